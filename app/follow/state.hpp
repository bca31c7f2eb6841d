// A game at one moment as numbers: a row for each thing that a record and a game can be compared by, sorted, so that
// comparing two states is walking along both. Rows come in parts, which states share where they are alike. Words are
// made of it only for people (compare.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace rego::app::follow {

/// A class, or a word that is none; the Lexicon knows which. 0 is nothing.
using Name = std::uint32_t;

/// What a row is about, in the order in which differences are told.
enum class Aspect : std::uint8_t {
    Generation,
    First,
    Parameter,  // what: its key
    Tile,       // what: its class, where: the area, whose
    Claim,
    Milestone,
    Award,
    ColonyTile,
    Visitor,  // what: the colony tile
    Asleep,
    Track,
    Builders,
    Ruling,
    Dominant,
    Chairman,
    Leader,  // what: the party
    Delegates,
    Reserve,
    Lobby,
    Distant,
    Coming,
    Current,
    // Of a player:
    Stock,  // what: the resource
    Production,
    Rating,
    Hand,
    Tableau,
    Events,
    OnCard,  // what: the resource, where: the card
    Hosted,  // what: the card that lies on another
    Tags,
    FreeFleets,
    Fleets,
    ActionUsed,
    Passed,
    kCount
};
inline constexpr std::size_t kAspects = static_cast<std::size_t>(Aspect::kCount);

struct Fact {
    std::uint64_t key = 0;
    int value = 0;  // how many; or which, as a name

    static constexpr int kNameBits = 18;
    static constexpr Name kMostNames = (1U << kNameBits) - 1;

    unsigned seat() const { return static_cast<unsigned>(key >> 60); }  // 0: of the game
    Aspect aspect() const { return static_cast<Aspect>(key >> (3 * kNameBits) & 0x3F); }
    Name what() const { return part(2); }
    Name where() const { return part(1); }
    Name whose() const { return part(0); }

    friend bool operator==(const Fact&, const Fact&) = default;

  private:
    Name part(int place) const { return static_cast<Name>(key >> (place * kNameBits)) & kMostNames; }
};

/// Whose colonies are on a tile, in their order, as one number: further ones are added at the end.
constexpr int with_builder(int builders, unsigned seat) { return builders * 8 + static_cast<int>(seat); }
std::vector<unsigned> seats_of(int builders);

/// What of a state has a name: all zero for what there is only one of.
struct About {
    unsigned seat = 0;
    Name what = 0;
    Name where = 0;
    Name whose = 0;
};
std::uint64_t key_of(Aspect aspect, const About& about);

/// Rows by their keys, each once. Never changed, so that it is the same as long as it is the very same.
using Part = std::shared_ptr<const std::vector<Fact>>;

/// The rows of a part, in any order.
class Rows {
  public:
    Rows() { facts_.reserve(kUsual); }
    /// Adds to what is said already of the same thing.
    void add(Aspect aspect, const About& about, int value) { add(key_of(aspect, about), value); }
    void add(std::uint64_t key, int value) { facts_.push_back({key, value}); }
    Part part() &&;
    /// `known` itself, if there is nothing else in it.
    Part part(const Part& known) &&;

  private:
    static constexpr std::size_t kUsual = 16;
    std::vector<Fact> facts_;
};

/// Whoever tells of states tells the same parts in the same order, that of their keys: of the game its course, tiles,
/// goals, colonies and committee; of each player the board, cards, what lies on them, tags, and the turn.
class State {
  public:
    int generation = 0;
    std::string phase;  // the word of whoever tells of it

    State() { parts_.reserve(kUsual); }

    void append(Part part) { parts_.push_back(std::move(part)); }
    /// An aspect that is not told of is not compared. All are, unless said otherwise.
    void leave_out(Aspect aspect) { said_ &= ~(std::uint64_t{1} << static_cast<unsigned>(aspect)); }
    void leave_out(Aspect first, Aspect last);

    const std::vector<Part>& parts() const { return parts_; }
    /// One bit for each aspect that is told of.
    std::uint64_t said() const { return said_; }
    bool has(Aspect aspect, const About& about) const { return find(key_of(aspect, about)) != nullptr; }
    int value(Aspect aspect, const About& about) const;        // 0 if nothing is said
    std::ptrdiff_t count(Aspect aspect, unsigned seat) const;  // how many rows
    bool has_tile_or_claim_at(Name area) const;

  private:
    const Fact* find(std::uint64_t key) const;

    static constexpr std::size_t kUsual = 30;  // of a game for five
    std::vector<Part> parts_;
    std::uint64_t said_ = ~std::uint64_t{0};
};

/// The same thing in two states.
struct FactPair {
    Fact expected;
    Fact actual;  // of the same key
};
/// All that differs, in order.
std::vector<FactPair> differing(const State& expected, const State& actual);

/// How far two states are apart; 0 when nothing differs.
int distance(const State& expected, const State& actual);

/// The same for states that follow each other: what was found out about two parts is not asked again while they are
/// compared.
class Yardstick {
  public:
    int distance(const State& expected, const State& actual);

  private:
    struct Known {
        Part expected, actual;
        int distance = 0;
    };
    std::vector<Known> known_;  // by place in the states
    std::uint64_t said_ = 0;    // what both told of then
};
/// How much a single difference weighs.
int size_of(const FactPair& pair);

}  // namespace rego::app::follow
