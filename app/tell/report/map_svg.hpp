// The map of a game as a drawing: hexes with what is printed on them, tiles, owners, areas off Mars below it.
#pragma once

#include <map>
#include <string>

#include "app/tell/course/course.hpp"

namespace rego::app::report {

/// What lies where, by area.
using Tiles = std::map<engine::ClassId, TileView>;

/// How a tile looks.
struct TileLook {
    std::string word;    // at most seven columns
    std::string brief;   // its beginning, where there is little room
    std::string name;    // "greenery"
    std::string ground;  // CSS colours
    std::string ink;
};
TileLook look_of(engine::MarsGame& game, const TileView& tile);

/// Hexes have the id `area-NAME`; each holds the parts `tile`, `word` and `owner`, so that a script can put other tiles
/// there.
std::string map_svg(engine::MarsGame& game, const Tiles& tiles);

}  // namespace rego::app::report
