// The first action that a corporation prescribes.
#include <fmt/format.h>

#include "engine/mars/moves/move_table.hpp"

namespace rego::engine {

namespace {

std::vector<TypeId> mandates_of(const Command& command) {
    return command.executor().components(command.game.type("Mandate", command.actor));
}

}  // namespace

bool awaits_mandate(MarsGame& game, TypeId actor) {
    return game.mode() == Mode::Game && game.core().world().tasks().empty() && game.count("Mandate", actor) > 0;
}

void begin_mandate(const Command& command) {
    const auto mandates = mandates_of(command);
    const parser::Instruction using_it = using_action(command.core().types().written(mandates.front()), 0);
    if (command.answer_if_fitting(using_it)) return;
    command.flow().begin_action(command.actor, {.prescribed = true, .offered = nullptr});
    command.run(using_it);
    // All that is prescribed is one action together.
    if (mandates.size() == 1) command.flow().add_action_taken(command.actor);
}

bool answers_mandate(const Command& command, const parser::Instruction& answer, AnswerStyle style) {
    if (!awaits_mandate(command.game, command.actor) || !command.flow().is_phase_of("RoundsPhase")) return false;
    const auto before = command.core().checkpoint();
    begin_mandate(command);
    command.executor().settle(command.game.auto_mode());
    if (command.answer_if_fitting(answer, style)) return true;
    command.core().roll_back(before);
    return false;
}

void first(Command& command, const Move&, std::size_t) {
    if (mandates_of(command).empty())
        throw RuleError(ErrorKind::NotNow, fmt::format("no first action is prescribed for {}", command.who()));
    begin_mandate(command);
}

}  // namespace rego::engine
