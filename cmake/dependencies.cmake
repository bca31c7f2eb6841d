# Everything rego links that is not rego. All of it comes from Debian packages (tools/setup lists them) but replxx.
# Linked statically as far as possible, so that a copied binary needs nothing but the C library.
find_package(Boost 1.74 REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(Threads REQUIRED)

set(ZLIB_USE_STATIC_LIBS ON)
find_package(ZLIB QUIET)
if(NOT ZLIB_FOUND)  # not everywhere is there a static one
    set(ZLIB_USE_STATIC_LIBS OFF)
    find_package(ZLIB REQUIRED)
endif()

# Static where there is such a one.
find_package(SQLite3 REQUIRED)
find_library(SQLITE_LIBRARY NAMES libsqlite3.a HINTS "${SQLite3_LIBRARIES}" NO_CACHE)
add_library(rego_sqlite INTERFACE)
target_include_directories(rego_sqlite SYSTEM INTERFACE "${SQLite3_INCLUDE_DIRS}")
if(SQLITE_LIBRARY)
    target_link_libraries(rego_sqlite INTERFACE "${SQLITE_LIBRARY}" Threads::Threads ${CMAKE_DL_LIBS} m)
else()
    target_link_libraries(rego_sqlite INTERFACE SQLite::SQLite3)
endif()

# How many columns a character takes. Debian has no CMake file for it; pkg-config knows where it is on other systems.
find_package(PkgConfig QUIET)
if(PKG_CONFIG_FOUND)
    pkg_check_modules(PC_UTF8PROC QUIET libutf8proc)
    pkg_check_modules(PC_ICU QUIET icu-uc)
endif()
find_path(UTF8PROC_INCLUDE_DIR utf8proc.h HINTS ${PC_UTF8PROC_INCLUDE_DIRS} REQUIRED)
find_library(UTF8PROC_LIBRARY NAMES libutf8proc.a utf8proc HINTS ${PC_UTF8PROC_LIBRARY_DIRS} REQUIRED)
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

# Header-only, in app/shell/session/log.cpp alone; with Debian's fmt instead of the copy that spdlog brings along.
find_package(spdlog REQUIRED)
add_library(rego_spdlog INTERFACE)
target_include_directories(rego_spdlog SYSTEM INTERFACE $<TARGET_PROPERTY:spdlog::spdlog,INTERFACE_INCLUDE_DIRECTORIES>)
target_compile_definitions(rego_spdlog INTERFACE SPDLOG_FMT_EXTERNAL)
target_link_libraries(rego_spdlog INTERFACE rego_fmt Threads::Threads)

include(replxx)
