# The target rego_canon: every .pets and .json5 file below canon/ compiled into the binary, so that a copied binary
# works anywhere. engine/load/embedded_canon.hpp is its face. Adding, changing or removing a file rebuilds it.
file(GLOB_RECURSE canon_files CONFIGURE_DEPENDS
    RELATIVE "${PROJECT_SOURCE_DIR}/canon" "${PROJECT_SOURCE_DIR}/canon/*.pets" "${PROJECT_SOURCE_DIR}/canon/*.json5")
list(SORT canon_files)

# The list is an input of its own: a removed file is no longer a dependency and would not be noticed otherwise.
set(canon_list "${PROJECT_BINARY_DIR}/canon_files.txt")
file(CONFIGURE OUTPUT "${canon_list}" CONTENT "@canon_files@" @ONLY)

set(canon_cpp "${PROJECT_BINARY_DIR}/embedded_canon.cpp")
list(TRANSFORM canon_files PREPEND "${PROJECT_SOURCE_DIR}/canon/" OUTPUT_VARIABLE canon_paths)
add_custom_command(
    OUTPUT "${canon_cpp}"
    COMMAND ${CMAKE_COMMAND} "-DROOT=${PROJECT_SOURCE_DIR}/canon" "-DLIST=${canon_list}" "-DOUT=${canon_cpp}"
            -P "${PROJECT_SOURCE_DIR}/cmake/write_embedded_canon.cmake"
    DEPENDS ${canon_paths} "${canon_list}" cmake/write_embedded_canon.cmake
    COMMENT "Embedding canon" VERBATIM)

if(REGO_MUTANTS)
    set(canon_cpp engine/load/canon_on_disk.cpp)
    set_source_files_properties(${canon_cpp} PROPERTIES COMPILE_DEFINITIONS REGO_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
endif()
add_library(rego_canon STATIC "${canon_cpp}" engine/load/embedded_canon.hpp)
target_include_directories(rego_canon PUBLIC "${PROJECT_SOURCE_DIR}")
target_link_libraries(rego_canon PRIVATE rego_options)
