// A new game as it is typed: names that `newgame` takes, whatever they were elsewhere, and the whole line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/mars/game_plan.hpp"
#include "engine/types/class_table.hpp"

namespace rego::app {

/// Why nobody in a game can be called so; empty: somebody can. A name stands in every line of the log, and in lines
/// that are read back.
std::string player_name_problem(const engine::ClassTable& table, std::string_view name);

/// The name as a word of a command: `Bob`, `"Tom T"`. It is one that has no problem.
std::string name_as_word(std::string_view name);

struct FittedNames {
    std::vector<std::string> names;    // in seat order, as `newgame` takes them
    std::vector<std::string> remarks;  // about each that had to change: "`Tom;T` is called `Tom T`"
};

/// The names of players in a game from elsewhere: signs that mean something to rego or cannot be shown become blanks;
/// who is called like a card, a number or somebody else gets the seat behind the name.
FittedNames fitted_names(const engine::ClassTable& table, const std::vector<std::string>& wanted);

/// `newgame BRP Ellie "Tom T" worldgov=off`: everything that was chosen. The names are as `newgame` takes them.
std::string new_game_line(const engine::NewGame& game);

}  // namespace rego::app
