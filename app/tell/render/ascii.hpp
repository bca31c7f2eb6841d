// Texts for a terminal that knows ASCII only.
#pragma once

#include <string>
#include <string_view>

namespace rego::app {

/// The text with every other character replaced by what comes near it: `M€ 5 → 9` as `MC 5 -> 9`, frames of lines as
/// frames of `+`, `-` and `|`, letters without their marks, and `?` for what has no likeness.
std::string in_ascii(std::string_view text);

}  // namespace rego::app
