// The verbs that move the game on: pass, end, turn.
#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::engine {

Result<Unit> MarsGame::pass(TypeId actor) {
    return command(actor, std::nullopt, [&] {
        if (mode_ == Mode::Game || mode_ == Mode::Turns) {
            // Whoever has taken one action may pass instead of the second; a prescribed first action can wait.
            begin_action(actor, {.prescribed = true, .offered = {}});
        } else {
            require_settled(actor);
        }
        core().executor().change(1, type("Passed", actor), kNoType, by(actor));
    });
}

/// In a phase of one turn each: leaves it at that, as far as the phase allows.
void MarsGame::end_only_turn(TypeId actor) {
    if (core().executor().property(phase_type(), "mayEnd").value_or(0) == 0) {
        core().executor().refuse(ErrorKind::NotNow,
                                 fmt::format("the turn goes on: see what `moves` offers in the {} phase", phase()));
    }
    mark_through(actor);
}

/// Has had the one turn of this phase.
void MarsGame::mark_through(TypeId player) {
    if (actions_taken(player) > 0) return;
    core().executor().change_raw(1, type("ActionTaken", player), kNoType, by(core().engine_actor()), false);
}

Result<Unit> MarsGame::end_turn(TypeId actor) {
    return command(actor, std::nullopt, [&] {
        if (is_over()) return;
        require_settled(actor);
        if (mode_ == Mode::Game && is_phase_of("TurnsPhase")) return end_only_turn(actor);
        const auto current = turn();
        if (!current || *current != actor) {
            core().executor().refuse(ErrorKind::NotNow,
                                     fmt::format("it is not {}'s turn", core().types().print(actor)));
            return;
        }
        if (actions_taken(actor) == 0) {
            core().executor().refuse(
                Diagnostic::of(ErrorKind::NotNow, "a turn has at least one action").with_hint("`pass` to take none"));
        }
        if (mode_ == Mode::Game) {
            next_turn(actor);
        } else {
            remove_all("Turn", actor);
            remove_all("ActionTaken", actor);
        }
    });
}

Result<Unit> MarsGame::start_turn(TypeId actor) {
    return command(actor, std::nullopt, [&] {
        if (mode_ != Mode::Turns) throw RuleError(ErrorKind::NotNow, "`turn` is for mode turns");
        require_settled(actor);
        if (has_passed(actor)) {
            throw RuleError(ErrorKind::NotNow, fmt::format("{} has passed", core().types().print(actor)));
        }
        give_turn(actor);
    });
}

}  // namespace rego::engine
