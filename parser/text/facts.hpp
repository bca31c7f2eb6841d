// What stands in the way, as facts: numbers, and what they are about as PETS. An error carries them beside its message,
// so that whoever talks to people can say the same in their words without reading the message.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace rego::parser {

/// More of something is to go than there is.
struct TooFew {
    std::string type;
    std::int64_t needed = 0;
    std::int64_t there = 0;
    std::int64_t least = 0;  // so many stay
};

/// Not so many more of something fit: only `most` of `bounded`, to which it belongs, can be there.
struct NoRoom {
    std::string type;
    std::string bounded;
    std::int64_t most = 0;
    std::vector<std::string> found = {};  // some of those that are there
};

/// Something depends on what is not there.
struct Lacks {
    std::string type;
    std::string dependency;
};

/// A requirement does not hold. It is the printed one of `whose`, or is asked of that thing; of nothing if it is empty.
struct Unmet {
    std::string whose;
    std::string requirement;
    std::int64_t there = 0;
    std::vector<std::string> found = {};  // some of those that are too many
    std::int64_t lapsed = 0;              // so many more were there once, …
    std::vector<std::string> on = {};     // … with these
};

/// An effect of `by` does not let it happen.
struct Forbidden {
    std::string type;  // may be empty: whatever was to happen
    std::string by;
};

/// Nothing there is could be gained as that: every area is taken.
struct Nowhere {
    std::string type;
};

/// There is nothing from which so many could be taken.
struct NothingToTake {
    std::string type;
    std::int64_t needed = 0;
};

/// What is handed over, or all that could be, is not what is owed.
struct WrongPayment {
    std::string player;
    std::string owed;  // the class of what is owed
    std::int64_t debt = 0;
    std::int64_t paid = 0;
    bool is_all = false;  // more cannot be paid
    std::string purpose;  // the signal that the debt comes from
};

/// A part of a payment is not accepted for what is owed now.
struct NotAccepted {
    std::string type;
};

/// An answer names something of another kind than is asked for.
struct NotA {
    std::string said;
    std::string wanted;
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
    std::string player;
};

using Fact = std::variant<TooFew, NoRoom, Lacks, Unmet, Forbidden, Nowhere, NothingToTake, WrongPayment, NotAccepted,
                          NotA, WrongAmount, NoCard, NothingPending>;
using Facts = std::vector<Fact>;

/// A task that an error is about, or that an answer was held against.
struct TaskFact {
    std::size_t number = 0;  // 0: none of those that are pending
    std::string instruction;
    std::string source;  // what it comes from; may be empty
    std::string player;  // whose it is
    Facts misfit = {};   // why the answer does not fit
};

}  // namespace rego::parser
