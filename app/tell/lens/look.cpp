#include "app/tell/lens/look.hpp"

#include <algorithm>
#include <array>

namespace rego::app {

using namespace engine;

// --- What to ask for -------------------------------------------------------------------------------------------

Look::Look(MarsGame& game)
    : game_(game),
      types_(game.core().types()),
      world_(game.core().world()),
      table_(game.core().table()),
      kinds_(table_),
      resources_(board_resources(game)) {}

TypeId Look::all(ClassId cls) const { return cls == kNoClass ? kNoType : types_.plain(types_.base(cls)); }

TypeId Look::all(ClassId cls, TypeId on) const {
    return cls == kNoClass || on == kNoType ? kNoType : types_.plain(types_.put(types_.base(cls), on));
}

Look::Seat Look::seat_for(TypeId player) {
    Seat seat{};
    seat.player = player;
    seat.rating = all(kinds_.rating, player);
    seat.hand = all(kinds_.card_in_hand, player);
    seat.cards = all(kinds_.card, player);
    seat.events = all(kinds_.played_event, player);
    seat.on_cards = all(kinds_.card_resource, player);
    seat.hosted = all(kinds_.on_hosted, player);
    seat.tags = all(kinds_.tag, player);
    seat.used = all(kinds_.action_used, player);
    seat.fleets = all(kinds_.fleet, player);
    seat.visits = all(kinds_.trade, player);
    seat.passed = all(kinds_.passed, player);
    for (const BoardResource& resource : resources_) {
        seat.stock.push_back(all(resource.id, player));
        const TypeId produced = all(table_.known().production, types_.literal(resource.id));
        seat.production.push_back(types_.put(produced, player));
    }
    return seat;
}

Look::Seat& Look::seat(TypeId player) {
    const auto known = std::ranges::find(seats_, player, &Seat::player);
    if (known != seats_.end()) return *known;
    seats_.push_back(seat_for(player));
    return seats_.back();
}

// --- Components ------------------------------------------------------------------------------------------------

std::vector<TypeId> Look::present(TypeId pattern) {
    return pattern == kNoType ? std::vector<TypeId>{} : world_.present(pattern);
}

std::int64_t Look::count(TypeId pattern) {
    if (pattern == kNoType) return 0;
    return types_[pattern].concrete ? world_.count(pattern) : world_.total(pattern);
}

TypeId Look::inside(TypeId component, ClassId cls) const {
    return cls == kNoClass ? kNoType : dependency_of(types_, component, cls);
}

ClassId Look::named_class(TypeId component) const {
    for (const TypeId dependency : types_[component].dependencies) {
        if (types_[dependency].literal != kNoClass) return types_[dependency].literal;
    }
    return kNoClass;
}

TypeId Look::owner_of(TypeId component) const { return types_.owner_of(component).value_or(kNoType); }

// --- Boards ----------------------------------------------------------------------------------------------------

PlayerView Look::player(TypeId player) {
    PlayerView view;
    view.player = player;
    view.seat = seat_of(game_, player);
    view.numbers = numbers(player);
    view.tags = tags(player);
    view.cards = cards(player);
    view.events = events(player);
    view.on_cards = on_cards(player);
    for (const TileOnMap& tile : map().tiles) {
        if (tile.owner == player) view.tiles.push_back(tile);
    }
    for (const TakenGoal& goal : milestones()) {
        if (goal.owner == player) view.milestones.push_back(goal.goal);
    }
    for (const TakenGoal& goal : awards()) {
        if (goal.owner == player) view.awards.push_back(goal.goal);
    }
    view.turn = turn(player);
    view.influence = influence(player);
    return view;
}

std::vector<PlayerView> Look::players() {
    std::vector<PlayerView> views;
    for (const TypeId each : game_.core().players()) views.push_back(player(each));
    return views;
}

void Look::read_numbers(TypeId player, BoardNumbers& numbers) {
    const Seat& counted = seat(player);
    numbers.rating = count(counted.rating);
    numbers.hand = count(counted.hand);
    numbers.cards = count(counted.cards) + count(counted.events);
    numbers.stock.clear();
    for (const TypeId type : counted.stock) numbers.stock.push_back(count(type));
    numbers.production.clear();
    for (const TypeId type : counted.production) numbers.production.push_back(count(type));
}

BoardNumbers Look::numbers(TypeId player) {
    BoardNumbers numbers;
    read_numbers(player, numbers);
    return numbers;
}

std::vector<Counted> Look::tags(TypeId player) {
    std::vector<Counted> all;
    for (const TypeId tag : present(seat(player).tags)) {
        const auto known = std::ranges::find(all, class_of(tag), &Counted::what);
        if (known == all.end()) {
            all.push_back({class_of(tag), world_.count(tag)});
        } else {
            known->count += world_.count(tag);
        }
    }
    std::ranges::sort(all, {}, &Counted::what);
    return all;
}

std::vector<ClassId> Look::cards(TypeId player) {
    std::vector<ClassId> all;
    for (const TypeId card : present(seat(player).cards)) all.push_back(class_of(card));
    return all;
}

std::vector<ClassId> Look::events(TypeId player) {
    std::vector<ClassId> all;
    for (const TypeId event : present(seat(player).events)) all.push_back(named_class(event));
    return all;
}

std::vector<OnCard> Look::on_cards(TypeId player) {
    std::vector<OnCard> all;
    for (const TypeId resource : present(seat(player).on_cards)) {
        const TypeId card = inside(resource, kinds_.card);
        all.push_back({card == kNoType ? kNoClass : class_of(card), class_of(resource), world_.count(resource)});
    }
    std::ranges::stable_sort(all, {}, &OnCard::what);
    return all;
}

std::vector<Counted> Look::hosted(TypeId player) {
    std::vector<Counted> all;
    for (const TypeId robot : present(seat(player).hosted)) {
        for (const TypeId hosted : types_[robot].dependencies) {
            if (const ClassId card = named_class(hosted); card != kNoClass) all.push_back({card, world_.count(robot)});
        }
    }
    return all;
}

TurnView Look::turn(TypeId player) {
    TurnView view;
    for (const TypeId marker : present(seat(player).used)) {
        const TypeId card = inside(marker, kinds_.card);
        if (card != kNoType) view.used.push_back(class_of(card));
    }
    view.fleets = fleets(player);
    view.has_passed = count(seat(player).passed) > 0;
    return view;
}

Fleets Look::fleets(TypeId player) {
    const Seat& counted = seat(player);
    const std::int64_t free = count(counted.fleets);
    return {free, free + count(counted.visits)};
}

// --- The map and the goals -------------------------------------------------------------------------------------

MapView Look::map() {
    MapView view;
    for (const TypeId tile : present(all(kinds_.tile)))
        view.tiles.push_back({tile, inside(tile, kinds_.area), owner_of(tile)});
    // Of several on an area the one that came last lies on top.
    std::vector<TypeId> seen;
    for (auto tile = view.tiles.rbegin(); tile != view.tiles.rend(); ++tile) {
        tile->is_covered = tile->area != kNoType && std::ranges::find(seen, tile->area) != seen.end();
        seen.push_back(tile->area);
    }
    put_markers(view);
    return view;
}

const Look::Markers& Look::markers() {
    if (markers_) return *markers_;
    markers_.emplace();
    for (const auto& [name, words] : table_.canon().words) {
        const auto cls = words->on_map ? table_.find(name) : std::nullopt;
        if (!cls || !world_.is_active(*cls) || is_tile(*cls)) continue;
        const TypeId marker = types_.base(*cls);
        if (inside(marker, kinds_.tile) != kNoType) {
            markers_->on_tiles.push_back(*cls);
        } else if (inside(marker, kinds_.area) != kNoType) {
            markers_->on_areas.push_back(*cls);
        }
    }
    return *markers_;
}

void Look::put_markers(MapView& view) {
    for (const ClassId marker : markers().on_areas) {
        for (const TypeId each : present(all(marker)))
            view.markers.push_back({marker, inside(each, kinds_.area), owner_of(each)});
    }
    for (const ClassId marker : markers().on_tiles) {
        for (const TypeId each : present(all(marker))) {
            const auto tile = std::ranges::find(view.tiles, inside(each, kinds_.tile), &TileOnMap::tile);
            if (tile != view.tiles.end()) tile->marker = marker;
        }
    }
}

std::vector<TakenGoal> Look::goals(ClassId kind) {
    std::vector<TakenGoal> taken;
    for (const TypeId goal : present(all(kind))) taken.push_back({class_of(goal), owner_of(goal)});
    return taken;
}

// --- What has changed ------------------------------------------------------------------------------------------

std::vector<TypeId> Look::about(Part part) {
    switch (part) {
        case Part::Map: {
            std::vector<TypeId> patterns{all(kinds_.tile)};
            for (const auto& markers : {markers().on_areas, markers().on_tiles}) {
                for (const ClassId marker : markers) patterns.push_back(all(marker));
            }
            return patterns;
        }
        case Part::Goals: return {all(kinds_.milestone), all(kinds_.award)};
        case Part::Colonies:
            return {all(kinds_.colony), all(kinds_.sleeping_colony), all(kinds_.colony_built), all(kinds_.trade),
                    all(kinds_.colony_track)};
        case Part::Committee: break;
    }
    return about_committee();
}

std::uint64_t Look::newest(std::span<const TypeId> patterns) {
    std::uint64_t version = 0;
    for (const TypeId pattern : patterns) {
        if (pattern != kNoType) version = std::max(version, world_.version(pattern));
    }
    return version;
}

std::uint64_t Look::version(Part part) {
    std::vector<TypeId>& patterns = about_[static_cast<std::size_t>(part)];
    if (patterns.empty()) patterns = about(part);
    return newest(patterns);
}

std::uint64_t Look::version(BoardPart part, TypeId player) {
    const Seat& counted = seat(player);
    switch (part) {
        case BoardPart::Cards: return newest(std::array{counted.cards, counted.events});
        case BoardPart::OnCards: return newest(std::array{counted.on_cards, counted.hosted});
        case BoardPart::Tags: return newest(std::array{counted.tags});
        case BoardPart::Turn: break;
    }
    return newest(std::array{counted.used, counted.fleets, counted.visits, counted.passed});
}

}  // namespace rego::app
