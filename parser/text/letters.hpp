// Letters of ASCII: in lower and upper case, compared without case, and which characters names are made of. Everything
// that rego compares is ASCII; other characters stay as they are.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace rego::parser {

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

inline std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = lower(c);
    return result;
}

inline std::string upper(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = upper(c);
    return result;
}

inline bool equal_ignoring_case(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

constexpr bool is_letter_or_digit(char c) { return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9'); }

/// Only those, in lower case: for comparing names whatever stands between their words.
inline std::string letters_and_digits(std::string_view text) {
    std::string kept;
    for (const char c : text) {
        if (is_letter_or_digit(c)) kept += lower(c);
    }
    return kept;
}

/// What the name of a class or property is made of.
constexpr bool is_name_character(char c) { return is_letter_or_digit(c) || c == '_'; }

}  // namespace rego::parser
