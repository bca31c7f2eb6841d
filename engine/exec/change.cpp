// Making changes: gain, remove, transmute, with limits, dependents and what they set off.
#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/perform.hpp"
#include "engine/types/print_rules.hpp"

namespace rego::engine {

namespace {

/// More events than a command can sensibly make, and deeper than effects sensibly nest: beyond them there is a loop.
constexpr std::size_t kMostEvents = 20'000;
constexpr int kMostDepth = 150;

}  // namespace

EventNumber Performer::change(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause) {
    const bool effects = !context_.course.bookkeeping;
    if (gain != kNoType && count > 1 && types_.is_subclass(gain, table_.known().atomized)) {
        EventNumber last = 0;
        for (std::int32_t i = 0; i < count; ++i) last = apply(1, gain, remove, cause, effects, false);
        return last;
    }
    return apply(count, gain, remove, cause, effects, false);
}

EventNumber Performer::change_raw(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, bool correction) {
    return apply(count, gain, remove, cause, false, correction);
}

void Performer::remove_dependents(TypeId component, const Cause& cause, bool effects, bool correction) {
    const auto dependents = world_.dependents(component);
    for (const TypeId dependent : dependents) {
        if (const std::int32_t there = world_.count(dependent); there > 0) {
            apply(there, kNoType, dependent, cause, effects, correction);
        }
    }
}

/// How it came to the same change again: `Ping` -> `Pong` -> `Ping`; the last few steps if it never was quite the same.
std::string Performer::cycle(TypeId gain, TypeId remove, EventNumber event) const {
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

EventNumber Performer::apply(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, bool effects,
                             bool correction) {
    const auto& known = table_.known();
    if (count <= 0) return 0;
    if (gain != kNoType && types_[gain].cls == known.ok) return 0;
    if (gain != kNoType && types_[gain].cls == known.die) {
        std::string who =
            cause.via == kNoType ? std::string{} : fmt::format("`{}` forbids that", types_.print(cause.via));
        context_.observers.refuse(ErrorKind::Limit, who.empty() ? "that can never be carried out" : who);
        return 0;
    }
    if (context_.course.depth >= kMostDepth || world_.events().size() - context_.course.events_at_start > kMostEvents) {
        throw RuleError(ErrorKind::DeadEnd, "effects go on without end: " + cycle(gain, remove, cause.event));
    }

    const bool signal = gain != kNoType && types_.is_subclass(gain, known.signal);
    if (remove != kNoType) count = limits_.check_removal(count, remove, effects);
    if (gain != kNoType) count = limits_.check_gain(count, gain, remove);
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
        limits_.check_other_invariants(gain);
    }
    set_off(number, effects);
    return number;
}

/// Tells whoever watches, and lets effects answer; without effects, only the bookkeeping.
void Performer::set_off(EventNumber number, bool effects) {
    const bool before = context_.course.bookkeeping;
    const auto back = [&] {
        context_.course.bookkeeping = before;
        --context_.course.depth;
    };
    ++context_.course.depth;
    try {
        if (context_.is_traced()) trace_event(number);
        if (context_.observers.on_event) context_.observers.on_event(number);
        context_.course.bookkeeping = !effects;
        fire(number, !effects);
    } catch (...) {
        back();
        throw;
    }
    back();
}

void Performer::trace_event(EventNumber number) {
    const Event& event = world_.event(number);
    --context_.course.depth;  // what it sets off stands below it
    context_.trace(fmt::format("{}: {}", number, print_change(types_, event.count, event.gain, event.remove)));
    ++context_.course.depth;
}

void Performer::fire(EventNumber number, bool bookkeeping_only) {
    const Event event = world_.event(number);
    std::vector<Firing> firings = effects_.answers_to(event);
    if (bookkeeping_only) {
        std::erase_if(firings, [&](const Firing& firing) { return !effects_.is_bookkeeping(firing); });
    }
    const auto cause_of = [&](const Firing& firing) {
        return Cause{firing.owner != kNoType ? firing.owner : event.actor, firing.carrier, number,
                     static_cast<std::int32_t>(firing.rule)};
    };
    // Tasks stand in the order of the events that ask for them, so this event's come before those of what acts at once;
    // none is looked at before that is done. A card's own text thus comes before what its tags set off.
    for (const Firing& firing : firings) {
        if (firing.immediate) continue;
        const Cause cause = cause_of(firing);
        if (context_.is_traced()) {
            context_.trace(fmt::format("`{}` asks for: {}", types_.print(firing.carrier),
                                       print_rule(types_, *firing.instruction)));
        }
        add_task(firing.instruction, cause, cause.actor);
    }
    for (const Firing& firing : firings) {
        if (!firing.immediate) continue;
        const Cause cause = cause_of(firing);
        if (context_.is_traced()) {
            context_.trace(fmt::format("`{}` acts at once: {}", types_.print(firing.carrier),
                                       print_rule(types_, *firing.instruction)));
        }
        run_now(firing.instruction, cause, cause.actor);
    }
}

}  // namespace rego::engine
