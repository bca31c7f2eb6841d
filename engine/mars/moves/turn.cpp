// The verbs that move the game on: pass, end.
#include <fmt/format.h>

#include "engine/mars/moves/move_table.hpp"

namespace rego::engine {

void pass(Command& command, const Move&, std::size_t) {
    if (command.game.mode() == Mode::Game || command.game.mode() == Mode::Turns) {
        // Whoever has taken one action may pass instead of the second; a prescribed first action can wait.
        command.flow().begin_action(command.actor, {.prescribed = true, .offered = nullptr});
    } else {
        command.flow().require_settled(command.actor);
    }
    command.executor().change(1, command.game.type("Passed", command.actor), kNoType, command.cause());
}

void end(Command& command, const Move&, std::size_t) {
    Flow& flow = command.flow();
    if (flow.is_over()) return;
    flow.require_settled(command.actor);
    if (command.game.mode() == Mode::Game && flow.is_phase_of("TurnsPhase")) return flow.end_only_turn(command.actor);
    if (flow.turn() != command.actor) {
        command.executor().refuse(ErrorKind::NotNow, fmt::format("it is not {}'s turn", command.who()));
        return;
    }
    if (flow.actions_taken(command.actor) == 0) {
        command.executor().refuse(
            Diagnostic::of(ErrorKind::NotNow, "a turn has at least one action").with_hint("`pass` to take none"));
    }
    if (command.game.mode() == Mode::Game) {
        flow.next_turn(command.actor);
    } else {
        flow.take_turn_away(command.actor);
    }
}

}  // namespace rego::engine
