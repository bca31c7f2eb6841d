// What a class is called and how it looks to people: nouns, phrases, colours, tracks, columns of the score. The rules
// know nothing of it; whoever draws or tells a game does. What the fields mean is in canon/README.md (words.json5).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rego::engine {

/// From the 256 colours of a terminal; -1 is the terminal's own.
struct Color {
    int text = -1;
    int ground = -1;

    friend bool operator==(const Color&, const Color&) = default;
};

struct Noun {
    std::string one;
    std::string many;
    bool countable = true;  // "a plant", but "1 steel"
};

/// How far something has come, by counting steps: `{ "name": "temperature", "start": -30, "step": 2, "unit": "°C" }`.
struct TrackWords {
    std::optional<std::string> name;
    std::optional<std::string> raised;  // behind "raise": "the temperature"; empty: nobody says so
    std::optional<std::string> unit;
    std::optional<std::string> on_map;  // "{value} % oxygen"
    std::optional<std::string> full;    // "all {value} oceans are placed"
    std::optional<std::string> key;     // in `state`
    std::optional<std::string> expect;  // behind `expect global`
    std::optional<std::int32_t> start;
    std::optional<std::int32_t> step;
};

/// The column of `score` into which its points go.
struct ScoreWords {
    std::string column;
    std::string letter;  // what a bar is made of where there is no colour
    Color color;
};

/// A number that a class has, in English.
struct PropertyWords {
    std::string some;             // at least one: "with a steel bonus"; empty: as any other number
    std::string none;             // "that is no event"; empty: as any other number
    std::string one;              // exactly one: "with exactly 1 tag"; empty: as any other number
    std::string with;             // "with {count} steel bonuses", "in row {value}"
    std::vector<std::string> is;  // as a sentence, for 0, 1 and more: "{number} cards are offered"
    std::string per;              // of one that counts something: "influence"
};

/// What is told when something comes or goes: "claims {name}"; empty: nothing.
struct ToldWords {
    std::string gained;
    std::string lost;
};

/// A phrase may have blanks such as `{amount}`; render/english fills them in.
struct PhraseWords {
    std::optional<std::string> gain;      // "draw {amount}"
    std::optional<std::string> lose;      // "discard {amount}"
    std::optional<std::string> exchange;  // in return for something: `this FROM that`
    std::optional<std::string> spend;     // the same as the cost of an action
    std::optional<std::string> when;      // "when {does:play} {what}"
    std::optional<std::string> when_x;    // the same for `X …`, all of them at once
    std::optional<std::string> gone;      // "when that has been paid"
    std::optional<std::string> is;        // how many there are: "your TR is {compared}"
    std::optional<std::string> is_none;   // there are none: "that is paid"
    std::optional<std::string> is_of;     // somebody else has it: "the chairman is {who}"
    std::optional<std::string> none_of;   // nobody of those has it: "no other player has passed"
    std::optional<std::string> having;    // said of what has it: "next to {on}"
    std::optional<std::string> lacking;   // said of what has none: "not built over"
    std::optional<std::string> taken;     // in return for something else: `that FROM this`
    std::optional<std::string> per;       // what is counted: "step of your TR"
    std::optional<std::string> used;      // its action: "the standard project {name}"
    std::optional<std::string> result;    // what its action is for: "a greenery"
    std::optional<std::string> doing;     // somebody uses it: "converts plants"
};

/// All that one class says; where it says nothing, the class above it is asked.
struct Words {
    std::optional<Noun> noun;            // of this class only
    std::optional<Noun> brief;           // the same among people at the table: "city" for "city tile"
    std::optional<std::string> of_card;  // of classes below it that bear the name of a card: "{} tile"
    std::optional<bool> unique;          // there is one: "the", not "a"
    std::optional<std::string> person;   // an owner: "the neutral opponent"
    std::optional<std::string> fact;     // a marker that only says that something is so
    PhraseWords phrases;
    /// Of cards in hand: how they come from the deck where PETS cannot say it, by the name that cards use for it.
    std::map<std::string, std::string, std::less<>> drawn;
    std::map<std::string, PropertyWords, std::less<>> properties;

    std::optional<Color> color;         // in text
    std::optional<Color> tile;          // of a tile on the map
    std::optional<std::string> on_map;  // in a hex, at most seven columns
    std::optional<std::string> fill;    // of an empty hex
    std::optional<std::string> legend;  // what that means
    std::optional<Noun> ledger;         // as a row of the ledger
    std::optional<std::string> source;  // as a source of something in the ledger
    std::optional<ToldWords> told;
    std::optional<TrackWords> track;
    std::optional<ScoreWords> score;

    std::size_t order = 0;  // in which the files speak of the classes
};

}  // namespace rego::engine
