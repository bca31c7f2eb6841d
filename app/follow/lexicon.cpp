#include "app/follow/lexicon.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/lens/committee.hpp"
#include "app/lens/kinds.hpp"
#include "app/lens/lens.hpp"
#include "app/render/colonies.hpp"
#include "engine/mars/tracks.hpp"
#include "parser/text/letters.hpp"

namespace rego::app::follow {

using namespace engine;

std::map<std::string, ClassId, std::less<>> printed_classes(const ClassTable& table) {
    std::map<std::string, ClassId, std::less<>> classes;
    for (ClassId id = 0; id < table.size(); ++id) classes.emplace(parser::letters_and_digits(table.info(id).name), id);
    // What is printed wins over the spelling of a class: the card Asteroid is `AsteroidCard`. But not of its own kind:
    // `Builder7` is printed like the milestone `Builder`; nor for a card that is printed anew.
    const auto& cards = table.canon().cards;
    const auto print = [&](const std::string& cls, const std::string& printed) {
        const auto id = table.find(cls);
        if (!id) return;
        const std::string key = parser::letters_and_digits(printed);
        const auto [spelled, is_new] = classes.emplace(key, *id);
        if (is_new || spelled->second == *id) return;
        const auto old = cards.find(table.info(spelled->second).name);
        const bool is_reprint =
            old != cards.end() && cards.contains(cls) && parser::letters_and_digits(old->second->printed_name) == key;
        if (!is_reprint && table.info(spelled->second).supers != table.info(*id).supers) spelled->second = *id;
    };
    for (const auto& [cls, printed] : table.canon().printed_names) print(cls, printed);
    for (const auto& [cls, card] : cards) print(cls, card->printed_name);
    return classes;
}

std::string class_name(const ClassTable& table, std::string_view printed) {
    const auto classes = printed_classes(table);
    const auto it = classes.find(parser::letters_and_digits(printed));
    return it == classes.end() ? std::string{printed} : table.info(it->second).name;
}

Lexicon::Lexicon(MarsGame& game, const Record& record) : game_(game), classes_(printed_classes(game.core().table())) {
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        players_[record.players[seat]] = kind::player(seat + 1);
    }
    players_[kind::kNeutralDelegates] = kind::kNeutral;  // a record has one word for both
}

std::optional<ClassId> Lexicon::find(std::string_view printed, std::string_view suffix) const {
    const std::string key = parser::letters_and_digits(printed);
    if (!suffix.empty()) {
        if (const auto it = classes_.find(key + parser::letters_and_digits(suffix)); it != classes_.end())
            return it->second;
    }
    const auto it = classes_.find(key);
    return it == classes_.end() ? std::nullopt : std::optional{it->second};
}

std::string Lexicon::name(std::string_view printed, std::string_view suffix) const {
    const auto id = find(printed, suffix);
    return id ? game_.core().table().info(*id).name : std::string{printed};
}

std::string Lexicon::resource(std::string_view printed) const {
    const ClassTable& table = game_.core().table();
    constexpr std::string_view kSuffix = " resource";  // "Hydroelectric resource"
    if (printed.ends_with(kSuffix)) printed.remove_suffix(kSuffix.size());
    const auto id = table.find_loose(std::string{printed});
    const auto on_cards = table.find(kind::kCardResource);
    return id && on_cards && table.is_subclass(*id, *on_cards) ? table.info(*id).name : name(printed);
}

/// A record names the tile of a card printed anew after the old printing.
std::string Lexicon::tile_class(const std::string& tile) const {
    const ClassTable& table = game_.core().table();
    const std::string known = name(tile);
    if (table.find(known) || !tile.ends_with(kind::kTile)) return known;
    const std::string anew = tile.substr(0, tile.size() - std::string_view(kind::kTile).size()) + "Promo" + kind::kTile;
    return table.find(anew) ? anew : known;
}

std::string Lexicon::player(const std::string& name) const {
    const auto it = players_.find(name);
    return it == players_.end() ? name : it->second;
}

std::optional<TypeId> Lexicon::actor(const std::string& name) const {
    const auto id = game_.core().table().find(player(name));
    return id ? std::optional{game_.core().types().base(*id)} : std::nullopt;
}

std::string Lexicon::area(const std::string& area) const {
    const std::string here = fmt::format("{}_{}", game_.map().name, area);
    return game_.core().table().find(here) ? here : name(area);
}

Snapshot Lexicon::translated(const Snapshot& state) const {
    Snapshot out = state;
    out.first = player(state.first);
    for (PlayerState& p : out.players) {
        p.name = player(p.name);
        for (auto* list : {&p.tableau, &p.events, &p.actions_used}) {
            for (std::string& card : *list) card = name(card);
        }
        std::map<std::string, Counts> resources;
        for (const auto& [card, kinds] : p.resources) {
            for (const auto& [kind, count] : kinds) {
                if (count != 0) resources[name(card)][resource(kind)] += count;
            }
        }
        p.resources = std::move(resources);
        Counts tags;
        for (const auto& [tag, count] : p.tags) {
            if (count != 0) tags[name(tag, kind::kTag)] += count;
        }
        p.tags = std::move(tags);
    }
    for (auto* list : {&out.tiles, &out.claims}) {
        for (TileState& tile : *list) tile = {area(tile.area), tile_class(tile.tile), player(tile.owner)};
    }
    for (auto* list : {&out.milestones, &out.awards}) {
        for (Taken& taken : *list) taken = {name(taken.name), player(taken.player)};
    }
    for (ColonyState& tile : out.colonies) {
        tile.name = name(tile.name);
        for (std::string& owner : tile.colonies) owner = player(owner);
        if (!tile.visitor.empty()) tile.visitor = player(tile.visitor);
    }
    if (out.committee) out.committee = translated(*out.committee);
    return out;
}

CommitteeState Lexicon::translated(const CommitteeState& state) const {
    // "Neutral" is the same word in both: a class of its own, not the neutral opponent of a game for one.
    const auto owner = [&](const std::string& name) { return name == kind::kNeutralDelegates ? name : player(name); };
    const auto counts = [&](const Counts& there) {
        Counts out;
        for (const auto& [name, count] : there) {
            if (count != 0) out[owner(name)] = count;
        }
        return out;
    };
    CommitteeState out;
    out.ruling = name(state.ruling);
    out.dominant = name(state.dominant);
    out.chairman = owner(state.chairman);
    for (const auto& [party, there] : state.parties)
        out.parties[name(party)] = {owner(there.leader), counts(there.delegates)};
    out.reserve = counts(state.reserve);
    for (const std::string& player : state.lobby) out.lobby.push_back(owner(player));
    const auto event = [&](const std::string& printed) { return printed.empty() ? printed : name(printed, "Event"); };
    out.distant = event(state.distant);
    out.coming = event(state.coming);
    out.current = event(state.current);
    return out;
}

// --- The game's own state --------------------------------------------------------------------------------------

namespace {

class Observer {
  public:
    explicit Observer(MarsGame& game)
        : game_(game), types_(game.core().types()), world_(game.core().world()), table_(game.core().table()) {}

    Snapshot look() {
        Snapshot state;
        state.generation = static_cast<int>(game_.generation());
        state.phase = game_.phase();
        if (const auto first = game_.first_player()) state.first = types_.print(*first);
        for (const BoardResource& resource : board_resources(game_)) {
            if (state.resources.size() < Six{}.size()) state.resources.push_back(resource.cls);
        }
        for (const TrackState& track : tracks_of(game_)) state.parameters.push_back(parameter(track));
        for (const TypeId player : game_.core().players()) state.players.push_back(look_at(player, state.resources));
        for (const TypeId tile : all(kind::kTile)) {
            if (!is_out_of_sight(game_, tile)) state.tiles.push_back(place_of(tile, tile_name(tile)));
        }
        if (table_.find(kind::kClaim)) {
            for (const TypeId claim : all(everybodys(kind::kClaim))) state.claims.push_back(place_of(claim, {}));
        }
        for (const TypeId goal : all(everybodys(kind::kMilestone)))
            state.milestones.push_back({class_of(goal), owner_of(goal)});
        for (const TypeId goal : all(everybodys(kind::kAward)))
            state.awards.push_back({class_of(goal), owner_of(goal)});
        for (const ColonyView& tile : colony_tiles(game_)) state.colonies.push_back(colony(tile));
        if (const auto view = committee_of(game_)) state.committee = committee(*view);
        return state;
    }

  private:
    std::vector<TypeId> all(std::string_view type, TypeId owner = kNoType) {
        std::vector<TypeId> found;
        for (const TypeId component : world_.members(types_.plain(game_.type(type, owner)))) {
            if (world_.count(component) > 0) found.push_back(component);
        }
        return found;
    }
    const std::string& class_of(TypeId type) { return table_.info(types_[type].cls).name; }
    std::string owner_of(TypeId type) {
        const auto owner = types_.owner_of(type);
        return owner ? types_.print(*owner) : std::string{};
    }
    /// The name of the first dependency of that class; with `named`, of what a `Class<…>` among them names.
    std::string dependency(TypeId type, const char* cls) {
        const auto id = table_.find(cls);
        for (const TypeId dependency : types_[type].dependencies) {
            if (id && types_.is_subclass(dependency, *id)) return class_of(dependency);
        }
        return {};
    }
    std::string named_class(TypeId type) {
        for (const TypeId dependency : types_[type].dependencies) {
            if (types_[dependency].literal != kNoClass) return table_.info(types_[dependency].literal).name;
        }
        return {};
    }
    TileState place_of(TypeId component, std::string name) {
        return {dependency(component, kind::kArea), std::move(name), owner_of(component)};
    }
    /// A tile with a marker on it is known by the marker: `CapitalMarker<CityTile>` makes it the `CapitalTile`.
    std::string tile_name(TypeId tile) {
        constexpr std::string_view kMarker = "Marker";
        for (const TypeId dependent : world_.dependents(tile)) {
            const std::string& name = class_of(dependent);
            if (world_.count(dependent) > 0 && name.ends_with(kMarker)) {
                return name.substr(0, name.size() - kMarker.size()) + kind::kTile;
            }
        }
        return class_of(tile);
    }
    static std::string everybodys(const char* cls) { return fmt::format("{}<{}>", cls, kind::kAnyone); }
    Parameter parameter(const TrackState& state) {
        const auto tile = table_.find(kind::kTile);
        const bool by_tiles = tile && table_.is_subclass(state.track.cls, *tile);
        return {state.track.key, static_cast<int>(state.value()), by_tiles ? "" : table_.info(state.track.cls).name,
                static_cast<int>(state.track.step)};
    }
    ColonyState colony(const ColonyView& tile) {
        ColonyState state;
        state.name = tile.name;
        state.track = static_cast<int>(tile.track);
        for (const TypeId owner : tile.colonies) state.colonies.push_back(types_.print(owner));
        if (tile.visitor != kNoType) state.visitor = types_.print(tile.visitor);
        state.inactive = tile.asleep;
        return state;
    }
    std::string text_of(TypeId type) { return type == kNoType ? std::string{} : types_.print(type); }
    Counts counts_of(const HeldBy& held) {
        Counts counts;
        for (const auto& [owner, count] : held) counts[text_of(owner)] = static_cast<int>(count);
        return counts;
    }
    CommitteeState committee(const CommitteeView& view) {
        CommitteeState state;
        state.ruling = text_of(view.ruling);
        state.dominant = text_of(view.dominant);
        state.chairman = text_of(view.chairman);
        for (const PartyView& party : view.parties)
            state.parties[text_of(party.party)] = {text_of(party.leader), counts_of(party.delegates)};
        state.reserve = counts_of(view.reserve);
        for (const TypeId player : view.lobby) state.lobby.push_back(text_of(player));
        state.distant = text_of(view.distant);
        state.coming = text_of(view.coming);
        state.current = text_of(view.current);
        return state;
    }
    PlayerState look_at(TypeId player, const std::vector<std::string>& resources) {
        PlayerState state;
        state.name = types_.print(player);
        const std::string& production = table_.info(table_.known().production).name;
        for (std::size_t i = 0; i < resources.size(); ++i) {
            state.stock[i] = static_cast<int>(game_.count(resources[i], player));
            const std::string produced = fmt::format("{}<{}<{}>>", production, kind::kClass, resources[i]);
            state.production[i] = static_cast<int>(game_.count(produced, player));
        }
        state.tr = static_cast<int>(game_.count(kind::kRating, player));
        state.hand = static_cast<int>(game_.count(kind::kCardInHand, player));
        for (const TypeId card : all(kind::kCard, player)) state.tableau.push_back(class_of(card));
        for (const TypeId event : all(kind::kPlayedEvent, player)) state.events.push_back(named_class(event));
        for (const TypeId resource : all(kind::kCardResource, player)) {
            state.resources[dependency(resource, kind::kCard)][class_of(resource)] += world_.count(resource);
        }
        for (const TypeId tag : all(kind::kTag, player)) state.tags[class_of(tag)] += world_.count(tag);
        for (const TypeId marker : all(kind::kActionUsed, player)) {
            state.actions_used.push_back(dependency(marker, kind::kCard));
        }
        state.passed = game_.has_passed(player);
        const Fleets fleets = fleets_of(game_, player);
        state.fleets = {static_cast<int>(fleets.free), static_cast<int>(fleets.all)};
        return state;
    }

    MarsGame& game_;
    TypePool& types_;
    World& world_;
    const ClassTable& table_;
};

}  // namespace

Snapshot snapshot_of(MarsGame& game) { return Observer{game}.look(); }

}  // namespace rego::app::follow
