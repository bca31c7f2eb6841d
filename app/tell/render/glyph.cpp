#include "app/tell/render/glyph.hpp"

#include <algorithm>

#include <utf8proc.h>

namespace rego::app {

Glyph first_glyph(std::string_view text) {
    if (text[0] == '\x1b') return {std::min(text.find('m'), text.size() - 1) + 1, 0};
    if (text[0] >= ' ' && text[0] <= '~') return {1, 1};
    utf8proc_int32_t character = 0;
    const auto bytes = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                        static_cast<utf8proc_ssize_t>(text.size()), &character);
    if (bytes <= 0) return {1, 1};  // no UTF-8: terminals show a sign in its place
    return {static_cast<std::size_t>(bytes), static_cast<std::size_t>(std::max(utf8proc_charwidth(character), 0))};
}

}  // namespace rego::app
