# The target rego_page: the session for a browser. tools/page puts what comes of it, with app/page/web/, into one file.
add_executable(rego_page app/page/wasm/exports.cpp)
target_link_libraries(rego_page PRIVATE rego_session rego_options)
target_link_options(rego_page PRIVATE -Oz
    -sSTACK_SIZE=4MB -sALLOW_MEMORY_GROWTH -sMODULARIZE -sEXPORT_NAME=rego -sENVIRONMENT=web,worker,node
    -sFILESYSTEM=1 -sINVOKE_RUN=0 -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToNewUTF8
    -sEXPORTED_FUNCTIONS=_malloc,_free)
