// What is pending in a game: which task an answer means, and what could be answered.
#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/game.hpp"
#include "engine/types/print_rules.hpp"
#include "engine/world/task_fact.hpp"
#include "parser/print.hpp"

namespace rego::engine {

namespace {

using Status = Prepared::Status;

/// How many ways to answer a task are found, and counted, at all.
constexpr std::size_t kCountedWays = 100;

// --- Reading an answer -----------------------------------------------------------------------------------------

/// A task that an answer can mean.
struct Fit {
    Task task;
    std::size_t number;
    Narrowed narrowed;
};

struct NearMiss {
    std::size_t which;  // of the pending ones
    Misfit misfit;
};

/// An answer held against a player's tasks.
struct Reading {
    std::vector<Fit> fits;
    std::vector<Fit> idle;  // for want of others: what has come to nothing
    std::vector<NearMiss> misfits;
    std::vector<std::size_t> pending;  // numbers of the tasks
};

std::string numbered(const Executor& executor, std::size_t number, const Task& task) {
    return fmt::format("#{}  {}", number, print_rule(executor.types(), *task.instruction));
}

parser::Instruction ok() {
    parser::Expression type;
    type.name = "Ok";
    parser::Instruction instruction;
    instruction.node = parser::GainInstruction{{}, std::move(type), std::nullopt};
    return instruction;
}

Reading read_answer(const Executor& executor, TypeId player, std::optional<std::size_t> number,
                    const parser::Instruction& answer, AnswerStyle style) {
    Reading reading;
    const auto tasks = executor.world().tasks();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const Task& task = tasks[i];
        if (number && *number != i + 1) continue;
        if (task.player != player) {
            if (!number) continue;
            throw RuleError(ErrorKind::NotNow,
                            fmt::format("task #{} is {}'s", *number, executor.types().print(task.player)));
        }
        reading.pending.push_back(i + 1);
        if (executor.world().is_waiting(task)) continue;
        Misfit why;
        for (auto& narrowed : executor.narrow(task.instruction, answer, player, style, &why)) {
            reading.fits.push_back({task, i + 1, std::move(narrowed)});
        }
        // What has come to nothing is done with by `Ok`.
        if (reading.fits.empty() && answer == ok() && executor.prepare(task.instruction, player).status == Status::Done)
            reading.idle.push_back({task, i + 1, {task.instruction, {}, std::nullopt}});
        if (!why.empty()) reading.misfits.push_back({reading.pending.size() - 1, std::move(why)});
    }
    if (reading.fits.empty()) reading.fits = std::move(reading.idle);
    return reading;
}

Diagnostic fits_none(const Executor& executor, const std::string& said, const std::string& player,
                     const Reading& reading) {
    std::vector<std::string> pending;  // "#2  3 Plant OR 4 Animal"
    std::vector<parser::TaskFact> tasks;
    for (const std::size_t number : reading.pending) {
        const Task& task = executor.world().tasks()[number - 1];
        pending.push_back(numbered(executor, number, task));
        tasks.push_back(fact_of(executor.types(), task, number));
    }
    std::string message = fmt::format("`{}` fits no pending task of {}", said, player);
    const bool is_one = reading.misfits.size() == 1;
    for (const auto& [which, misfit] : reading.misfits) {
        (is_one ? message : pending[which]) += ": " + misfit.why;
        tasks[which].misfit = misfit.facts;
    }
    Diagnostic none = Diagnostic::of(ErrorKind::Narrowing, std::move(message)).with_notes(std::move(pending));
    if (is_one) none.facts = reading.misfits.front().misfit.facts;
    none.tasks = std::move(tasks);
    return none;
}

Diagnostic fits_several(const Executor& executor, const std::string& said, const std::string& player,
                        const std::vector<Fit>& fits) {
    Diagnostic several =
        Diagnostic::of(ErrorKind::Ambiguous, fmt::format("`{}` fits several pending tasks of {}", said, player))
            .with_hint(fmt::format("`task #{} {}` picks the first", fits.front().number, said));
    for (const Fit& fit : fits) {
        several.notes.push_back(numbered(executor, fit.number, fit.task));
        several.tasks.push_back(fact_of(executor.types(), fit.task, fit.number));
    }
    return several;
}

// --- Possible answers ------------------------------------------------------------------------------------------

/// Some ways to answer a task, and how many there are.
class Answers {
  public:
    Answers(const Executor& executor, TypeId player) : executor_(executor), player_(player) {}

    void collect(const InstructionPtr& rule) {
        using Kind = InstructionRule::Kind;
        switch (rule->kind) {
            case Kind::Or:
                for (const auto& part : rule->parts) {
                    const Prepared prepared = executor_.prepare(part, player_);
                    if (prepared.status == Status::Impossible) continue;
                    collect(prepared.instruction ? prepared.instruction : part);
                }
                return;
            case Kind::Then: collect(rule->parts.front()); return;
            case Kind::Change:
                if (!rule->variable) return add_ways(rule);
                break;
            case Kind::Custom: return add_arguments(*rule);
            default: break;
        }
        ++ways_;
        found_.push_back(rule);
    }

    std::size_t ways() const { return ways_; }
    std::vector<InstructionPtr> take() && { return std::move(found_); }

  private:
    void add_ways(const InstructionPtr& change) {
        const auto found = executor_.ways(*change, player_, kCountedWays);
        ways_ += found.size();
        for (const Way& way : found) {
            if (found_.size() >= kCountedWays) break;
            InstructionRule one = *change;
            one.gain = way.gain;
            one.remove = way.remove;
            one.amount = static_cast<std::int32_t>(std::min<std::int64_t>(one.amount, way.most));
            one.intensity = parser::Intensity::Mandatory;
            found_.push_back(std::make_shared<const InstructionRule>(std::move(one)));
        }
        if (found.empty()) found_.push_back(change);
    }

    void add_arguments(const InstructionRule& custom) {
        for (const TypeId argument : custom.arguments) {
            for (const TypeId candidate : executor_.components(argument)) {
                auto one = std::make_shared<InstructionRule>(custom);
                one->arguments = {candidate};
                if (executor_.prepare(one, player_).status == Status::Impossible) continue;
                ++ways_;
                if (found_.size() < kCountedWays) found_.push_back(std::move(one));
            }
        }
    }

    const Executor& executor_;
    TypeId player_;
    std::vector<InstructionPtr> found_;
    std::size_t ways_ = 0;
};

/// Of a choice that has been prepared.
Answers possible_answers(const Executor& executor, const Prepared& choice, const InstructionPtr& instruction,
                         TypeId player) {
    Answers answers{executor, player};
    answers.collect(choice.instruction ? choice.instruction : instruction);
    return answers;
}

}  // namespace

Result<Unit> Game::answer(TypeId player, std::optional<std::size_t> number, const parser::Instruction& answer,
                          Auto mode, AnswerStyle style) {
    return attempt([&] {
        answer_inside(player, number, answer, style);
        executor_->settle(mode);
    });
}

void Game::answer_inside(TypeId player, std::optional<std::size_t> number, const parser::Instruction& answer,
                         AnswerStyle style) {
    const Reading reading = read_answer(*executor_, player, number, answer, style);
    if (reading.pending.empty()) {
        const std::string who = types().print(player);
        if (number) throw RuleError(ErrorKind::NotNow, fmt::format("there is no task #{}", *number));
        throw RuleError(Diagnostic::of(ErrorKind::NotNow, fmt::format("{} has nothing pending", who))
                            .because(parser::NothingPending{types().written(player)}));
    }
    const auto said = [&] { return parser::to_string(answer); };
    if (reading.fits.empty()) throw RuleError(fits_none(*executor_, said(), types().print(player), reading));
    const Fit& fit = reading.fits.front();
    const bool one = std::all_of(reading.fits.begin(), reading.fits.end(), [&](const Fit& other) {
        return equal(*other.narrowed.instruction, *fit.narrowed.instruction) &&
               (style.takes_first || equal(*other.task.instruction, *fit.task.instruction));
    });
    if (!one) throw RuleError(fits_several(*executor_, said(), types().print(player), reading.fits));

    const Prepared prepared = executor_->prepare(fit.narrowed.instruction, player);
    if (prepared.status == Status::Impossible) {
        executor_->refuse(prepared.why());
        return;
    }
    if (prepared.status == Status::Choice) {
        std::vector<std::string> choices;
        const Prepared again = executor_->prepare(prepared.instruction, player);
        for (const InstructionPtr& each : possible_answers(*executor_, again, prepared.instruction, player).take())
            choices.push_back(print_rule(types(), *each));
        throw RuleError(Diagnostic::of(ErrorKind::Type, fmt::format("`{}` leaves a choice: `{}`", said(),
                                                                    print_rule(types(), *prepared.instruction)))
                            .with_notes(std::move(choices)));
    }
    if (executor_->on_trace) {
        executor_->trace(fmt::format("`{}` narrows #{} `{}` to: {}", said(), fit.number,
                                     print_rule(types(), *fit.task.instruction),
                                     prepared.instruction ? print_rule(types(), *prepared.instruction) : "nothing"));
    }
    const Task taken = world_.take_task(fit.task.id);
    executor_->carry_out(prepared, taken);
}

bool Game::answer_if_fitting(TypeId player, const parser::Instruction& answer, AnswerStyle style) {
    if (!fits_a_task(player, answer, style)) return false;
    style.takes_first = true;
    answer_inside(player, std::nullopt, answer, style);
    return true;
}

bool Game::fits_a_task(TypeId player, const parser::Instruction& answer, AnswerStyle style) const {
    const CommandScope question{*executor_, CommandScope::Of::Question};
    const auto tasks = world_.tasks();
    for (const Task& task : tasks) {
        if (task.player != player || world_.is_waiting(task)) continue;
        try {
            if (!executor_->narrow(task.instruction, answer, player, style).empty()) return true;
        } catch (const RuleError&) {
            // A name that does not exist fits nothing.
        }
    }
    return false;
}

std::vector<Game::TaskView> Game::task_views() const {
    const CommandScope question{*executor_, CommandScope::Of::Question};
    std::vector<TaskView> views;
    const auto tasks = world_.tasks();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const Task& task = tasks[i];
        TaskView view;
        view.number = i + 1;
        view.player = task.player;
        view.id = task.id;
        view.instruction = task.instruction;
        view.via = task.via;
        view.optional = !executor_->narrow(task.instruction, ok(), task.player, {}).empty();
        if (world_.is_waiting(task)) {
            view.waiting = "what comes before it";
        } else if (const Prepared prepared = executor_->prepare(task.instruction, task.player);
                   prepared.status == Status::Impossible) {
            view.obstacle = prepared.why();
            view.waiting = view.obstacle->message;
        } else if (prepared.status == Status::Choice) {
            Answers answers = possible_answers(*executor_, prepared, task.instruction, task.player);
            view.ways = answers.ways();
            view.answers = std::move(answers).take();
        }
        views.push_back(std::move(view));
    }
    return views;
}

}  // namespace rego::engine
