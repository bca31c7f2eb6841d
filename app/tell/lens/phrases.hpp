// What rego prints, typed back: `2 plant production`, `-3 plants Bob`, `1 microbe on Ants`, `9 M€`, as PETS.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/tell/lens/names.hpp"

namespace rego::app {

/// The phrase as an instruction in PETS; nothing if it is not such a phrase. The amount comes first, then what it is,
/// as a class or by its noun; `production` behind it, then whose it is, or on which card.
/// Also `oxygen`, `steal 3 M€ from Bob`, `colony Europa`, `track Luna`.
std::optional<std::string> phrase_as_pets(std::string_view phrase, const Names& names, engine::MarsGame* game);

/// An answer as such a phrase, that phrase_as_pets reads again; nothing if there is none.
std::optional<std::string> pets_as_phrase(const parser::Instruction& instruction, engine::MarsGame& game);

}  // namespace rego::app
