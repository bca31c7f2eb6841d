// Bills of a command: paid with what was said or automatically, and those still to come.
#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/till/cashier.hpp"
#include "engine/mars/till/till.hpp"

namespace rego::engine {

Price Till::pay_by_itself(TypeId player, std::int64_t kept) {
    ++bills_;
    const auto lacks = [&](std::int64_t money) {
        const bool is_later_bill = bills_ > 1;
        if (is_later_bill && (missing_ == 0 || money < missing_)) missing_ = money;
    };
    return Cashier{game_}.pay_automatically(player, Cause{player}, kept, lacks);
}

void Till::pay_bill(TypeId player) {
    if (player == actor_ && purse_ && !(purse_->is_used() && purse_->is_empty())) {
        ++bills_;
        Cashier{game_}.pay(player, *purse_, Cause{player});
        return;
    }
    const Price price = pay_by_itself(player, bills_ == 0 ? kept_money_ : 0);
    paid_.insert(paid_.end(), price.begin(), price.end());
}

/// Whoever acts puts what it brings in order: a bill that nothing waits for can be paid out of what is still to come.
/// Whether that can work is for the look ahead to tell.
bool Till::may_pay_later(TypeId player) {
    Executor& executor = core_.executor();
    if (game_.mode() == Mode::Raw || executor.on_obstacle) return false;
    bool has_a_choice = false;
    const auto tasks = core_.world().tasks();
    for (const Task& task : tasks) {
        if (core_.world().is_waiting(task)) continue;
        const bool is_open = executor.glance_at(task).status != Prepared::Status::Impossible;
        if (!is_open && executor.waits_for_a_bill(task)) return false;
        has_a_choice = has_a_choice || (is_open && task.player == player);
    }
    return has_a_choice && !Cashier{game_}.can_pay(player);
}

void Till::put_losses_last(bool last) {
    losses_last_ = last;
    core_.executor().hold_losses(last);
}

/// Bills and consequences take turns: paying may set something off, and that may cost again (a tile on the south pole).
void Till::settle_and_pay() {
    Executor& executor = core_.executor();
    executor.settle(game_.auto_mode());
    for (int round = 0; round < 20; ++round) {
        bool paid = false;
        for (const TypeId player : core_.players()) {
            if (game_.owed(player) <= 0 || may_pay_later(player)) continue;
            pay_bill(player);
            paid = true;
            executor.settle(game_.auto_mode());
        }
        if (!paid) break;
    }
    if (losses_last_) {
        put_losses_last(false);
        return settle_and_pay();
    }
    if (purse_ && !purse_->is_used() && take_up_offer()) return settle_and_pay();
    const std::int64_t still_to_come = look_for_bills();
    if (!purse_) return;
    // What is left of a written payment may be meant for that.
    const TypeId money = game_.type(parser::kDefaultUnit, actor_);
    if (still_to_come > 0 && purse_->is_all(money, still_to_come)) return;
    Cashier{game_}.refuse_rest(actor_, *purse_);
}

bool Till::pay_all_bills() {
    bool paid = false;
    for (const TypeId player : core_.players()) {
        if (game_.owed(player) <= 0 || may_pay_later(player)) continue;
        (void)pay_by_itself(player, 0);
        paid = true;
    }
    return paid;
}

/// Refuses what would end in a bill that nobody can pay, whatever is answered to what is pending. Returns how much more
/// of money is going to be owed.
std::int64_t Till::look_for_bills() {
    Executor& executor = core_.executor();
    const TypeId debt = game_.type("Owed", actor_);
    const bool looks = game_.mode() != Mode::Raw && game_.mode() != Mode::Tasks && !core_.world().tasks().empty() &&
                       (game_.owed(actor_) > 0 || executor.pending_may_bring(debt));
    if (!looks) return 0;
    const std::size_t events = core_.world().events().size();
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
                                       const auto& log = core_.world().events();
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

std::int64_t MarsGame::owed(TypeId player) { return Cashier{*this}.owed(player); }

bool MarsGame::can_bear(TypeId component, TypeId actor) {
    Executor& executor = core().executor();
    const Trial trial{executor};
    const CommandScope aside{executor, CommandScope::Of::Question};
    World& world = core().world();
    Till till{*this, actor, std::nullopt};
    try {
        while (!world.tasks().empty()) (void)world.take_task(world.tasks().front().id);
        executor.change(1, component, kNoType, Cause{actor});
        do executor.settle(Auto::Safe);
        while (till.pay_all_bills());
        return true;
    } catch (const RuleError&) {
        return false;
    }
}

}  // namespace rego::engine
