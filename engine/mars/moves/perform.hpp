// Carrying moves out: all or nothing, bills paid, and then the game goes on.
#pragma once

#include <functional>

#include "engine/mars/moves/command.hpp"

namespace rego::engine {

/// What every move goes through, for whatever else a player does: PETS that answers a task, a turn that is begun.
Result<Receipt> carry_out(MarsGame& game, TypeId actor, const Payment& payment,
                          const std::function<void(Command&)>& what);
/// Whether what the answer says has come about since that event, without anybody having to say so: there was no other
/// way.
bool has_happened(MarsGame& game, const Move& answer, EventNumber since);
/// What each way to begin the move costs, as far as it is possible.
std::vector<Price> prices_of(MarsGame& game, const Move& move);
/// A price as what that player writes to pay it.
std::vector<PaymentItem> payment_of(MarsGame& game, const Price& price, TypeId payer);

/// Where a tile could go that the move asks for: it is carried out so far, and taken back. Empty if it cannot be.
std::vector<TypeId> areas_after(MarsGame& game, const Move& move);

}  // namespace rego::engine
