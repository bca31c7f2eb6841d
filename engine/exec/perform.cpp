#include "engine/exec/perform.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/exec/outlook.hpp"
#include "engine/types/meanwhile.hpp"
#include "engine/types/rewrite.hpp"

namespace rego::engine {

using Status = Prepared::Status;

Performer::Performer(Context& context, const Evaluator& evaluator, const Limits& limits, const Effects& effects,
                     const Preparer& preparer)
    : ExecutorPart(context), evaluator_(evaluator), limits_(limits), effects_(effects), preparer_(preparer) {}

namespace {

/// Answers that ask for more than they settle: nobody could ever give them all.
void refuse_flood(const World& world, TypePool& types) {
    constexpr std::size_t kMostTasks = 1'000;
    const std::size_t pending = world.tasks().size();
    if (pending <= kMostTasks) return;
    throw RuleError(ErrorKind::DeadEnd,
                    fmt::format("effects go on without end: {} tasks are pending, the last one `{}`", pending,
                                print_rule(types, *world.tasks().back().instruction)));
}

}  // namespace

void Performer::add_task(const InstructionPtr& instruction, const Cause& cause, TypeId player, std::uint32_t group,
                         std::uint32_t after) {
    if (instruction->kind == InstructionKind::Multi && after == 0) {
        for (const auto& part : instruction->parts) add_task(part, cause, player, group);
        return;
    }
    if (instruction->kind == InstructionKind::Change && instruction->remove == kNoType &&
        types_[instruction->gain].cls == table_.known().ok) {
        return;
    }
    if (asks_for_each_one(*instruction)) {
        auto one = std::make_shared<InstructionRule>(*instruction);
        one->amount = 1;
        for (std::int32_t i = 0; i < instruction->amount; ++i) add_task(one, cause, player, group, after);
        return;
    }
    Task task;
    task.player = player;
    task.instruction = instruction;
    task.cause = cause.event;
    task.via = cause.via;
    task.rule = cause.rule;
    task.group = group;
    task.after = after;
    world_.add_task(std::move(task));
    refuse_flood(world_, types_);
}

/// `3 OceanTile`: what comes one by one is also chosen one by one.
bool Performer::asks_for_each_one(const InstructionRule& rule) const {
    constexpr std::int32_t kMostQuestions = 99;  // more than anybody would answer
    return rule.kind == InstructionKind::Change && rule.remove == kNoType && !rule.variable &&
           rule.intensity != parser::Intensity::Optional && rule.amount > 1 && rule.amount <= kMostQuestions &&
           !types_[rule.gain].concrete && types_.is_subclass(rule.gain, table_.known().atomized);
}

void Performer::run_now(const InstructionPtr& instruction, const Cause& cause, TypeId player, const Stage& stage) {
    if (instruction->kind == InstructionKind::Multi) {
        run_all(instruction->parts, cause, player, stage);
        return;
    }
    const Prepared prepared = preparer_.prepare(instruction, cause.actor);
    if (prepared.status == Status::Impossible) {
        context_.observers.refuse(prepared.why());
        if (prepared.beyond) run_now(prepared.beyond, cause, player, stage);
        return;
    }
    run_prepared(prepared, instruction, cause, player, stage);
}

/// Independent parts, in whatever order works: what is not possible yet is tried again after the others.
void Performer::run_all(std::vector<InstructionPtr> parts, const Cause& cause, TypeId player, const Stage& stage) {
    for (bool moved = true; moved && !parts.empty();) {
        moved = false;
        for (auto it = parts.begin(); it != parts.end();) {
            const Prepared prepared = preparer_.glance_at(*it, cause.actor);
            if (prepared.status == Status::Impossible) {
                ++it;
                continue;
            }
            const InstructionPtr part = *it;
            it = parts.erase(it);
            run_prepared(prepared, part, cause, player, stage);
            moved = true;
        }
    }
    if (parts.empty()) return;
    if (stage.may_wait) {
        const std::size_t before = world_.tasks().size();
        for (const auto& part : parts) add_task(part, cause, player, stage.group);
        const std::vector<Task> waiting(world_.tasks().begin() + static_cast<std::ptrdiff_t>(before),
                                        world_.tasks().end());
        if (std::all_of(waiting.begin(), waiting.end(),
                        [&](const Task& task) { return could_be_helped(context_, evaluator_, effects_, task); }))
            return;
        for (const Task& task : waiting) world_.take_task(task.id);
    }
    for (const auto& part : parts) run_now(part, cause, player, {stage.group, false});  // says what is in the way
}

void Performer::run_prepared(const Prepared& prepared, const InstructionPtr& instruction, const Cause& cause,
                             TypeId player, const Stage& stage) {
    if (prepared.status == Status::Done) return;
    if (prepared.status == Status::Choice) {
        add_task(instruction, cause, player, stage.group);
        return;
    }
    const InstructionRule& ready = *prepared.instruction;
    if (ready.kind == InstructionKind::Then) {
        const std::uint32_t group = world_.new_group();
        run_now(ready.parts.front(), cause, player, {group, stage.may_wait});
        const InstructionPtr rest = rest_of_chain(types_, prepared);
        if (has_tasks(group)) {
            add_task(rest, cause, player, stage.group, group);
        } else {
            run_now(rest, cause, player, stage);
        }
    } else if (ready.kind == InstructionKind::Multi) {
        run_all(ready.parts, cause, player, stage);
    } else if (ready.kind == InstructionKind::Custom) {
        perform_custom(ready, cause);
    } else if (ready.kind == InstructionKind::Each) {
        for (const Part& part : parts_for_each(ready, cause, player)) {
            run_now(part.instruction, part.cause, part.player, stage);
        }
    } else {
        perform_change(ready, cause, stage.group);
    }
}

bool Performer::has_tasks(std::uint32_t group) const {
    const auto& tasks = world_.tasks();
    return std::any_of(tasks.begin(), tasks.end(), [&](const Task& task) { return task.group == group; });
}

std::vector<Performer::Part> Performer::parts_for_each(const InstructionRule& rule, const Cause& cause,
                                                       TypeId player) const {
    std::vector<Part> parts;
    const ClassId owner = table_.known().owner;
    for (const TypeId one : evaluator_.in_order(evaluator_.components(rule.each))) {
        Bindings bindings;
        types_.bind(rule.each, one, bindings);
        Part part{substitute(types_, rule.parts.front(), bindings), cause, player};
        if (owner != kNoClass && types_.is_subclass(one, owner)) part.cause.actor = part.player = one;
        parts.push_back(std::move(part));
    }
    return parts;
}

// --- Tasks -----------------------------------------------------------------------------------------------------

void Performer::carry_out(const Prepared& prepared, const Task& task) {
    if (prepared.status == Status::Done) return;
    const Cause cause{task.player, task.via, task.cause, task.rule};
    const InstructionRule& rule = *prepared.instruction;
    switch (rule.kind) {
        case InstructionKind::Change: perform_change(rule, cause, task.group); return;
        case InstructionKind::Custom: perform_custom(rule, cause); return;
        case InstructionKind::Each:
            for (const Part& part : parts_for_each(rule, cause, task.player)) {
                add_task(part.instruction, part.cause, part.player, task.group);
            }
            return;
        case InstructionKind::Then: {
            const InstructionPtr rest = rest_of_chain(types_, prepared);
            Task first = task;
            first.group = world_.new_group();
            carry_out(Prepared::ready(rule.parts.front()), first);
            add_task(rest, cause, task.player, task.group, has_tasks(first.group) ? first.group : 0);
            return;
        }
        default: add_task(prepared.instruction, cause, task.player, task.group); return;
    }
}

void Performer::perform_change(const InstructionRule& rule, const Cause& cause, std::uint32_t group) {
    if (rule.by == kNoType) {
        change(rule.amount, rule.gain, rule.remove, cause, group);
        return;
    }
    Cause actual = cause;
    actual.actor = rule.by;
    const Meanwhile decides{context_.course.stands_in, cause.actor};
    change(rule.amount, rule.gain, rule.remove, actual, group);
}

void Performer::perform_custom(const InstructionRule& rule, const Cause& cause) {
    context_.custom.instructions.find(rule.custom)->second.perform(context_.executor, rule.arguments, cause);
}

}  // namespace rego::engine
