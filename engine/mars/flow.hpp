// How a game goes on: whose turn it is and whether an action may begin (flow/turns.cpp), and from phase to phase
// (flow/phases.cpp). What comes next the phases say themselves, in the canon; all of its state is kept in components.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game.hpp"

namespace rego::engine {

class MarsGame;
struct GamePlan;

class Flow {
  public:
    explicit Flow(MarsGame& game) : game_(game) {}

    // --- Turns
    std::optional<TypeId> turn();  // whose turn it is, if anybody's
    std::optional<TypeId> first_player();
    /// Which action of how many the player would take next in this turn.
    std::pair<std::int64_t, std::int64_t> action_of_turn(TypeId player);
    bool has_passed(TypeId player);
    /// Who may do something now, one after the other, and who has just had theirs.
    void give_turn(TypeId player);
    void next_turn(TypeId after);
    /// In a phase of one turn each: leaves it at that, as far as the phase allows.
    void end_only_turn(TypeId player);
    /// Ends it where turns are given by hand.
    void take_turn_away(TypeId player);
    std::int64_t actions_taken(TypeId player);
    void add_action_taken(TypeId player);

    // --- Whether an action may begin. Refuses if not.
    /// What kind of action is about to begin.
    struct Beginning {
        bool prescribed = false;                      // the first action of a corporation
        const parser::Expression* offered = nullptr;  // what the phase may offer, although it is not one for actions
    };
    void begin_action(TypeId actor, const Beginning& beginning);
    void begin_action(TypeId actor) { begin_action(actor, Beginning{}); }
    /// Nothing is pending, nothing is owed, nothing temporary is left over.
    void require_settled(TypeId actor);
    /// The game is not closed.
    void require_open();

    // --- Phases
    TypeId phase_type();
    std::string_view phase_name();  // "Action"; empty if there is none
    bool is_phase_of(std::string_view kind);
    bool is_over();
    void to_phase(std::string_view name);
    /// Whether players may do that in the present phase, as its own actions say.
    bool phase_offers(TypeId actor, const parser::Expression& what);
    /// Goes on as far as nobody has to be waited for.
    void advance();
    void set_up(const GamePlan& plan);

  private:
    Game& core();
    std::int64_t count(std::string_view type, TypeId owner);
    TypeId type(std::string_view name, TypeId owner);
    Cause by(TypeId actor) const { return Cause{actor}; }
    void remove_all(std::string_view type, TypeId owner);
    std::vector<TypeId> in_turn_order();
    std::int64_t actions_per_turn();
    std::string why_no_turn(TypeId actor, const Beginning& beginning);
    bool is_next(TypeId actor, TypeId current);
    void take_turns_away();
    void refuse_leftovers();
    /// Has had the one turn of this phase.
    void mark_through(TypeId player);
    void pass_first_player();
    bool can_act_in_phase(TypeId player);
    bool advance_once();
    bool advance_rounds();
    bool advance_turns();
    bool end_phase();

    MarsGame& game_;
    // Asked for at every step.
    TypeId any_phase_ = kNoType;
    TypeId last_phase_ = kNoType;  // when last asked; mostly it still is
    std::vector<TypeId> turns_;    // of each player
};

}  // namespace rego::engine
