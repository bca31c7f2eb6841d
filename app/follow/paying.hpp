// A move that has been made, paid with something else: for whoever finds out what it really was paid with.
#pragma once

#include <optional>
#include <vector>

#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

/// Whether it is an answer in words that take no payment; `paying` knows the verb that does.
bool is_said(const engine::Move& move);
/// The same with a verb that takes a payment: the action that it uses, or paying for what is on offer.
engine::Move paying(const engine::Game& game, const engine::Move& answer);

/// What a record tells of may have been paid by whoever had to, and not by whose step it was.
engine::Payment paid_by(engine::MarsGame& game, engine::TypeId payer, engine::Payment payment);

/// What the move was paid with (`paid` by the game itself), and `more`, which may be less than none of something.
/// Nothing if less than none would be left.
std::optional<std::vector<engine::PaymentItem>> paid_with(engine::MarsGame& game, const engine::Move& move,
                                                          const engine::Price& paid,
                                                          const std::vector<engine::PaymentItem>& more);

}  // namespace rego::app::follow
