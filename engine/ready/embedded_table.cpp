#include "engine/ready/embedded_table.hpp"

#include <string_view>

#include "engine/load/canon.hpp"
#include "engine/ready/canon_image.hpp"

// The bytes that make_image.cpp has written. WebAssembly has no section to come back to, and its labels stand before
// something.
#ifdef __wasm__
#define REGO_DATA R"(.section .rodata.rego_canon_image,"",@)"
#define REGO_DATA_END \
    ".int8 0\n.size rego_canon_image, rego_canon_image_end - rego_canon_image\n.size rego_canon_image_end, 1"
#else
#define REGO_DATA ".section .rodata"
#define REGO_DATA_END ".previous"
#endif
asm(REGO_DATA R"(
    .balign 16
    .globl rego_canon_image
rego_canon_image:
    .incbin ")" REGO_CANON_IMAGE R"("
    .globl rego_canon_image_end
rego_canon_image_end:
    )" REGO_DATA_END);
extern "C" const char rego_canon_image[], rego_canon_image_end[];  // NOLINT: named as above

namespace rego::engine {

namespace {

std::shared_ptr<const ClassTable> read_from_text(const std::vector<std::string>& extra_folders) {
    return std::make_shared<const ClassTable>(std::make_shared<const Canon>(load_embedded_canon(extra_folders)));
}

}  // namespace

std::string_view embedded_image() {
    return {rego_canon_image, static_cast<std::size_t>(rego_canon_image_end - rego_canon_image)};
}

std::shared_ptr<const ClassTable> embedded_table(const std::vector<std::string>& extra_folders) {
    if (!extra_folders.empty()) return read_from_text(extra_folders);
    // Never taken apart: that would be a good part of ending the program.
    static const auto& only = *new std::shared_ptr<const ClassTable>(
        embedded_image().empty() ? read_from_text({}) : table_of_image(embedded_image()));
    return only;
}

}  // namespace rego::engine
