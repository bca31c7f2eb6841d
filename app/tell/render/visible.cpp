#include "app/tell/render/visible.hpp"

#include <algorithm>
#include <charconv>

#include <utf8proc.h>

namespace rego::app {

namespace {

constexpr std::string_view kUnseen = "\uFFFD";

bool steers_terminal(utf8proc_int32_t code) {
    if (code == '\n' || code == '\t') return false;
    return code < 0x20 || (code >= 0x7F && code < 0xA0);
}

/// Embeddings, overrides, isolates and marks: after them, what is shown is not in the order in which it is written.
/// Line and paragraph separators as well, which some terminals obey.
bool turns_direction(utf8proc_int32_t code) {
    return code == 0x061C || (code >= 0x200E && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

/// Most of what is shown, and nothing that needs a second look.
bool is_plain(char c) { return (c >= ' ' && c <= '~') || c == '\n'; }

/// The numbers that paint() uses: none that hides, blinks or stays when the text is over.
bool is_color(int number) { return number <= 1 || (number >= 30 && number <= 49) || (number >= 90 && number <= 107); }

/// The length of a colour as paint() writes it, at the front of the text; 0 if there is none.
std::size_t color_length(std::string_view text) {
    if (!text.starts_with("\x1b[")) return 0;
    std::size_t at = 2;
    for (bool is_index = false; at < text.size(); ++at) {
        int number = 0;
        const auto read = std::from_chars(text.data() + at, text.data() + text.size(), number);
        if (read.ec != std::errc() || number < 0 || number > 255 || !(is_index || is_color(number))) return 0;
        is_index = is_index ? number == 5 : number == 38 || number == 48;  // `38;5;137`
        at = static_cast<std::size_t>(read.ptr - text.data());
        if (at < text.size() && text[at] == 'm') return at + 1;
        if (at >= text.size() || text[at] != ';') return 0;
    }
    return 0;
}

}  // namespace

std::string visible(std::string_view text, bool colored) {
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const std::size_t plain = static_cast<std::size_t>(std::ranges::find_if_not(text, is_plain) - text.begin());
        shown += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        if (const std::size_t length = colored ? color_length(text) : 0; length > 0) {
            shown += text.substr(0, length);
            text.remove_prefix(length);
            continue;
        }
        utf8proc_int32_t code = 0;
        const auto bytes = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                            static_cast<utf8proc_ssize_t>(text.size()), &code);
        const std::size_t length = bytes <= 0 ? 1 : static_cast<std::size_t>(bytes);
        const bool is_seen = bytes > 0 && !steers_terminal(code) && !turns_direction(code);
        shown += is_seen ? text.substr(0, length) : kUnseen;
        text.remove_prefix(length);
    }
    return shown;
}

}  // namespace rego::app
