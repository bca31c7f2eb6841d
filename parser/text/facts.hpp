// What stands in the way, as facts: numbers, and what they are about as syntax. An error carries them beside its
// message, so that whoever talks to people can say the same in their words without reading the message.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "parser/ast.hpp"

namespace rego::parser {

/// More of something is to go than there is.
struct TooFew {
    Expression type;
    std::int64_t needed = 0;
    std::int64_t there = 0;
    std::int64_t least = 0;  // so many stay
};

/// Not so many more of something fit: only `most` of `bounded`, to which it belongs, can be there.
struct NoRoom {
    Expression type;
    Expression bounded;
    std::int64_t most = 0;
    std::vector<Expression> found = {};  // some of those that are there
};

/// Something depends on what is not there.
struct Lacks {
    Expression type;
    Expression dependency;
};

/// A requirement does not hold. It is the printed one of `whose`, or is asked of that thing.
struct Unmet {
    std::optional<Expression> whose;
    Requirement requirement;
    std::int64_t there = 0;
    std::vector<Expression> found = {};  // some of those that are too many
    std::int64_t lapsed = 0;             // so many more were there once, …
    std::vector<std::string> on = {};    // … with cards of these classes
};

/// An effect of `by` does not let it happen.
struct Forbidden {
    std::optional<Expression> type;  // nothing: whatever was to happen
    std::optional<Expression> by;
};

/// Nothing there is could be gained as that: every area is taken.
struct Nowhere {
    Expression type;
};

/// There is nothing from which so many could be taken.
struct NothingToTake {
    Expression type;
    std::int64_t needed = 0;
};

/// What is handed over, or all that could be, is not what is owed.
struct WrongPayment {
    Expression player;
    std::string owed;  // the class of what is owed
    std::int64_t debt = 0;
    std::int64_t paid = 0;
    bool is_all = false;                // more cannot be paid
    std::optional<Expression> purpose;  // the signal that the debt comes from
};

/// A part of a payment is not accepted for what is owed now.
struct NotAccepted {
    Expression type;
};

/// An answer names something of another kind than is asked for.
struct NotA {
    Expression said;
    Expression wanted;
};

/// An answer says another amount than is asked for.
struct WrongAmount {
    std::int64_t said = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;
};

/// A player has no card with that back.
struct NoCard {
    std::string player;
    std::string back;
};

/// Nobody has asked that player anything.
struct NothingPending {
    Expression player;
};

using Fact = std::variant<TooFew, NoRoom, Lacks, Unmet, Forbidden, Nowhere, NothingToTake, WrongPayment, NotAccepted,
                          NotA, WrongAmount, NoCard, NothingPending>;
using Facts = std::vector<Fact>;

/// A task that an error is about, or that an answer was held against.
struct TaskFact {
    std::size_t number = 0;  // 0: none of those that are pending
    Instruction instruction;
    std::optional<Expression> source;  // what it comes from
    std::string player;                // the class of whoever it is for
    Facts misfit = {};                 // why the answer does not fit
};

}  // namespace rego::parser
