#include "app/follow/onlooker.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/colonies.hpp"

namespace rego::app::follow {

using namespace engine;

namespace {

constexpr std::string_view kMarker = "Marker";

}  // namespace

// --- Getting ready ---------------------------------------------------------------------------------------------

Onlooker::Onlooker(MarsGame& game, const Lexicon& lexicon)
    : game_(game), lexicon_(lexicon), types_(game.core().types()), world_(game.core().world()) {
    const ClassTable& table = game.core().table();
    const auto cls = [&](const char* name) { return table.find(name).value_or(kNoClass); };
    card_ = cls(kind::kCard);
    area_ = cls(kind::kArea);
    tile_ = cls(kind::kTile);
    colony_ = cls(kind::kColony);
    party_ = cls(kind::kParty);
    event_ = cls(kind::kGlobalEvent);
    first_ = everybodys(kind::kFirstPlayer);
    tiles_ = pattern(kind::kTile);
    claims_ = everybodys(kind::kClaim);
    milestones_ = everybodys(kind::kMilestone);
    awards_ = everybodys(kind::kAward);
    colonies_ = pattern(kind::kColony);
    sleepers_ = pattern(kind::kSleepingColony);
    built_ = everybodys(kind::kColonyBuilt);
    visits_ = everybodys(kind::kTrade);
    parties_ = pattern(kind::kParty);
    leaders_ = everybodys(kind::kPartyLeader);
    delegates_ = everybodys(kind::kDelegate);
    reserve_ = everybodys(kind::kReserveDelegate);
    lobby_ = everybodys(kind::kInLobby);
    chairman_ = everybodys(kind::kChairman);
    party_markers_ = {{Aspect::Ruling, pattern(kind::kRulingParty)}, {Aspect::Dominant, pattern(kind::kDominantParty)}};
    event_markers_ = {{Aspect::Distant, pattern(kind::kDistantEvent)},
                      {Aspect::Coming, pattern(kind::kComingEvent)},
                      {Aspect::Current, pattern(kind::kCurrentEvent)}};
    for (const Track& track : lexicon.tracks())
        tracks_.emplace_back(lexicon.number(track.key), pattern(table.info(track.cls).name.c_str()));
    for (const TypeId player : game.core().players())
        seats_.push_back(seat_for(static_cast<unsigned>(seats_.size()) + 1, player));
    for (ClassId id = 0; id < table.size(); ++id) {
        const std::string& name = table.info(id).name;
        if (!name.ends_with(kMarker) || !world_.is_active(id) || table.info(id).is_abstract) continue;
        if (inside(types_.base(id), tile_) == kNoType) continue;
        const std::string known_as = name.substr(0, name.size() - kMarker.size()) + kind::kTile;
        tile_markers_.emplace_back(everybodys(name.c_str()), lexicon.number(known_as));
    }
    course_told_.about = {pattern(kind::kGeneration), first_};
    for (const auto& [key, steps] : tracks_) course_told_.about.push_back(steps);
    tiles_told_.about = {tiles_, claims_};
    for (const auto& [markers, known_as] : tile_markers_) tiles_told_.about.push_back(markers);
    goals_told_.about = {milestones_, awards_};
    colonies_told_.about = {colonies_, sleepers_, built_, visits_, pattern(kind::kColonyTrack)};
    committee_told_.about = {leaders_, delegates_, reserve_, lobby_, chairman_};
    for (const auto& [aspect, markers] : party_markers_) committee_told_.about.push_back(markers);
    for (const auto& [aspect, markers] : event_markers_) committee_told_.about.push_back(markers);
}

Onlooker::Seat Onlooker::seat_for(unsigned number, TypeId player) {
    Seat seat{};
    seat.number = number;
    seat.player = player;
    const auto row = [&](Aspect aspect, TypeId counted, Name what = 0) {
        return Number{key_of(aspect, {.seat = number, .what = what}), counted};
    };
    const ClassTable& table = game_.core().table();
    const std::string& production = table.info(table.known().production).name;
    for (const ClassId resource : lexicon_.resources()) {
        const std::string& name = table.info(resource).name;
        const Name what = Lexicon::number(resource);
        const std::string produced = fmt::format("{}<{}<{}>>", production, kind::kClass, name);
        seat.board.push_back(row(Aspect::Stock, types_.plain(game_.type(name, player)), what));
        seat.board.push_back(row(Aspect::Production, types_.plain(game_.type(produced, player)), what));
    }
    seat.board.push_back(row(Aspect::Rating, pattern(kind::kRating, player)));
    seat.board.push_back(row(Aspect::Hand, pattern(kind::kCardInHand, player)));
    std::ranges::sort(seat.board, {}, &Number::key);
    const TypeId fleets = pattern(kind::kFleet, player);
    seat.turn = {row(Aspect::FreeFleets, fleets), row(Aspect::Fleets, fleets),
                 row(Aspect::Fleets, pattern(kind::kTrade, player)),
                 row(Aspect::Passed, pattern(kind::kPassed, player))};
    seat.cards = pattern(kind::kCard, player);
    seat.events = pattern(kind::kPlayedEvent, player);
    seat.resources = pattern(kind::kCardResource, player);
    seat.hosted = pattern(kind::kOnHosted, player);
    seat.tags = pattern(kind::kTag, player);
    seat.markers = pattern(kind::kActionUsed, player);
    seat.tableau.about = {seat.cards, seat.events};
    seat.on_cards.about = {seat.resources, seat.hosted};
    seat.tag_counts.about = {seat.tags};
    seat.turn_told.about = {seat.markers};
    for (const Number& each : seat.turn) seat.turn_told.about.push_back(each.counted);
    return seat;
}

TypeId Onlooker::pattern(const char* cls, TypeId owner) {
    return game_.core().table().find(cls) ? types_.plain(game_.type(cls, owner)) : kNoType;
}

TypeId Onlooker::everybodys(const char* cls) {
    if (!game_.core().table().find(cls)) return kNoType;
    return types_.plain(game_.type(fmt::format("{}<{}>", cls, kind::kAnyone), kNoType));
}

// --- Components ------------------------------------------------------------------------------------------------

template <class Visit>
void Onlooker::each(TypeId pattern, Visit visit) {
    if (pattern == kNoType) return;
    for (const TypeId component : world_.members(pattern)) {
        if (const std::int32_t count = world_.count(component); count > 0) visit(component, count);
    }
}

int Onlooker::count(TypeId type) {
    if (type == kNoType) return 0;
    return types_[type].concrete ? world_.count(type) : static_cast<int>(world_.total(type));
}

Name Onlooker::class_of(TypeId type) const { return Lexicon::number(types_[type].cls); }

Name Onlooker::owner_of(TypeId type) const {
    const auto owner = types_.owner_of(type);
    return owner ? class_of(*owner) : 0;
}

Name Onlooker::named_class(TypeId type) const {
    for (const TypeId dependency : types_[type].dependencies) {
        if (types_[dependency].literal != kNoClass) return Lexicon::number(types_[dependency].literal);
    }
    return 0;
}

TypeId Onlooker::inside(TypeId type, ClassId cls) const {
    if (cls == kNoClass) return kNoType;
    for (const TypeId dependency : types_[type].dependencies) {
        if (types_.is_subclass(dependency, cls)) return dependency;
    }
    for (const TypeId dependency : types_[type].dependencies) {
        if (const TypeId found = inside(dependency, cls); found != kNoType) return found;
    }
    return kNoType;
}

Name Onlooker::name_inside(TypeId type, ClassId cls) const {
    const TypeId found = inside(type, cls);
    return found == kNoType ? 0 : class_of(found);
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
    add(course_told_, state, [&](Rows& rows) { tell_course(rows); });
    add(tiles_told_, state, [&](Rows& rows) { tell_tiles(rows); });
    add(goals_told_, state, [&](Rows& rows) { tell_goals(rows); });
    add(colonies_told_, state, [&](Rows& rows) { tell_colonies(rows); });
    add(committee_told_, state, [&](Rows& rows) { tell_committee(rows); });
    if (count(parties_) == 0) state.leave_out(Aspect::Ruling, Aspect::Current);
    for (Seat& seat : seats_) add_seat(seat, state);
    return state;
}

template <class Tell>
void Onlooker::add(Passage& passage, State& state, Tell tell) {
    std::uint64_t version = 0;
    for (const TypeId pattern : passage.about) {
        if (pattern != kNoType) version = std::max(version, world_.version(pattern));
    }
    if (!passage.told || version != passage.version) {
        Rows rows;
        tell(rows);
        passage.told = std::move(rows).part(passage.told);
        passage.version = version;
    }
    state.append(passage.told);
}

bool Onlooker::says(const Part& part, const std::vector<Number>& numbers) {
    return part && std::ranges::equal(*part, numbers, [&](const Fact& fact, const Number& number) {
               return fact.key == number.key && fact.value == count(number.counted);
           });
}

void Onlooker::add(const std::vector<Number>& numbers, Rows& rows) {
    for (const Number& each : numbers) rows.add(each.key, count(each.counted));
}

void Onlooker::tell_course(Rows& rows) {
    rows.add(Aspect::Generation, {}, static_cast<int>(game_.generation()));
    each(first_, [&](TypeId first, int) { rows.add(Aspect::First, {}, static_cast<int>(owner_of(first))); });
    for (std::size_t i = 0; i < tracks_.size(); ++i) {
        const std::int64_t steps = count(tracks_[i].second);
        rows.add(Aspect::Parameter, {.what = tracks_[i].first}, static_cast<int>(lexicon_.tracks()[i].value(steps)));
    }
}

void Onlooker::tell_tiles(Rows& rows) {
    std::vector<std::pair<TypeId, Name>> marked;
    for (const auto& [markers, known_as] : tile_markers_) {
        each(markers, [&, name = known_as](TypeId marker, int) { marked.emplace_back(inside(marker, tile_), name); });
    }
    std::vector<std::pair<TypeId, TypeId>> tiles;  // with their areas
    each(tiles_, [&](TypeId tile, int) { tiles.emplace_back(tile, inside(tile, area_)); });
    for (const auto& [tile, area] : tiles) {
        const bool is_alone = std::ranges::count(tiles, area, &std::pair<TypeId, TypeId>::second) == 1;
        if (!is_alone && is_out_of_sight(game_, tile)) continue;
        const auto marker = std::ranges::find(marked, tile, &std::pair<TypeId, Name>::first);
        rows.add(Aspect::Tile,
                 {.what = marker == marked.end() ? class_of(tile) : marker->second,
                  .where = area == kNoType ? 0 : class_of(area),
                  .whose = owner_of(tile)},
                 1);
    }
    each(claims_, [&](TypeId claim, int) {
        rows.add(Aspect::Claim, {.where = name_inside(claim, area_), .whose = owner_of(claim)}, 1);
    });
}

void Onlooker::tell_goals(Rows& rows) {
    each(milestones_,
         [&](TypeId goal, int) { rows.add(Aspect::Milestone, {.what = class_of(goal), .whose = owner_of(goal)}, 1); });
    each(awards_,
         [&](TypeId goal, int) { rows.add(Aspect::Award, {.what = class_of(goal), .whose = owner_of(goal)}, 1); });
}

void Onlooker::tell_colonies(Rows& rows) {
    const auto tile = [&](Name name, int track, int builders, bool asleep) {
        const About about{.what = name};
        rows.add(Aspect::ColonyTile, about, 1);
        rows.add(Aspect::Track, about, track);
        rows.add(Aspect::Builders, about, builders);
        rows.add(Aspect::Asleep, about, asleep ? 1 : 0);
    };
    std::vector<TypeId> awake;  // asking about one may make more known to the world
    each(colonies_, [&](TypeId colony, int) { awake.push_back(colony); });
    for (const TypeId colony : awake) {
        int builders = 0;
        for (const TypeId owner : colony_builders(game_, colony)) builders = with_builder(builders, seat_of(owner));
        auto track = std::ranges::find(colony_tracks_, colony, &std::pair<TypeId, TypeId>::first);
        if (track == colony_tracks_.end()) {
            const std::string& name = class_word(game_, colony);
            colony_tracks_.emplace_back(colony, game_.type(fmt::format("{}<{}>", kind::kColonyTrack, name), kNoType));
            track = std::prev(colony_tracks_.end());
        }
        tile(class_of(colony), count(track->second), builders, false);
    }
    each(sleepers_, [&](TypeId sleeper, int) { tile(named_class(sleeper), kTrackOfSleepingColony, 0, true); });
    each(visits_, [&](TypeId visit, int) {
        rows.add(Aspect::Visitor, {.what = name_inside(visit, colony_)}, static_cast<int>(owner_of(visit)));
    });
}

void Onlooker::tell_committee(Rows& rows) {
    const auto named = [&](Aspect aspect, Name name, const About& about = {}) {
        rows.add(aspect, about, static_cast<int>(name));
    };
    for (const auto& [aspect, markers] : party_markers_) {
        each(markers, [&, about = aspect](TypeId marker, int) { named(about, name_inside(marker, party_)); });
    }
    for (const auto& [aspect, markers] : event_markers_) {
        each(markers, [&, about = aspect](TypeId marker, int) { named(about, name_inside(marker, event_)); });
    }
    each(chairman_, [&](TypeId chairman, int) { named(Aspect::Chairman, owner_of(chairman)); });
    each(leaders_,
         [&](TypeId leader, int) { named(Aspect::Leader, owner_of(leader), {.what = name_inside(leader, party_)}); });
    each(delegates_, [&](TypeId delegate, int count) {
        rows.add(Aspect::Delegates, {.what = name_inside(delegate, party_), .whose = owner_of(delegate)}, count);
    });
    each(reserve_,
         [&](TypeId delegate, int count) { rows.add(Aspect::Reserve, {.whose = owner_of(delegate)}, count); });
    each(lobby_, [&](TypeId delegate, int) { rows.add(Aspect::Lobby, {.whose = owner_of(delegate)}, 1); });
}

void Onlooker::add_seat(Seat& seat, State& state) {
    const auto about = [&](Name what, Name where = 0) {
        return About{.seat = seat.number, .what = what, .where = where, .whose = 0};
    };
    if (!says(seat.board_told, seat.board)) {
        Rows rows;
        add(seat.board, rows);
        seat.board_told = std::move(rows).part();
    }
    state.append(seat.board_told);
    add(seat.tableau, state, [&](Rows& rows) {
        each(seat.cards, [&](TypeId card, int) { rows.add(Aspect::Tableau, about(class_of(card)), 1); });
        each(seat.events, [&](TypeId event, int) { rows.add(Aspect::Events, about(named_class(event)), 1); });
    });
    add(seat.on_cards, state, [&](Rows& rows) {
        each(seat.resources, [&](TypeId resource, int count) {
            rows.add(Aspect::OnCard, about(class_of(resource), name_inside(resource, card_)), count);
        });
        each(seat.hosted, [&](TypeId robot, int count) {
            for (const TypeId hosted : types_[robot].dependencies) {
                if (const Name card = named_class(hosted); card != 0) rows.add(Aspect::Hosted, about(card), count);
            }
        });
    });
    add(seat.tag_counts, state, [&](Rows& rows) {
        each(seat.tags, [&](TypeId tag, int count) { rows.add(Aspect::Tags, about(class_of(tag)), count); });
    });
    add(seat.turn_told, state, [&](Rows& rows) {
        add(seat.turn, rows);
        each(seat.markers,
             [&](TypeId marker, int) { rows.add(Aspect::ActionUsed, about(name_inside(marker, card_)), 1); });
    });
}

}  // namespace rego::app::follow
