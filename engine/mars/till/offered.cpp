// Offers that have to be paid for, taken up by paying: `pay 3, 1 Steel`, `action EnergyMarket 1, 6`.
#include <algorithm>
#include <functional>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/mars/till/cashier.hpp"
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
bool MarsGame::is_paid_for(TypeId actor, std::size_t task, const InstructionRule& offer) {
    const auto before = core().checkpoint();
    const auto purse = purse_;
    try {
        core().answer_inside(actor, task, engine::written(core().types(), offer));
        core().executor().settle(auto_);
        if (owed(actor) > 0) {
            pay_bill(actor, actor);
            Cashier{*this}.refuse_rest(actor, *purse_);
            return true;
        }
    } catch (const RuleError&) {  // not meant for this one
    }
    core().roll_back(before);
    purse_ = purse;
    return false;
}

std::optional<std::int64_t> MarsGame::price_of(TypeId actor, const std::string& signal) {
    const Trial only_asked{core().executor()};
    const std::int64_t before = owed(actor);
    try {
        core().executor().change(1, type(signal, actor), kNoType, by(actor));
        return owed(actor) - before;
    } catch (const RuleError&) {
        return std::nullopt;
    }
}

bool MarsGame::answer_on_the_way(TypeId actor, const std::string& playing) {
    if (core().executor().on_obstacle) return false;
    const TypeId gained = type(playing, actor);
    const auto tasks = core().world().tasks();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        if (tasks[i].player != actor || core().world().is_waiting(tasks[i])) continue;
        for (const InstructionPtr& arm : tasks[i].instruction->parts) {
            if (tasks[i].instruction->kind != InstructionRule::Kind::Or || arm->kind != InstructionRule::Kind::Then ||
                !leads_to(core().types(), gained, *arm))
                continue;
            const auto before = core().checkpoint();
            core().answer_inside(actor, i + 1, engine::written(core().types(), *arm->parts.front()));
            core().executor().settle(auto_);
            if (owed(actor) > 0) pay_bill(actor, actor);
            core().executor().settle(auto_);
            if (answer_if_fitting(actor, playing)) return true;
            core().roll_back(before);
        }
    }
    return false;
}

bool MarsGame::take_up_offer(TypeId actor) {
    if (core().executor().on_obstacle) return false;
    const auto tasks = core().world().tasks();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        if (tasks[i].player != actor || core().world().is_waiting(tasks[i])) continue;
        bool taken = false;
        first_stages(*tasks[i].instruction, [&](const InstructionRule& offered) {
            if (offered.gain == kNoType || !core().types()[offered.gain].concrete) return;
            InstructionRule offer = offered;
            offer.variable = false;
            for (std::int32_t x = 1; x <= (offered.variable ? kMostUnits : 1) && !taken; ++x) {
                offer.amount = offered.amount * x;
                taken = is_paid_for(actor, i + 1, offer);
            }
        });
        if (taken) return true;
    }
    return false;
}

}  // namespace rego::engine
