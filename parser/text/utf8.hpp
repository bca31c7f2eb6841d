// Whether a text is UTF-8. Everything that rego reads should be; what is not is pointed at instead of shown as rubbish.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rego::parser {

/// Whether the byte is part of a character that has begun before it.
constexpr bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// Where the first byte stands that belongs to no character.
std::optional<std::size_t> first_invalid_utf8(std::string_view text);

/// The text with `?` for every such byte: as long as before, so that places in it stay where they are.
std::string without_invalid_utf8(std::string_view text);

}  // namespace rego::parser
