#include "app/follow/record_state.hpp"

#include <algorithm>
#include <array>

namespace rego::app::follow::reading {

namespace {

CountsByCard counts_by_card(JsonReader& in) {
    CountsByCard found;
    in.object({}, [&](Key card) {
        std::string name(card);
        found[std::move(name)] = counts(in);
        return true;
    });
    return found;
}

Taken taken(JsonReader& in) {
    Taken goal;
    in.object({"name", "player"}, [&](Key key) {
        if (key != "name" && key != "player") return false;
        (key == "name" ? goal.name : goal.player) = in.text();
        return true;
    });
    return goal;
}

TileState tile(JsonReader& in) {
    TileState tile;
    in.object({"area", "tile"}, [&](Key key) {
        if (key != "area" && key != "tile" && key != "owner") return false;
        (key == "area" ? tile.area : key == "tile" ? tile.tile : tile.owner) = in.text();
        return true;
    });
    return tile;
}

TileState claim(JsonReader& in) {
    TileState claim;
    in.object({"area", "owner"}, [&](Key key) {
        if (key != "area" && key != "owner") return false;
        (key == "area" ? claim.area : claim.owner) = in.text();
        return true;
    });
    return claim;
}

ColonyState colony(JsonReader& in) {
    ColonyState tile;
    in.object({"name", "track"}, [&](Key key) {
        if (key == "name") {
            tile.name = in.text();
        } else if (key == "track") {
            tile.track = in.number();
        } else if (key == "colonies") {
            tile.colonies = texts(in);
        } else if (key == "visitor") {
            tile.visitor = in.text();
        } else if (key == "inactive") {
            tile.inactive = in.flag();
        } else {
            return false;
        }
        return true;
    });
    return tile;
}

PartyState party(JsonReader& in) {
    PartyState party;
    in.object({"delegates"}, [&](Key key) {
        if (key == "leader") {
            party.leader = in.text();
        } else if (key == "delegates") {
            party.delegates = counts(in);
        } else {
            return false;
        }
        return true;
    });
    return party;
}

CommitteeState committee(JsonReader& in) {
    CommitteeState state;
    const std::array<std::pair<Key, std::string*>, 6> named = {{{"ruling", &state.ruling},
                                                                {"dominant", &state.dominant},
                                                                {"chairman", &state.chairman},
                                                                {"distant", &state.distant},
                                                                {"coming", &state.coming},
                                                                {"current", &state.current}}};
    in.object({"ruling", "parties", "reserve"}, [&](Key key) {
        if (const auto it = std::ranges::find(named, key, &std::pair<Key, std::string*>::first); it != named.end()) {
            *it->second = in.text();
        } else if (key == "parties") {
            in.object({}, [&](Key name) {
                std::string which(name);
                state.parties[std::move(which)] = party(in);
                return true;
            });
        } else if (key == "reserve") {
            state.reserve = counts(in);
        } else if (key == "lobby") {
            state.lobby = texts(in);
        } else {
            return false;
        }
        return true;
    });
    return state;
}

}  // namespace

PlayerState PlayerReader::read_anew(JsonReader& in) {
    PlayerState player;
    in.object({"name", "stock", "production", "tr", "hand", "tableau", "events", "resources", "tags"}, [&](Key key) {
        if (key == "name") {
            player.name = in.text();
        } else if (key == "stock") {
            player.stock = six(in);
        } else if (key == "production") {
            player.production = six(in);
        } else if (key == "tr") {
            player.tr = in.number();
        } else if (key == "hand") {
            player.hand = in.number();
        } else if (key == "tableau") {
            player.tableau = tableau_.read(in, texts);
        } else if (key == "events") {
            player.events = events_.read(in, texts);
        } else if (key == "resources") {
            player.resources = resources_.read(in, counts_by_card);
        } else if (key == "hosted") {
            player.hosted = hosted_.read(in, counts);
        } else if (key == "tags") {
            player.tags = tags_.read(in, counts);
        } else if (key == "actionsUsed") {
            player.actions_used = actions_used_.read(in, texts);
        } else if (key == "passed") {
            player.passed = in.flag();
        } else if (key == "fleets") {
            player.fleets = so_many<2>(in, "expected two numbers: free fleets, all fleets");
        } else {
            return false;
        }
        return true;
    });
    return player;
}

Snapshot SnapshotReader::read(JsonReader& in) {
    Snapshot state;
    in.object({"generation", "phase", "temperature", "oxygen", "oceans", "players", "tiles"}, [&](Key key) {
        if (key == "generation") {
            state.generation = in.number();
        } else if (key == "phase") {
            state.phase = in.text();
        } else if (key == "first") {
            state.first = in.text();
        } else if (key == "temperature" || key == "oxygen" || key == "oceans" || key == "venus") {
            std::string name(key);
            state.parameters.push_back({std::move(name), in.number()});
        } else if (key == "players") {
            state.players = players(in);
        } else if (key == "tiles") {
            state.tiles = tiles_.read(in, list_of<tile>);
        } else if (key == "claims") {
            state.claims = claims_.read(in, list_of<claim>);
        } else if (key == "milestones") {
            state.milestones = milestones_.read(in, list_of<taken>);
        } else if (key == "awards") {
            state.awards = awards_.read(in, list_of<taken>);
        } else if (key == "colonies") {
            state.colonies = colonies_.read(in, list_of<colony>);
        } else if (key == "turmoil") {
            state.committee = committee_.read(in, committee);
        } else {
            return false;
        }
        return true;
    });
    return state;
}

std::vector<Shared<PlayerState>> SnapshotReader::players(JsonReader& in) {
    std::vector<Shared<PlayerState>> all;
    in.list([&] {
        if (all.size() == players_.size()) players_.emplace_back();
        all.push_back(players_[all.size()].read(in));
    });
    return all;
}

}  // namespace rego::app::follow::reading
