// A row for each tile that was placed: when, by whom, where, what the place brought, and its points in the end.
#include <map>

#include "app/shell/line/line.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/table/column.hpp"

namespace rego::app::tables {
namespace {

using engine::Event;
using engine::kNoType;
using engine::TypeId;

struct OfTile {
    std::size_t index = 0;  // of its event
    Amounts brought = {};   // to who placed it
    std::int64_t points = 0;
};

const Event& event_of(const Facts& facts, const OfTile& of) { return facts.game.core().world().events()[of.index]; }

bool is_tile(const Facts& facts, TypeId component) {
    return component != kNoType && is_a(facts.game, component, kind::kTile) &&
           dependency_of(facts.game, component, kind::kArea) != kNoType;
}

/// The tile whose place has set that event off, by the index of its event: what lies between are the area, its bonus
/// and its neighbours, but no card.
std::optional<std::size_t> tile_behind(const Facts& facts, const Event& event) {
    const auto& events = facts.game.core().world().events();
    const auto is_place = [&](TypeId via) {
        return via != kNoType && (is_a(facts.game, via, kind::kArea) || is_a(facts.game, via, kind::kTile) ||
                                  is_a(facts.game, via, kind::kNeighbor) || is_a(facts.game, via, kind::kAdjacency));
    };
    const Event* at = &event;
    while (is_place(at->via) && at->cause != 0) {
        const std::size_t before = at->cause - 1;
        at = &events[before];
        if (is_tile(facts, at->gain)) return before;
    }
    return std::nullopt;
}

std::int64_t amount_of(const OfTile& of, Thing::Kind kind, const std::string& cls, const engine::ClassTable& table) {
    std::int64_t sum = 0;
    for (const auto& [thing, count] : of.brought)
        if (thing.kind == kind && (cls.empty() || table.info(thing.cls).name == cls)) sum += count;
    return sum;
}

Columns<OfTile> tile_columns(const engine::ClassTable& table) {
    Columns<OfTile> columns;
    add_game(columns);
    const auto add = [&](const std::string& name, bool is_number, const char* meaning, auto cell) {
        columns.push_back(
            {name, is_number, meaning, [cell](const Facts& f, const OfTile& of) -> Cell { return cell(f, of); }});
    };
    add("n", kNumber, "the number of its event in the log, from 1",
        [](const Facts&, const OfTile& of) { return std::int64_t(of.index) + 1; });
    add_moment(columns);
    add("seat", kNumber, "of its owner, from 1; 0: nobody's",
        [](const Facts& f, const OfTile& of) { return f.seat(owner_of(f.game, event_of(f, of).gain)); });
    add("placed_by", kNumber, "the seat of who placed it; 0: the game itself",
        [](const Facts& f, const OfTile& of) { return f.seat(event_of(f, of).actor); });
    add("tile", kText, "its class",
        [](const Facts& f, const OfTile& of) { return class_name(f.game, event_of(f, of).gain); });
    add("area", kText, "where, as `5_7`; the name of an area off the map",
        [](const Facts& f, const OfTile& of) { return f.area_of(event_of(f, of).gain); });
    for (const std::string& resource : resource_names(table)) {
        add(lower(resource), kNumber, "that the place brought, with the oceans beside it",
            [resource](const Facts& f, const OfTile& of) {
                return amount_of(of, Thing::Kind::Resource, resource, f.table);
            });
    }
    add("drawn", kNumber, "cards that the place brought",
        [](const Facts& f, const OfTile& of) { return amount_of(of, Thing::Kind::Card, "", f.table); });
    add("points", kNumber, "of the tile itself in the end; 0 while the game is not over",
        [](const Facts&, const OfTile& of) { return of.points; });
    return columns;
}

std::vector<OfTile> all_tiles(const Facts& facts) {
    std::vector<OfTile> tiles;
    std::map<std::size_t, std::size_t> by_event;
    std::map<TypeId, std::size_t> by_tile;  // the last of that type is the one that lies there
    const auto& events = facts.game.core().world().events();
    for (std::size_t index = 0; index < events.size(); ++index) {
        const Event& event = events[index];
        if (is_tile(facts, event.gain)) {
            by_event[index] = by_tile[event.gain] = tiles.size();
            tiles.push_back({index});
        }
        const auto tile = by_tile.find(event.via);
        if (tile != by_tile.end() && event.gain != kNoType && is_a(facts.game, event.gain, kind::kPoints))
            tiles[tile->second].points += event.count;
    }
    for (const Posting& entry : facts.ledger.postings()) {
        if (entry.count < 0) continue;
        const auto tile = tile_behind(facts, events[entry.event]);
        if (!tile || entry.player != events[*tile].actor) continue;
        if (const auto found = by_event.find(*tile); found != by_event.end())
            tiles[found->second].brought[entry.thing] += entry.count;
    }
    return tiles;
}

}  // namespace

std::vector<ColumnInfo> describe_tiles(const engine::ClassTable& table) { return infos(tile_columns(table)); }
std::vector<Row> rows_of_tiles(const Facts& facts) { return rows(tile_columns(facts.table), facts, all_tiles(facts)); }

}  // namespace rego::app::tables
