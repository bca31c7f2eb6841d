// A game that has been played, however it was read: the game as it stands, and the moves that led there.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/mars/mars_game.hpp"

namespace rego::app {

/// A command that changed something.
struct PlayedMove {
    std::string command = {};                // as it was typed, without who
    engine::TypeId actor = engine::kNoType;  // kNoType: nobody in particular
    std::string remark = {};                 // of `note` and `because`
    std::string payment = {};                // what rego paid by itself
    engine::EventNumber first = 0;           // its events are first < n <= last
    engine::EventNumber last = 0;
};

struct PlayedGame {
    std::string name;  // as the user knows it, usually its file
    std::shared_ptr<engine::MarsGame> game;
    std::vector<PlayedMove> moves;
    std::string script;                // that plays it again; may be empty
    std::string date;                  // "2025-03-01", of a game that is played now; may be empty
    std::vector<std::string> remarks;  // where the rules and a record of it have parted, and why
};

}  // namespace rego::app
