// Milestones and awards: claim, fund.
#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::engine {

/// Paid first, then named: nothing in between may choose by itself.
void MarsGame::pay_and_name(TypeId actor, const std::string& action, ClassId goal) {
    // It may be prescribed, or come of a card, and then costs what that says.
    const std::string name = table_->info(goal).name;
    if (answer_if_fitting(actor, name) || answers_mandate(actor, name)) return;
    take_action(actor, action);
    // What it demands matters more than what it costs.
    if (const TypeId wanted = type(name, actor); !core().executor().on_obstacle && owed(actor) > 0) {
        const auto demanded = core().executor().stored_requirement(wanted, "requirement", actor);
        if (demanded && !core().executor().holds(*demanded)) {
            const auto before = core().checkpoint();
            core().executor().change(1, wanted, kNoType, by(actor));  // says what is lacking
            core().roll_back(before);
        }
    }
    if (owed(actor) > 0) pay_bill(actor, actor);
    core().answer_inside(actor, std::nullopt, written(name), {.takes_first = true});
}

Result<Unit> MarsGame::claim(TypeId actor, ClassId milestone, const Payment& payment) {
    return command(actor, payment, [&] { pay_and_name(actor, "ClaimMilestoneSA", milestone); });
}

Result<Unit> MarsGame::fund(TypeId actor, ClassId award, const Payment& payment) {
    return command(actor, payment, [&] { pay_and_name(actor, "FundAwardSA", award); });
}

}  // namespace rego::engine
