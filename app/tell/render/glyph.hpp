// One character as a terminal shows it.
#pragma once

#include <cstddef>
#include <string_view>

namespace rego::app {

struct Glyph {
    std::size_t bytes = 1;
    std::size_t columns = 1;  // 0 for marks that join the character before, 2 for wide ones
};

/// The character or escape sequence at the front of a text that is not empty.
Glyph first_glyph(std::string_view text);

}  // namespace rego::app
