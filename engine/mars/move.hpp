// What somebody does, and what comes of it, as values. They say nothing of how it is typed: app reads lines into moves
// and writes moves as lines.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/mars/purse.hpp"
#include "engine/types/ids.hpp"
#include "engine/types/rules.hpp"
#include "engine/world/world.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

enum class Verb : std::uint8_t {
    Answer,  // to what is pending
    Play,
    Discard,
    Action,
    Project,
    Convert,
    Sell,
    Buy,
    Claim,
    Fund,
    Trade,
    Delegate,
    Policy,
    Reveal,
    Pay,
    First,
    Pass,
    End
};
inline constexpr std::array<std::string_view, 18> kVerbNames{
    "answer", "play",  "discard",  "action", "project", "convert", "sell",  "buy",  "claim",
    "fund",   "trade", "delegate", "policy", "reveal",  "pay",     "first", "pass", "end"};
inline constexpr std::string_view name_of(Verb verb) { return kVerbNames[static_cast<std::size_t>(verb)]; }

// --- Answers to what a move asks, or to what is pending

/// `at 5_4`: where it is to go.
struct At {
    ClassId area = kNoClass;
    friend bool operator==(const At&, const At&) = default;
};
/// `on Ants`: onto which card it is put.
struct On {
    ClassId card = kNoClass;
    friend bool operator==(const On&, const On&) = default;
};
/// `from Decomposers`, `from neutral`, `bob`: off which card, or of whom, it is taken. `-3 bob`: how much, 0: as much
/// as there is to be taken.
struct From {
    ClassId holder = kNoClass;
    std::int32_t amount = 0;
    friend bool operator==(const From&, const From&) = default;
};
/// One of the ways that were offered for a task. NotNow once that task is gone.
struct Chosen {
    TaskId task = 0;
    InstructionPtr way;
    friend bool operator==(const Chosen& a, const Chosen& b);
};
/// Whatever else people say, read leniently. `task` is the place of the task it is for, from 1, if they say that too.
struct Said {
    parser::Instruction words;
    std::optional<std::size_t> task = {};
    friend bool operator==(const Said&, const Said&) = default;
};
using Answer = std::variant<At, On, From, Chosen, Said>;

struct Move {
    Verb verb = Verb::Answer;
    TypeId actor = kNoType;
    ClassId about = kNoClass;          // the card, project, standard action, goal, colony, party or event
    std::int32_t number = 0;           // Sell, Buy: how many; Action: which one, 0: the only one that is possible
    Payment payment = {};              // nothing: rego pays by itself
    std::vector<Answer> answers = {};  // of Verb::Answer just one; of the others what they go on to ask

    friend bool operator==(const Move&, const Move&) = default;
};

/// What was handed over.
struct Paid {
    ClassId resource = kNoClass;
    std::int64_t units = 0;
    friend bool operator==(const Paid&, const Paid&) = default;
};
using Price = std::vector<Paid>;

/// What came of a move: its events are from < n <= to.
struct Receipt {
    EventNumber from = 0;
    EventNumber to = 0;
    Price paid;  // without a written payment
    /// What was given up as impossible could surely have been carried out.
    bool was_possible = false;
};

/// A move that is possible now.
struct Offer {
    Move move;
    std::vector<Price> prices = {};  // every way to pay for it; what is paid if nothing is said comes first
    bool awaited = false;            // the game does not go on without it
    /// Something is left to say that only the players know: which card of a deck (`about` is its back), which party,
    /// how many cards.
    bool open = false;
};

}  // namespace rego::engine
