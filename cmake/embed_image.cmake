# The target rego_ready_canon: the canon as engine/image/ stores it, written by a tool of the engine and linked in.
# engine/image/embedded_table.hpp is its face. It is made anew whenever the canon or the engine is.
add_executable(rego_make_image engine/image/make_image.cpp)
target_link_libraries(rego_make_image PRIVATE rego_engine)

set(canon_image "${PROJECT_BINARY_DIR}/canon.image")
add_custom_command(
    OUTPUT "${canon_image}"
    COMMAND rego_make_image "${canon_image}"
    DEPENDS rego_make_image
    COMMENT "Making the canon ready" VERBATIM)
add_custom_target(rego_canon_image DEPENDS "${canon_image}")

add_library(rego_ready_canon STATIC engine/image/embedded_table.cpp)
add_dependencies(rego_ready_canon rego_canon_image)
set_source_files_properties(engine/image/embedded_table.cpp PROPERTIES
    COMPILE_DEFINITIONS "REGO_CANON_IMAGE=\"${canon_image}\"" OBJECT_DEPENDS "${canon_image}")
target_link_libraries(rego_ready_canon PUBLIC rego_engine)
