// Where in a text something stands. Offsets only; line and column are worked out when an error is shown.
#pragma once

#include <cstdint>

namespace rego::parser {

/// A half-open byte range [begin, end) of the text that was parsed.
/// Spans never take part in equality or hashing of AST nodes.
struct Span {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

}  // namespace rego::parser
