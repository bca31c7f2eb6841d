#include "parser/text/utf8.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace rego::parser {
namespace {

/// How many bytes the first byte of a character announces; 0 if it begins none.
std::size_t announced_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return 2;
    if (first >= 0xE0 && first <= 0xEF) return 3;
    if (first >= 0xF0 && first <= 0xF4) return 4;
    return 0;
}

/// The length of the character at the front; 0 if there is none. Neither overlong forms nor surrogates are characters.
std::size_t character_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = announced_length(byte(0));
    if (length == 0 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return 0;
    }
    if (byte(0) == 0xE0 && byte(1) < 0xA0) return 0;
    if (byte(0) == 0xED && byte(1) > 0x9F) return 0;
    if (byte(0) == 0xF0 && byte(1) < 0x90) return 0;
    if (byte(0) == 0xF4 && byte(1) > 0x8F) return 0;
    return length;
}

/// Whether the next eight bytes are a character each, as nearly all are.
bool is_plain(const char* eight) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, eight, sizeof bytes);
    return (bytes & 0x8080'8080'8080'8080U) == 0;
}

}  // namespace

std::optional<std::size_t> first_invalid_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        if (text.size() - i >= sizeof(std::uint64_t) && is_plain(text.data() + i)) {
            i += sizeof(std::uint64_t);
            continue;
        }
        const std::size_t length = character_length(text.substr(i));
        if (length == 0) return i;
        i += length;
    }
    return std::nullopt;
}

std::string without_invalid_utf8(std::string_view text) {
    std::string valid(text);
    for (std::size_t i = 0; i < valid.size();) {
        const std::size_t length = character_length(std::string_view(valid).substr(i));
        if (length == 0) valid[i] = '?';
        i += std::max<std::size_t>(length, 1);
    }
    return valid;
}

}  // namespace rego::parser
