// What can be folded in a text, and what is coloured how.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "app/editor/lsp/workspace.hpp"

namespace rego::app::lsp {

/// From the first byte to the last; both in different lines.
std::vector<parser::Span> folds(Language language, std::string_view text);

/// In the order in which editors are told of them.
inline constexpr std::array<std::string_view, 8> kShades{"keyword",  "class",  "property", "number",
                                                         "variable", "string", "comment",  "function"};
struct Shade {
    parser::Span span;  // within one line
    std::size_t kind = 0;
};
/// In the order of places.
std::vector<Shade> shades(Language language, std::string_view path, std::string_view text);

}  // namespace rego::app::lsp
