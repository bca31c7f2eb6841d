// `state --json`: everything about a game, for other programs.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "app/tell/lens/committee.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/colonies.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "engine/mars/scoring.hpp"
#include "engine/mars/tracks.hpp"

namespace rego::app {
namespace {

using engine::ClassId;
using engine::Event;
using engine::kNoClass;
using engine::kNoType;
using engine::MarsGame;
using engine::TypeId;
using Json = nlohmann::ordered_json;

Json name_or_null(MarsGame& game, std::optional<TypeId> type) {
    return type ? Json(class_name(game, *type)) : Json(nullptr);
}

/// A name; of those who share the win a list.
Json winner_json(MarsGame& game) {
    const auto winners = engine::winners(game);
    if (winners.empty()) return nullptr;
    if (winners.size() == 1) return name_or_null(game, winners.front());
    Json all = Json::array();
    for (const TypeId winner : winners) all.push_back(name_or_null(game, winner));
    return all;
}

bool is(MarsGame& game, TypeId type, const char* cls) {
    const auto id = game.core().table().find(cls);
    return id && game.core().types().is_subclass(type, *id);
}

/// The dependency of that kind, by class; empty if there is none.
std::string dependency(MarsGame& game, TypeId type, const char* cls) {
    for (const TypeId each : game.core().types()[type].dependencies)
        if (is(game, each, cls)) return class_name(game, each);
    return {};
}

std::string owner_name(MarsGame& game, TypeId type) {
    const auto owner = game.core().types().owner_of(type);
    return owner ? class_name(game, *owner) : "";
}

/// The components of a type in the order in which they came, whatever was undone in between.
std::vector<TypeId> in_order(MarsGame& game, const char* type) {
    std::vector<TypeId> found;
    const engine::World& world = game.core().world();
    const auto cls = game.core().table().find(type);
    if (!cls) return found;
    for (auto it = world.events().rbegin(); it != world.events().rend(); ++it) {
        if (it->gain == kNoType || !game.core().types().is_subclass(it->gain, *cls) || world.count(it->gain) <= 0)
            continue;
        if (std::find(found.begin(), found.end(), it->gain) == found.end()) found.push_back(it->gain);
    }
    std::reverse(found.begin(), found.end());
    return found;
}

Json tiles(MarsGame& game) {
    Json list = Json::array();
    for (const TypeId tile : in_order(game, kind::kTile)) {
        Json item{{"area", dependency(game, tile, kind::kArea)}, {"tile", class_name(game, tile)}};
        if (const std::string owner = owner_name(game, tile); !owner.empty()) item["owner"] = owner;
        list.push_back(std::move(item));
    }
    return list;
}

Json claims(MarsGame& game) {
    Json list = Json::array();
    for (const TypeId marker : in_order(game, kind::kClaim))
        list.push_back({{"area", dependency(game, marker, kind::kArea)}, {"owner", owner_name(game, marker)}});
    return list;
}

Json goals(MarsGame& game, const char* type) {
    Json list = Json::array();
    for (const TypeId goal : in_order(game, type))
        list.push_back({{"name", class_name(game, goal)}, {"player", owner_name(game, goal)}});
    return list;
}

/// In the shape of the records.
Json colonies(MarsGame& game) {
    Json list = Json::array();
    for (const ColonyView& tile : colony_tiles(game)) {
        Json item{{"name", tile.name}, {"track", tile.track}, {"colonies", Json::array()}};
        for (const TypeId owner : tile.colonies) item["colonies"].push_back(class_name(game, owner));
        if (tile.visitor != kNoType) item["visitor"] = class_name(game, tile.visitor);
        if (tile.asleep) item["inactive"] = true;
        list.push_back(std::move(item));
    }
    return list;
}

std::string printed(MarsGame& game, TypeId type) {
    return printed_name(game.core().table(), game.core().types()[type].cls);
}

Json held_json(MarsGame& game, const HeldBy& held) {
    Json counts = Json::object();
    for (const auto& [owner, count] : held) counts[class_name(game, owner)] = count;
    return counts;
}

/// In the shape of the records, with the names as printed.
Json committee_json(MarsGame& game, const CommitteeView& view) {
    Json json = Json::object();
    const auto add = [&](const char* key, TypeId type) {
        if (type != kNoType) json[key] = printed(game, type);
    };
    add("ruling", view.ruling);
    add("dominant", view.dominant);
    if (view.chairman != kNoType) json["chairman"] = class_name(game, view.chairman);
    for (const PartyView& party : view.parties) {
        Json& item = json["parties"][printed(game, party.party)] = Json::object();
        if (party.leader != kNoType) item["leader"] = class_name(game, party.leader);
        item["delegates"] = held_json(game, party.delegates);
    }
    json["reserve"] = held_json(game, view.reserve);
    json["lobby"] = Json::array();
    for (const TypeId player : view.lobby) json["lobby"].push_back(class_name(game, player));
    add("distant", view.distant);
    add("coming", view.coming);
    add("current", view.current);
    return json;
}

Json player_json(MarsGame& game, TypeId player, std::size_t seat, const engine::Score& score) {
    const auto own = [&](TypeId type) { return game.core().types().owner_of(type) == player; };
    Json stock = Json::object();
    Json production = Json::object();
    for (const BoardResource& resource : board_resources(game)) {
        stock[resource.cls] = game.count(resource.cls, player);
        production[resource.cls] = app::production(game, player, resource.cls);
    }
    Json tags = Json::object();
    Json cards = Json::array();
    Json events = Json::array();
    Json resources = Json::object();
    Json used = Json::array();
    for (const auto& tag : listed(game, player, kind::kTag)) {
        const std::string name = class_name(game, tag.component);
        tags[name] = tags.value(name, 0) + tag.count;
    }
    for (const TypeId card : in_order(game, kind::kCard))
        if (own(card)) cards.push_back(class_name(game, card));
    for (const TypeId event : in_order(game, kind::kPlayedEvent)) {
        if (!own(event)) continue;
        for (const TypeId each : game.core().types()[event].dependencies)
            if (const ClassId literal = game.core().types()[each].literal; literal != kNoClass)
                events.push_back(game.core().table().info(literal).name);
    }
    for (const auto& resource : listed(game, player, kind::kCardResource))
        resources[dependency(game, resource.component, kind::kCard)][class_name(game, resource.component)] =
            resource.count;
    for (const TypeId marker : in_order(game, kind::kActionUsed))
        if (own(marker)) used.push_back(dependency(game, marker, kind::kCard));
    const auto& displayed = game.options().players;
    Json json{{"name", class_name(game, player)},
              {"display", seat < displayed.size() ? displayed[seat] : class_name(game, player)},
              {"stock", std::move(stock)},
              {"production", std::move(production)},
              {"tr", game.count(kind::kRating, player)},
              {"hand", game.count(kind::kCardInHand, player)},
              {"vp", score.total},
              {"passed", game.has_passed(player)},
              {"tags", std::move(tags)},
              {"cards", std::move(cards)},
              {"events", std::move(events)},
              {"cardResources", std::move(resources)},
              {"actionsUsed", std::move(used)}};
    if (neutral_delegates(game) != kNoType) json["influence"] = influence_of(game, player);
    if (const Fleets fleets = fleets_of(game, player); fleets.all > 0) json["fleets"] = {fleets.free, fleets.all};
    return json;
}

/// The four that every answer has, whether they are in the game or not; then those that other modules bring.
void add_tracks(Json& json, MarsGame& game) {
    for (const char* key : {"temperature", "oxygen", "oceans", "venus"}) json[key] = 0;
    for (const engine::TrackState& state : engine::tracks_of(game)) json[state.track.key] = state.value();
}

}  // namespace

std::string state_as_json(MarsGame& game) {
    Json json{{"options", game.options().options},
              {"map", game.map().name},
              {"mode", mode_name(game.mode())},
              {"generation", game.generation()},
              {"phase", game.phase()},
              {"turn", name_or_null(game, game.turn())},
              {"first", name_or_null(game, game.flow().first_player())}};
    add_tracks(json, game);
    json["tiles"] = tiles(game);
    json["claims"] = claims(game);
    json["milestones"] = goals(game, kind::kMilestone);
    json["awards"] = goals(game, kind::kAward);
    json["colonies"] = colonies(game);
    if (const auto view = committee_of(game)) json["turmoil"] = committee_json(game, *view);
    json["winner"] = winner_json(game);
    Json players = Json::array();
    const auto scores = engine::scores(game);
    const auto seats = game.core().players();
    for (std::size_t i = 0; i < seats.size(); ++i) players.push_back(player_json(game, seats[i], i, scores[i]));
    json["players"] = std::move(players);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace rego::app
