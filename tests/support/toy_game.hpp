// The toy game of the engine's tests: loads tests/support/toy and whatever further PETS a test writes for itself.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/load/canon.hpp"
#include "engine/types/class_table.hpp"
#include "tests/support/table.hpp"

namespace rego::test {

/// The files of the toy game; `more` is one further file of the module "toy".
std::vector<engine::CanonFile> toy_files(std::string_view more = {});

/// Its class table; problems are in table->problems().
std::shared_ptr<const engine::ClassTable> toy_table(std::string_view more = {});

/// A game of two keepers. Player3 is known but not at the table. Fails the test if there are problems.
Table toy_game(std::string_view more = {}, engine::CustomRules custom = {});

/// The same in which Player1 has a card with that body.
Table toy_card(const std::string& body, const std::string& more = {});

/// A game of two keepers of other files than toy_files() has.
Table toy_game_of(std::vector<engine::CanonFile> files, engine::CustomRules custom = {});

}  // namespace rego::test
