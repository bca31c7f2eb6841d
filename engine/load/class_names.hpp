// The words of a class name, where the loader makes one name out of another.
#pragma once

#include <string>
#include <string_view>

namespace rego::engine {

/// "SpecialTile" -> "Tile".
std::string_view last_word(std::string_view class_name);

/// "ProjectCard" -> "card": what a number property about that class is called.
std::string property_name(std::string_view class_name);

/// "ocean tile" -> "ocean tiles", "city" -> "cities".
std::string plural_of(std::string_view noun);

}  // namespace rego::engine
