// Looks at a game, and tells its state in the form in which records are compared (state.hpp). What it asks for is
// resolved once, so that a look costs no more than walking along the components.
#pragma once

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
    /// What is asked for each player.
    struct Seat {
        engine::TypeId player;
        std::vector<engine::TypeId> stock, production;
        engine::TypeId rating, hand, passed;
        engine::TypeId cards, events, resources, hosted, tags, markers;
        engine::TypeId fleets, trades;
    };
    Seat seat_for(engine::TypeId player);
    void look_at_mars(State& state);
    void look_at_colonies(State& state);
    void look_at_committee(State& state);
    void look_at(unsigned number, const Seat& seat, State& state);

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
    engine::TypeId tiles_, claims_, milestones_, awards_;
    engine::TypeId colonies_, sleepers_, built_, visits_;
    engine::TypeId parties_, leaders_, delegates_, reserve_, lobby_, chairman_;
    std::vector<std::pair<Aspect, engine::TypeId>> party_markers_, event_markers_;
    /// A tile with such a marker on it is known by the marker: `CapitalMarker<CityTile>` makes it the `CapitalTile`.
    std::vector<std::pair<engine::TypeId, Name>> tile_markers_;
    std::vector<std::pair<engine::TypeId, engine::TypeId>> colony_tracks_;  // by colony tile
};

}  // namespace rego::app::follow
