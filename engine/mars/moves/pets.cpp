// Moves written in PETS: exec, task, drop, fix.
#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::engine {

Result<Unit> MarsGame::exec(TypeId actor, const parser::Instruction& instruction) {
    if (mode_ == Mode::Game || mode_ == Mode::Turns) {
        return Diagnostic::of(ErrorKind::NotNow,
                              "an instruction of your own is carried out only in modes ops, tasks and raw")
            .with_hint("`mode ops` first, or `fix` to adjust the game to the table");
    }
    last_payment_.clear();
    return core().attempt([&] {
        require_open();
        if (mode_ == Mode::Raw) {
            core().perform_raw_inside(actor, instruction, false);
            return;
        }
        if (mode_ == Mode::Ops) require_settled(actor);
        core().perform_inside(actor, instruction);
        core().executor().settle(auto_);
    });
}

Result<Unit> MarsGame::task(TypeId actor, std::optional<std::size_t> number, const parser::Instruction& answer,
                            Executor::AnswerStyle style) {
    return command(actor, std::nullopt, [&] {
        // A prescribed first action may be answered straight away.
        if (!number && awaits_mandate(actor)) begin_mandate(actor);
        core().answer_inside(actor, number, answer, style);
    });
}

Result<Unit> MarsGame::drop_task(TypeId actor, std::size_t number) {
    last_payment_.clear();
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
    last_payment_.clear();
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

}  // namespace rego::engine
