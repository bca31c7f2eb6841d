// What a new game is made of: which modules, classes and map are in, worked out of what was asked for and of what the
// modules say about themselves (module.json5). Knows no letter and no option by name.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/game.hpp"
#include "engine/types/class_table.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::engine {

/// How much the engine insists on.
enum class Mode { Game, Turns, Ops, Tasks, Raw };

/// What was asked for.
struct NewGame {
    std::string options = "B";         // letters of modules
    std::vector<std::string> players;  // display names in seat order
    Mode mode = Mode::Game;
    std::map<std::string, std::vector<std::string>, std::less<>> keys;  // `solo=tr63`, `awards=Miner,Banker`
    std::vector<std::string> with;                                      // single cards in or out
    std::vector<std::string> without;
};

struct GamePlan {
    GameParts parts;
    const MapInfo* map = nullptr;
    std::vector<std::string> in_play;          // classes of what is there before anything happens
    std::vector<parser::Expression> openings;  // what happens once the game has been set up: `Reveal<Election>`
};

/// Usage errors for unknown letters and keys; "not supported yet" for letters that are only announced.
parser::Result<GamePlan> plan_game(const ClassTable& table, const NewGame& wanted);

/// The keys that `newgame` takes besides its own, as the modules declare them; those of one key joined.
std::vector<OptionInfo> options_of(const Canon& canon);
std::vector<OptionInfo> options_of(const Canon& canon, const std::function<bool(const ModuleInfo&)>& counts);

}  // namespace rego::engine
