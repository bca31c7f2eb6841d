# What a page links, compiled for WebAssembly: headers as they are, zlib and utf8proc from their sources. tools/setup page
# puts all of it into one folder.
set(REGO_PAGE_LIBRARIES "/opt/rego-page" CACHE PATH "Folder with include/, zlib/ and utf8proc/, made by tools/setup page")
set(page_include "${REGO_PAGE_LIBRARIES}/include")
if(NOT EXISTS "${page_include}/boost")
    message(FATAL_ERROR "no libraries for the page in ${REGO_PAGE_LIBRARIES}: use tools/page")
endif()

function(rego_page_headers target)
    add_library(${target} INTERFACE)
    target_include_directories(${target} SYSTEM INTERFACE "${page_include}")
endfunction()
rego_page_headers(rego_page_boost)
add_library(Boost::headers ALIAS rego_page_boost)
rego_page_headers(rego_page_json)
add_library(nlohmann_json::nlohmann_json ALIAS rego_page_json)
rego_page_headers(rego_fmt)
target_compile_definitions(rego_fmt INTERFACE FMT_HEADER_ONLY)

enable_language(C)
set(CMAKE_UNITY_BUILD OFF)  # for these; each C file stands by itself
file(GLOB zlib_sources "${REGO_PAGE_LIBRARIES}/zlib/*.c")
add_library(rego_zlib STATIC ${zlib_sources})
target_include_directories(rego_zlib SYSTEM PUBLIC "${REGO_PAGE_LIBRARIES}/zlib")
target_compile_definitions(rego_zlib PRIVATE Z_HAVE_UNISTD_H)
add_library(ZLIB::ZLIB ALIAS rego_zlib)

add_library(rego_utf8proc STATIC "${REGO_PAGE_LIBRARIES}/utf8proc/utf8proc.c")
target_include_directories(rego_utf8proc SYSTEM PUBLIC "${REGO_PAGE_LIBRARIES}/utf8proc")
target_compile_definitions(rego_utf8proc PUBLIC UTF8PROC_STATIC)
set(CMAKE_UNITY_BUILD ON)
