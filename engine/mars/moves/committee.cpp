// The words of the committee: delegate, policy, reveal.
#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::engine {

namespace {

Diagnostic no_committee() { return Diagnostic::of(ErrorKind::NotNow, "this game has no parties; `T` brings them"); }

}  // namespace

Result<Unit> MarsGame::send_delegate(TypeId actor, ClassId party, const Payment& payment) {
    if (!offers_action("SendDelegateSA")) return no_committee();
    const std::string& name = table_->info(party).name;
    const std::string sending = fmt::format("Delegate<{}> FROM ReserveDelegate", name);
    // One who takes the place of a neutral delegate there.
    const std::string replacing = fmt::format("Delegate<{0}> FROM Delegate<{0}, Neutral>", name);
    if (!payment && core().fits_a_task(actor, written(replacing)))
        return command(actor, payment, [&] { answer_with(actor, replacing); });
    return take_at_some_price(actor, "SendDelegateSA", sending, payment, [&] {
        if (count("ReserveDelegate", actor) == 0) {
            core().executor().refuse(ErrorKind::Limit,
                                     fmt::format("{} has no delegate left to send", core().types().print(actor)));
        }
    });
}

Result<Unit> MarsGame::use_policy(TypeId actor, const Payment& payment) {
    if (!offers_action("SendDelegateSA")) return no_committee();
    return command(actor, payment, [&] {
        const auto policies = core().executor().components(type("Policy", actor));
        const ClassInfo* const policy =
            policies.empty() ? nullptr : &table_->info(core().types()[policies.front()].cls);
        if (policy == nullptr || policy->actions.empty())
            throw RuleError(ErrorKind::NotNow, "the policy of the ruling party is not an action");
        if (count("PolicyUsed", actor) > 0) {
            core().executor().refuse(ErrorKind::NotNow, fmt::format("{} has used the policy in this generation",
                                                                    core().types().print(actor)));
            remove_all("PolicyUsed", actor);
        }
        take_action(actor, policy->name);
    });
}

void MarsGame::reveal_one(ClassId global_event) {
    const std::string& name = table_->info(global_event).name;
    const TypeId engine = core().engine_actor();
    if (count(fmt::format("EventPlace<{}>", name), engine) > 0) {
        core().executor().refuse(ErrorKind::Limit, fmt::format("`{}` has been revealed already", name));
        return;
    }
    const std::string revealing = fmt::format("Reveal<{}>", name);
    const auto tasks = core().world().tasks();
    for (const Task& task : tasks) {
        if (answer_if_fitting(task.player, revealing)) return;
    }
    if (mode_ == Mode::Game || mode_ == Mode::Turns) {
        core().executor().refuse(ErrorKind::NotNow, "no global event is to be revealed now");
        return;
    }
    run(engine, revealing);
}

Result<Unit> MarsGame::reveal(const std::vector<ClassId>& global_events) {
    if (!offers_action("SendDelegateSA")) return no_committee();
    for (const ClassId each : global_events) {
        if (!core().world().is_active(each))
            return Diagnostic::of(ErrorKind::Type,
                                  fmt::format("`{}` is not part of this game", table_->info(each).name));
    }
    return command(core().engine_actor(), std::nullopt, [&] {
        for (const ClassId each : global_events) {
            reveal_one(each);
            core().executor().settle(auto_);
            // At the start the second is asked for when the first has been told.
            if (mode_ == Mode::Game) advance();
        }
    });
}

}  // namespace rego::engine
