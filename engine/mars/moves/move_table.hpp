// The verbs of the game, a row each: how each is carried out. The rows stand beside what they are about.
#pragma once

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

const MoveRule& rule_of(Verb verb);

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

}  // namespace rego::engine
