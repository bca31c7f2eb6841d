// What game it was: what the log says of it, and what it lets one infer, each with its evidence.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/import/fact.hpp"
#include "app/import/vocabulary.hpp"
#include "engine/mars/game_plan.hpp"

namespace rego::app::imports {

struct Setup {
    engine::NewGame game;             // players in seat order
    std::vector<std::size_t> seats;   // by number in the log, from 1: the seat, from 1; [0] is unused
    std::vector<std::string> notes;   // "map Elysium: the awards are of that map"
    State at_end;                     // what is known of the end; no players: nothing
    std::vector<std::string> events;  // that were resolved, in order; then those that are known to have come after
};

/// What is told from elsewhere (final state, `--game`), and overrules what would be inferred.
struct Known {
    std::string letters;                                   // of modules; empty: not known
    std::string map;                                       // its printed name; empty: not known
    std::map<std::string, std::vector<std::string>> keys;  // of `newgame`
    std::vector<std::string> with, without;
    std::vector<std::string> events;            // current, coming and distant at the end
    std::map<std::string, PlayerState> at_end;  // by name
    std::string evidence;                       // "final state"
};

/// The likely ones, the best first; more than one where the log leaves it open.
std::vector<Setup> infer_setups(const Facts& facts, const Known& known, const Vocabulary& vocabulary);

/// Row and place, as old logs say, or a number, as newer ones do, to the area of that map: "Hellas_5_1"; empty if
/// there is none.
std::string area_of(const engine::MapInfo& map, const Slots& slots);

}  // namespace rego::app::imports
