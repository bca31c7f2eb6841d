// A game of Terraforming Mars at the table: setup, turns, phases, payment and scoring around the rules engine.
// This folder is all that the engine knows of Terraforming Mars beyond the canon. Its own state (whose turn it is, who
// has passed) is kept in components, so that going back needs nothing special.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "engine/mars/flow.hpp"
#include "engine/mars/game_plan.hpp"
#include "engine/mars/move.hpp"
#include "engine/types/class_table.hpp"
#include "engine/types/wording.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

class MarsGame {
  public:
    static Result<std::unique_ptr<MarsGame>> create(const std::shared_ptr<const ClassTable>& table, NewGame options);
    /// The same by a rulebook that may have been read in before.
    static Result<std::unique_ptr<MarsGame>> create(std::shared_ptr<Rulebook> rulebook, NewGame options);

    Game& core() { return *game_; }
    const Game& core() const { return *game_; }
    const std::shared_ptr<const ClassTable>& table() const { return table_; }
    const NewGame& options() const { return options_; }
    const MapInfo& map() const { return *map_; }
    bool is_solo() const { return options_.players.size() == 1; }
    int player_count() const { return static_cast<int>(options_.players.size()); }

    Mode mode() const { return mode_; }
    void set_mode(Mode mode) { mode_ = mode; }
    Auto auto_mode() const { return auto_; }
    void set_auto(Auto mode) { auto_ = mode; }

    // --- Doing: all or nothing
    Result<Receipt> perform(const Move& move);
    /// The same, taken back: prices, and whether it is possible at all. The observers are told of what happens.
    Result<Receipt> weigh(const Move& move, Observers observers = {});
    /// What the actor may do now: answers to what is pending first, then the verbs.
    std::vector<Offer> offers(TypeId actor);
    /// Those of them that the game waits for, which is quickly found out.
    std::vector<Offer> awaited(TypeId actor);

    // --- Doing, in PETS or past the rules of turns: all or nothing
    Result<Unit> exec(TypeId actor, const parser::Instruction& instruction);
    Result<Unit> drop_task(TypeId actor, std::size_t number);
    /// Raw changes, as far as the invariants leave room; of how many components each was in the end.
    Result<std::vector<std::int64_t>> fix(TypeId actor, const std::vector<parser::Instruction>& changes);
    Result<Unit> set_phase(ClassId phase);
    Result<Unit> start_turn(TypeId actor);

    // --- Where the game stands
    Flow& flow() { return flow_; }
    std::string phase() { return std::string(flow_.phase_name()); }
    std::int64_t generation();
    std::optional<TypeId> turn() { return flow_.turn(); }
    bool has_passed(TypeId player) { return flow_.has_passed(player); }
    bool is_over() { return flow_.is_over(); }
    /// The actor of a command when none is named: whoever's turn it is, else the only one with a task, else Player1.
    TypeId default_actor();
    std::int64_t owed(TypeId player);
    /// Whether the player has a card of that deck in hand; which ones these are, nobody but the player knows.
    bool has_in_hand(TypeId player, ClassId card);
    /// The prelude that waits for an answer to that task, and may be found to be unplayable; kNoClass if none does.
    ClassId prelude_in_waiting(const Game::TaskView& task);
    /// Areas where a pending tile task of the player could go now.
    std::vector<TypeId> open_areas(TypeId player);

    // --- Names
    /// What a name means, or a small tree of them, with `Owner` as given. Kept, so asking again is cheap.
    TypeId type(std::string_view name, TypeId owner);
    TypeId type(const parser::Expression& expression, TypeId owner);
    std::int64_t count(std::string_view type, TypeId owner);
    /// The tracks of this game, in the order of the files.
    const std::vector<Track>& tracks();
    const CardInfo* card_info(ClassId cls) const;

  private:
    MarsGame(std::shared_ptr<Rulebook> rulebook, NewGame options, const GamePlan& plan);

    void draw_borders();
    /// Whether the actor could gain that and pay for what comes of it, whatever else there is to do.
    bool can_bear(TypeId component, TypeId actor);

    std::shared_ptr<const ClassTable> table_;
    NewGame options_;
    const MapInfo* map_;
    CustomRules custom_;
    std::unique_ptr<Game> game_;
    Flow flow_{*this};
    Mode mode_ = Mode::Game;
    Auto auto_ = Auto::Safe;
    std::optional<std::vector<Track>> tracks_;  // once asked for
};

}  // namespace rego::engine
