// Who is meant by a command that names nobody while it is nobody's turn: round the table, whoever is still to do it.
#pragma once

#include <string>
#include <vector>

#include "app/shell/session/session.hpp"

namespace rego::app::commands {

/// Whether nobody is named or pinned, and the game does not say whose turn it is.
bool is_open_who_acts(Run& run);

/// Players who are offered cards now, in seat order.
std::vector<engine::TypeId> buyers(engine::MarsGame& game);

/// A bare `buy` is for the next one who is still to buy, unless whoever acts anyway is.
void address_next_buyer(Run& run);
/// A bare `play` of a corporation is for the next one who has yet to choose, unless whoever acts anyway has.
void address_next_player_of(Run& run, engine::ClassId card);

/// `buy 2 3 1`: a `buy` for each of those who are still to buy, as one step.
Outcome buy_for_all(Run& run, const std::vector<std::int32_t>& numbers);

}  // namespace rego::app::commands
