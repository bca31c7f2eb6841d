// What a log says, in its order: decisions, and what was seen to come of them.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/import/state.hpp"

namespace rego::app::imports {

/// What kind of fact a template tells of; the words for them are in templates.cpp. Three are of another strength each:
/// a decision becomes a move, what came of it is compared with what the move brought, and a state of the table settles
/// what was paid up to there.
enum class Kind {
    // What somebody decided
    Play,
    Keep,
    Buy,
    Action,
    Policy,
    Sell,
    ConvertPlants,
    ConvertHeat,
    Project,
    Claim,
    Fund,
    First,
    Trade,
    TradeByCard,
    Delegate,
    EndTurn,
    Pass,
    Govern,
    GovernOcean,
    // What came of it
    Paid,
    ActionWith,
    Change,
    SellAction,
    Place,
    Unplace,
    Track,
    AddColony,
    Copy,
    Doubled,
    Linked,
    Fizzled,
    FoundLife,
    Discarded,
    Drew,
    Marker,
    Bought,
    NeutralDelegate,
    Event,
    // What is known of the table then
    State,
    // The frame
    FirstPlayer,
    Seat,
    Generation,
    SoloTile,
    FinalGreeneries,
    End,
    Quiet,
    kCount
};

constexpr bool is_decision(Kind kind) { return kind <= Kind::GovernOcean; }

/// What stands in the slots of a template, by their letters: names of classes as rego has them, players by their
/// number in the log (from 1), numbers as digits, anything else as it was written.
class Slots {
  public:
    const std::string& operator[](char letter) const { return values_[place(letter)]; }
    std::string& operator[](char letter) { return values_[place(letter)]; }
    int number(char letter) const;
    /// 0: none.
    std::size_t player(char letter = 'P') const { return static_cast<std::size_t>(number(letter)); }

  private:
    static std::size_t place(char letter) { return static_cast<std::size_t>(letter - 'A') % kLetters; }
    static constexpr std::size_t kLetters = 26;
    std::array<std::string, kLetters> values_;
};

/// So much of it was paid.
struct PaidUnits {
    std::string resource;  // the class
    int units = 0;
};

/// Where the program that wrote the log departs from the rules: what the game is corrected by.
struct Departure {
    std::vector<std::string> changes;  // in PETS with slots
    std::string why;
};

struct Fact {
    Kind kind = Kind::Quiet;
    std::size_t line = 0;  // in the source, from 1
    std::string text;      // as it stands there
    Slots slots;
    std::string inferred;                               // why it is here although nobody told it; empty: it was told
    const std::vector<std::string>* changes = nullptr;  // in PETS with slots, of the template; null: none
    const Departure* departure = nullptr;               // of the template; null: none
    const Departure* otherwise = nullptr;               // the same, if it did not come about as told
    std::optional<std::vector<PaidUnits>> paid;         // of a decision, where the source tells it
    std::shared_ptr<const State> state;                 // of Kind::State: after what stands before it
};

/// A line that says nothing known.
struct Unread {
    std::size_t line = 0;
    std::string text;
    std::string nearest;  // the template that begins most like it; may be empty
};

/// A name that is none of a card, or of whatever stands there: of a fan expansion, or of none.
struct Stranger {
    std::size_t line = 0;  // where it stands first
    std::string what;      // "card"
    std::string name;
    friend bool operator==(const Stranger& a, const Stranger& b) { return a.what == b.what && a.name == b.name; }
};

/// All that a source says.
struct Facts {
    std::vector<Unread> unread;
    std::vector<Stranger> strangers;   // in them
    std::vector<std::string> players;  // as they are called there, in the order in which they came
    std::vector<Fact> list;
    std::size_t lines = 0;
    std::string date;         // when it was played, "2026-03-23"; empty: not told
    bool tells_turns = true;  // false: how turns end is not told, and passes only now and then
};

}  // namespace rego::app::imports
