// How effects answer to an event: which live ones listen, what they say, at once or as a task.
#include <algorithm>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/rules/carrier.hpp"
#include "engine/rules/print_rules.hpp"
#include "engine/rules/rewrite.hpp"
#include "parser/print.hpp"

namespace rego::engine {

TypeId Executor::effect_owner(TypeId carrier, TypeId actor) {
    const ClassId owner = table_.known().owner;
    if (owner == kNoClass) return actor;
    if (types_.is_subclass(carrier, owner)) return carrier;
    if (const auto whose = types_.owner_of(carrier)) return *whose;
    return actor != kNoType && types_.is_subclass(actor, owner) ? actor : kNoType;
}

const ElaboratedEffect& Executor::elaborated(std::uint32_t rule, TypeId carrier, TypeId owner) {
    auto& cached = effects_[{rule, carrier, owner}];
    if (cached) return *cached;
    const EffectRule& source = table_.effect(rule);
    TypeId self = carrier;
    if (!table_.is_subclass(types_[carrier].cls, source.declared_in)) {
        // A face-down card speaks with the voice of the class it names.
        for (const TypeId dependency : types_[carrier].dependencies) {
            if (types_[dependency].literal == kNoClass) continue;
            self = carrier_of(types_, types_[dependency].literal, owner);
        }
    }
    Elaborator elaborator{types_};
    elaborator.self(self, source.declared_in).owner(owner);
    cached = std::make_unique<ElaboratedEffect>(elaborator.effect(source));
    return *cached;
}

// --- Tracing ---------------------------------------------------------------------------------------------------

void Executor::trace_once(const std::string& line) {
    if (on_trace && course_.traced.insert(line).second) trace(line);
}

void Executor::trace_event(EventNumber number) {
    const Event& event = world_.event(number);
    --course_.depth;  // what it sets off stands below it
    trace(fmt::format("{}: {}", number, print_change(types_, event.count, event.gain, event.remove)));
    ++course_.depth;
}

/// A trigger that would answer if the same had happened to its own player.
void Executor::trace_other_owner(const ElaboratedArm& arm, TypeId carrier, TypeId component) {
    const auto wanted = types_.owner_of(arm.type), actual = types_.owner_of(component);
    if (!wanted || !actual || types_.is_subtype(*actual, *wanted) ||
        !types_.is_subclass(component, types_[arm.type].cls))
        return;
    const std::function<TypeId(TypeId)> given_over = [&](TypeId type) {
        if (type == *actual) return *wanted;
        Type other = types_[type];
        for (TypeId& dependency : other.dependencies) {
            dependency = given_over(dependency);
            if (dependency == kNoType) return kNoType;
        }
        return types_.make(std::move(other));
    };
    const TypeId theirs = given_over(component);
    if (theirs == kNoType || !types_.is_subtype(theirs, arm.type)) return;
    trace(fmt::format("`{}` of `{}` does not answer: it is {}'s", types_.print(arm.type), types_.print(carrier),
                      types_.print(*actual)));
}

// --- Who answers -----------------------------------------------------------------------------------------------

bool Executor::arm_matches(const ElaboratedArm& arm, TypeId carrier, TypeId component, TypeId actor,
                           Bindings& bindings) {
    const bool is_told = on_trace && !course_.only_asked;
    if (!types_.is_subtype(component, arm.type)) {
        if (is_told) trace_other_owner(arm, carrier, component);
        return false;
    }
    const auto near_miss = [&](std::string_view why) {
        if (is_told) {
            trace(fmt::format("`{}` of `{}` does not answer: {}", types_.print(arm.type), types_.print(carrier), why));
        }
        return false;
    };
    if (arm.by != kNoType) {
        if (actor == kNoType || !types_.is_subtype(actor, arm.by)) {
            return near_miss(is_told ? fmt::format("not done by `{}`", types_.print(arm.by)) : "");
        }
    } else if (!arm.self && !types_.owner_of(component)) {
        // An owned effect answers to what nobody owns only if its owner did it, unless it concerns everyone.
        const bool owned = types_.owner_of(carrier).has_value() ||
                           (table_.known().owner != kNoClass && types_.is_subclass(carrier, table_.known().owner));
        const bool broadcast = std::any_of(table_.known().broadcast.begin(), table_.known().broadcast.end(),
                                           [&](ClassId cls) { return types_.is_subclass(component, cls); });
        if (owned && !broadcast && effect_owner(carrier, actor) != actor) return near_miss("done by somebody else");
    }
    if (types_[arm.type].refined && !matches(component, arm.type)) {
        return near_miss(is_told ? why_unmatched(component, arm.type) : "");
    }
    types_.bind(arm.type, component, bindings);
    for (const auto& condition : arm.conditions) {
        const auto asked = substitute(types_, condition, bindings);
        if (!holds(*asked)) return near_miss(is_told ? "it needs " + shortfall(*asked) : "");
    }
    return true;
}

std::optional<InstructionPtr> Executor::answer(const ElaboratedEffect& effect, const ElaboratedArm& arm, TypeId carrier,
                                               TypeId component, std::int32_t copies, const Event& event) {
    Bindings bindings;
    if (!arm_matches(arm, carrier, component, event.actor, bindings)) return std::nullopt;
    InstructionPtr instruction = substitute(types_, effect.instruction, bindings);
    if (arm.variable) {
        instruction = scaled(with_x(instruction, event.count), copies);
    } else {
        instruction = scaled(instruction, std::int64_t{copies} * event.count);
    }
    return instruction;
}

void Executor::collect_self(TypeId component, bool removal, const Event& event, std::vector<Firing>& firings) {
    const auto rules = world_.rules_of(component);
    for (const std::uint32_t n : rules) {
        const auto& arms = table_.effect(n).arms;
        if (std::none_of(arms.begin(), arms.end(),
                         [&](const TriggerArm& arm) { return arm.self && arm.removal == removal; })) {
            continue;
        }
        const TypeId owner = effect_owner(component, event.actor);
        const ElaboratedEffect& effect = elaborated(n, component, owner);
        if (effect.mentions_owner && owner == kNoType) continue;
        for (const ElaboratedArm& arm : effect.arms) {
            if (!arm.self || arm.removal != removal) continue;
            if (auto instruction = answer(effect, arm, component, component, 1, event)) {
                firings.push_back({0, n, component, owner, std::move(*instruction), effect.immediate});
                break;
            }
        }
    }
}

void Executor::collect_listeners(TypeId component, bool removal, const Event& event, std::vector<Firing>& firings) {
    const std::size_t first = firings.size();
    for (const ClassId ancestor : table_.info(types_[component].cls).ancestors) {
        // By index: asking may elaborate, but only changes made later can alter the list.
        const auto& listeners = world_.listeners(ancestor, removal);
        for (std::size_t i = 0; i < listeners.size(); ++i) {
            const LiveEffect live = listeners[i];
            // Live from the moment after its carrier came: not for that very gain.
            const std::int32_t fresh = live.carrier == event.gain ? event.count : 0;
            const std::int32_t copies = world_.count(live.carrier) - fresh;
            if (copies == 0) continue;
            const bool seen =
                std::any_of(firings.begin() + static_cast<std::ptrdiff_t>(first), firings.end(),
                            [&](const Firing& f) { return f.rule == live.rule && f.carrier == live.carrier; });
            if (seen) continue;
            const TypeId owner = effect_owner(live.carrier, event.actor);
            const ElaboratedEffect& effect = elaborated(live.rule, live.carrier, owner);
            if (effect.mentions_owner && owner == kNoType) continue;
            for (const ElaboratedArm& arm : effect.arms) {
                if (arm.self || arm.removal != removal) continue;
                if (auto instruction = answer(effect, arm, live.carrier, component, copies, event)) {
                    firings.push_back(
                        {live.since, live.rule, live.carrier, owner, std::move(*instruction), effect.immediate});
                    break;
                }
            }
        }
    }
    std::stable_sort(
        firings.begin() + static_cast<std::ptrdiff_t>(first), firings.end(),
        [](const Firing& a, const Firing& b) { return a.since != b.since ? a.since < b.since : a.rule < b.rule; });
}

bool Executor::keeps_books(const ElaboratedEffect& effect) const {
    if (!effect.immediate) return false;
    const std::function<bool(const InstructionRule&)> all_books = [&](const InstructionRule& rule) {
        using Kind = InstructionRule::Kind;
        if (rule.kind == Kind::Custom) {
            const auto it = custom_.instructions.find(rule.custom);
            return it != custom_.instructions.end() && it->second.keeps_books;
        }
        if (rule.kind == Kind::Change) {
            return rule.gain != kNoType && std::any_of(table_.known().books.begin(), table_.known().books.end(),
                                                       [&](ClassId cls) { return types_.is_subclass(rule.gain, cls); });
        }
        return rule.kind == Kind::Multi &&
               std::all_of(rule.parts.begin(), rule.parts.end(), [&](const auto& part) { return all_books(*part); });
    };
    return all_books(*effect.instruction);
}

std::vector<Executor::Firing> Executor::answers_to_gain(TypeId component, TypeId actor) {
    Event gained;
    gained.count = 1;
    gained.gain = component;
    gained.actor = actor;
    std::vector<Firing> firings;
    collect_self(component, false, gained, firings);
    collect_listeners(component, false, gained, firings);
    return firings;
}

void Executor::fire(EventNumber number, bool books_only) {
    const Event event = world_.event(number);
    std::vector<Firing> firings;
    if (event.gain != kNoType) collect_self(event.gain, false, event, firings);
    if (event.remove != kNoType) collect_self(event.remove, true, event, firings);
    if (event.gain != kNoType) collect_listeners(event.gain, false, event, firings);
    if (event.remove != kNoType) collect_listeners(event.remove, true, event, firings);
    if (books_only) {
        std::erase_if(firings, [&](const Firing& firing) {
            return !keeps_books(elaborated(firing.rule, firing.carrier, firing.owner));
        });
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
        if (on_trace) {
            trace(fmt::format("`{}` asks for: {}", types_.print(firing.carrier),
                              print_rule(types_, *firing.instruction)));
        }
        add_task(firing.instruction, cause, cause.actor);
    }
    for (const Firing& firing : firings) {
        if (!firing.immediate) continue;
        const Cause cause = cause_of(firing);
        if (on_trace) {
            trace(fmt::format("`{}` acts at once: {}", types_.print(firing.carrier),
                              print_rule(types_, *firing.instruction)));
        }
        run_now(firing.instruction, cause, cause.actor);
    }
}

void Executor::add_task(const InstructionPtr& instruction, const Cause& cause, TypeId player, std::uint32_t group,
                        std::uint32_t after) {
    using Kind = InstructionRule::Kind;
    if (instruction->kind == Kind::Multi && after == 0) {
        for (const auto& part : instruction->parts) add_task(part, cause, player, group);
        return;
    }
    if (instruction->kind == Kind::Change && instruction->remove == kNoType &&
        types_[instruction->gain].cls == table_.known().ok) {
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
}

void Executor::run_now(const InstructionPtr& instruction, const Cause& cause, TypeId player, const Stage& stage) {
    using Kind = InstructionRule::Kind;
    if (instruction->kind == Kind::Multi) {
        run_all(instruction->parts, cause, player, stage);
        return;
    }
    const Prepared prepared = prepare(instruction, cause.actor);
    if (prepared.status == Prepared::Status::Impossible) {
        refuse(prepared.why);
        if (prepared.beyond) run_now(prepared.beyond, cause, player, stage);
        return;
    }
    run_prepared(prepared, instruction, cause, player, stage);
}

/// Independent parts, in whatever order works: what is not possible yet is tried again after the others.
void Executor::run_all(std::vector<InstructionPtr> parts, const Cause& cause, TypeId player, const Stage& stage) {
    for (bool moved = true; moved && !parts.empty();) {
        moved = false;
        for (auto it = parts.begin(); it != parts.end();) {
            const Prepared prepared = prepare(*it, cause.actor);
            if (prepared.status == Prepared::Status::Impossible) {
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
        if (std::all_of(waiting.begin(), waiting.end(), [&](const Task& task) { return could_be_helped(task); }))
            return;
        for (const Task& task : waiting) world_.take_task(task.id);
    }
    for (const auto& part : parts) run_now(part, cause, player, {stage.group, false});  // says what is in the way
}

void Executor::run_prepared(const Prepared& prepared, const InstructionPtr& instruction, const Cause& cause,
                            TypeId player, const Stage& stage) {
    using Kind = InstructionRule::Kind;
    if (prepared.status == Prepared::Status::Done) return;
    if (prepared.status == Prepared::Status::Choice) {
        add_task(instruction, cause, player, stage.group);
        return;
    }
    const InstructionRule& ready = *prepared.instruction;
    if (ready.kind == Kind::Then) {
        const std::uint32_t group = world_.new_group();
        run_now(ready.parts.front(), cause, player, {group, stage.may_wait});
        const InstructionPtr rest = rest_of_chain(prepared);
        const auto& tasks = world_.tasks();
        const bool open =
            std::any_of(tasks.begin(), tasks.end(), [&](const Task& task) { return task.group == group; });
        if (open) {
            add_task(rest, cause, player, stage.group, group);
        } else {
            run_now(rest, cause, player, stage);
        }
    } else if (ready.kind == Kind::Multi) {
        run_all(ready.parts, cause, player, stage);
    } else if (ready.kind == Kind::Custom) {
        custom_.instructions.find(ready.custom)->second.perform(*this, ready.arguments, cause);
    } else {
        perform_change(ready, cause);
    }
}

}  // namespace rego::engine
