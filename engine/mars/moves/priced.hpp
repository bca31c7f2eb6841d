// Actions that have several prices: trading, and sending delegates.
#pragma once

#include "engine/mars/moves/move_table.hpp"

namespace rego::engine {

bool offers_action(MarsGame& game, std::string_view action);
/// One if something is said about paying: then that tells which.
std::size_t ways_to_pay(MarsGame& game, std::string_view action, const Payment& payment);
/// Takes the action at that price, or the one that the payment is meant for, and says what it is about.
void take_at_price(Command& command, const std::string& action, const parser::Instruction& about,
                   const Payment& payment, std::size_t way);

}  // namespace rego::engine
