#include "engine/mars/moves/move_table.hpp"

#include <array>

namespace rego::engine {

namespace {

/// In the order of Verb.
constexpr std::array kRules{
    MoveRule{Verb::Answer, answer},
    MoveRule{Verb::Play, play, cannot_play},
    MoveRule{Verb::Action, act, cannot_act, actions_of, MoveRule::Several::Ambiguous},
    MoveRule{Verb::Project, always_there},
    MoveRule{Verb::Convert, always_there},
    MoveRule{Verb::Sell, sell},
    MoveRule{Verb::Buy, buy},
    MoveRule{Verb::Claim, claim},
    MoveRule{Verb::Fund, fund},
    MoveRule{Verb::Trade, trade, cannot_trade, prices_of_trade},
    MoveRule{Verb::Delegate, delegate, no_committee, prices_of_delegate},
    MoveRule{Verb::Policy, policy, no_committee},
    MoveRule{Verb::Reveal, reveal, cannot_reveal},
    MoveRule{Verb::Pay, pay},
    MoveRule{Verb::First, first},
    MoveRule{Verb::Pass, pass},
    MoveRule{Verb::End, end},
};

constexpr bool is_in_order() {
    for (std::size_t i = 0; i < kRules.size(); ++i)
        if (static_cast<std::size_t>(kRules[i].verb) != i) return false;
    return kRules.size() == static_cast<std::size_t>(Verb::End) + 1;
}
static_assert(is_in_order());

}  // namespace

const MoveRule& rule_of(Verb verb) { return kRules[static_cast<std::size_t>(verb)]; }

}  // namespace rego::engine
