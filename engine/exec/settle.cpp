#include "engine/exec/settle.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/outlook.hpp"
#include "engine/types/print_rules.hpp"

namespace rego::engine {

using Status = Prepared::Status;

namespace {

/// How many ways on are tried before a task that cannot be done now is believed to become possible.
constexpr int kMostTrials = 150;

}  // namespace

Settler::Settler(Context& context, const Evaluator& evaluator, const Effects& effects, const Candidates& candidates,
                 const Preparer& preparer, Performer& performer)
    : context_(context),
      types_(context.types),
      world_(context.world),
      table_(context.table),
      evaluator_(evaluator),
      effects_(effects),
      candidates_(candidates),
      preparer_(preparer),
      performer_(performer) {}

bool Settler::settle_one() {
    const auto tasks = world_.tasks();
    for (const Task& task : tasks) {
        if (world_.is_waiting(task)) continue;
        const Prepared prepared = preparer_.glance_at(task.instruction, task.player);
        if (prepared.status == Status::Choice || prepared.status == Status::Impossible) continue;
        const Task taken = world_.take_task(task.id);
        if (context_.is_traced() && prepared.instruction) {
            const std::string way = print_rule(types_, *prepared.instruction),
                              asked = print_rule(types_, *task.instruction);
            if (way != asked) context_.trace(fmt::format("`{}` has one way: {}", asked, way));
        }
        performer_.carry_out(prepared, taken);
        return true;
    }
    return false;
}

bool Settler::take_first_choice() {
    const auto tasks = world_.tasks();
    for (const Task& task : tasks) {
        if (world_.is_waiting(task)) continue;
        const Prepared prepared = preparer_.glance_at(task.instruction, task.player);
        if (prepared.status != Status::Choice) continue;
        const auto choices = alternatives(prepared, task.player, 1);
        // What does something comes before leaving it.
        const auto chosen = std::find_if(choices.begin(), choices.end(),
                                         [](const Prepared& choice) { return choice.status == Status::Ready; });
        if (choices.empty()) continue;
        const Task taken = world_.take_task(task.id);
        performer_.carry_out(chosen == choices.end() ? choices.front() : *chosen, taken);
        return true;
    }
    return false;
}

void Settler::settle(Auto mode) {
    if (mode == Auto::None) return;
    do {
        while (settle_one() || (mode == Auto::First && take_first_choice())) {
        }
    } while (!refuse_dead_ends());
}

namespace {

/// What is to be done, without its conditions: the one in the way is told anyway, and the others matter to nobody.
const InstructionRule& behind_gates(const InstructionRule& rule) {
    return rule.kind == InstructionKind::Gate ? behind_gates(*rule.parts.front()) : rule;
}

}  // namespace

bool Settler::refuse_dead_ends() {
    const auto tasks = world_.tasks();
    for (const Task& task : tasks) {
        if (world_.is_waiting(task)) continue;
        if (preparer_.glance_at(task.instruction, task.player).status != Status::Impossible) continue;
        int trials = kMostTrials;
        if (could_be_helped(context_, evaluator_, effects_, task) && some_way_out(trials, {})) continue;
        const Prepared prepared = preparer_.prepare(task.instruction, task.player);
        Diagnostic dead = prepared.why;
        // The cost of an action is no consequence: who lacks it has too little, that is all.
        const bool cost = task.rule >= 0 && table_.effect(static_cast<std::size_t>(task.rule)).from_action &&
                          task.instruction->kind == InstructionKind::Then && dead.kind == ErrorKind::Limit;
        if (dead.kind != ErrorKind::Requirement && !cost) {
            dead.kind = ErrorKind::DeadEnd;
            dead.message = fmt::format("`{}` cannot be carried out: {}",
                                       print_rule(types_, behind_gates(*task.instruction)), prepared.why.message);
        }
        dead.tasks = {{0, print_rule(types_, behind_gates(*task.instruction)),
                       task.via == kNoType ? "" : types_.print(task.via)}};
        if (task.via != kNoType) dead.notes.push_back(fmt::format("it comes from `{}`", types_.print(task.via)));
        context_.observers.refuse(std::move(dead));
        const Task aside = world_.take_task(task.id);
        if (prepared.beyond) {
            performer_.add_task(prepared.beyond, {aside.player, aside.via, aside.cause, aside.rule}, aside.player,
                                aside.group);
        }
        return false;
    }
    return true;
}

namespace {

/// A change in one of its ways and that amount, ready to be carried out.
Prepared taken(const InstructionRule& rule, const Way& way, std::int64_t amount) {
    auto concrete = std::make_shared<InstructionRule>(rule);
    concrete->gain = way.gain;
    concrete->remove = way.remove;
    concrete->variable = false;
    concrete->amount = static_cast<std::int32_t>(amount);
    concrete->intensity = parser::Intensity::Mandatory;
    Prepared ready;
    ready.status = Status::Ready;
    ready.instruction = std::move(concrete);
    ready.bindings = way.bindings;
    if (rule.variable) ready.x = static_cast<std::int32_t>(amount / std::max(rule.amount, 1));
    return ready;
}

}  // namespace

/// The ways to go on from an open choice, each ready to be carried out, up to so many of each change in it. Of amounts
/// only the most and the least are tried.
std::vector<Prepared> Settler::alternatives(const Prepared& choice, TypeId player, std::size_t most) const {
    std::vector<Prepared> found;
    const InstructionPtr& rule = choice.instruction;
    if (rule->kind == InstructionKind::Or) {
        for (const auto& arm : rule->parts) {
            const Prepared prepared = preparer_.glance_at(arm, player);
            if (prepared.status == Status::Impossible) continue;
            if (prepared.status != Status::Choice) {
                found.push_back(prepared);
                continue;
            }
            for (auto& inner : alternatives(prepared, player, most)) found.push_back(std::move(inner));
        }
    } else if (rule->kind == InstructionKind::Then) {
        const Prepared first = preparer_.glance_at(rule->parts.front(), player);
        for (auto& inner : alternatives(first, player, most)) {
            if (!inner.instruction) continue;
            auto chain = std::make_shared<InstructionRule>(*rule);
            chain->parts.front() = inner.instruction;
            inner.instruction = chain;
            found.push_back(std::move(inner));
        }
    } else if (rule->kind == InstructionKind::Change) {
        if (rule->intensity == parser::Intensity::Optional) found.emplace_back();
        for (const Way& way : candidates_.ways(*rule, player, most)) {
            const std::int64_t unit = std::max(rule->amount, 1);
            if (!rule->variable) {
                found.push_back(taken(*rule, way, std::min<std::int64_t>(rule->amount, way.most)));
                continue;
            }
            found.push_back(taken(*rule, way, way.most));
            if (way.most > unit) found.push_back(taken(*rule, way, unit));
        }
    } else if (rule->kind == InstructionKind::Custom && rule->arguments.size() == 1) {
        for (const TypeId argument : evaluator_.components(rule->arguments.front())) {
            if (found.size() >= most) break;
            auto concrete = std::make_shared<InstructionRule>(*rule);
            concrete->arguments.front() = argument;
            Prepared ready;
            ready.status = Status::Ready;
            types_.bind(rule->arguments.front(), argument, ready.bindings);
            ready.instruction = std::move(concrete);
            found.push_back(std::move(ready));
        }
    }
    return found;
}

void Settler::settle_and_rest(const LookAhead& look_ahead) {
    do {
        while (settle_one()) {
        }
    } while (look_ahead.at_rest && look_ahead.at_rest());
}

bool Settler::can_be_finished(const LookAhead& look_ahead) {
    int trials = kMostTrials;
    return some_way_out(trials, look_ahead);
}

bool Settler::pending_may_bring(TypeId type) const { return may_bring(context_, effects_, world_.tasks(), type); }

/// Looks ahead: whether any way of answering what is pending leaves nothing undone. True when there are too many ways
/// to tell, or something is still to be paid.
bool Settler::some_way_out(int& trials, const LookAhead& look_ahead) {
    const Trial trial{world_, context_.observers};
    bool out = false;
    try {
        settle_and_rest(look_ahead);
        std::optional<std::pair<Task, Prepared>> open;
        bool stuck = false, waits = true;
        for (const Task& task : std::vector<Task>{world_.tasks()}) {
            if (world_.is_waiting(task)) continue;
            const Prepared prepared = preparer_.glance_at(task.instruction, task.player);
            if (prepared.status == Status::Impossible) {
                stuck = true;
                waits = waits && only_waits(context_, evaluator_, effects_, task);  // for a bill to be paid, say
            } else if (!open) {
                open = {task, prepared};
            }
        }
        // Whoever wants to see the end of it goes on as long as there is anything to answer.
        const bool goes_on = look_ahead.at_rest && open;
        if ((!stuck || waits) && !goes_on) {
            out = true;
            if (look_ahead.at_end) look_ahead.at_end();
        } else if (open) {
            const auto choices = alternatives(open->second, open->first.player, kMostTrials);
            if (choices.empty()) out = true;  // a choice that only a person can name
            for (const Prepared& choice : choices) {
                if (out || --trials <= 0) {
                    out = true;
                    break;
                }
                const auto here = world_.checkpoint();
                try {
                    const Task taken = world_.take_task(open->first.id);
                    performer_.carry_out(choice, taken);
                    out = some_way_out(trials, look_ahead);
                } catch (const RuleError&) {
                }
                world_.roll_back(here);
            }
        }
    } catch (const RuleError&) {
        out = false;
    }
    return out;
}

}  // namespace rego::engine
