// A look at the table: what lies there, as the values of views.hpp. Which classes that is about is found out once, when
// the look is made; then it may be used as often as one likes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/views.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app {

class Look {
  public:
    explicit Look(engine::MarsGame& game);

    PlayerView player(engine::TypeId player);
    std::vector<PlayerView> players();  // in seat order
    MapView map();
    std::vector<TakenGoal> milestones() { return goals(kinds_.milestone); }
    std::vector<TakenGoal> awards() { return goals(kinds_.award); }
    /// All tiles in play by name, those asleep too; none in a game without them.
    std::vector<ColonyView> colonies();
    /// Nothing in a game without parties.
    std::optional<CommitteeView> committee();

    // --- Parts of a player's board
    /// Into what is there already, for whoever asks again and again.
    void read_numbers(engine::TypeId player, BoardNumbers& numbers);
    BoardNumbers numbers(engine::TypeId player);
    std::vector<Counted> tags(engine::TypeId player);
    std::vector<engine::ClassId> cards(engine::TypeId player);
    std::vector<engine::ClassId> events(engine::TypeId player);
    std::vector<OnCard> on_cards(engine::TypeId player);
    /// Cards that lie on one of the player's, face up or not.
    std::vector<Counted> hosted(engine::TypeId player);
    TurnView turn(engine::TypeId player);
    Fleets fleets(engine::TypeId player);
    std::optional<std::int64_t> influence(engine::TypeId player);

    const Kinds& kinds() const { return kinds_; }
    /// What is on the player boards, in the order of the numbers.
    const std::vector<BoardResource>& resources() const { return resources_; }
    /// Whoever owns the delegates of nobody; kNoType in a game without parties.
    engine::TypeId neutral_delegates() const;
    bool has_committee();

    // --- What has changed
    /// Another number each time that something in that part may have changed.
    enum class Part : std::uint8_t { Map, Goals, Colonies, Committee };
    std::uint64_t version(Part part);
    enum class BoardPart : std::uint8_t { Cards, OnCards, Tags, Turn };
    std::uint64_t version(BoardPart part, engine::TypeId player);

  private:
    /// What is counted for a player.
    struct Seat {
        engine::TypeId player = engine::kNoType;
        engine::TypeId rating, hand, cards, events, on_cards, hosted, tags, used, fleets, visits, passed;
        std::vector<engine::TypeId> stock, production;
    };
    Seat& seat(engine::TypeId player);
    Seat seat_for(engine::TypeId player);
    std::vector<engine::TypeId> about(Part part);
    std::uint64_t newest(std::span<const engine::TypeId> patterns);
    std::vector<engine::TypeId> about_committee() const;

    std::vector<TakenGoal> goals(engine::ClassId kind);
    /// What has a word for the map and is no tile.
    struct Markers {
        std::vector<engine::ClassId> on_tiles;  // such a tile goes by its name
        std::vector<engine::ClassId> on_areas;
    };
    const Markers& markers();
    bool is_tile(engine::ClassId cls) const {
        return kinds_.tile != engine::kNoClass && table_.is_subclass(cls, kinds_.tile);
    }
    void put_markers(MapView& view);
    engine::TypeId visitor_of(engine::TypeId colony);
    std::vector<engine::TypeId> builders_of(engine::TypeId colony);
    ColonyView awake(engine::TypeId colony);
    PartyView party(engine::TypeId party);
    HeldBy held(engine::TypeId pattern);
    /// What the only component of that class is about; kNoType if there is none.
    engine::TypeId subject_of(engine::ClassId cls, engine::ClassId subject);
    engine::TypeId owner_of_only(engine::TypeId pattern);

    /// All of a class, whosever; kNoType where the canon lacks it.
    engine::TypeId all(engine::ClassId cls) const;
    /// All of a class that depend on that.
    engine::TypeId all(engine::ClassId cls, engine::TypeId on) const;
    std::vector<engine::TypeId> present(engine::TypeId pattern);
    std::int64_t count(engine::TypeId pattern);
    engine::TypeId inside(engine::TypeId component, engine::ClassId cls) const;
    /// The class that it names: the card of a `PlayedEvent<Class<Comet>>`.
    engine::ClassId named_class(engine::TypeId component) const;
    engine::ClassId class_of(engine::TypeId type) const { return types_[type].cls; }
    engine::TypeId owner_of(engine::TypeId component) const;

    engine::MarsGame& game_;
    engine::TypePool& types_;
    engine::World& world_;
    const engine::ClassTable& table_;
    Kinds kinds_;
    std::vector<BoardResource> resources_;
    std::optional<Markers> markers_;  // once asked for
    std::array<std::vector<engine::TypeId>, 4> about_;
    std::vector<Seat> seats_;
};

}  // namespace rego::app
