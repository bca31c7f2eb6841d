// Words put together: numbers, articles, plurals. What things are called is in the canon (words.json5).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/load/words.hpp"

namespace rego::app {

using engine::Noun;

/// "3 plants", "1 M€"; an amount like `3X` is given as text.
std::string counted(std::int64_t amount, const Noun& noun);
std::string counted(std::string_view amount, const Noun& noun);

/// "a plant", "an ocean tile", "1 steel".
std::string with_article(const Noun& noun);
std::string with_article(std::string_view phrase);

/// "draws", "passes".
std::string third_person(std::string_view verb);

/// "a, b and c".
std::string joined(const std::vector<std::string>& parts, std::string_view last);

}  // namespace rego::app
