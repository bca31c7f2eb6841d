// A game recorded elsewhere, as read from its file: see docs/record-format.md. Knows JSON, no game.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "parser/text/diagnostic.hpp"

namespace rego::app::follow {

/// A part of a state, kept once for all the states that are alike in it; empty where there is none.
template <class Part>
class Shared {
  public:
    Shared() = default;
    explicit Shared(Part part) : part_(std::make_shared<const Part>(std::move(part))) {}

    explicit operator bool() const { return part_ != nullptr; }
    const Part& operator*() const {
        static const Part kEmpty;
        return part_ ? *part_ : kEmpty;
    }
    const Part* operator->() const { return &**this; }
    /// A copy for this state alone, to be changed.
    Part& own() {
        const auto copy = std::make_shared<Part>(**this);
        part_ = copy;
        return *copy;
    }
    /// Whether it is the very same.
    friend bool operator==(const Shared&, const Shared&) = default;

  private:
    std::shared_ptr<const Part> part_;
};

/// A number for each resource of a player board, in its order.
using Six = std::array<int, 6>;
using Counts = std::map<std::string, int>;
using Words = std::vector<std::string>;

struct PlayerState {
    std::string name;
    Six stock{};
    Six production{};
    int tr = 0;
    int hand = 0;
    Shared<Words> tableau;
    Shared<Words> events;
    Shared<std::map<std::string, Counts>> resources;  // card -> kind -> how many
    Shared<Counts> hosted;                            // cards that lie on another, with what lies on them
    Shared<Counts> tags;
    Shared<Words> actions_used;
    bool passed = false;
    std::optional<std::array<int, 2>> fleets;  // free, and all
};

/// A colony tile.
struct ColonyState {
    std::string name;
    int track = 0;
    std::vector<std::string> colonies;  // whose, in order
    std::string visitor;                // empty: nobody's fleet
    bool inactive = false;
};

/// A party of the committee.
struct PartyState {
    std::string leader;  // empty: nobody is there
    Counts delegates;    // by owner, the neutral ones included
};

/// The committee of a game with parties.
struct CommitteeState {
    std::string ruling, dominant, chairman;
    std::map<std::string, PartyState> parties;
    Counts reserve;
    std::vector<std::string> lobby;
    std::string distant, coming, current;  // events; empty: none
};

struct TileState {
    std::string area;
    std::string tile;
    std::string owner;  // empty: nobody's
};

struct Taken {  // a milestone or an award
    std::string name;
    std::string player;
};

/// A track of Mars: "temperature", in degrees.
struct Parameter {
    std::string key;
    int value = 0;
};

/// The whole game at one moment.
struct Snapshot {
    int generation = 0;
    std::string phase;
    std::string first;
    std::vector<Parameter> parameters;
    std::vector<Shared<PlayerState>> players;
    Shared<std::vector<TileState>> tiles;
    Shared<std::vector<TileState>> claims;
    Shared<std::vector<Taken>> milestones;
    Shared<std::vector<Taken>> awards;
    Shared<std::vector<ColonyState>> colonies;
    Shared<CommitteeState> committee;
};

/// A decision inside a step. `chosen` is a list of names; amounts are written as digits.
struct Choice {
    std::string who;
    std::string kind;
    std::string title;
    std::vector<std::string> chosen;
    std::vector<std::string> owners;
    std::optional<int> index;
    Counts payment;
    Counts gained;  // of each resource, where several were chosen at once
};

/// One of several payments in a step.
struct Paid {
    std::string who;
    Counts payment;
};

struct Step {
    int n = 0;
    int generation = 0;
    std::string phase;
    std::string player;
    std::string kind;
    int action_number = 0;
    std::string card;
    std::string name;
    std::optional<int> cost;
    std::optional<Counts> payment;
    std::vector<Paid> payments;  // all of them in order, when there are more
    std::optional<int> count;
    std::vector<std::string> cards;
    std::vector<std::string> preludes;
    std::vector<Choice> choices;
    std::vector<std::string> log;
    bool pending = false;
    Snapshot after;
};

struct FinalScore {
    std::string name;
    int total = 0, tr = 0, milestones = 0, awards = 0, greenery = 0, city = 0, cards = 0;
    Counts per_card;
};

struct Record {
    std::string file;
    std::string options;
    std::vector<std::string> players;
    std::vector<std::string> names;  // what people call them, by seat; none: the same
    std::vector<std::string> colonies;
    std::vector<std::string> milestones;
    std::vector<std::string> awards;
    bool world_government = false;
    bool two_corporations = false;  // for everybody
    std::string solo;               // which goal a game for one has; empty: the usual one
    Snapshot start;
    std::vector<Step> steps;
    std::optional<std::string> winner;
    std::vector<FinalScore> scores;
};

/// Reads `.json` or `.json.gz`. An error names the place inside the file: `$.steps[12].after.players[0].tr`.
parser::Result<Record> read_record(const std::string& file);
/// The same from text; `file` is for messages only.
parser::Result<Record> parse_record(const std::string& text, const std::string& file);

}  // namespace rego::app::follow
