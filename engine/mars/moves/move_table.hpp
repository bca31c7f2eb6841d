// The verbs of the game, a row each: how each is carried out. What the rows name stands in the file of its kind.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "engine/mars/moves/command.hpp"

namespace rego::engine {

struct MoveRule {
    Verb verb;
    void (*carry_out)(Command& command, const Move& move, std::size_t way);
    /// Why it cannot even begin; nothing if it can.
    std::optional<Diagnostic> (*problem)(MarsGame& game, const Move& move) = nullptr;
    /// How many ways there are to begin it, if that is not said: several actions, several prices.
    std::size_t (*ways)(MarsGame& game, const Move& move) = nullptr;
    /// Where several are possible: the first is meant, or it has to be said.
    enum class Several { First, Ambiguous } several = Several::First;
};

// What the rows name, by file.
// answer.cpp
void answer(Command& command, const Move& move, std::size_t way);
void buy(Command& command, const Move& move, std::size_t way);
void pay(Command& command, const Move& move, std::size_t way);
/// What a move goes on to ask: also what it has done by itself since that event.
void answer_further(Command& command, const Answer& answer, EventNumber since);
// play.cpp
std::optional<Diagnostic> cannot_play(MarsGame& game, const Move& move);
void play(Command& command, const Move& move, std::size_t way);
// discard.cpp
std::optional<Diagnostic> cannot_discard(MarsGame& game, const Move& move);
void discard(Command& command, const Move& move, std::size_t way);
// action.cpp
std::optional<Diagnostic> cannot_act(MarsGame& game, const Move& move);
std::size_t actions_of(MarsGame& game, const Move& move);
void act(Command& command, const Move& move, std::size_t way);
void always_there(Command& command, const Move& move, std::size_t way);
void sell(Command& command, const Move& move, std::size_t way);
// goals.cpp
void claim(Command& command, const Move& move, std::size_t way);
void fund(Command& command, const Move& move, std::size_t way);
// trade.cpp
std::optional<Diagnostic> cannot_trade(MarsGame& game, const Move& move);
std::size_t prices_of_trade(MarsGame& game, const Move& move);
void trade(Command& command, const Move& move, std::size_t way);
// committee.cpp
std::optional<Diagnostic> no_committee(MarsGame& game, const Move& move);
std::optional<Diagnostic> cannot_reveal(MarsGame& game, const Move& move);
std::size_t prices_of_delegate(MarsGame& game, const Move& move);
void delegate(Command& command, const Move& move, std::size_t way);
void policy(Command& command, const Move& move, std::size_t way);
void reveal(Command& command, const Move& move, std::size_t way);
// first.cpp, turn.cpp
void first(Command& command, const Move& move, std::size_t way);
void pass(Command& command, const Move& move, std::size_t way);
void end(Command& command, const Move& move, std::size_t way);

/// In the order of Verb.
inline constexpr std::array kMoveRules{
    MoveRule{Verb::Answer, answer},
    MoveRule{Verb::Play, play, cannot_play},
    MoveRule{Verb::Discard, discard, cannot_discard},
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

constexpr bool are_in_order() {
    for (std::size_t i = 0; i < kMoveRules.size(); ++i)
        if (static_cast<std::size_t>(kMoveRules[i].verb) != i) return false;
    return kMoveRules.size() == kVerbNames.size();
}
static_assert(are_in_order());

inline const MoveRule& rule_of(Verb verb) { return kMoveRules[static_cast<std::size_t>(verb)]; }

}  // namespace rego::engine
