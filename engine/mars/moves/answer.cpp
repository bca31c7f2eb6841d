// Answers to what is pending: buy, pay, put, and what every verb tries first.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::engine {

void MarsGame::answer_with(TypeId actor, const std::string& instruction) {
    core().answer_inside(actor, std::nullopt, written(instruction), {.takes_first = true});
}

bool MarsGame::answer_if_fitting(TypeId actor, const std::string& instruction, Executor::AnswerStyle style) {
    const auto& answer = written(instruction);
    if (!core().fits_a_task(actor, answer, style)) return false;
    style.takes_first = true;
    core().answer_inside(actor, std::nullopt, answer, style);
    return true;
}

Result<Unit> MarsGame::buy(TypeId actor, std::int32_t cards, const Payment& payment) {
    return command(actor, payment, [&] {
        // Which of the pending tasks offers cards?
        const auto& offer = written(fmt::format("{} BuyCard", std::max(cards, 1)));
        const auto tasks = core().world().tasks();
        Misfit misfit;
        bool offered = false;
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            if (tasks[i].player != actor) continue;
            const auto& rule = tasks[i].instruction;
            offered = offered || !core().executor().narrow(rule, written("BuyCard"), actor, {}).empty();
            if (core().executor().narrow(rule, offer, actor, {}, &misfit).empty()) continue;
            core().answer_inside(actor, i + 1, cards == 0 ? written("Ok") : offer);
            return;
        }
        if (offered) {
            throw RuleError(
                Diagnostic::of(ErrorKind::Narrowing, fmt::format("cannot buy {} cards: {}", cards, misfit.why))
                    .because(std::move(misfit.facts)));
        }
        throw RuleError(ErrorKind::NotNow, fmt::format("{} is offered no cards now", core().types().print(actor)));
    });
}

Result<Unit> MarsGame::pay(TypeId actor, const std::vector<PaymentItem>& payment) {
    return command(actor, payment, [&] {
        if (owed(actor) == 0 && !take_up_offer(actor)) {
            const bool is_offered = !core().world().tasks().empty();
            throw RuleError(ErrorKind::NotNow, fmt::format("{} owes nothing{}", core().types().print(actor),
                                                           is_offered ? ", and nothing on offer costs that" : ""));
        }
    });
}

Result<Unit> MarsGame::put(TypeId actor, ClassId card) {
    const std::string name = table_->info(card).name;
    return command(actor, std::nullopt, [&] {
        Executor::AnswerStyle style;
        style.any_amount = true;
        core().answer_inside(actor, std::nullopt, written(fmt::format("CardResource<{}>", name)), style);
    });
}

}  // namespace rego::engine
