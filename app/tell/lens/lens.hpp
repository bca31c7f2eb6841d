// Asking a game what commands and pictures need: counts, names of players and things.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/load/words.hpp"
#include "engine/mars/mars_game.hpp"
#include "parser/build.hpp"

namespace rego::app {

/// What the metric counts with that player as Owner, or how many of the type there are; 0 where the canon lacks a
/// class of it.
std::int64_t amount(engine::MarsGame& game, engine::TypeId player, const parser::Metric& metric);
std::int64_t amount(engine::MarsGame& game, engine::TypeId player, const parser::Expression& type);
std::int64_t amount(engine::MarsGame& game, engine::TypeId player, std::string_view cls);

/// The components of a type that there are, with that player as Owner; empty where the canon lacks a class of it.
std::vector<engine::Game::Listed> listed(engine::MarsGame& game, engine::TypeId player, const parser::Expression& type);
/// All of the class that are the player's, or nobody's.
std::vector<engine::Game::Listed> listed(engine::MarsGame& game, engine::TypeId player, std::string_view cls);

/// Seat from 1; 0 for whoever is not a player.
int seat_of(engine::MarsGame& game, engine::TypeId player);

/// The first dependency that is of the class, looking inside dependencies too; kNoType if there is none.
engine::TypeId dependency_of(engine::MarsGame& game, engine::TypeId component, std::string_view cls);
engine::TypeId dependency_of(const engine::TypePool& types, engine::TypeId component, engine::ClassId cls);

/// As printed on the card, board or map: "Inventors' Guild", "Noctis City".
std::string printed_name(const engine::ClassTable& table, engine::ClassId cls);

/// The name of the component's class.
const std::string& class_name(engine::MarsGame& game, engine::TypeId type);

/// Whether it is of the class; false where the canon lacks it.
bool is_a(engine::MarsGame& game, engine::TypeId type, std::string_view cls);

/// Whose it is; kNoType if nobody's.
engine::TypeId owner_of(engine::MarsGame& game, engine::TypeId component);

/// A type as people say it: PETS with this player (kNoType: nobody) left out.
std::string short_type(engine::MarsGame& game, engine::TypeId type, engine::TypeId owner);

/// PETS text without that argument wherever it stands: `Science<Ants<Player1>>` without `Player1` is `Science<Ants>`.
std::string without_argument(std::string text, std::string_view argument);
parser::Instruction without_argument(parser::Instruction instruction, std::string_view argument);

/// The name of a class without its last part, where it ends so: "Action" of "ActionPhase", but all of "Phase".
std::string_view without_suffix(std::string_view name, std::string_view suffix);

/// "game", "turns" …
std::string_view mode_name(engine::Mode mode);

/// A resource that has its place on a player board.
struct BoardResource {
    engine::ClassId id = engine::kNoClass;
    std::string cls;    // its name
    std::string label;  // "plants"
    engine::Color color;
};
/// What money is called: "M€".
std::string money_name(const engine::ClassTable& table);

/// Those of the game, in the order of the canon.
std::vector<BoardResource> board_resources(engine::MarsGame& game);
std::int64_t production(engine::MarsGame& game, engine::TypeId player, const std::string& resource);

}  // namespace rego::app
