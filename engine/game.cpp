#include "engine/game.hpp"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/types/print_rules.hpp"
#include "parser/print.hpp"

namespace rego::engine {

namespace {

/// How many ways to answer a task are worth listing.
constexpr std::size_t kFewAnswers = 8;
constexpr std::size_t kCountedWays = 100;

std::vector<bool> active_classes(const ClassTable& table, const GameParts& parts) {
    const auto contains = [](const std::vector<std::string>& list, const std::string& name) {
        return std::find(list.begin(), list.end(), name) != list.end();
    };
    std::vector<bool> active(table.size(), false);
    for (ClassId id = 0; id < table.size(); ++id) {
        const ClassInfo& info = table.info(id);
        active[id] = (contains(parts.modules, info.module) && !contains(parts.without, info.name)) ||
                     contains(parts.with, info.name) || id == table.known().cls || id == table.known().component;
    }
    return active;
}

std::vector<std::pair<TypeId, std::int32_t>> resolved_floors(TypePool& types) {
    std::vector<std::pair<TypeId, std::int32_t>> floors;
    for (const auto& [expression, floor] : types.table().canon().language.floors) {
        Elaborator elaborator{types};
        elaborator.without_defaults(true);
        floors.emplace_back(elaborator.expression(expression), floor);
    }
    return floors;
}

}  // namespace

Game::Game(std::shared_ptr<const ClassTable> table, const GameParts& parts, const CustomRules& custom)
    : table_(std::move(table)),
      types_(table_),
      world_(types_, active_classes(*table_, parts), resolved_floors(types_), parts.modules),
      executor_(std::make_unique<Executor>(types_, world_, custom)) {
    create_singletons();
}

Game::~Game() = default;

/// Classes exist as components; so does what always exists. Nobody gained them, so the log does not tell of them.
void Game::create_singletons() {
    const auto& known = table_->known();
    std::vector<ClassId> singletons;
    for (ClassId cls = 0; cls < table_->size(); ++cls) {
        const ClassInfo& info = table_->info(cls);
        if (info.is_abstract || !world_.is_active(cls) || cls == known.cls) continue;
        world_.add(types_.literal(cls), 1);
        if (info.is_singleton) singletons.push_back(cls);
    }
    // Some depend on others, so go round until nothing is new.
    for (bool more = true; more;) {
        more = false;
        for (const ClassId cls : singletons) {
            for (const TypeId component : executor_->gain_candidates(types_.base(cls), engine_actor(), kCountedWays)) {
                if (world_.count(component) != 0) continue;
                world_.add(component, 1);
                more = true;
            }
        }
    }
    for (const auto& [type, floor] : resolved_floors(types_)) {
        for (const TypeId component : executor_->gain_candidates(type, engine_actor(), kCountedWays)) {
            world_.enroll(component);
        }
    }
}

TypeId Game::player(int number) {
    const auto cls = table_->find(fmt::format("Player{}", number));
    return cls ? types_.base(*cls) : kNoType;
}

TypeId Game::engine_actor() {
    return table_->known().engine == kNoClass ? kNoType : types_.base(table_->known().engine);
}

std::vector<TypeId> Game::players() {
    std::vector<TypeId> found;
    for (int number = 1;; ++number) {
        const TypeId player = this->player(number);
        if (player == kNoType || world_.count(player) == 0) return found;
        found.push_back(player);
    }
}

// --- Asking ----------------------------------------------------------------------------------------------------

namespace {

template <class T, class F>
Result<T> asked(const F& question) {
    try {
        return question();
    } catch (const RuleError& error) {
        return error.diagnostic();
    }
}

}  // namespace

Result<bool> Game::has(TypeId actor, const parser::Requirement& requirement) {
    return asked<bool>([&] {
        const CommandScope question{*executor_, CommandScope::Of::Question};
        return executor_->holds(*executor_->elaborator(actor).loose_names(true).requirement(requirement));
    });
}

Result<std::int64_t> Game::count(TypeId actor, const parser::Metric& metric) {
    return asked<std::int64_t>([&] {
        const CommandScope question{*executor_, CommandScope::Of::Question};
        return executor_->evaluate(*executor_->elaborator(actor).loose_names(true).metric(metric));
    });
}

Result<std::vector<Game::Listed>> Game::list(TypeId actor, const parser::Expression& type) {
    return asked<std::vector<Listed>>([&] {
        const TypeId wanted = executor_->elaborator(actor).loose_names(true).expression(type);
        std::vector<Listed> listed;
        for (const TypeId component : executor_->components(wanted)) {
            listed.push_back({component, world_.count(component)});
        }
        std::stable_sort(listed.begin(), listed.end(), [&](const Listed& a, const Listed& b) {
            return types_[a.component].cls < types_[b.component].cls;
        });
        return listed;
    });
}

Result<TypeId> Game::resolve(TypeId actor, const parser::Expression& expression, Usage usage) {
    return asked<TypeId>([&] { return executor_->elaborator(actor).loose_names(true).expression(expression, usage); });
}

// --- Doing -----------------------------------------------------------------------------------------------------

Result<Unit> Game::attempt(const std::function<void()>& function) {
    const Checkpoint before = checkpoint();
    const CommandScope command{*executor_};
    try {
        function();
        return Unit{};
    } catch (const RuleError& error) {
        roll_back(before);
        return error.diagnostic();
    } catch (const std::exception& error) {
        roll_back(before);
        Diagnostic bug;
        bug.kind = ErrorKind::Internal;
        bug.message = fmt::format("a bug in rego: {}", error.what());
        return bug;
    } catch (...) {  // whoever steps through events stops us this way and wants the state as it is
        throw;
    }
}

Result<Unit> Game::perform(TypeId actor, const parser::Instruction& instruction, Auto mode) {
    return attempt([&] {
        perform_inside(actor, instruction);
        executor_->settle(mode);
    });
}

Result<Unit> Game::perform_raw(TypeId actor, const parser::Instruction& instruction, bool correction) {
    return attempt([&] { perform_raw_inside(actor, instruction, correction); });
}

void Game::perform_inside(TypeId actor, const parser::Instruction& instruction) {
    const InstructionPtr rule = executor_->elaborator(actor).loose_names(true).instruction(instruction);
    executor_->run_now(rule, Cause{actor}, actor, {.group = 0, .may_wait = true});
}

void Game::perform_raw_inside(TypeId actor, const parser::Instruction& instruction, bool correction) {
    const std::function<void(const InstructionPtr&)> run = [&](const InstructionPtr& rule) {
        using Kind = InstructionRule::Kind;
        if (rule->kind == Kind::Multi || rule->kind == Kind::Then) {
            for (const auto& part : rule->parts) run(part);
            return;
        }
        const Prepared prepared = executor_->prepare(rule, actor);
        if (prepared.status == Prepared::Status::Done) return;
        if (prepared.status == Prepared::Status::Impossible) throw RuleError(prepared.why);
        if (prepared.status == Prepared::Status::Choice || prepared.instruction->kind != Kind::Change) {
            throw RuleError(ErrorKind::Type,
                            fmt::format("`{}` leaves a choice: raw changes must be exact", print_rule(types_, *rule)));
        }
        const InstructionRule& change = *prepared.instruction;
        executor_->change_raw(change.amount, change.gain, change.remove, Cause{actor}, correction);
    };
    run(executor_->elaborator(actor).loose_names(true).instruction(instruction));
}

// --- Answering tasks -------------------------------------------------------------------------------------------

Result<Unit> Game::answer(TypeId player, std::optional<std::size_t> number, const parser::Instruction& answer,
                          Auto mode, AnswerStyle style) {
    return attempt([&] {
        answer_inside(player, number, answer, style);
        executor_->settle(mode);
    });
}

bool Game::fits_a_task(TypeId player, const parser::Instruction& answer, AnswerStyle style) {
    const CommandScope question{*executor_, CommandScope::Of::Question};
    for (const Task& task : world_.tasks()) {
        if (task.player != player || world_.is_waiting(task)) continue;
        try {
            if (!executor_->narrow(task.instruction, answer, player, style).empty()) return true;
        } catch (const RuleError&) {
            // A name that does not exist fits nothing.
        }
    }
    return false;
}

void Game::answer_inside(TypeId player, std::optional<std::size_t> number, const parser::Instruction& answer,
                         AnswerStyle style) {
    struct Fit {
        Task task;
        std::size_t number;
        Narrowed narrowed;
    };
    std::vector<Fit> fits;
    std::vector<std::pair<std::string, std::size_t>> misfits;  // and which of the pending ones it is about
    std::vector<std::string> pending;
    const auto tasks = world_.tasks();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const Task& task = tasks[i];
        if (number && *number != i + 1) continue;
        if (task.player != player) {
            if (!number) continue;
            throw RuleError(ErrorKind::NotNow, fmt::format("task #{} is {}'s", *number, types_.print(task.player)));
        }
        pending.push_back(fmt::format("#{}  {}", i + 1, print_rule(types_, *task.instruction)));
        if (world_.is_waiting(task)) continue;
        std::string why;
        for (auto& narrowed : executor_->narrow(task.instruction, answer, player, style, &why)) {
            fits.push_back({task, i + 1, std::move(narrowed)});
        }
        if (!why.empty()) misfits.push_back({std::move(why), pending.size() - 1});
    }
    if (pending.empty()) {
        throw RuleError(ErrorKind::NotNow, number ? fmt::format("there is no task #{}", *number)
                                                  : fmt::format("{} has nothing pending", types_.print(player)));
    }
    const std::string said = parser::to_string(answer);
    if (fits.empty()) {
        Diagnostic none;
        none.kind = ErrorKind::Narrowing;
        none.message = fmt::format("`{}` fits no pending task of {}", said, types_.print(player));
        if (misfits.size() == 1) none.message += ": " + misfits.front().first;
        if (misfits.size() > 1) {
            for (const auto& [why, which] : misfits) pending[which] += ": " + why;
        }
        none.notes = pending;
        throw RuleError(std::move(none));
    }
    for (const Fit& other : fits) {
        if (equal(*other.narrowed.instruction, *fits.front().narrowed.instruction)) continue;
        Diagnostic several;
        several.kind = ErrorKind::Ambiguous;
        several.message = fmt::format("`{}` fits several pending tasks of {}", said, types_.print(player));
        for (const Fit& fit : fits) {
            several.notes.push_back(fmt::format("#{}  {}", fit.number, print_rule(types_, *fit.task.instruction)));
        }
        several.hint = fmt::format("`task #{} {}` picks the first", fits.front().number, said);
        throw RuleError(std::move(several));
    }
    const Fit& fit = fits.front();
    const Prepared prepared = executor_->prepare(fit.narrowed.instruction, player);
    if (prepared.status == Prepared::Status::Impossible) {
        executor_->refuse(prepared.why);
        return;
    }
    if (prepared.status == Prepared::Status::Choice) {
        Diagnostic open;
        open.kind = ErrorKind::Type;
        open.message = fmt::format("`{}` leaves a choice: `{}`", said, print_rule(types_, *prepared.instruction));
        Task half = fit.task;
        half.instruction = prepared.instruction;
        std::size_t ways = 0;
        open.notes = some_answers(half, ways);
        throw RuleError(std::move(open));
    }
    if (executor_->on_trace) {
        executor_->trace(fmt::format("`{}` narrows #{} `{}` to: {}", said, fit.number,
                                     print_rule(types_, *fit.task.instruction),
                                     prepared.instruction ? print_rule(types_, *prepared.instruction) : "nothing"));
    }
    const Task taken = world_.take_task(fit.task.id);
    executor_->carry_out(prepared, taken);
}

// --- Views -----------------------------------------------------------------------------------------------------

std::vector<std::string> Game::some_answers(const Task& task, std::size_t& ways) {
    std::vector<std::string> answers;
    const std::function<void(const InstructionPtr&)> collect = [&](const InstructionPtr& rule) {
        using Kind = InstructionRule::Kind;
        if (rule->kind == Kind::Or) {
            for (const auto& part : rule->parts) {
                const Prepared prepared = executor_->prepare(part, task.player);
                if (prepared.status == Prepared::Status::Impossible) continue;
                collect(prepared.instruction ? prepared.instruction : part);
            }
        } else if (rule->kind == Kind::Then) {
            collect(rule->parts.front());
        } else if (rule->kind == Kind::Change && !rule->variable) {
            const auto found = executor_->ways(*rule, task.player, kCountedWays);
            ways += found.size();
            for (const Way& way : found) {
                if (answers.size() >= kFewAnswers) break;
                InstructionRule one = *rule;
                one.gain = way.gain;
                one.remove = way.remove;
                one.amount = static_cast<std::int32_t>(std::min<std::int64_t>(one.amount, way.most));
                one.intensity = parser::Intensity::Mandatory;
                answers.push_back(print_rule(types_, one));
            }
            if (found.empty()) answers.push_back(print_rule(types_, *rule));
        } else if (rule->kind == Kind::Custom) {
            for (const TypeId argument : rule->arguments) {
                for (const TypeId candidate : executor_->components(argument)) {
                    ++ways;
                    if (answers.size() < kFewAnswers) {
                        answers.push_back(fmt::format("@{}({})", rule->custom, types_.print(candidate)));
                    }
                }
            }
        } else {
            ++ways;
            answers.push_back(print_rule(types_, *rule));
        }
    };
    const Prepared prepared = executor_->prepare(task.instruction, task.player);
    collect(prepared.instruction ? prepared.instruction : task.instruction);
    return answers;
}

std::vector<Game::TaskView> Game::task_views() {
    const CommandScope question{*executor_, CommandScope::Of::Question};
    std::vector<TaskView> views;
    const auto tasks = world_.tasks();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const Task& task = tasks[i];
        TaskView view;
        view.number = i + 1;
        view.player = task.player;
        view.instruction = print_rule(types_, *task.instruction);
        view.via = task.via;
        if (world_.is_waiting(task)) {
            view.waiting = "what comes before it";
        } else {
            const Prepared prepared = executor_->prepare(task.instruction, task.player);
            if (prepared.status == Prepared::Status::Impossible) {
                view.waiting = prepared.why.message;
            } else if (prepared.status == Prepared::Status::Choice) {
                view.answers = some_answers(task, view.ways);
            }
        }
        parser::Instruction ok;
        parser::Expression ok_type;
        ok_type.name = "Ok";
        ok.node = parser::GainInstruction{{}, std::move(ok_type), std::nullopt};
        view.optional = !executor_->narrow(task.instruction, ok, task.player, {}).empty();
        views.push_back(std::move(view));
    }
    return views;
}

std::vector<EventNumber> Game::cause_chain(EventNumber event) const {
    std::vector<EventNumber> chain;
    while (event != 0 && event <= world_.events().size()) {
        chain.push_back(event);
        event = world_.event(event).cause;
    }
    std::reverse(chain.begin(), chain.end());
    return chain;
}

}  // namespace rego::engine
