// Trades that a card makes: its action, and the trade that it asks for.
#pragma once

#include <vector>

#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

/// Actions of the player's cards that may have led to that trade, each with the trade as its answer and, since with
/// only one tile left to trade with nobody is asked, without.
std::vector<std::vector<engine::Move>> trades_by_card(engine::MarsGame& game, const engine::Move& trade);

}  // namespace rego::app::follow
