// Bills of a command: paid with what was said or automatically, and those still to come.
#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/mars/till/cashier.hpp"
#include "engine/types/meanwhile.hpp"

namespace rego::engine {

std::int64_t MarsGame::owed(TypeId player) { return Cashier{*this}.owed(player); }

/// A bill of whoever acts is paid with what was said, as long as there is any of it.
void MarsGame::pay_bill(TypeId player, TypeId actor) {
    Cashier cashier{*this};
    const std::int64_t kept = savings_.bills++ == 0 ? savings_.kept : 0;
    if (player == actor && purse_ && !(purse_->is_used() && purse_->is_empty())) {
        cashier.pay(player, *purse_, by(player));
        return;
    }
    const std::string text = cashier.pay_automatically(player, by(player), kept);
    last_payment_ += (last_payment_.empty() || text.empty() ? "" : ", ") + text;
}

/// Bills and consequences take turns: paying may set something off, and that may cost again (a tile on the south pole).
void MarsGame::settle_and_pay(TypeId actor) {
    Executor& executor = core().executor();
    executor.settle(auto_);
    for (int round = 0; round < 20; ++round) {
        bool paid = false;
        for (const TypeId player : core().players()) {
            if (owed(player) <= 0) continue;
            pay_bill(player, actor);
            paid = true;
            executor.settle(auto_);
        }
        if (!paid) break;
    }
    if (purse_ && !purse_->is_used() && take_up_offer(actor)) return settle_and_pay(actor);
    const std::int64_t still_to_come = look_for_bills(actor);
    // What is left of a written payment may be meant for that.
    if (purse_ && !(still_to_come > 0 && purse_->is_all_money(still_to_come)))
        Cashier{*this}.refuse_rest(actor, *purse_);
}

bool MarsGame::pay_all_bills() {
    bool paid = false;
    for (const TypeId player : core().players()) {
        if (owed(player) <= 0) continue;
        ++savings_.bills;
        Cashier{*this}.pay_automatically(player, by(player), 0);
        paid = true;
    }
    return paid;
}

std::int64_t MarsGame::look_for_bills(TypeId actor) {
    Executor& executor = core().executor();
    const TypeId debt = type("Owed", actor);
    const bool looks = mode_ != Mode::Raw && mode_ != Mode::Tasks && !core().world().tasks().empty() &&
                       executor.pending_may_bring(debt);
    if (!looks) return 0;
    const std::size_t events = core().world().events().size();
    std::optional<Diagnostic> unpaid;
    std::int64_t owed_on_the_way = 0;
    const LookAhead look_ahead{.at_rest =
                                   [&] {
                                       try {
                                           return pay_all_bills();
                                       } catch (const RuleError& error) {
                                           if (!unpaid) unpaid = error.diagnostic();
                                           throw;
                                       }
                                   },
                               .at_end =
                                   [&] {
                                       const auto& log = core().world().events();
                                       for (std::size_t n = events; n < log.size(); ++n)
                                           if (log[n].gain == debt) owed_on_the_way += log[n].count;
                                   }};
    const bool possible = executor.can_be_finished(look_ahead);
    if (!possible && unpaid) {
        unpaid->message = fmt::format("what follows cannot be paid for: {}", unpaid->message);
        executor.refuse(*unpaid);
    }
    return owed_on_the_way;
}

/// Whether the actor could gain that and pay for what comes of it, whatever else there is to do.
bool MarsGame::can_bear(TypeId component, TypeId actor) {
    if (is_weighing_) return true;  // what comes of it is not weighed once more
    const Meanwhile weighing{is_weighing_, true};
    const Meanwhile saved{savings_, Savings{}};
    const Meanwhile paid{last_payment_, std::string{}};
    const Meanwhile lacking{short_by_, std::int64_t{0}};
    Executor& executor = core().executor();
    const Trial trial{executor};
    const CommandScope aside{executor, CommandScope::Of::Question};
    World& world = core().world();
    try {
        while (!world.tasks().empty()) (void)world.take_task(world.tasks().front().id);
        executor.change(1, component, kNoType, by(actor));
        do executor.settle(Auto::Safe);
        while (pay_all_bills());
        return true;
    } catch (const RuleError&) {
        return false;
    }
}

}  // namespace rego::engine
