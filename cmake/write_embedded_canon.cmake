# Script mode: writes OUT, a C++ source with the text of each file of LIST (paths below ROOT, sorted).
file(READ "${LIST}" files)
list(LENGTH files count)

set(rows "")
foreach(path IN LISTS files)
    file(READ "${ROOT}/${path}" text)
    if(text MATCHES "\\)canon\"")
        message(FATAL_ERROR "canon/${path} contains `)canon\"`, which ends the C++ literal it is embedded in")
    endif()
    string(APPEND rows "    EmbeddedFile{\"${path}\", R\"canon(${text})canon\"},\n")
endforeach()

file(WRITE "${OUT}" "// Generated from canon/ by cmake/write_embedded_canon.cmake.
#include \"engine/load/embedded_canon.hpp\"

#include <array>

namespace rego::engine {
namespace {
constexpr std::array<EmbeddedFile, ${count}> kFiles{
${rows}};
}  // namespace

std::span<const EmbeddedFile> embedded_canon() { return kFiles; }

}  // namespace rego::engine
")
