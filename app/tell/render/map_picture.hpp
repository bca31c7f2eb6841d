// The hexes of a map as a drawing. Knows the map and what is said to lie on it, but no game.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/tell/render/style.hpp"
#include "engine/types/wording.hpp"

namespace rego::app {

/// What lies on an area.
struct AreaMark {
    std::string word;  // at most seven columns: "City", "EcoZone"; empty: nothing but the owner or the mark
    Ink ink = Ink::Plain;
    std::string owner;  // at most three columns: "P1", "+"
    Ink owner_ink = Ink::Plain;
};
using AreaMarks = std::map<std::string, AreaMark, std::less<>>;  // by area name

/// Short lines in the corners that the hexes leave free, beside about four hex rows each.
struct MapCorners {
    using Lines = std::vector<std::pair<std::string, Ink>>;
    Lines upper_left, lower_left, upper_right, lower_right;
};

/// How an empty area of a kind is drawn.
struct AreaLook {
    std::string cls;
    std::string fill;  // around the bonuses
    Ink ink;
    std::string meaning;  // of the fill; empty: it needs no word
};
struct BonusLook {
    std::string letter;
    Ink ink;
    std::string meaning;
};
/// What the canon says of the kinds and the bonuses of a map.
struct MapLooks {
    std::vector<AreaLook> areas;
    std::vector<BonusLook> bonuses;

    const AreaLook& area(std::string_view cls) const;
    const BonusLook& bonus(std::string_view letter) const;
};
MapLooks map_looks(const engine::ClassTable& table, const engine::MapInfo& map);

/// Each hex shows its coordinates, then its tile or its printed bonuses, then the owner.
std::string draw_map(const engine::MapInfo& map, const MapLooks& looks, const AreaMarks& marks,
                     const MapCorners& corners, const Style& style);

/// What the signs on this map mean: pairs of a sign and its meaning, only those that occur.
std::vector<std::pair<std::string, std::string>> map_legend(const engine::MapInfo& map, const MapLooks& looks);

/// A tile's name in seven columns: "EcologicalZoneTile" is "EcoZone".
std::string tile_word(const std::string& class_name);

}  // namespace rego::app
