# Provides replxx::replxx, the line editor. No Debian binary package has it, so look, in this order, at:
#   1. an installed CMake package `replxx`
#   2. -DREPLXX_SOURCE_DIR=DIR, an unpacked source tree
#   3. the Debian source package rspamd, which carries it (tools/fetch-replxx; kept in ~/.cache/rego and checked there)
set(REPLXX_SOURCE_DIR "" CACHE PATH "Unpacked replxx source (has include/replxx.hxx and src/)")

find_package(replxx CONFIG QUIET)
if(TARGET replxx::replxx)
    return()
endif()

set(source_dir "${REPLXX_SOURCE_DIR}")
if(NOT source_dir)
    execute_process(
        COMMAND "${PROJECT_SOURCE_DIR}/tools/fetch-replxx"
        OUTPUT_VARIABLE source_dir OUTPUT_STRIP_TRAILING_WHITESPACE
        RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "replxx could not be fetched from Debian; give a copy of yours with -DREPLXX_SOURCE_DIR=DIR")
    endif()
endif()
if(NOT EXISTS "${source_dir}/include/replxx.hxx")
    message(FATAL_ERROR "no replxx in '${source_dir}'; give one with -DREPLXX_SOURCE_DIR=DIR")
endif()

# Upstream has ConvertUTF.cpp; Debian's copy uses ICU's header-only converter instead.
file(GLOB replxx_sources "${source_dir}/src/*.cxx" "${source_dir}/src/*.cpp")
add_library(replxx STATIC ${replxx_sources})
set_target_properties(replxx PROPERTIES UNITY_BUILD OFF)
add_library(replxx::replxx ALIAS replxx)
target_include_directories(replxx SYSTEM PUBLIC "${source_dir}/include")
target_compile_definitions(replxx PUBLIC REPLXX_STATIC)
target_compile_options(replxx PRIVATE -w)  # not our code, not our warnings
target_link_libraries(replxx PUBLIC Threads::Threads)
