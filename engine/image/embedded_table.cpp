#include "engine/image/embedded_table.hpp"

#include <string_view>

#include "engine/image/canon_image.hpp"
#include "engine/load/canon.hpp"

// The bytes that make_image.cpp has written.
asm(R"(
    .section .rodata
    .balign 16
    .global rego_canon_image
rego_canon_image:
    .incbin ")" REGO_CANON_IMAGE R"("
    .global rego_canon_image_end
rego_canon_image_end:
    .previous
)");
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
