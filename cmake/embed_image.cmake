# The target rego_ready_canon: the canon as engine/ready/ stores it, written by a tool of the engine and linked in.
# engine/ready/embedded_table.hpp is its face. It is made anew whenever the canon or the engine is.
add_executable(rego_make_image engine/ready/make_image.cpp)
target_link_libraries(rego_make_image PRIVATE rego_engine)
if(EMSCRIPTEN)
    target_link_options(rego_make_image PRIVATE -sNODERAWFS -sALLOW_MEMORY_GROWTH -sSTACK_SIZE=4MB)  # it runs in node
endif()

set(canon_image "${PROJECT_BINARY_DIR}/canon.image")
if(REGO_MUTANTS)  # an empty one: the canon is read from its text
    file(WRITE "${canon_image}" "")
else()
    add_custom_command(
        OUTPUT "${canon_image}"
        COMMAND rego_make_image "${canon_image}"
        DEPENDS rego_make_image
        COMMENT "Making the canon ready" VERBATIM)
endif()
add_custom_target(rego_canon_image DEPENDS "${canon_image}")

add_library(rego_ready_canon STATIC engine/ready/embedded_table.cpp)
add_dependencies(rego_ready_canon rego_canon_image)
set_source_files_properties(engine/ready/embedded_table.cpp PROPERTIES
    COMPILE_DEFINITIONS "REGO_CANON_IMAGE=\"${canon_image}\"" OBJECT_DEPENDS "${canon_image}")
target_link_libraries(rego_ready_canon PUBLIC rego_engine)
