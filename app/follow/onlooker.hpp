// Looks at a game, and tells its state in the form in which records are compared (state.hpp). What it asks for is
// resolved once, and what has not changed since the last look is not looked at again.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "app/follow/lexicon.hpp"
#include "app/follow/state.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

class Onlooker {
  public:
    Onlooker(engine::MarsGame& game, const Lexicon& lexicon);

    State look();

  private:
    /// A part of the state, and all that it depends on.
    struct Passage {
        std::vector<engine::TypeId> about;
        std::uint64_t version = 0;
        Part told;
    };
    /// A row that says how many there are.
    struct Number {
        std::uint64_t key;
        engine::TypeId counted;
    };
    /// What is asked for each player.
    struct Seat {
        unsigned number = 0;
        engine::TypeId player;
        std::vector<Number> board, turn;
        engine::TypeId cards, events, resources, hosted, tags, markers;
        Part board_told;
        Passage tableau, on_cards, tag_counts, turn_told;
    };
    Seat seat_for(unsigned number, engine::TypeId player);
    /// Adds the passage, as it was told the last time if nothing that it is about has changed; else `tell` tells it.
    template <class Tell>
    void add(Passage& passage, State& state, Tell tell);
    void add(const std::vector<Number>& numbers, Rows& rows);
    /// Whether the part says just this, by its keys in order.
    bool says(const Part& part, const std::vector<Number>& numbers);
    void tell_course(Rows& rows);
    void tell_tiles(Rows& rows);
    void tell_goals(Rows& rows);
    void tell_colonies(Rows& rows);
    void tell_committee(Rows& rows);
    void add_seat(Seat& seat, State& state);

    /// kNoType where the canon lacks its class.
    engine::TypeId pattern(const char* cls, engine::TypeId owner = engine::kNoType);
    engine::TypeId everybodys(const char* cls);
    template <class Visit>
    void each(engine::TypeId pattern, Visit visit);
    int count(engine::TypeId type);
    Name class_of(engine::TypeId type) const;
    Name owner_of(engine::TypeId type) const;
    Name named_class(engine::TypeId type) const;
    /// The first dependency of that class, looking inside dependencies too.
    engine::TypeId inside(engine::TypeId type, engine::ClassId cls) const;
    Name name_inside(engine::TypeId type, engine::ClassId cls) const;
    unsigned seat_of(engine::TypeId owner) const;

    engine::MarsGame& game_;
    const Lexicon& lexicon_;
    engine::TypePool& types_;
    engine::World& world_;
    std::vector<Seat> seats_;
    std::vector<std::pair<Name, engine::TypeId>> tracks_;
    engine::ClassId card_, area_, tile_, colony_, party_, event_;
    engine::TypeId first_, tiles_, claims_, milestones_, awards_;
    engine::TypeId colonies_, sleepers_, built_, visits_;
    engine::TypeId parties_, leaders_, delegates_, reserve_, lobby_, chairman_;
    std::vector<std::pair<Aspect, engine::TypeId>> party_markers_, event_markers_;
    /// A tile with such a marker on it is known by the marker: `CapitalMarker<CityTile>` makes it the `CapitalTile`.
    std::vector<std::pair<engine::TypeId, Name>> tile_markers_;
    std::vector<std::pair<engine::TypeId, engine::TypeId>> colony_tracks_;  // by colony tile
    Passage course_told_, tiles_told_, goals_told_, colonies_told_, committee_told_;
};

}  // namespace rego::app::follow
