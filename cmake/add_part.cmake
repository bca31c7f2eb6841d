# rego_precompile(TARGET): its files share the reading of the usual headers. With clang (the fuzzers) it is left out.
function(rego_precompile target)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_precompile_headers(${target} PRIVATE "${PROJECT_SOURCE_DIR}/cmake/precompiled.hpp")
        target_compile_options(${target} PRIVATE -fpch-preprocess)  # as ccache needs it
    endif()
endfunction()

# rego_add_part(TARGET FOLDER [EXCEPT FILE...]): the library TARGET from every .cpp below FOLDER.
# A folder without sources becomes an INTERFACE library, so the tree configures at any stage; the variable
# TARGET_scope tells the caller which of PUBLIC and INTERFACE to link with.
function(rego_add_part target folder)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "EXCEPT")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS
        RELATIVE "${PROJECT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/${folder}/*.cpp")
    list(REMOVE_ITEM sources ${arg_EXCEPT})
    if(sources)
        set(scope PUBLIC)
        add_library(${target} STATIC ${sources})
        rego_precompile(${target})
    else()
        set(scope INTERFACE)
        add_library(${target} INTERFACE)
    endif()
    target_include_directories(${target} ${scope} "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} ${scope} rego_options)
    set(${target}_scope ${scope} PARENT_SCOPE)
endfunction()
