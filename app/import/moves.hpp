// A decision that a log tells of, as the commands that may have been meant.
#pragma once

#include <optional>
#include <vector>

#include "app/import/accounts.hpp"
#include "app/import/fact.hpp"
#include "app/import/playing.hpp"

namespace rego::app::imports {

using Moves = std::vector<Move>;

/// The likeliest first. `spent` is what lay on cards and has gone without being explained: perhaps it paid for this.
/// None: it needs no command.
std::vector<Moves> moves_for(const Fact& decision, const Tally& spent, Accounts& accounts, const Vocabulary& vocabulary,
                             Playing& playing);

/// Paid with what is known to have been paid besides money: the payments that cover it and waste nothing.
std::vector<Move> paid_with(const Move& command, const std::vector<engine::PaymentItem>& known, Playing& playing);

/// The same with just that and money for the rest, if it can be paid so.
std::optional<Move> exactly_paid_with(const Move& command, const std::vector<engine::PaymentItem>& known,
                                      Playing& playing);

}  // namespace rego::app::imports
