// What could stand at a place of a command, in this game, now: cards for `play`, open areas for `place` …
#pragma once

#include <string>
#include <vector>

#include "app/shell/session/session.hpp"
#include "app/shell/typing/place.hpp"

namespace rego::app {

struct Candidate {
    std::string text;        // as it would be typed, in canonical spelling
    std::string note = {};   // for the hint: "9 M€, needs 4 OxygenStep"
    std::string alias = {};  // another spelling that is matched as well: the printed name
    bool complete = true;    // false: more belongs to it, as after `award `
};

/// All that fits; what has been typed is only looked at where it decides what may follow.
std::vector<Candidate> candidates_for(Session& session, const Place& place);

/// The player for whom the command is: named by `as`, or whoever would act. kNoType without a game.
engine::TypeId acting_player(Session& session, const Place& place);

}  // namespace rego::app
