// Letter case, of ASCII letters: names and keywords have no others.
#pragma once

#include <string>
#include <string_view>

namespace rego::parser {

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

inline std::string lower_case(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = lower(c);
    return result;
}

inline std::string upper_case(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = upper(c);
    return result;
}

}  // namespace rego::parser
