# rego_precompile(TARGET [OTHER]): its files share the reading of the usual headers, with each other and, if given, with
# those of OTHER, a library that it links anyway. With clang (the fuzzers) it is left out.
function(rego_precompile target)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        if(ARGC GREATER 1)
            target_precompile_headers(${target} REUSE_FROM ${ARGV1})
        else()
            target_precompile_headers(${target} PRIVATE "${PROJECT_SOURCE_DIR}/cmake/precompiled.hpp")
        endif()
        target_compile_options(${target} PRIVATE -fpch-preprocess)  # as ccache needs it
    endif()
endfunction()

# rego_batch_by_folder(SOURCE...): what is compiled as one (CMAKE_UNITY_BUILD) are files of one folder, so that a new file
# means compiling its folder again and not all that comes after it in the alphabet.
function(rego_batch_by_folder)
    foreach(source IN LISTS ARGN)
        get_filename_component(folder "${source}" DIRECTORY)
        string(MAKE_C_IDENTIFIER "${folder}" folder)
        math(EXPR ${folder}_count "${${folder}_count} + 1")
        math(EXPR batch "(${${folder}_count} - 1) / ${CMAKE_UNITY_BUILD_BATCH_SIZE}")
        set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${batch}")
    endforeach()
endfunction()

# rego_add_part(TARGET FOLDER [STATIC] [ONLY PATH...] [EXCEPT PATH...]): the library TARGET from every .cpp below FOLDER,
# of those that are, or lie below, a path of ONLY and none of EXCEPT. Without STATIC it is shared if BUILD_SHARED_LIBS is
# set (preset mutants).
function(rego_add_part target folder)
    cmake_parse_arguments(PARSE_ARGV 2 arg "STATIC" "" "ONLY;EXCEPT")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS
        RELATIVE "${PROJECT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/${folder}/*.cpp")
    foreach(kind IN ITEMS ONLY EXCEPT)
        if(arg_${kind})
            list(JOIN arg_${kind} "|" paths)
            set(how EXCLUDE)
            if(kind STREQUAL ONLY)
                set(how INCLUDE)
            endif()
            list(FILTER sources ${how} REGEX "^(${paths})(/|$)")
        endif()
    endforeach()
    set(kind "")
    if(arg_STATIC)
        set(kind STATIC)
    endif()
    add_library(${target} ${kind} ${sources})
    rego_batch_by_folder(${sources})
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    set_target_properties(${target} PROPERTIES DEFINE_SYMBOL "")  # the parts share precompiled headers
    target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} PUBLIC rego_options PRIVATE rego_hardening)
endfunction()
