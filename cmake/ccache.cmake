# Uses ccache when it is installed. Paths below the checkout are hashed relative to the build folder, so several
# checkouts (worktrees, clean clones) share their results.
find_program(REGO_CCACHE ccache)
if(REGO_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros ${REGO_CCACHE})
endif()
