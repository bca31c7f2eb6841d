#include "engine/load/class_names.hpp"

#include "engine/load/canon.hpp"

namespace rego::engine {
namespace {

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whether a new word begins at `i`: `Power|Plant`, `GHG|Factories`, `Player|1`, but not within `SP`.
bool begins_word(std::string_view name, std::size_t i) {
    if (i == 0) return false;
    const char before = name[i - 1];
    if (is_digit(name[i])) return is_lower(before) || is_upper(before);
    if (!is_upper(name[i])) return false;
    if (is_lower(before) || is_digit(before)) return true;
    return is_upper(before) && i + 1 < name.size() && is_lower(name[i + 1]);
}

}  // namespace

std::string words_of(std::string_view class_name) {
    std::string words;
    for (std::size_t i = 0; i < class_name.size(); ++i) {
        if (begins_word(class_name, i)) words += ' ';
        words += class_name[i];
    }
    return words;
}

std::string_view last_word(std::string_view class_name) {
    for (std::size_t i = class_name.size(); i-- > 1;) {
        if (begins_word(class_name, i)) return class_name.substr(i);
    }
    return class_name;
}

std::string property_name(std::string_view class_name) {
    std::string name(last_word(class_name));
    for (char& c : name) {
        if (is_upper(c)) c = static_cast<char>(c - 'A' + 'a');
    }
    return name;
}

std::string plural_of(std::string_view noun) {
    const std::string word(noun);
    if (word.ends_with('y') && word.size() > 1 &&
        std::string_view("aeiou").find(word[word.size() - 2]) == std::string_view::npos) {
        return word.substr(0, word.size() - 1) + "ies";
    }
    return word + (word.ends_with('s') || word.ends_with('x') || word.ends_with("ch") ? "es" : "s");
}

}  // namespace rego::engine
