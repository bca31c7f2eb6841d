// What may be typed inside PETS: class names that fit the brackets the cursor is in, and keywords.
#pragma once

#include <string_view>
#include <vector>

#include "app/shell/session/session.hpp"
#include "app/shell/typing/candidates.hpp"

namespace rego::app {

/// A letter, a digit or `_`.
bool is_name_character(char c);

/// The name at the cursor: the name characters before it. `begin` is where it starts in the text.
struct PetsWord {
    std::size_t begin = 0;
    std::string_view typed;
    std::string_view argument_of;  // `CityTile` in `CityTile<Pl`; empty outside angle brackets
};
PetsWord pets_word(std::string_view pets);

/// Classes in use, or keywords where one may stand. Inside `CityTile<…>` only what fits a dependency of CityTile.
std::vector<Candidate> pets_candidates(Session& session, const PetsWord& word);

/// `PROD`, `FROM`, `OR` …: upper case, part of the language.
bool is_pets_keyword(std::string_view word);

}  // namespace rego::app
