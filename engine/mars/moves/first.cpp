// The first action that a corporation prescribes; after a merger there are several, and all of them are one action.
#include <fmt/format.h>

#include "engine/mars/moves/move_table.hpp"

namespace rego::engine {

namespace {

std::vector<TypeId> mandates_of(const Command& command) {
    return command.executor().components(command.game.type("Mandate", command.actor));
}

/// Whether the corporation prescribes it: a class that is declared on a card bears its name.
bool prescribes(const Command& command, ClassId corporation, TypeId mandate) {
    return command.table().name(command.core().types()[mandate].cls).starts_with(command.table().name(corporation));
}

}  // namespace

bool awaits_mandate(MarsGame& game, TypeId actor) {
    return game.mode() == Mode::Game && game.core().world().tasks().empty() && game.count("Mandate", actor) > 0;
}

namespace {

void begin_mandates(const Command& command, const std::vector<TypeId>& mandates) {
    const std::size_t all = mandates_of(command).size();
    bool is_begun = false;
    for (const TypeId mandate : mandates) {
        const parser::Instruction using_it = using_action(command.core().types().written(mandate), 0);
        if (command.answer_if_fitting(using_it)) continue;
        if (!is_begun) command.flow().begin_action(command.actor, {.prescribed = true, .offered = nullptr});
        is_begun = true;
        command.run(using_it);
    }
    // All that is prescribed is one action together.
    if (is_begun && mandates.size() == all) command.flow().add_action_taken(command.actor);
}

}  // namespace

void begin_mandate(const Command& command) { begin_mandates(command, mandates_of(command)); }

bool answers_mandate(const Command& command, const parser::Instruction& answer, AnswerStyle style) {
    if (!awaits_mandate(command.game, command.actor) || !command.flow().is_phase_of("RoundsPhase")) return false;
    const auto before = command.core().checkpoint();
    begin_mandate(command);
    command.executor().settle(command.game.auto_mode());
    if (command.answer_if_fitting(answer, style)) return true;
    command.core().roll_back(before);
    return false;
}

void first(Command& command, const Move& move, std::size_t) {
    std::vector<TypeId> mandates = mandates_of(command);
    if (mandates.empty())
        throw RuleError(ErrorKind::NotNow, fmt::format("no first action is prescribed for {}", command.who()));
    if (move.about != kNoClass) {
        std::erase_if(mandates, [&](TypeId mandate) { return !prescribes(command, move.about, mandate); });
        if (mandates.empty()) {
            throw RuleError(
                Diagnostic::of(ErrorKind::NotNow, fmt::format("`{}` prescribes {} no first action",
                                                              command.table().info(move.about).name, command.who()))
                    .with_hint("`first` carries out what is prescribed"));
        }
    }
    begin_mandates(command, mandates);
}

}  // namespace rego::engine
