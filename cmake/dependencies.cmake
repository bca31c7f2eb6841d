# Everything rego links that is not rego. All of it comes from Debian packages (tools/setup lists them) but replxx.
# Linked statically as far as possible, so that a copied binary needs nothing but the C library.
find_package(Boost 1.74 REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(Threads REQUIRED)

set(ZLIB_USE_STATIC_LIBS ON)
find_package(ZLIB REQUIRED)

# How many columns a character takes. Debian has no CMake file for it.
find_path(UTF8PROC_INCLUDE_DIR utf8proc.h REQUIRED)
find_library(UTF8PROC_LIBRARY NAMES libutf8proc.a utf8proc REQUIRED)
add_library(rego_utf8proc INTERFACE)
target_include_directories(rego_utf8proc SYSTEM INTERFACE "${UTF8PROC_INCLUDE_DIR}")
target_compile_definitions(rego_utf8proc INTERFACE UTF8PROC_STATIC)
target_link_libraries(rego_utf8proc INTERFACE "${UTF8PROC_LIBRARY}")

find_package(fmt REQUIRED)
if(fmt_VERSION VERSION_GREATER_EQUAL 9 AND fmt_VERSION VERSION_LESS 10)
    add_library(rego_fmt STATIC cmake/static_fmt.cpp)
    target_include_directories(rego_fmt SYSTEM PUBLIC $<TARGET_PROPERTY:fmt::fmt,INTERFACE_INCLUDE_DIRECTORIES>)
else()
    add_library(rego_fmt INTERFACE)
    target_link_libraries(rego_fmt INTERFACE fmt::fmt)
endif()

# Header-only, in app/shell/start/log.cpp alone; with Debian's fmt instead of the copy that spdlog brings along.
find_package(spdlog REQUIRED)
add_library(rego_spdlog INTERFACE)
target_include_directories(rego_spdlog SYSTEM INTERFACE $<TARGET_PROPERTY:spdlog::spdlog,INTERFACE_INCLUDE_DIRECTORIES>)
target_compile_definitions(rego_spdlog INTERFACE SPDLOG_FMT_EXTERNAL)
target_link_libraries(rego_spdlog INTERFACE rego_fmt Threads::Threads)

include(replxx)
