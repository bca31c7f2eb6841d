// What things are called at the table, by class name. A class that is not listed is called by the words of its name.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rego::app {

struct Noun {
    std::string one;
    std::string many;
    bool countable = true;  // "a plant", but "1 steel"
};

Noun noun_of(std::string_view class_name);

/// "3 plants", "1 M€"; an amount like `3X` is given as text.
std::string counted(std::int64_t amount, const Noun& noun);
std::string counted(std::string_view amount, const Noun& noun);

/// "a plant", "an ocean tile", "1 steel".
std::string with_article(const Noun& noun);
std::string with_article(std::string_view phrase);

/// What a track shows after so many steps: "-14 °C", "4 %"; empty if the class is no track.
std::string track_value(std::string_view class_name, std::int64_t steps);
/// "temperature", "oxygen"; empty if the class is no track.
std::string_view track_name(std::string_view class_name);

/// A marker that only says that something is so: "your TR has been raised in this generation"; empty if it is none.
std::string_view fact(std::string_view class_name);

/// Behind a noun: " that costs at least 20 M€", " with a steel bonus". `comparison` is "at least" and the like.
std::string property_phrase(std::string_view property, std::string_view comparison, std::int64_t amount);

/// "a, b and c".
std::string joined(const std::vector<std::string>& parts, std::string_view last);

}  // namespace rego::app
