#include "engine/mars/moves/command.hpp"

#include "engine/types/action_rules.hpp"

namespace rego::engine {

parser::Instruction using_action(const parser::Expression& what, std::size_t slot) {
    return parser::gain(parser::type("UseAction", {what, parser::type(kActionSlots.at(slot))}));
}

void use_action(MarsGame& game, TypeId actor, const parser::Expression& what, std::size_t slot) {
    Rulebook& rulebook = game.core().rulebook();
    game.core().perform_inside(actor, rulebook.instruction(using_action(what, slot), actor));
}

void Command::run(const parser::Instruction& instruction) const {
    core().perform_inside(actor, core().rulebook().instruction(instruction, actor));
}

void Command::take_action(const parser::Expression& what, std::size_t slot) const {
    const parser::Instruction using_it = using_action(what, slot);
    if (answer_if_fitting(using_it)) return;
    const parser::Expression& used = std::get<parser::GainInstruction>(using_it.node).type;
    const bool is_offered = game.mode() == Mode::Game && flow().phase_offers(actor, used);
    flow().begin_action(actor, {.prescribed = false, .offered = is_offered ? &used : nullptr});
    run(using_it);
    flow().add_action_taken(actor);
}

}  // namespace rego::engine
