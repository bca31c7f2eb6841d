# The target rego_version: the version in CMakeLists.txt and the commit, for app/version.hpp. The commit is
# asked for in every build, but the file is only written when what it says has changed.
# Run as a script (cmake -P) it writes that file.
if(CMAKE_SCRIPT_MODE_FILE)
    set(commit "")
    set(date "")
    if(EXISTS "${SOURCE}/.git")
        # `+`: the sources differ from the commit.
        execute_process(COMMAND git describe --always --dirty=+ --abbrev=10 --exclude=* WORKING_DIRECTORY "${SOURCE}"
            OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        execute_process(COMMAND git log -1 --format=%cs WORKING_DIRECTORY "${SOURCE}"
            OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    else()
        # `git archive` fills these in (.gitattributes); other copies of the sources say what they know.
        file(STRINGS "${SOURCE}/cmake/commit.txt" lines)
        list(GET lines 0 commit)
        list(GET lines 1 date)
        if(commit MATCHES "Format")
            set(commit "")
            set(date "")
        endif()
    endif()
    if(date STREQUAL "")
        # The latest entry of the change log that has a day.
        file(STRINGS "${SOURCE}/CHANGELOG.md" headings REGEX "^## .*[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$")
        if(headings)
            list(GET headings 0 heading)
            string(REGEX MATCH "[0-9-]+$" date "${heading}")
        endif()
    endif()
    set(text "rego ${version}")
    if(NOT commit STREQUAL "")
        string(APPEND text " (${commit}, ${date})")
    endif()
    configure_file("${SOURCE}/cmake/version.cpp.in" "${OUT}" @ONLY)  # leaves a file alone that is the same
    return()
endif()

set(version_cpp "${PROJECT_BINARY_DIR}/version.cpp")
add_custom_target(rego_version_file
    COMMAND ${CMAKE_COMMAND} "-DSOURCE=${PROJECT_SOURCE_DIR}" "-DOUT=${version_cpp}" "-Dversion=${PROJECT_VERSION}"
            -P "${CMAKE_CURRENT_LIST_FILE}"
    BYPRODUCTS "${version_cpp}" COMMENT "" VERBATIM)
add_library(rego_version STATIC "${version_cpp}" app/version.hpp)
add_dependencies(rego_version rego_version_file)
set_target_properties(rego_version PROPERTIES UNITY_BUILD OFF)
target_include_directories(rego_version PUBLIC "${PROJECT_SOURCE_DIR}")
target_link_libraries(rego_version PRIVATE rego_options)
