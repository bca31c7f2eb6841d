// The committee of a game with parties: who sits where, which party rules, which events are in view.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/mars/mars_game.hpp"

namespace rego::app {

/// How many somebody has; players in seat order, then the neutral ones. Whoever has none is left out.
using HeldBy = std::vector<std::pair<engine::TypeId, std::int64_t>>;

struct PartyView {
    engine::TypeId party = engine::kNoType;
    engine::TypeId leader = engine::kNoType;  // kNoType: nobody is there
    HeldBy delegates;                         // the leader included
};

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

/// Nothing in a game without parties.
std::optional<CommitteeView> committee_of(engine::MarsGame& game);

/// The property of players, and the word of `expect`.
inline constexpr const char* kInfluence = "influence";
std::int64_t influence_of(engine::MarsGame& game, engine::TypeId player);

/// Whoever owns the delegates of nobody; kNoType in a game without parties.
engine::TypeId neutral_delegates(engine::MarsGame& game);

}  // namespace rego::app
