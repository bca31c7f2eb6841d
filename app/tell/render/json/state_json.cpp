// `state --json`: everything about a game, for other programs.
#include <nlohmann/json.hpp>

#include "app/tell/lens/look.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "engine/mars/scoring.hpp"
#include "engine/mars/tracks.hpp"

namespace rego::app {
namespace {

using engine::ClassId;
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

std::string name_of_class(MarsGame& game, ClassId cls) {
    return cls == kNoClass ? std::string{} : game.core().table().info(cls).name;
}

std::string name_or_nothing(MarsGame& game, TypeId type) { return type == kNoType ? "" : class_name(game, type); }

Json tiles(MarsGame& game, const MapView& map) {
    Json list = Json::array();
    for (const TileOnMap& tile : map.tiles) {
        Json item{{"area", name_or_nothing(game, tile.area)}, {"tile", class_name(game, tile.tile)}};
        if (tile.owner != kNoType) item["owner"] = class_name(game, tile.owner);
        list.push_back(std::move(item));
    }
    return list;
}

Json claims(MarsGame& game, const Look& look, const MapView& map) {
    Json list = Json::array();
    for (const MarkerOnMap& marker : map.markers) {
        if (marker.what != look.kinds().claim) continue;
        list.push_back({{"area", name_or_nothing(game, marker.area)}, {"owner", name_or_nothing(game, marker.owner)}});
    }
    return list;
}

Json goals(MarsGame& game, const std::vector<TakenGoal>& taken) {
    Json list = Json::array();
    for (const TakenGoal& goal : taken)
        list.push_back({{"name", name_of_class(game, goal.goal)}, {"player", name_or_nothing(game, goal.owner)}});
    return list;
}

/// In the shape of the records.
Json colonies(MarsGame& game, const std::vector<ColonyView>& tiles) {
    Json list = Json::array();
    for (const ColonyView& tile : tiles) {
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

Json names(MarsGame& game, const std::vector<ClassId>& classes) {
    Json list = Json::array();
    for (const ClassId cls : classes) list.push_back(name_of_class(game, cls));
    return list;
}

Json player_json(MarsGame& game, const Look& look, const PlayerView& player, const engine::Score& score) {
    const BoardNumbers& numbers = player.numbers;
    Json stock = Json::object();
    Json production = Json::object();
    for (std::size_t n = 0; n < numbers.stock.size(); ++n) {
        stock[look.resources()[n].cls] = numbers.stock[n];
        production[look.resources()[n].cls] = numbers.production[n];
    }
    Json tags = Json::object();
    for (const Counted& tag : player.tags) tags[name_of_class(game, tag.what)] = tag.count;
    Json resources = Json::object();
    for (const OnCard& resource : player.on_cards)
        resources[name_of_class(game, resource.card)][name_of_class(game, resource.what)] = resource.count;
    const auto& displayed = game.options().players;
    const auto place = static_cast<std::size_t>(player.seat) - 1;
    const std::string& name = class_name(game, player.player);
    Json json{{"name", name},
              {"display", place < displayed.size() ? displayed[place] : name},
              {"stock", std::move(stock)},
              {"production", std::move(production)},
              {"tr", numbers.rating},
              {"hand", numbers.hand},
              {"vp", score.total},
              {"passed", player.turn.has_passed},
              {"tags", std::move(tags)},
              {"cards", names(game, player.cards)},
              {"events", names(game, player.events)},
              {"cardResources", std::move(resources)},
              {"actionsUsed", names(game, player.turn.used)}};
    if (player.influence) json["influence"] = *player.influence;
    if (player.turn.fleets.all > 0) json["fleets"] = {player.turn.fleets.free, player.turn.fleets.all};
    return json;
}

Json players_json(MarsGame& game, Look& look) {
    Json players = Json::array();
    const auto scores = engine::scores(game);
    std::size_t seat = 0;
    for (const PlayerView& player : look.players()) players.push_back(player_json(game, look, player, scores[seat++]));
    return players;
}

/// The four that every answer has, whether they are in the game or not; then those that other modules bring.
void add_tracks(Json& json, MarsGame& game) {
    for (const char* key : {"temperature", "oxygen", "oceans", "venus"}) json[key] = 0;
    for (const engine::TrackState& state : engine::tracks_of(game)) json[state.track.key] = state.value();
}

std::string written(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

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
    Look look(game);
    const MapView map = look.map();
    json["tiles"] = tiles(game, map);
    json["claims"] = claims(game, look, map);
    json["milestones"] = goals(game, look.milestones());
    json["awards"] = goals(game, look.awards());
    json["colonies"] = colonies(game, look.colonies());
    if (const auto view = look.committee()) json["turmoil"] = committee_json(game, *view);
    json["winner"] = winner_json(game);
    json["players"] = players_json(game, look);
    return written(json);
}

std::string boards_as_json(MarsGame& game) {
    Look look(game);
    return written(players_json(game, look));
}

}  // namespace rego::app
