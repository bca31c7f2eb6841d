// The colony tiles of a game, for whoever shows or compares them.
#pragma once

#include <string>
#include <vector>

#include "app/tell/render/style.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app {

struct ColonyView {
    std::string name;                      // class: Luna
    std::int64_t track = 0;                // where the marker stands
    std::vector<engine::TypeId> colonies;  // whose they are, in the order in which they were built
    engine::TypeId visitor = engine::kNoType;
    bool asleep = false;
};

/// The marker stands on its first place while it has taken no step; a tile that wakes has it on the second.
inline constexpr int kTrackOfSleepingColony = 1;

/// Who built on a tile, first things first.
std::vector<engine::TypeId> colony_builders(engine::MarsGame& game, engine::TypeId tile);

/// All tiles in play by name, those asleep too; none in a game without them.
std::vector<ColonyView> colony_tiles(engine::MarsGame& game);

/// Each tile in a few words: "Luna 3: Ellie, Kevin, fleet of Ellie".
std::vector<std::string> colony_words(engine::MarsGame& game, const Style& style);

/// A player's fleets that are free to trade, and all of them.
struct Fleets {
    std::int64_t free = 0;
    std::int64_t all = 0;
};
Fleets fleets_of(engine::MarsGame& game, engine::TypeId player);

}  // namespace rego::app
