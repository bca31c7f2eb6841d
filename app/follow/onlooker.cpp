#include "app/follow/onlooker.hpp"

#include <algorithm>

#include "app/tell/lens/kinds.hpp"

namespace rego::app::follow {

using namespace engine;

namespace {

constexpr std::string_view kMarker = "Marker";

}  // namespace

// --- Getting ready ---------------------------------------------------------------------------------------------

Onlooker::Onlooker(MarsGame& game, const Lexicon& lexicon)
    : game_(game), lexicon_(lexicon), types_(game.core().types()), world_(game.core().world()), look_(game) {
    const auto counted = [&](ClassId cls) { return types_.plain(types_.base(cls)); };
    for (const Track& track : lexicon.tracks()) tracks_.emplace_back(lexicon.number(track.key), counted(track.cls));
    for (const char* name : {kind::kGeneration, kind::kFirstPlayer}) {
        if (const auto cls = game.core().table().find(name)) course_.push_back(counted(*cls));
    }
    for (const auto& [key, steps] : tracks_) course_.push_back(steps);
    for (const ClassId resource : lexicon.resources()) {
        const auto& all = look_.resources();
        resources_.push_back(
            static_cast<std::size_t>(std::ranges::find(all, resource, &BoardResource::id) - all.begin()));
    }
    for (const TypeId player : game.core().players())
        seats_.emplace_back(static_cast<unsigned>(seats_.size()) + 1, player);
}

// --- Names -----------------------------------------------------------------------------------------------------

Name Onlooker::name_of(TypeId type) const { return type == kNoType ? 0 : Lexicon::number(types_[type].cls); }

Name Onlooker::name_of(const TileOnMap& tile) {
    if (tile.marker == kNoClass) return name_of(tile.tile);
    const auto known = std::ranges::find(known_by_, tile.marker, &std::pair<ClassId, Name>::first);
    if (known != known_by_.end()) return known->second;
    const std::string& marker = game_.core().table().info(tile.marker).name;
    const Name name = lexicon_.number(std::string(without_suffix(marker, kMarker)) + kind::kTile);
    known_by_.emplace_back(tile.marker, name);
    return name;
}

unsigned Onlooker::seat_of(TypeId owner) const {
    const auto found = std::ranges::find(seats_, owner, &Seat::player);
    return found == seats_.end() ? 0 : static_cast<unsigned>(found - seats_.begin()) + 1;
}

// --- A look ----------------------------------------------------------------------------------------------------

State Onlooker::look() {
    State state;
    state.generation = static_cast<int>(game_.generation());
    state.phase = game_.phase();
    using enum Look::Part;
    add(course_told_, version_of_course(), state, [&](Rows& rows) { tell_course(rows); });
    add(tiles_told_, look_.version(Map), state, [&](Rows& rows) { tell_tiles(rows); });
    add(goals_told_, look_.version(Goals), state, [&](Rows& rows) { tell_goals(rows); });
    add(colonies_told_, look_.version(Colonies), state, [&](Rows& rows) { tell_colonies(rows); });
    add(committee_told_, look_.version(Committee), state, [&](Rows& rows) { tell_committee(rows); });
    if (!look_.has_committee()) state.leave_out(Aspect::Ruling, Aspect::Current);
    for (Seat& seat : seats_) add_seat(seat, state);
    return state;
}

template <class Tell>
void Onlooker::add(Passage& passage, std::uint64_t version, State& state, Tell tell) {
    if (!passage.told || version != passage.version) {
        Rows rows;
        tell(rows);
        passage.told = std::move(rows).part(passage.told);
        passage.version = version;
    }
    state.append(passage.told);
}

std::uint64_t Onlooker::version_of_course() {
    std::uint64_t version = 0;
    for (const TypeId pattern : course_) version = std::max(version, world_.version(pattern));
    return version;
}

void Onlooker::tell_course(Rows& rows) {
    rows.add(Aspect::Generation, {}, static_cast<int>(game_.generation()));
    if (const auto first = game_.flow().first_player()) rows.add(Aspect::First, {}, static_cast<int>(name_of(*first)));
    for (std::size_t i = 0; i < tracks_.size(); ++i) {
        const std::int64_t steps = game_.core().count(tracks_[i].second);
        rows.add(Aspect::Parameter, {.what = tracks_[i].first}, static_cast<int>(lexicon_.tracks()[i].value(steps)));
    }
}

void Onlooker::tell_tiles(Rows& rows) {
    const MapView map = look_.map();
    for (const TileOnMap& tile : map.tiles) {
        if (tile.is_covered) continue;
        rows.add(Aspect::Tile, {.what = name_of(tile), .where = name_of(tile.area), .whose = name_of(tile.owner)}, 1);
    }
    for (const MarkerOnMap& marker : map.markers) {
        if (marker.what != look_.kinds().claim) continue;
        rows.add(Aspect::Claim, {.where = name_of(marker.area), .whose = name_of(marker.owner)}, 1);
    }
}

void Onlooker::tell_goals(Rows& rows) {
    const auto tell = [&](Aspect aspect, const std::vector<TakenGoal>& goals) {
        for (const TakenGoal& taken : goals)
            rows.add(aspect, {.what = Lexicon::number(taken.goal), .whose = name_of(taken.owner)}, 1);
    };
    tell(Aspect::Milestone, look_.milestones());
    tell(Aspect::Award, look_.awards());
}

void Onlooker::tell_colonies(Rows& rows) {
    for (const ColonyView& colony : look_.colonies()) {
        const About about{.what = Lexicon::number(colony.tile)};
        rows.add(Aspect::ColonyTile, about, 1);
        rows.add(Aspect::Track, about, static_cast<int>(colony.track));
        rows.add(Aspect::Builders, about, builders(colony));
        rows.add(Aspect::Asleep, about, colony.asleep ? 1 : 0);
        if (colony.visitor != kNoType) rows.add(Aspect::Visitor, about, static_cast<int>(name_of(colony.visitor)));
    }
}

int Onlooker::builders(const ColonyView& colony) const {
    int builders = 0;
    for (const TypeId owner : colony.colonies) builders = with_builder(builders, seat_of(owner));
    return builders;
}

void Onlooker::tell_committee(Rows& rows) {
    const auto view = look_.committee();
    if (!view) return;
    const auto tell = [&](Aspect aspect, TypeId type, const About& about = {}) {
        if (type != kNoType) rows.add(aspect, about, static_cast<int>(name_of(type)));
    };
    tell(Aspect::Ruling, view->ruling);
    tell(Aspect::Dominant, view->dominant);
    tell(Aspect::Distant, view->distant);
    tell(Aspect::Coming, view->coming);
    tell(Aspect::Current, view->current);
    tell(Aspect::Chairman, view->chairman);
    for (const PartyView& party : view->parties) {
        const Name name = name_of(party.party);
        tell(Aspect::Leader, party.leader, {.what = name});
        for (const auto& [owner, count] : party.delegates)
            rows.add(Aspect::Delegates, {.what = name, .whose = name_of(owner)}, static_cast<int>(count));
    }
    for (const auto& [owner, count] : view->reserve)
        rows.add(Aspect::Reserve, {.whose = name_of(owner)}, static_cast<int>(count));
    for (const TypeId owner : view->lobby) rows.add(Aspect::Lobby, {.whose = name_of(owner)}, 1);
}

void Onlooker::tell_board(const Seat& seat, Rows& rows) const {
    const auto tell = [&](Aspect aspect, std::int64_t count, Name what = 0) {
        rows.add(aspect, {.seat = seat.number, .what = what}, static_cast<int>(count));
    };
    for (std::size_t i = 0; i < resources_.size(); ++i) {
        const Name resource = Lexicon::number(lexicon_.resources()[i]);
        tell(Aspect::Stock, seat.numbers.stock[resources_[i]], resource);
        tell(Aspect::Production, seat.numbers.production[resources_[i]], resource);
    }
    tell(Aspect::Rating, seat.numbers.rating);
    tell(Aspect::Hand, seat.numbers.hand);
}

void Onlooker::tell_turn(const Seat& seat, Rows& rows) {
    const auto tell = [&](Aspect aspect, std::int64_t count, Name what = 0) {
        rows.add(aspect, {.seat = seat.number, .what = what}, static_cast<int>(count));
    };
    const TurnView turn = look_.turn(seat.player);
    tell(Aspect::FreeFleets, turn.fleets.free);
    tell(Aspect::Fleets, turn.fleets.all);
    tell(Aspect::Passed, turn.has_passed ? 1 : 0);
    for (const ClassId card : turn.used) tell(Aspect::ActionUsed, 1, Lexicon::number(card));
}

void Onlooker::add_seat(Seat& seat, State& state) {
    using enum Look::BoardPart;
    const auto about = [&](ClassId what, ClassId where = kNoClass) {
        return About{.seat = seat.number,
                     .what = Lexicon::number(what),
                     .where = where == kNoClass ? 0 : Lexicon::number(where),
                     .whose = 0};
    };
    look_.read_numbers(seat.player, numbers_);
    if (!seat.board_told || numbers_ != seat.numbers) {
        seat.numbers = numbers_;
        Rows rows;
        tell_board(seat, rows);
        seat.board_told = std::move(rows).part();
    }
    state.append(seat.board_told);
    add(seat.tableau, look_.version(Cards, seat.player), state, [&](Rows& rows) {
        for (const ClassId card : look_.cards(seat.player)) rows.add(Aspect::Tableau, about(card), 1);
        for (const ClassId event : look_.events(seat.player)) {
            // Records leave a corporation where it was when it is turned face down.
            const CardInfo* card = game_.card_info(event);
            const bool is_corporation = card != nullptr && card->deck == Deck::Corporation;
            rows.add(is_corporation ? Aspect::Tableau : Aspect::Events, about(event), 1);
        }
    });
    add(seat.on_cards, look_.version(OnCards, seat.player), state, [&](Rows& rows) {
        for (const OnCard& resource : look_.on_cards(seat.player))
            rows.add(Aspect::OnCard, about(resource.what, resource.card), static_cast<int>(resource.count));
        for (const Counted& card : look_.hosted(seat.player))
            rows.add(Aspect::Hosted, about(card.what), static_cast<int>(card.count));
    });
    add(seat.tag_counts, look_.version(Tags, seat.player), state, [&](Rows& rows) {
        for (const Counted& tag : look_.tags(seat.player))
            rows.add(Aspect::Tags, about(tag.what), static_cast<int>(tag.count));
    });
    add(seat.turn_told, look_.version(Turn, seat.player), state, [&](Rows& rows) { tell_turn(seat, rows); });
}

}  // namespace rego::app::follow
