// What lies on the table, as values: the boards of the players, the map, the colonies, the committee. Whoever shows,
// compares or expects any of it reads these; look.hpp fills them in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/types/ids.hpp"

namespace rego::app {

struct Counted {
    engine::ClassId what = engine::kNoClass;
    std::int64_t count = 0;
};

/// The numbers of a player. Resources in the order of board_resources().
struct BoardNumbers {
    std::int64_t rating = 0;
    std::int64_t hand = 0;
    std::int64_t cards = 0;  // played so far, events too
    std::vector<std::int64_t> stock;
    std::vector<std::int64_t> production;

    friend bool operator==(const BoardNumbers&, const BoardNumbers&) = default;
};

/// What lies on a card.
struct OnCard {
    engine::ClassId card = engine::kNoClass;
    engine::ClassId what = engine::kNoClass;
    std::int64_t count = 0;
};

struct TileOnMap {
    engine::TypeId tile = engine::kNoType;
    engine::TypeId area = engine::kNoType;
    engine::TypeId owner = engine::kNoType;     // kNoType: nobody's
    engine::ClassId marker = engine::kNoClass;  // on it, if any: the tile goes by it
    bool is_covered = false;                    // by another that lies on top
};

/// What lies on an area without being a tile: a claim.
struct MarkerOnMap {
    engine::ClassId what = engine::kNoClass;
    engine::TypeId area = engine::kNoType;
    engine::TypeId owner = engine::kNoType;
};

struct MapView {
    std::vector<TileOnMap> tiles;      // in the order in which they came
    std::vector<MarkerOnMap> markers;  // class by class
};

/// A milestone that is claimed, an award that is funded.
struct TakenGoal {
    engine::ClassId goal = engine::kNoClass;
    engine::TypeId owner = engine::kNoType;
};

struct ColonyView {
    engine::ClassId tile = engine::kNoClass;
    std::string name;                      // of the class: Luna
    std::int64_t track = 0;                // where the marker stands
    std::vector<engine::TypeId> colonies;  // whose they are, in the order in which they were built
    engine::TypeId visitor = engine::kNoType;
    bool asleep = false;
};

/// A player's fleets that are free to trade, and all of them.
struct Fleets {
    std::int64_t free = 0;
    std::int64_t all = 0;
};

/// How many somebody has; players in seat order, then the neutral ones. Whoever has none is left out.
using HeldBy = std::vector<std::pair<engine::TypeId, std::int64_t>>;

struct PartyView {
    engine::TypeId party = engine::kNoType;
    engine::TypeId leader = engine::kNoType;  // kNoType: nobody is there
    HeldBy delegates;                         // the leader included
};

/// The committee of a game with parties.
struct CommitteeView {
    std::vector<PartyView> parties;  // in the order of the canon
    engine::TypeId ruling = engine::kNoType;
    engine::TypeId dominant = engine::kNoType;
    engine::TypeId chairman = engine::kNoType;
    HeldBy reserve;  // those in the lobby included
    std::vector<engine::TypeId> lobby;
    engine::TypeId distant = engine::kNoType;
    engine::TypeId coming = engine::kNoType;
    engine::TypeId current = engine::kNoType;
};

/// The property of players that says how much they sway, and the word of `expect`.
inline constexpr const char* kInfluence = "influence";

/// Where a player stands in the course of the generation.
struct TurnView {
    std::vector<engine::ClassId> used;  // cards whose action was, in the order in which that happened
    Fleets fleets;
    bool has_passed = false;
};

struct PlayerView {
    engine::TypeId player = engine::kNoType;
    int seat = 0;  // from 1
    BoardNumbers numbers;
    std::vector<Counted> tags;            // of which there are any, in the order of the canon
    std::vector<engine::ClassId> cards;   // face up, in the order in which they came
    std::vector<engine::ClassId> events;  // face down
    std::vector<OnCard> on_cards;         // in the order of the canon
    std::vector<TileOnMap> tiles;
    std::vector<engine::ClassId> milestones, awards;
    TurnView turn;
    std::optional<std::int64_t> influence;  // in a game with parties
};

}  // namespace rego::app
