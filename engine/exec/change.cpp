// Making changes: gain, remove, transmute, with limits, dependents and the books.
#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/rules/bounds.hpp"
#include "engine/rules/print_rules.hpp"

namespace rego::engine {

namespace {

/// More events than a command can sensibly make, and deeper than effects sensibly nest: beyond them there is a loop.
constexpr std::size_t kMostEvents = 20'000;
constexpr int kMostDepth = 150;

}  // namespace

EventNumber Executor::change(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause) {
    if (gain != kNoType && count > 1 && types_.is_subclass(gain, table_.known().atomized)) {
        EventNumber last = 0;
        for (std::int32_t i = 0; i < count; ++i) last = apply(1, gain, remove, cause, !course_.keeping_books, false);
        return last;
    }
    return apply(count, gain, remove, cause, !course_.keeping_books, false);
}

EventNumber Executor::change_raw(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, bool correction) {
    return apply(count, gain, remove, cause, false, correction);
}

std::int32_t Executor::check_gain(std::int32_t count, TypeId gain, TypeId remove) {
    const Type& type = types_[gain];
    if (!type.concrete) {
        throw RuleError(ErrorKind::Type, fmt::format("`{}` is abstract: say which one", types_.print(gain)));
    }
    if (!world_.is_active(type.cls)) {
        throw RuleError(ErrorKind::Type, fmt::format("`{}` is not part of this game", table_.info(type.cls).name));
    }
    for (const TypeId dependency : types_[gain].dependencies) {
        if (world_.count(dependency) != 0) continue;
        throw RuleError(ErrorKind::Limit, fmt::format("`{}` needs `{}`, and there is none", types_.print(gain),
                                                      types_.print(dependency)));
    }
    if (remove != kNoType && world_.count(remove) == count && depends_on(gain, remove)) {
        throw RuleError(ErrorKind::Limit, fmt::format("`{}` needs the `{}` that is given up for it", types_.print(gain),
                                                      types_.print(remove)));
    }
    const std::int64_t fits = room(gain, remove);
    if (fits >= count) return count;
    refuse(ErrorKind::Limit, fmt::format("no room for {} `{}`: `{}` allows {}", count, types_.print(gain),
                                         limiting_invariant(gain, remove),
                                         fits == 0 ? std::string{"no more"} : fmt::format("{} more", fits)));
    return static_cast<std::int32_t>(fits);
}

std::int32_t Executor::check_removal(std::int32_t count, TypeId remove, bool effects) {
    if (!types_[remove].concrete) {
        throw RuleError(ErrorKind::Type, fmt::format("`{}` is abstract: say which one", types_.print(remove)));
    }
    if (effects && table_.info(types_[remove].cls).is_singleton && world_.count(remove) > 0) {
        throw RuleError(ErrorKind::Limit, fmt::format("`{}` is always there", types_.print(remove)));
    }
    const std::int64_t there = std::int64_t{world_.count(remove)} - world_.floor(remove);
    if (there >= count) return count;
    refuse(ErrorKind::Limit, too_few_to_remove(count, remove));
    return static_cast<std::int32_t>(there);
}

std::string Executor::too_few_to_remove(std::int32_t count, TypeId component) {
    const std::int32_t there = world_.count(component), least = world_.floor(component);
    return fmt::format("cannot remove {} `{}`; there {} {}{}", count, types_.print(component),
                       there == 1 ? "is" : "are", there, least == 0 ? "" : fmt::format(", and {} is the least", least));
}

void Executor::remove_dependents(TypeId component, const Cause& cause, bool effects, bool correction) {
    const auto dependents = world_.dependents(component);
    for (const TypeId dependent : dependents) {
        if (const std::int32_t there = world_.count(dependent); there > 0) {
            apply(there, kNoType, dependent, cause, effects, correction);
        }
    }
}

/// Invariants that no simple limit stands for: asked after the change.
void Executor::check_other_invariants(TypeId component) {
    for (const std::size_t n : table_.info(types_[component].cls).invariants) {
        const InvariantRule& invariant = table_.invariant(n);
        if (simple_bound(invariant)) continue;
        if (!world_.in_force(invariant.module, invariant.declared_in)) continue;
        Elaborator elaborator{types_};
        elaborator.self(component, invariant.declared_in).owner(types_.owner_of(component).value_or(kNoType));
        const auto requirement = elaborator.requirement(invariant.requirement);
        if (holds(*requirement, invariant.in_header ? component : kNoType)) continue;
        throw RuleError(ErrorKind::Limit,
                        fmt::format("`{}` demands {}", types_.print(component), shortfall(*requirement)));
    }
}

/// How it came to the same change again: `Ping` -> `Pong` -> `Ping`; the last few steps if it never was quite the same.
std::string Executor::cycle(TypeId gain, TypeId remove, EventNumber event) {
    constexpr std::size_t kFewSteps = 6;
    const auto step = [&](TypeId gained, TypeId removed) {
        return fmt::format("`{}`", print_change(types_, 1, gained, removed));
    };
    std::vector<std::string> steps{step(gain, remove)};
    while (event != 0 && steps.size() <= static_cast<std::size_t>(kMostDepth)) {
        const Event& before = world_.event(event);
        steps.push_back(step(before.gain, before.remove));
        if (before.gain == gain && before.remove == remove) break;
        event = before.cause;
    }
    if (steps.back() != steps.front() && steps.size() > kFewSteps) steps.resize(kFewSteps);
    std::string chain;
    for (auto it = steps.rbegin(); it != steps.rend(); ++it) chain += (chain.empty() ? "" : " -> ") + *it;
    return chain;
}

EventNumber Executor::apply(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, bool effects,
                            bool correction) {
    const auto& known = table_.known();
    if (count <= 0) return 0;
    if (gain != kNoType && types_[gain].cls == known.ok) return 0;
    if (gain != kNoType && types_[gain].cls == known.die) {
        std::string who =
            cause.via == kNoType ? std::string{} : fmt::format("`{}` forbids that", types_.print(cause.via));
        refuse(ErrorKind::Limit, who.empty() ? "that can never be carried out" : who);
        return 0;
    }
    if (course_.depth >= kMostDepth || world_.events().size() - course_.events_at_start > kMostEvents) {
        throw RuleError(ErrorKind::DeadEnd, "effects go on without end: " + cycle(gain, remove, cause.event));
    }

    const bool signal = gain != kNoType && types_.is_subclass(gain, known.signal);
    if (remove != kNoType) count = check_removal(count, remove, effects);
    if (gain != kNoType) count = check_gain(count, gain, remove);
    if (count <= 0) return 0;
    if (remove != kNoType && world_.count(remove) == count) remove_dependents(remove, cause, effects, correction);

    Event event;
    event.count = count;
    event.gain = gain;
    event.remove = remove;
    event.actor = cause.actor;
    event.via = cause.via;
    event.cause = cause.event;
    event.rule = cause.rule;
    event.correction = correction;
    const EventNumber number = world_.log(event);
    if (remove != kNoType) world_.add(remove, -count);
    if (gain != kNoType && !signal) {
        world_.add(gain, count);
        check_other_invariants(gain);
    }
    const bool kept_before = course_.keeping_books;
    ++course_.depth;
    try {
        if (on_trace) trace_event(number);
        if (on_event) on_event(number);
        course_.keeping_books = !effects;
        fire(number, !effects);
    } catch (...) {
        course_.keeping_books = kept_before;
        --course_.depth;
        throw;
    }
    course_.keeping_books = kept_before;
    --course_.depth;
    return number;
}

void Executor::perform_change(const InstructionRule& rule, const Cause& cause) {
    Cause actual = cause;
    if (rule.by != kNoType) actual.actor = rule.by;
    change(rule.amount, rule.gain, rule.remove, actual);
}

}  // namespace rego::engine
