// Looks at a game, and tells its state in the form in which records are compared (state.hpp). What it asks for is
// resolved once, and what has not changed since the last look is not looked at again.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "app/follow/lexicon.hpp"
#include "app/follow/state.hpp"
#include "app/tell/lens/look.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

class Onlooker {
  public:
    Onlooker(engine::MarsGame& game, const Lexicon& lexicon);

    State look();
    /// How many cards lie face up before the player.
    std::size_t face_up(unsigned seat) { return look_.cards(seats_.at(seat - 1).player).size(); }

  private:
    /// A part of the state, and which version of what it is about was told.
    struct Passage {
        std::uint64_t version = 0;
        Part told;
    };
    /// What is asked for each player.
    struct Seat {
        Seat(unsigned seat, engine::TypeId who) : number(seat), player(who) {}
        unsigned number;
        engine::TypeId player;
        BoardNumbers numbers;  // as told
        Part board_told;
        Passage tableau, on_cards, tag_counts, turn_told;
    };
    /// Adds the passage, as it was told the last time if that is still the version; else `tell` tells it.
    template <class Tell>
    void add(Passage& passage, std::uint64_t version, State& state, Tell tell);
    std::uint64_t version_of_course();
    void tell_course(Rows& rows);
    void tell_tiles(Rows& rows);
    void tell_goals(Rows& rows);
    void tell_colonies(Rows& rows);
    void tell_committee(Rows& rows);
    void tell_board(const Seat& seat, Rows& rows) const;
    void tell_turn(const Seat& seat, Rows& rows);
    void add_seat(Seat& seat, State& state);

    /// The name of whoever or whatever it is; 0 for nothing.
    Name name_of(engine::TypeId type) const;
    /// What a tile is known by: `CapitalMarker` on it makes a `CityTile` the `CapitalTile`.
    Name name_of(const TileOnMap& tile);
    int builders(const ColonyView& colony) const;
    unsigned seat_of(engine::TypeId owner) const;

    engine::MarsGame& game_;
    const Lexicon& lexicon_;
    engine::TypePool& types_;
    engine::World& world_;
    Look look_;
    BoardNumbers numbers_;  // of the seat looked at
    std::vector<Seat> seats_;
    std::vector<std::pair<Name, engine::TypeId>> tracks_;     // by key, where their steps are counted
    std::vector<engine::TypeId> course_;                      // what the course is about
    std::vector<std::pair<engine::ClassId, Name>> known_by_;  // markers on tiles
    std::vector<std::size_t> resources_;                      // of the lexicon: their places among those of the look
    Passage course_told_, tiles_told_, goals_told_, colonies_told_, committee_told_;
};

}  // namespace rego::app::follow
