// Where the neutral tiles of a solo game lie: the cost of each card that was drawn for them says it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/import/fact.hpp"
#include "app/import/vocabulary.hpp"
#include "engine/load/canon.hpp"

namespace rego::app::imports {

/// A tile, by the cost of the card that was drawn for it.
struct NeutralTile {
    bool is_city = false;
    int cost = 0;
};

/// The area of each, in their order; fewer if the board has no place.
std::vector<std::string> neutral_areas(const engine::MapInfo& map, const std::vector<NeutralTile>& tiles);

/// What a log tells of them.
std::vector<NeutralTile> neutral_tiles(const Facts& facts, const Vocabulary& vocabulary);

}  // namespace rego::app::imports
