// A move on its way through the rules: who makes it, what it is paid with, and what the moves of this folder share.
// Throws RuleError; `perform` (perform.cpp) makes it all or nothing.
#pragma once

#include <cstddef>

#include "engine/exec/executor.hpp"
#include "engine/mars/flow.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/mars/move.hpp"
#include "engine/mars/till/till.hpp"
#include "parser/build.hpp"

namespace rego::engine {

struct Command {
    MarsGame& game;
    TypeId actor;
    Till till;
    bool was_possible = false;  // of the receipt

    Command(MarsGame& of, TypeId who, const Payment& payment, std::int64_t kept_money = 0)
        : game(of), actor(who), till(of, who, payment, kept_money) {}

    Game& core() const { return game.core(); }
    Executor& executor() const { return game.core().executor(); }
    const ClassTable& table() const { return game.core().table(); }
    Flow& flow() const { return game.flow(); }
    Cause cause() const { return Cause{actor}; }
    std::string who() const { return core().types().print(actor); }
    std::int64_t count(std::string_view type) const { return game.count(type, actor); }
    /// The class as it is written.
    parser::Expression named(ClassId cls) const { return parser::type(table().info(cls).name); }

    /// Answers the first of the actor's tasks that it fits, if any.
    bool answer_if_fitting(const parser::Instruction& answer, AnswerStyle style = {}) const {
        return core().answer_if_fitting(actor, answer, style);
    }
    /// The same; says why not if it fits none.
    void answer_with(const parser::Instruction& answer) const {
        core().answer_inside(actor, std::nullopt, answer, {.takes_first = true});
    }
    void run(const parser::Instruction& instruction) const;
    /// Something that is always there: answers what is pending, or is an action of the turn, or of the phase.
    void take_action(const parser::Expression& what, std::size_t slot = 0) const;
    /// Pays what is owed now.
    void pay_if_owing() {
        if (game.owed(actor) > 0) till.pay_bill(actor);
    }
};

/// `UseAction<what, First>`.
parser::Instruction using_action(const parser::Expression& what, std::size_t slot);
void use_action(MarsGame& game, TypeId actor, const parser::Expression& what, std::size_t slot);

// --- Playing cards (play.cpp)

/// The back of that card, with the card: what `PlayCard` and `DiscardCard` are about.
std::vector<parser::Expression> back_and_front(const CardInfo& card);
const char* back_of(Deck deck);
/// Whether the card can be played now, bills and all; where its tiles go is not asked, only that there is a place.
/// `is_certain`: it does not depend on a card in somebody's hand either.
bool can_be_carried_out(MarsGame& game, TypeId actor, const parser::Instruction& playing, bool is_certain = false);
/// Where hands are not looked after, a card comes into the hand when it is asked for.
void require_in_hand(const Command& command, const char* back);
/// Whether it asks for a card to be played or given away.
bool asks_for_card(const MarsGame& game, const InstructionRule& rule);

// --- First actions that corporations prescribe (first.cpp)

/// Whether nothing but that is to be done now, so that an answer to it may come straight away.
bool awaits_mandate(MarsGame& game, TypeId actor);
/// All of them, in the order of the cards.
void begin_mandate(const Command& command);
/// Carries the prescribed first action out if that answers to it; otherwise nothing happens.
bool answers_mandate(const Command& command, const parser::Instruction& answer, AnswerStyle style = {});

// --- Places (place.cpp)

/// With a tile there, else with whatever else may be put there.
bool answer_with_area(const Command& command, TypeId area);
/// Whether a tile can go there, with all that comes of it: a bill may follow.
bool can_be_placed(Command& command, TypeId area);

}  // namespace rego::engine
