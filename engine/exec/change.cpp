// Making changes: gain, remove, transmute, with limits, dependents and what they set off.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/exec/perform.hpp"
#include "engine/types/print_rules.hpp"
#include "engine/types/rewrite.hpp"

namespace rego::engine {

namespace {

/// More events than a command can sensibly make, and deeper than effects sensibly nest: beyond them there is a loop.
constexpr std::size_t kMostEvents = 20'000;
constexpr int kMostDepth = 150;

Cause cause_of(const Firing& firing, const Event& event, EventNumber number) {
    return {firing.owner != kNoType ? firing.owner : event.actor, firing.carrier, number,
            static_cast<std::int32_t>(firing.rule)};
}

}  // namespace

EventNumber Performer::change(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, std::uint32_t group) {
    const Manner manner{!context_.course.bookkeeping, false, group};
    if (manner.effects) count = replace_some(count, gain, remove, cause, group);
    if (gain != kNoType && count > 1 && types_.is_subclass(gain, table_.known().atomized)) {
        EventNumber last = 0;
        for (std::int32_t i = 0; i < count; ++i) last = apply(1, gain, remove, cause, manner);
        return last;
    }
    return apply(count, gain, remove, cause, manner);
}

EventNumber Performer::change_raw(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, bool correction) {
    return apply(count, gain, remove, cause, {false, correction, 0});
}

namespace {

/// While it is there, the rule of that carrier does not replace again.
class Replacing {
  public:
    Replacing(std::vector<std::pair<std::uint32_t, TypeId>>& all, std::uint32_t rule, TypeId carrier) : all_(all) {
        all_.emplace_back(rule, carrier);
    }
    ~Replacing() { all_.pop_back(); }
    Replacing(const Replacing&) = delete;
    Replacing& operator=(const Replacing&) = delete;

  private:
    std::vector<std::pair<std::uint32_t, TypeId>>& all_;
};

}  // namespace

/// One after the other, until one is not replaced: what is left then happens as a whole.
std::int32_t Performer::replace_some(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause,
                                     std::uint32_t group) {
    auto& busy = context_.course.replacing;
    // What a replacement had asked for, and somebody has answered, is its own doing as well.
    std::optional<Replacing> answered;
    if (cause.rule >= 0) answered.emplace(busy, static_cast<std::uint32_t>(cause.rule), cause.via);
    for (std::size_t replaced = 0; count > 0; --count) {
        const auto instead = effects_.replacement(gain, remove, cause.actor, busy);
        if (!instead) break;
        if (++replaced > kMostEvents) {
            throw RuleError(ErrorKind::DeadEnd, fmt::format("too much at once: each of {} `{}` would be replaced",
                                                            count, print_change(types_, 1, gain, remove)));
        }
        if (context_.is_traced()) {
            context_.trace(fmt::format("`{}` replaces `{}`: {}", types_.print(instead->carrier),
                                       print_change(types_, 1, gain, remove),
                                       print_rule(types_, *instead->instruction)));
        }
        const Cause its{instead->owner != kNoType ? instead->owner : cause.actor, instead->carrier, cause.event,
                        static_cast<std::int32_t>(instead->rule)};
        const Replacing acting(busy, instead->rule, instead->carrier);
        run_now(instead->instruction, its, its.actor, {group, false});
    }
    return count;
}

void Performer::remove_dependents(TypeId component, const Cause& cause, const Manner& manner) {
    Manner along = manner;
    along.goes_along = true;
    const auto dependents = world_.dependents(component);
    for (const TypeId dependent : dependents) {
        if (const std::int32_t there = world_.count(dependent); there > 0) {
            apply(there, kNoType, dependent, cause, along);
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

EventNumber Performer::apply(std::int32_t count, TypeId gain, TypeId remove, const Cause& cause, const Manner& manner) {
    const auto& known = table_.known();
    if (count <= 0) return 0;
    if (gain != kNoType && types_[gain].cls == known.ok) return 0;
    if (gain != kNoType && types_[gain].cls == known.die) {
        const std::string by = cause.via == kNoType ? "" : types_.print(cause.via);
        context_.observers.refuse(
            Diagnostic::of(ErrorKind::Limit,
                           by.empty() ? "that can never be carried out" : fmt::format("`{}` forbids that", by))
                .because(parser::Forbidden{{}, by.empty() ? std::nullopt : std::optional{types_.written(cause.via)}}));
        return 0;
    }
    if (context_.course.depth >= kMostDepth || world_.events().size() - context_.course.events_at_start > kMostEvents) {
        throw RuleError(ErrorKind::DeadEnd, "effects go on without end: " + cycle(gain, remove, cause.event));
    }

    const bool signal = gain != kNoType && types_.is_subclass(gain, known.signal);
    if (remove != kNoType) count = limits_.check_removal(count, remove, manner.effects);
    if (gain != kNoType) count = limits_.check_gain(count, gain, remove);
    if (count <= 0) return 0;
    if (remove != kNoType && world_.count(remove) == count) remove_dependents(remove, cause, manner);

    Event event;
    event.count = count;
    event.gain = gain;
    event.remove = remove;
    event.actor = cause.actor;
    event.via = cause.via;
    event.cause = cause.event;
    event.rule = cause.rule;
    event.correction = manner.correction;
    const EventNumber number = world_.log(event);
    if (remove != kNoType) {
        world_.add(remove, -count);
        if (!manner.goes_along) limits_.check_without(remove);
    }
    if (gain != kNoType && !signal) {
        world_.add(gain, count);
        limits_.check_other_invariants(gain);
    }
    set_off(number, manner);
    return number;
}

/// Tells whoever watches, and lets effects answer; without effects, only the bookkeeping.
void Performer::set_off(EventNumber number, const Manner& manner) {
    const bool before = context_.course.bookkeeping;
    const auto back = [&] {
        context_.course.bookkeeping = before;
        --context_.course.depth;
    };
    ++context_.course.depth;
    try {
        if (context_.is_traced()) trace_event(number);
        if (context_.observers.on_event) context_.observers.on_event(number);
        context_.course.bookkeeping = !manner.effects;
        fire(number, manner);
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

void Performer::fire(EventNumber number, const Manner& manner) {
    const Event event = world_.event(number);
    std::vector<Firing> firings = effects_.answers_to(event);
    if (!manner.effects) {
        std::erase_if(firings, [&](const Firing& firing) { return !effects_.is_bookkeeping(firing); });
    }
    // A stage is over when all that came of it is.
    const std::uint32_t group = manner.group;
    // Tasks stand in the order of the events that ask for them, so this event's come before those of what acts at once;
    // none is looked at before that is done. A card's own text thus comes before what its tags set off.
    ask_for(firings, event, number, group);
    for (const Firing& firing : firings) {
        if (!firing.immediate) continue;
        const Cause cause = cause_of(firing, event, number);
        if (context_.is_traced()) {
            context_.trace(fmt::format("`{}` acts at once: {}", types_.print(firing.carrier),
                                       print_rule(types_, *firing.instruction)));
        }
        run_now(firing.instruction, cause, cause.actor, {group, false});
    }
}

/// Puts down the tasks; what comes last waits for the others of the same carrier.
void Performer::ask_for(const std::vector<Firing>& firings, const Event& event, EventNumber number,
                        std::uint32_t group) {
    const auto waits_for = [&](const Firing& last) {
        return std::any_of(firings.begin(), firings.end(), [&](const Firing& other) {
            return !other.immediate && !other.last && other.carrier == last.carrier;
        });
    };
    std::vector<std::pair<TypeId, std::uint32_t>> awaited;  // carriers, and the group of what is waited for
    for (const Firing& firing : firings) {
        if (firing.last && waits_for(firing)) awaited.emplace_back(firing.carrier, world_.new_group());
    }
    for (const bool last : {false, true}) {
        for (const Firing& firing : firings) {
            if (firing.immediate || firing.last != last) continue;
            const Cause cause = cause_of(firing, event, number);
            if (context_.is_traced()) {
                context_.trace(fmt::format("`{}` asks for: {}", types_.print(firing.carrier),
                                           print_rule(types_, *firing.instruction)));
            }
            const auto own = std::find_if(awaited.begin(), awaited.end(),
                                          [&](const auto& each) { return each.first == firing.carrier; });
            const std::uint32_t waited = own == awaited.end() ? 0 : own->second;
            // What nobody owns and nobody did is asked of whoever acts in its name, and still done by nobody.
            const TypeId stands_in = firing.owner == kNoType ? context_.course.stands_in : kNoType;
            const InstructionPtr asked =
                stands_in == kNoType ? firing.instruction : done_by(firing.instruction, event.actor);
            add_task(asked, cause, stands_in == kNoType ? cause.actor : stands_in, last || waited == 0 ? group : waited,
                     last ? waited : 0);
        }
    }
}

}  // namespace rego::engine
