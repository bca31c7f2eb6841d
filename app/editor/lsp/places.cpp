#include "app/editor/lsp/places.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

#include <fmt/format.h>

#include "parser/text/letters.hpp"
#include "parser/text/utf8.hpp"

namespace rego::app::lsp {
namespace {

/// What a byte adds to the length in UTF-16: nothing if it continues a character, 2 for one beyond the first plane.
std::size_t units(char c) {
    if (parser::continues_character(c)) return 0;
    return static_cast<unsigned char>(c) >= 0xF0 ? 2 : 1;
}

}  // namespace

std::size_t utf16_length(std::string_view text) {
    std::size_t length = 0;
    for (const char c : text) length += units(c);
    return length;
}

Places::Places(std::string_view text) : text_(text), begins_{0} {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\n') begins_.push_back(i + 1);
}

Position Places::position(std::size_t offset) const {
    offset = std::min(offset, text_.size());
    const auto after = std::upper_bound(begins_.begin(), begins_.end(), offset);
    const std::size_t line = static_cast<std::size_t>(after - begins_.begin()) - 1;
    return {line, utf16_length(text_.substr(begins_[line], offset - begins_[line]))};
}

std::size_t Places::line_begin(std::size_t line) const { return line < begins_.size() ? begins_[line] : text_.size(); }

std::size_t Places::offset(Position position) const {
    std::size_t at = line_begin(position.line);
    std::size_t column = 0;
    while (at < text_.size() && text_[at] != '\n' && column < position.column) {
        column += units(text_[at]);
        do {
            ++at;
        } while (at < text_.size() && parser::continues_character(text_[at]));
    }
    return at;
}

parser::Span name_at(std::string_view text, std::size_t offset) {
    std::size_t begin = std::min(offset, text.size());
    std::size_t end = begin;
    while (begin > 0 && parser::is_name_character(text[begin - 1])) --begin;
    while (end < text.size() && parser::is_name_character(text[end])) ++end;
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

std::string path_of_uri(std::string_view uri) {
    constexpr std::string_view kScheme = "file://";
    if (!uri.starts_with(kScheme)) return {};
    uri.remove_prefix(std::min(uri.find('/', kScheme.size()), uri.size()));  // behind the name of this machine
    std::string path;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        int byte = 0;
        const std::string_view digits = uri.substr(i + 1, 2);
        const bool is_escape = uri[i] == '%' && digits.size() == 2 &&
                               std::from_chars(digits.data(), digits.data() + 2, byte, 16).ptr == digits.data() + 2;
        path += is_escape ? static_cast<char>(byte) : uri[i];
        if (is_escape) i += 2;
    }
    return path;
}

std::string uri_of_path(std::string_view path) {
    std::string uri = "file://";
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        const bool is_plain = std::isalnum(byte) != 0 || std::string_view("/._-~").find(c) != std::string_view::npos;
        uri += is_plain ? std::string(1, c) : fmt::format("%{:02X}", byte);
    }
    return uri;
}

}  // namespace rego::app::lsp
