// Offers that have to be paid for, taken up by paying: `pay 3, 1 Steel`, `action EnergyMarket 1, 6`.
#include <algorithm>
#include <functional>

#include "engine/exec/executor.hpp"
#include "engine/mars/till/cashier.hpp"
#include "engine/mars/till/till.hpp"
#include "engine/types/written.hpp"

namespace rego::engine {

namespace {

/// However much money there is, nobody is offered more.
constexpr std::int32_t kMostUnits = 200;

/// What each way of answering begins with.
void first_stages(const InstructionRule& rule, const std::function<void(const InstructionRule&)>& visit) {
    switch (rule.kind) {
        case InstructionRule::Kind::Change: return visit(rule);
        case InstructionRule::Kind::Or:
            for (const auto& arm : rule.parts) first_stages(*arm, visit);
            return;
        case InstructionRule::Kind::Then:
        case InstructionRule::Kind::Gate: return first_stages(*rule.parts.front(), visit);
        default: return;
    }
}

/// Whether some stage or arm of it could be to gain that.
bool leads_to(TypePool& types, TypeId gained, const InstructionRule& rule) {
    if (rule.kind == InstructionRule::Kind::Change)
        return rule.gain != kNoType && types.overlap(types.plain(types.without_links(rule.gain)), gained);
    return std::any_of(rule.parts.begin(), rule.parts.end(),
                       [&](const auto& part) { return leads_to(types, gained, *part); });
}

}  // namespace

/// Whether the answer leads to a bill that the written payment settles; all of it is taken back if not.
bool Till::is_paid_for(std::size_t task, const InstructionRule& offer) {
    const auto before = core_.checkpoint();
    const auto purse = purse_;
    try {
        core_.answer_inside(actor_, task, written(core_.types(), offer));
        core_.executor().settle(game_.auto_mode());
        if (game_.owed(actor_) > 0) {
            pay_bill(actor_);
            Cashier{game_}.refuse_rest(actor_, *purse_);
            return true;
        }
    } catch (const RuleError&) {  // not meant for this one
    }
    core_.roll_back(before);
    purse_ = purse;
    return false;
}

std::optional<std::int64_t> price_of(MarsGame& game, TypeId actor, const parser::Expression& signal) {
    Executor& executor = game.core().executor();
    const Trial only_asked{executor};
    const std::int64_t before = game.owed(actor);
    try {
        executor.change(1, game.type(signal, actor), kNoType, Cause{actor});
        return game.owed(actor) - before;
    } catch (const RuleError&) {
        return std::nullopt;
    }
}

bool Till::answer_on_the_way(const parser::Instruction& playing) {
    Executor& executor = core_.executor();
    if (executor.on_obstacle) return false;
    const TypeId gained = game_.type(std::get<parser::GainInstruction>(playing.node).type, actor_);
    const auto tasks = core_.world().tasks();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        if (tasks[i].player != actor_ || core_.world().is_waiting(tasks[i])) continue;
        for (const InstructionPtr& arm : tasks[i].instruction->parts) {
            if (tasks[i].instruction->kind != InstructionRule::Kind::Or || arm->kind != InstructionRule::Kind::Then ||
                !leads_to(core_.types(), gained, *arm))
                continue;
            const auto before = core_.checkpoint();
            core_.answer_inside(actor_, i + 1, written(core_.types(), *arm->parts.front()));
            executor.settle(game_.auto_mode());
            if (game_.owed(actor_) > 0) pay_bill(actor_);
            executor.settle(game_.auto_mode());
            if (core_.answer_if_fitting(actor_, playing)) return true;
            core_.roll_back(before);
        }
    }
    return false;
}

bool Till::take_up_offer() {
    if (core_.executor().on_obstacle) return false;
    const auto tasks = core_.world().tasks();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        if (tasks[i].player != actor_ || core_.world().is_waiting(tasks[i])) continue;
        bool taken = false;
        first_stages(*tasks[i].instruction, [&](const InstructionRule& offered) {
            if (offered.gain == kNoType || !core_.types()[offered.gain].concrete) return;
            InstructionRule offer = offered;
            offer.variable = false;
            for (std::int32_t x = 1; x <= (offered.variable ? kMostUnits : 1) && !taken; ++x) {
                offer.amount = offered.amount * x;
                taken = is_paid_for(i + 1, offer);
            }
        });
        if (taken) return true;
    }
    return false;
}

}  // namespace rego::engine
