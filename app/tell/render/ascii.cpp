#include "app/tell/render/ascii.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <utility>

#include <utf8proc.h>

namespace rego::app {

namespace {

using Likeness = std::pair<std::string_view, std::string_view>;

/// One column each where it can be, so that tables stay in line.
constexpr std::array kLikenesses{
    Likeness{"€", "C"},  Likeness{"°", " "},  Likeness{"→", "->"}, Likeness{"…", "..."}, Likeness{"·", "-"},
    Likeness{"–", "-"},  Likeness{"—", "-"},  Likeness{"−", "-"},  Likeness{"×", "x"},   Likeness{"│", "|"},
    Likeness{"─", "-"},  Likeness{"┌", "+"},  Likeness{"┐", "+"},  Likeness{"└", "+"},   Likeness{"┘", "+"},
    Likeness{"┬", "+"},  Likeness{"┴", "+"},  Likeness{"├", "+"},  Likeness{"┤", "+"},   Likeness{"┼", "+"},
    Likeness{"█", "#"},  Likeness{"‘", "'"},  Likeness{"’", "'"},  Likeness{"“", "\""},  Likeness{"”", "\""},
    Likeness{"ß", "ss"}, Likeness{"æ", "ae"}, Likeness{"Æ", "AE"}, Likeness{"ø", "o"},   Likeness{"Ø", "O"},
    Likeness{"ł", "l"},  Likeness{"Ł", "L"},  Likeness{"đ", "d"},  Likeness{"Đ", "D"},   Likeness{"\u00a0", " "},
};

/// The letter without its marks; `?` if that is no letter of ASCII either.
std::string plain_letter(std::string_view character) {
    utf8proc_uint8_t* made = nullptr;
    const auto length = utf8proc_map(
        reinterpret_cast<const utf8proc_uint8_t*>(character.data()), static_cast<utf8proc_ssize_t>(character.size()),
        &made, static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_STRIPMARK));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owned(made, &std::free);
    if (length <= 0) return length == 0 ? "" : "?";
    const std::string plain(reinterpret_cast<const char*>(made), static_cast<std::size_t>(length));
    return std::ranges::all_of(plain, [](char c) { return static_cast<unsigned char>(c) < 0x80; }) ? plain : "?";
}

}  // namespace

std::string in_ascii(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        utf8proc_int32_t code = 0;
        const auto bytes = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                            static_cast<utf8proc_ssize_t>(text.size()), &code);
        const std::string_view character = text.substr(0, bytes <= 0 ? 1 : static_cast<std::size_t>(bytes));
        text.remove_prefix(character.size());
        if (bytes == 1) {
            plain += character;
            continue;
        }
        if (code >= 0x2800 && code <= 0x28FF) {  // the dots of a plot
            plain += '.';
            continue;
        }
        const auto like = std::ranges::find(kLikenesses, character, &Likeness::first);
        plain += like != kLikenesses.end() ? std::string(like->second) : bytes <= 0 ? "?" : plain_letter(character);
    }
    return plain;
}

}  // namespace rego::app
