// Milestones and awards: claim, fund.
#include "engine/mars/moves/move_table.hpp"

namespace rego::engine {

namespace {

/// What it demands matters more than what it costs.
void require_demanded(const Command& command, TypeId goal) {
    if (command.executor().on_obstacle || command.game.owed(command.actor) <= 0) return;
    const auto demanded = command.executor().stored_requirement(goal, "requirement", command.actor);
    if (!demanded || command.executor().holds(*demanded)) return;
    const auto before = command.core().checkpoint();
    command.executor().change(1, goal, kNoType, command.cause());  // says what is lacking
    command.core().roll_back(before);
}

/// Paid first, then named: nothing in between may choose by itself.
void pay_and_name(Command& command, std::string action, ClassId goal) {
    // It may be prescribed, or come of a card, and then costs what that says.
    const parser::Instruction naming = parser::gain(command.named(goal));
    if (command.answer_if_fitting(naming) || answers_mandate(command, naming)) return;
    command.take_action(parser::type(std::move(action)));
    require_demanded(command, command.game.type(command.table().name(goal), command.actor));
    command.pay_if_owing();
    command.answer_with(naming);
}

}  // namespace

void claim(Command& command, const Move& move, std::size_t) { pay_and_name(command, "ClaimMilestoneSA", move.about); }

void fund(Command& command, const Move& move, std::size_t) { pay_and_name(command, "FundAwardSA", move.about); }

}  // namespace rego::engine
