#include "app/follow/lexicon.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "parser/text/letters.hpp"

namespace rego::app::follow {

using namespace engine;

PrintedClasses printed_classes(const ClassTable& table) {
    PrintedClasses classes;
    for (ClassId id = 0; id < table.size(); ++id) classes.emplace(parser::letters_and_digits(table.name(id)), id);
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

namespace {

/// A goal may have its threshold behind the name: `Terran5`.
PrintedClasses::const_iterator look_up(const PrintedClasses& classes, std::string_view printed) {
    const std::string key = parser::letters_and_digits(printed);
    const auto it = classes.find(key);
    const std::size_t name = key.find_last_not_of("0123456789") + 1;
    return it != classes.end() || name == 0 ? it : classes.find(std::string_view(key).substr(0, name));
}

}  // namespace

std::string class_name(const ClassTable& table, const PrintedClasses& classes, std::string_view printed) {
    const auto it = look_up(classes, printed);
    return it == classes.end() ? std::string{printed} : table.info(it->second).name;
}

Lexicon::Lexicon(MarsGame& game, const Record& record, const PrintedClasses& printed)
    : game_(game), classes_(printed), players_(record.players) {
    const ClassTable& table = game.core().table();
    for (const BoardResource& resource : board_resources(game)) {
        if (resources_.size() < Six{}.size()) resources_.push_back(*table.find(resource.cls));
    }
    for (Track& track : all_tracks(table)) {
        if (game.core().world().is_active(track.cls)) tracks_.push_back(std::move(track));
    }
}

// --- Words -----------------------------------------------------------------------------------------------------

std::optional<ClassId> Lexicon::find(std::string_view printed, std::string_view suffix) const {
    const std::string key = parser::letters_and_digits(printed);
    if (!suffix.empty()) {
        if (const auto it = classes_.find(key + parser::letters_and_digits(suffix)); it != classes_.end())
            return it->second;
    }
    const auto it = look_up(classes_, printed);
    return it == classes_.end() ? std::nullopt : std::optional{it->second};
}

std::string Lexicon::thing(std::string_view printed, std::string_view suffix) const {
    const auto id = find(printed, suffix);
    return id ? game_.core().table().info(*id).name : std::string{printed};
}

std::string Lexicon::on_card(std::string_view printed) const {
    const ClassTable& table = game_.core().table();
    constexpr std::string_view kSuffix = " resource";  // "Hydroelectric resource"
    if (printed.ends_with(kSuffix)) printed.remove_suffix(kSuffix.size());
    const auto id = table.find_loose(std::string{printed});
    const auto on_cards = table.find(kind::kCardResource);
    return id && on_cards && table.is_subclass(*id, *on_cards) ? table.info(*id).name : thing(printed);
}

/// A record names the tile of a card printed anew after the old printing.
std::string Lexicon::tile_class(std::string_view tile) const {
    const ClassTable& table = game_.core().table();
    std::string known = thing(tile);
    if (table.find(known) || !tile.ends_with(kind::kTile)) return known;
    tile.remove_suffix(std::string_view(kind::kTile).size());
    std::string anew = fmt::format("{}Promo{}", tile, kind::kTile);
    return table.find(anew) ? anew : known;
}

std::string Lexicon::place(std::string_view area) const {
    std::string here = fmt::format("{}_{}", game_.map().name, area);
    return game_.core().table().find(here) ? here : thing(area);
}

std::string Lexicon::meaning(Role role, std::string_view word) const {
    switch (role) {
        case Role::Tag: return thing(word, kind::kTag);
        case Role::Resource: return on_card(word);
        case Role::Tile: return tile_class(word);
        case Role::Area: return place(word);
        case Role::Event: return thing(word, "Event");
        case Role::Player:
        case Role::Delegate: {
            if (const unsigned seat = seat_of(word)) return kind::player(seat);
            // A record has one word for the delegates of nobody, and for the neutral opponent of a game for one.
            const bool is_neutral = role == Role::Player && word == kind::kNeutralDelegates;
            return is_neutral ? kind::kNeutral : std::string{word};
        }
        case Role::Parameter: return std::string{word};
        case Role::Thing:
        case Role::kCount: break;
    }
    return thing(word);
}

unsigned Lexicon::seat_of(std::string_view name) const {
    const auto found = std::ranges::find(players_, name);
    return found == players_.end() ? 0 : static_cast<unsigned>(found - players_.begin()) + 1;
}

std::optional<TypeId> Lexicon::actor(const std::string& name) const {
    const auto id = game_.core().table().find(player(name));
    return id ? std::optional{game_.core().types().base(*id)} : std::nullopt;
}

// --- Numbers ---------------------------------------------------------------------------------------------------

Name Lexicon::number(Role role, std::string_view word) const {
    if (word.empty()) return 0;
    Numbers& known = known_[static_cast<std::size_t>(role)];
    if (const auto it = known.find(word); it != known.end()) return it->second;
    return known[std::string{word}] = number(meaning(role, word));
}

Name Lexicon::number(std::string_view name) const {
    if (const auto cls = game_.core().table().find(name)) return number(*cls);
    const auto [it, is_new] = other_numbers_.emplace(name, 0);
    if (is_new) {
        other_words_.emplace_back(name);
        it->second = static_cast<Name>(game_.core().table().size() + other_words_.size());
    }
    return std::min(it->second, Fact::kMostNames);
}

std::string Lexicon::text(Name name) const {
    const std::size_t classes = game_.core().table().size();
    if (name == 0) return {};
    return name <= classes ? game_.core().table().info(name - 1).name : other_words_.at(name - classes - 1);
}

const Track* Lexicon::track(Name key) const {
    const auto found = std::ranges::find(tracks_, text(key), &Track::key);
    return found == tracks_.end() ? nullptr : &*found;
}

bool Lexicon::counts_tiles(const Track& track) const {
    const ClassTable& table = game_.core().table();
    const auto tile = table.find(kind::kTile);
    return tile && table.is_subclass(track.cls, *tile);
}

// --- States ----------------------------------------------------------------------------------------------------

State Lexicon::state_of(const Snapshot& recorded) const {
    State state;
    state.generation = recorded.generation;
    state.phase = recorded.phase;
    Rows course;
    add_course(recorded, course);
    course_ = std::move(course).part(course_);
    state.append(course_);
    state.append(tiles_.of(recorded.tiles, recorded.claims, [&](Rows& rows) {
        for (const TileState& tile : *recorded.tiles) {
            rows.add(Aspect::Tile,
                     {.what = number(Role::Tile, tile.tile),
                      .where = number(Role::Area, tile.area),
                      .whose = number(Role::Player, tile.owner)},
                     1);
        }
        for (const TileState& claim : *recorded.claims) {
            rows.add(Aspect::Claim,
                     {.where = number(Role::Area, claim.area), .whose = number(Role::Player, claim.owner)}, 1);
        }
    }));
    state.append(goals_.of(recorded.milestones, recorded.awards, [&](Rows& rows) {
        add_goals(Aspect::Milestone, *recorded.milestones, rows);
        add_goals(Aspect::Award, *recorded.awards, rows);
    }));
    state.append(colonies_.of(recorded.colonies, [&](Rows& rows) {
        for (const ColonyState& tile : *recorded.colonies) add_colony(tile, rows);
    }));
    state.append(committee_.of(recorded.committee, [&](Rows& rows) {
        if (recorded.committee) add_committee(*recorded.committee, rows);
    }));
    if (!recorded.committee) state.leave_out(Aspect::Ruling, Aspect::Current);
    seats_.resize(recorded.players.size());
    for (unsigned seat = 1; seat <= recorded.players.size(); ++seat)
        add_player(seat, recorded.players[seat - 1], state);
    const bool has_fleets =
        std::ranges::any_of(recorded.players, [](const auto& each) { return each->fleets.has_value(); });
    if (!has_fleets) {
        state.leave_out(Aspect::FreeFleets);
        state.leave_out(Aspect::Fleets);
    }
    // Markers and passes go, and fleets return, when the next generation begins; after the last one they mean nothing.
    if (recorded.phase == "production" || recorded.phase == "solar" || recorded.phase == "end") {
        for (const Aspect each : {Aspect::FreeFleets, Aspect::ActionUsed, Aspect::Passed}) state.leave_out(each);
    }
    return state;
}

void Lexicon::add_course(const Snapshot& recorded, Rows& rows) const {
    rows.add(Aspect::Generation, {}, recorded.generation);
    rows.add(Aspect::First, {}, static_cast<int>(number(Role::Player, recorded.first)));
    for (const Parameter& parameter : recorded.parameters)
        rows.add(Aspect::Parameter, {.what = number(Role::Parameter, parameter.key)}, parameter.value);
}

void Lexicon::add_goals(Aspect aspect, const std::vector<Taken>& goals, Rows& rows) const {
    for (const Taken& goal : goals)
        rows.add(aspect, {.what = number(Role::Thing, goal.name), .whose = number(Role::Player, goal.player)}, 1);
}

void Lexicon::add_colony(const ColonyState& tile, Rows& rows) const {
    const About about{.what = number(Role::Thing, tile.name)};
    int builders = 0;
    for (const std::string& owner : tile.colonies) builders = with_builder(builders, seat_of(owner));
    rows.add(Aspect::ColonyTile, about, 1);
    rows.add(Aspect::Track, about, tile.track);
    rows.add(Aspect::Builders, about, builders);
    rows.add(Aspect::Visitor, about, static_cast<int>(number(Role::Player, tile.visitor)));
    rows.add(Aspect::Asleep, about, tile.inactive ? 1 : 0);
}

void Lexicon::add_committee(const CommitteeState& committee, Rows& rows) const {
    const auto named = [&](Aspect aspect, Role role, std::string_view word, const About& about = {}) {
        rows.add(aspect, about, static_cast<int>(number(role, word)));
    };
    const auto counted = [&](Aspect aspect, Name what, const Counts& counts) {
        for (const auto& [owner, count] : counts)
            rows.add(aspect, {.what = what, .whose = number(Role::Delegate, owner)}, count);
    };
    named(Aspect::Ruling, Role::Thing, committee.ruling);
    named(Aspect::Dominant, Role::Thing, committee.dominant);
    named(Aspect::Chairman, Role::Delegate, committee.chairman);
    for (const auto& [name, party] : committee.parties) {
        const Name what = number(Role::Thing, name);
        named(Aspect::Leader, Role::Delegate, party.leader, {.what = what});
        counted(Aspect::Delegates, what, party.delegates);
    }
    counted(Aspect::Reserve, 0, committee.reserve);
    for (const std::string& player : committee.lobby) {
        // Whose delegates are all out has nobody in the lobby, though the free action has not been taken.
        const auto reserve = committee.reserve.find(player);
        if (reserve == committee.reserve.end() || reserve->second == 0) continue;
        rows.add(Aspect::Lobby, {.whose = number(Role::Delegate, player)}, 1);
    }
    named(Aspect::Distant, Role::Event, committee.distant);
    named(Aspect::Coming, Role::Event, committee.coming);
    named(Aspect::Current, Role::Event, committee.current);
}

void Lexicon::add_player(unsigned seat, const Shared<PlayerState>& player, State& state) const {
    const auto about = [&](Name what = 0, Name where = 0) {
        return About{.seat = seat, .what = what, .where = where, .whose = 0};
    };
    Seat& known = seats_[seat - 1];
    state.append(known.board.of(player, [&](Rows& rows) {
        for (std::size_t i = 0; i < resources_.size(); ++i) {
            rows.add(Aspect::Stock, about(number(resources_[i])), player->stock[i]);
            rows.add(Aspect::Production, about(number(resources_[i])), player->production[i]);
        }
        rows.add(Aspect::Rating, about(), player->tr);
        rows.add(Aspect::Hand, about(), player->hand);
    }));
    state.append(known.cards.of(player->tableau, player->events, [&](Rows& rows) {
        add_cards(Aspect::Tableau, seat, *player->tableau, rows);
        add_cards(Aspect::Events, seat, *player->events, rows);
    }));
    state.append(known.on_cards.of(player->resources, player->hosted, [&](Rows& rows) {
        for (const auto& [card, kinds] : *player->resources) {
            for (const auto& [kind, count] : kinds)
                rows.add(Aspect::OnCard, about(number(Role::Resource, kind), number(Role::Thing, card)), count);
        }
        for (const auto& [card, count] : *player->hosted)
            rows.add(Aspect::Hosted, about(number(Role::Thing, card)), count);
    }));
    state.append(known.tags.of(player->tags, [&](Rows& rows) {
        for (const auto& [tag, count] : *player->tags) rows.add(Aspect::Tags, about(number(Role::Tag, tag)), count);
    }));
    state.append(known.turn.of(player, [&](Rows& rows) {
        if (player->fleets) {
            rows.add(Aspect::FreeFleets, about(), (*player->fleets)[0]);
            rows.add(Aspect::Fleets, about(), (*player->fleets)[1]);
        }
        add_cards(Aspect::ActionUsed, seat, *player->actions_used, rows);
        rows.add(Aspect::Passed, about(), player->passed ? 1 : 0);
    }));
}

void Lexicon::add_cards(Aspect aspect, unsigned seat, const Words& cards, Rows& rows) const {
    for (const std::string& card : cards) rows.add(aspect, {.seat = seat, .what = number(Role::Thing, card)}, 1);
}

}  // namespace rego::app::follow
