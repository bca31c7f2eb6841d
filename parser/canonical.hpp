// `parse KIND TEXT`: the canonical form of a text, or what is wrong with it.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "parser/text/diagnostic.hpp"

namespace rego::parser {

/// The kinds of text there are. A `file` is given by its contents here.
inline constexpr std::array<std::string_view, 8> kTextKinds{"type",   "metric", "requirement", "instruction",
                                                            "action", "effect", "class",       "file"};

/// Parses `text` as `kind` and prints it back. An unknown kind is an error of kind Usage.
Result<std::string> canonical(std::string_view kind, std::string_view text);

}  // namespace rego::parser
