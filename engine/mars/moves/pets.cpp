// What is done in PETS, or past the rules of turns: exec, drop, fix, phase, turn.
#include <fmt/format.h>

#include "engine/mars/moves/perform.hpp"

namespace rego::engine {

Result<Unit> MarsGame::exec(TypeId actor, const parser::Instruction& instruction) {
    if (mode_ == Mode::Game || mode_ == Mode::Turns) {
        return Diagnostic::of(ErrorKind::NotNow,
                              "an instruction of your own is carried out only in modes ops, tasks and raw")
            .with_hint("`mode ops` first, or `fix` to adjust the game to the table");
    }
    return core().attempt([&] {
        flow_.require_open();
        if (mode_ == Mode::Raw) {
            core().perform_raw_inside(actor, instruction, false);
            return;
        }
        if (mode_ == Mode::Ops) flow_.require_settled(actor);
        core().perform_inside(actor, instruction);
        core().executor().settle(auto_);
    });
}

Result<Unit> MarsGame::drop_task(TypeId actor, std::size_t number) {
    return core().attempt([&] {
        if (mode_ != Mode::Tasks && mode_ != Mode::Raw) {
            throw RuleError(ErrorKind::NotNow, "tasks can be dropped in modes tasks and raw only");
        }
        const auto& tasks = core().world().tasks();
        if (number == 0 || number > tasks.size()) {
            throw RuleError(ErrorKind::NotNow, fmt::format("there is no task #{}", number));
        }
        if (tasks[number - 1].player != actor) {
            throw RuleError(ErrorKind::NotNow,
                            fmt::format("task #{} is {}'s", number, core().types().print(tasks[number - 1].player)));
        }
        core().world().take_task(tasks[number - 1].id);
    });
}

Result<std::vector<std::int64_t>> MarsGame::fix(TypeId actor, const std::vector<parser::Instruction>& changes) {
    std::vector<std::int64_t> fixed;
    const auto outcome = core().attempt([&] {
        for (const auto& change : changes) {
            const std::size_t before = core().world().events().size();
            core().perform_raw_inside(actor, change, true);
            std::int64_t count = 0;
            // What follows from a change (a card's tags) is bookkeeping, and has a cause.
            for (std::size_t i = before; i < core().world().events().size(); ++i) {
                const Event& event = core().world().events()[i];
                if (event.correction && event.cause == 0) count += event.count;
            }
            fixed.push_back(count);
        }
    });
    if (!outcome) return outcome.error();
    return fixed;
}

Result<Unit> MarsGame::set_phase(ClassId phase) {
    const TypeId actor = core().engine_actor();
    if (mode_ == Mode::Game || mode_ == Mode::Turns) {
        return Diagnostic::of(ErrorKind::NotNow, "phases follow each other automatically in this mode")
            .with_hint("`mode ops` first");
    }
    return core().attempt([&] {
        if (mode_ == Mode::Ops) flow_.require_settled(actor);
        flow_.require_open();
        const TypeId next = core().types().base(phase);
        if (mode_ == Mode::Raw) {
            const auto present = core().executor().components(type("Phase", kNoType));
            core().executor().change_raw(1, next, present.empty() ? kNoType : present.front(), Cause{actor}, false);
            return;
        }
        // The same once more is left first, so that it begins anew.
        if (next == flow_.phase_type()) core().executor().change(1, kNoType, next, Cause{actor});
        flow_.to_phase(table_->name(phase));
        core().executor().settle(auto_);
    });
}

Result<Unit> MarsGame::start_turn(TypeId actor) {
    const auto outcome = carry_out(*this, actor, std::nullopt, [&](Command& command) {
        if (mode_ != Mode::Turns) throw RuleError(ErrorKind::NotNow, "`turn` is for mode turns");
        flow_.require_settled(actor);
        if (flow_.has_passed(actor)) throw RuleError(ErrorKind::NotNow, fmt::format("{} has passed", command.who()));
        flow_.give_turn(actor);
    });
    if (!outcome) return outcome.error();
    return Unit{};
}

}  // namespace rego::engine
