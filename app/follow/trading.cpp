#include "app/follow/trading.hpp"

#include <algorithm>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"

namespace rego::app::follow {

using namespace engine;

namespace {

/// `Floater<This> -> Trade FROM TradeFleet`
bool is_trade(const parser::Action& action) {
    const auto* change = std::get_if<parser::TransmuteInstruction>(&action.instruction.node);
    return change != nullptr && change->gain.name == kind::kTrade;
}

}  // namespace

std::vector<std::vector<Move>> trades_by_card(MarsGame& game, const Move& trade) {
    std::vector<std::vector<Move>> all;
    for (const auto& card : listed(game, trade.actor, kind::kActionCard)) {
        const ClassId cls = game.core().types()[card.component].cls;
        const auto& actions = game.core().table().info(cls).actions;
        for (std::size_t i = 0; i < actions.size(); ++i) {
            if (!is_trade(actions[i])) continue;
            Move action{.verb = Verb::Action, .actor = trade.actor, .about = cls};
            if (actions.size() > 1) action.number = static_cast<int>(i + 1);
            all.push_back({action, trade});
            all.push_back({action});
        }
    }
    return all;
}

}  // namespace rego::app::follow
