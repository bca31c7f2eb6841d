# Language level, warnings, sanitizers and optimisation, all carried by the interface target `rego_options`.
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Release, Debug or RelWithDebInfo" FORCE)
endif()

# Another compiler may know warnings that this one does not, so only the one we develop with turns them into errors.
set(werror_default OFF)
if(DEFINED ENV{CI} OR (CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^12\\."))
    set(werror_default ON)
endif()
option(REGO_WERROR "Warnings are errors" ${werror_default})
option(REGO_SANITIZE "Address and undefined behaviour sanitizers" OFF)
option(REGO_FUZZ "Build the libFuzzer targets instead of tests and benchmarks (clang only)" OFF)
option(REGO_MUTANTS "For tools/mutate: the parts as shared libraries, the canon read from its folder at run time" OFF)
option(REGO_LTO "Link-time optimisation: a slightly faster rego, a much slower incremental build" OFF)

# Several files in one compilation: what a file includes costs more than what it says. Six to a batch: with more, the
# rebuild after a change to one of them takes longer than it should. Off, each file has to stand on its own.
option(CMAKE_UNITY_BUILD "Compile the files of a part in batches" ON)
set(CMAKE_UNITY_BUILD_BATCH_SIZE 6)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
if(EMSCRIPTEN)
    set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG")  # it goes over the air
    set(CMAKE_C_FLAGS_RELEASE "-Os -DNDEBUG")
endif()
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${REGO_LTO})

add_library(rego_options INTERFACE)
target_compile_options(rego_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast -Wcast-qual
    -Wimplicit-fallthrough -Wunused -Wextra-semi -Wdouble-promotion -Wformat=2
    # __FILE__ reads as in the repository, whatever the checkout is called and whether ccache made the path relative.
    -ffile-prefix-map=${PROJECT_SOURCE_DIR}/= -fmacro-prefix-map=../../=)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 sees what is not there: overlapping copies in `"text" + std::string` (its bug 105329), and copies beyond
    # the end of small vectors inside other objects.
    target_compile_options(rego_options INTERFACE
        -Wduplicated-cond -Wlogical-op -Wno-restrict -Wno-array-bounds -Wno-stringop-overread)
endif()
if(EMSCRIPTEN)
    # Exceptions as the browser has them; set for everything, also for what is not ours.
    add_compile_options(-fwasm-exceptions)
    add_link_options(-fwasm-exceptions)
endif()
if(REGO_WERROR)
    # These look at optimised code and guess; a wrong guess about a std::variant should not stop a build.
    target_compile_options(rego_options INTERFACE -Werror
        -Wno-error=maybe-uninitialized -Wno-error=stringop-overflow)
endif()
if(REGO_SANITIZE)
    target_compile_options(rego_options INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(rego_options INTERFACE -fsanitize=address,undefined)
endif()
if(REGO_FUZZ)
    target_compile_options(rego_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# What a release checks while it runs: copies and prints of the C library, the stack, indexes of the standard library;
# and what it links stays read-only. docs/reliability.md has what was measured. Not for tests, which are not optimised.
add_library(rego_hardening INTERFACE)
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT REGO_SANITIZE AND NOT EMSCRIPTEN)
    target_compile_options(rego_hardening INTERFACE
        -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -D_GLIBCXX_ASSERTIONS -fstack-protector-strong)
    target_link_options(rego_hardening INTERFACE -Wl,-z,relro,-z,now)
endif()
