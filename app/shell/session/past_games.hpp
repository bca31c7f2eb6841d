// The games of a session with the moves that were made in them, for whoever tells how they went.
#pragma once

#include <vector>

#include "app/shell/session/state.hpp"
#include "app/tell/course/played.hpp"

namespace rego::app {

/// The game that is played now, which there must be.
PlayedGame present_game(SessionState& session);

/// All that were begun and still hold, in their order; each is called `name`, later ones `name#2` and so on.
std::vector<PlayedGame> all_games(SessionState& session, const std::string& name);

}  // namespace rego::app
