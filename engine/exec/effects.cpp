#include "engine/exec/effects.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/types/meanwhile.hpp"
#include "engine/types/print_rules.hpp"
#include "engine/types/rewrite.hpp"

namespace rego::engine {

namespace {

/// In the order in which their carriers came, then in that of the rules.
bool came_first(const Firing& a, const Firing& b) { return a.since != b.since ? a.since < b.since : a.rule < b.rule; }

}  // namespace

Effects::Effects(Context& context, const Evaluator& evaluator) : ExecutorPart(context), evaluator_(evaluator) {}

TypeId Effects::owner_of_effect(TypeId carrier, TypeId actor) const {
    const ClassId owner = table_.known().owner;
    if (owner == kNoClass) return actor;
    if (types_.is_subclass(carrier, owner)) return carrier;
    if (const auto whose = types_.owner_of(carrier)) return *whose;
    return actor != kNoType && types_.is_subclass(actor, owner) ? actor : kNoType;
}

const ElaboratedEffect& Effects::elaborated(std::uint32_t rule, TypeId carrier, TypeId owner) const {
    if (const auto* known = context_.rulebook.find_effect(rule, carrier, owner)) return *known;
    ++context_.work.effects_read;
    return context_.rulebook.read_effect(rule, carrier, owner);
}

Reach& Effects::reach(ClassId cls, Side side) const {
    return reaches_.try_emplace({cls, side}, context_, cls, side).first->second;
}

/// A trigger that would answer if the same had happened to its own player.
void Effects::trace_other_owner(const ElaboratedArm& arm, TypeId carrier, TypeId component) const {
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
    context_.trace(fmt::format("`{}` of `{}` does not answer: it is {}'s", types_.print(arm.type),
                               types_.print(carrier), types_.print(*actual)));
}

// --- Who answers -----------------------------------------------------------------------------------------------

bool Effects::arm_matches(const ElaboratedArm& arm, TypeId carrier, TypeId component, TypeId actor,
                          Bindings& bindings) const {
    const bool is_told = context_.is_traced();
    ++context_.work.triggers_asked;
    if (!types_.is_subtype(component, arm.type)) {
        if (is_told) trace_other_owner(arm, carrier, component);
        return false;
    }
    // Why is said by a function: mostly nobody wants to know.
    const auto near_miss = [&](const auto& why) {
        if (is_told) {
            context_.trace(
                fmt::format("`{}` of `{}` does not answer: {}", types_.print(arm.type), types_.print(carrier), why()));
        }
        return false;
    };
    types_.bind(arm.type, component, bindings);
    if (arm.by != kNoType) {
        const TypeId by = types_.substitute(arm.by, bindings);
        if (actor == kNoType || by == kNoType || !types_.is_subtype(actor, by)) {
            return near_miss([&] { return fmt::format("not done by `{}`", types_.print(arm.by)); });
        }
        types_.bind(by, actor, bindings);
    } else if (!arm.self && !types_.owner_of(component)) {
        // An owned effect answers to what nobody owns only if its owner did it, unless it concerns everyone.
        const bool owned = types_.owner_of(carrier).has_value() ||
                           (table_.known().owner != kNoClass && types_.is_subclass(carrier, table_.known().owner));
        const bool broadcast = std::any_of(table_.known().broadcast.begin(), table_.known().broadcast.end(),
                                           [&](ClassId cls) { return types_.is_subclass(component, cls); });
        if (owned && !broadcast && owner_of_effect(carrier, actor) != actor)
            return near_miss([] { return "done by somebody else"; });
    }
    if (types_[arm.type].refined && !evaluator_.matches(component, arm.type)) {
        return near_miss([&] { return evaluator_.why_unmatched(component, arm.type).why; });
    }
    for (const auto& condition : arm.conditions) {
        const bool is_open = !bindings.empty() && mentions_links(types_, *condition);
        const RequirementRule& asked = is_open ? *context_.rulebook.bound(condition, bindings) : *condition;
        if (!evaluator_.holds(asked)) return near_miss([&] { return "it needs " + evaluator_.shortfall(asked); });
    }
    return true;
}

bool Effects::is_about(const ElaboratedArm& arm, TypeId component) const {
    if (types_.is_subtype(component, arm.type) || context_.is_traced()) return true;  // near misses are told
    ++context_.work.triggers_asked;
    return false;
}

std::pair<TypeId, const ElaboratedEffect*> Effects::said_by(const LiveEffect& live, TypeId actor) const {
    const TypeId owner = owner_of_effect(live.carrier, actor);
    return {owner, live.says != nullptr ? live.says : &elaborated(live.rule, live.carrier, owner)};
}

/// `Tile<This>:` of an area is about that area; to see so it need not be read.
TypeId Effects::need_of_its_carrier(const LiveEffect& live, Side side) const {
    const TriggerArm* only = nullptr;
    for (const TriggerArm& arm : table_.effect(live.rule).arms) {
        if (arm.self || arm.side != side) continue;
        if (only != nullptr) return kNoType;
        only = &arm;
    }
    if (only == nullptr || !table_.is_subclass(types_[live.carrier].cls, table_.effect(live.rule).declared_in))
        return kNoType;
    const auto& arguments = only->type.arguments;
    const bool names_it = std::any_of(arguments.begin(), arguments.end(), [](const parser::Expression& argument) {
        return argument.name == "This" && !argument.complement && !argument.refinement;
    });
    return names_it && types_.is_sole(live.carrier) ? live.carrier : kNoType;
}

TypeId Effects::need_of(const ElaboratedEffect& effect, Side side) const {
    const ElaboratedArm* only = nullptr;
    for (const ElaboratedArm& arm : effect.arms) {
        if (arm.self || arm.side != side) continue;
        if (only != nullptr) return kNoType;
        only = &arm;
    }
    return only == nullptr ? kNoType : types_.telling_dependency(only->type);
}

void Effects::find_need(ClassId heard, Side side, std::size_t index) const {
    const LiveEffect& live = world_.listeners(heard, side)[index];
    if (const TypeId carrier = need_of_its_carrier(live, side); carrier != kNoType) {
        world_.note_need(heard, side, index, carrier, nullptr);
        return;
    }
    const TypeId owner = owner_of_effect(live.carrier, kNoType);
    const ElaboratedEffect& says = elaborated(live.rule, live.carrier, owner);
    // Without an owner it is whoever acts, and may say something else each time.
    world_.note_need(heard, side, index, need_of(says, side), owner == kNoType ? nullptr : &says);
}

template <class Visit>
void Effects::for_each_concerned(TypeId component, Side side, ClassId heard, Which which, const Visit& visit) const {
    // By index, and with what it depends on kept: asking may elaborate and make types, but only changes made later can
    // alter the list.
    const auto& listeners = world_.listeners(heard, side);
    if (listeners.empty()) return;
    const bool all = context_.is_traced();  // near misses are told
    const Dependencies dependencies = types_[component].dependencies;
    for (std::size_t i = 0; i < listeners.size(); ++i) {
        if (which == Which::Bans && !listeners[i].forbids) continue;
        if (!listeners[i].needs) find_need(heard, side, i);
        const TypeId needs = *listeners[i].needs;
        const bool is_deaf = needs != kNoType && !all &&
                             std::find(dependencies.begin(), dependencies.end(), needs) == dependencies.end();
        if (!is_deaf && !visit(LiveEffect{listeners[i]})) return;
    }
}

std::optional<InstructionPtr> Effects::answer(const ElaboratedEffect& effect, const ElaboratedArm& arm, TypeId carrier,
                                              TypeId component, std::int32_t copies, const Event& event) const {
    Bindings bindings;
    if (!arm_matches(arm, carrier, component, event.actor, bindings)) return std::nullopt;
    const InstructionPtr& said = context_.rulebook.bound(effect, bindings);
    if (arm.variable) return scaled(with_x(said, event.count), copies);
    return scaled(said, std::int64_t{copies} * event.count);
}

void Effects::collect_self(TypeId component, Side side, const Event& event, std::vector<Firing>& firings) const {
    for (const std::uint32_t n : world_.own_rules_of(component, side)) {
        if (table_.effect(n).effect.answering == parser::Answering::Instead) continue;
        const TypeId owner = owner_of_effect(component, event.actor);
        const ElaboratedEffect& effect = elaborated(n, component, owner);
        if (effect.mentions_owner && owner == kNoType) continue;
        for (const ElaboratedArm& arm : effect.arms) {
            if (!arm.self || arm.side != side) continue;
            if (auto instruction = answer(effect, arm, component, component, 1, event)) {
                firings.push_back({0, n, component, owner, std::move(*instruction), effect.immediate,
                                   effect.answering == parser::Answering::Last});
                break;
            }
        }
    }
}

void Effects::collect_listeners(TypeId component, Side side, const Event& event, std::vector<Firing>& firings) const {
    const std::size_t first = firings.size();
    const auto take = [&](const LiveEffect& live) {
        // Live from the moment after its carrier came: not for that very gain.
        const std::int32_t fresh = live.carrier == event.gain ? event.count : 0;
        const std::int32_t copies = world_.count(live.carrier) - fresh;
        if (copies == 0) return true;
        if (table_.effect(live.rule).effect.answering == parser::Answering::Instead) return true;
        const bool seen =
            std::any_of(firings.begin() + static_cast<std::ptrdiff_t>(first), firings.end(),
                        [&](const Firing& f) { return f.rule == live.rule && f.carrier == live.carrier; });
        if (seen) return true;
        const auto [owner, says] = said_by(live, event.actor);
        const ElaboratedEffect& effect = *says;
        if (effect.mentions_owner && owner == kNoType) return true;
        for (const ElaboratedArm& arm : effect.arms) {
            if (arm.self || arm.side != side) continue;
            if (!is_about(arm, component)) continue;
            if (auto instruction = answer(effect, arm, live.carrier, component, copies, event)) {
                firings.push_back({live.since, live.rule, live.carrier, owner, std::move(*instruction),
                                   effect.immediate, effect.answering == parser::Answering::Last});
                break;
            }
        }
        return true;
    };
    for (const ClassId heard : context_.rulebook.listened_to(types_[component].cls, side))
        for_each_concerned(component, side, heard, Which::All, take);
    const auto begin = firings.begin() + static_cast<std::ptrdiff_t>(first);
    if (!std::is_sorted(begin, firings.end(), came_first)) std::stable_sort(begin, firings.end(), came_first);
}

std::vector<Firing> Effects::answers_to(const Event& event) const {
    std::vector<Firing> firings;
    if (event.gain != kNoType) collect_self(event.gain, Side::Gain, event, firings);
    if (event.remove != kNoType) collect_self(event.remove, Side::Loss, event, firings);
    if (event.gain != kNoType) collect_listeners(event.gain, Side::Gain, event, firings);
    if (event.remove != kNoType) collect_listeners(event.remove, Side::Loss, event, firings);
    return firings;
}

std::vector<Firing> Effects::would_answer(const Event& event) const {
    const Meanwhile only_asked{context_.course.only_asked, true};
    return answers_to(event);
}

std::vector<Firing> Effects::answers_to_gain(TypeId component, TypeId actor) const {
    Event gained;
    gained.count = 1;
    gained.gain = component;
    gained.actor = actor;
    return answers_to(gained);
}

// --- What replaces ---------------------------------------------------------------------------------------------

void Effects::collect_replacements(TypeId component, Side side, const Event& event, const Busy& busy,
                                   std::vector<Firing>& found) const {
    if (component == kNoType || !table_.may_be_replaced(types_[component].cls, side)) return;
    for (const ClassId ancestor : table_.info(types_[component].cls).ancestors) {
        const auto listeners = world_.listeners(ancestor, side);
        for (const LiveEffect& live : listeners) {
            if (table_.effect(live.rule).effect.answering != parser::Answering::Instead) continue;
            if (std::find(busy.begin(), busy.end(), std::pair{live.rule, live.carrier}) != busy.end()) continue;
            const TypeId owner = owner_of_effect(live.carrier, event.actor);
            const ElaboratedEffect& effect = elaborated(live.rule, live.carrier, owner);
            if (effect.mentions_owner && owner == kNoType) continue;
            for (const ElaboratedArm& arm : effect.arms) {
                if (arm.side != side) continue;
                if (auto instruction = answer(effect, arm, live.carrier, component, 1, event)) {
                    found.push_back({live.since, live.rule, live.carrier, owner, std::move(*instruction), true, false});
                    break;
                }
            }
        }
    }
}

std::optional<Firing> Effects::replacement(TypeId gain, TypeId remove, TypeId actor, const Busy& busy) const {
    Event one;
    one.count = 1;
    one.gain = gain;
    one.remove = remove;
    one.actor = actor;
    std::vector<Firing> found;
    collect_replacements(gain, Side::Gain, one, busy, found);
    collect_replacements(remove, Side::Loss, one, busy, found);
    const auto first = std::min_element(found.begin(), found.end(), came_first);
    if (first == found.end()) return std::nullopt;
    return *first;
}

bool Effects::is_bookkeeping(const Firing& firing) const {
    if (!firing.immediate) return false;
    const std::function<bool(const InstructionRule&)> only_bookkeeping = [&](const InstructionRule& rule) {
        using Kind = InstructionRule::Kind;
        if (rule.kind == Kind::Custom) {
            const auto it = context_.custom.instructions.find(rule.custom);
            return it != context_.custom.instructions.end() && it->second.is_bookkeeping;
        }
        if (rule.kind == Kind::Change) {
            const auto& kept = table_.known().bookkeeping;
            return rule.gain != kNoType && std::any_of(kept.begin(), kept.end(),
                                                       [&](ClassId cls) { return types_.is_subclass(rule.gain, cls); });
        }
        return rule.kind == Kind::Multi && std::all_of(rule.parts.begin(), rule.parts.end(),
                                                       [&](const auto& part) { return only_bookkeeping(*part); });
    };
    return only_bookkeeping(*elaborated(firing.rule, firing.carrier, firing.owner).instruction);
}

// --- Bans ------------------------------------------------------------------------------------------------------

TypeId Effects::forbidden_by(TypeId gain, TypeId remove, TypeId actor) const {
    const Meanwhile only_asked{context_.course.only_asked, true};
    TypeId by = ban_on(gain, Side::Gain, actor);
    if (by == kNoType) by = ban_on(remove, Side::Loss, actor);
    return by;
}

TypeId Effects::ban_on(TypeId component, Side side, TypeId actor) const {
    if (component == kNoType || !table_.may_be_forbidden(types_[component].cls, side)) return kNoType;
    const auto meets = [&](const LiveEffect& live) {
        const auto& arms = said_by(live, actor).second->arms;
        return std::any_of(arms.begin(), arms.end(), [&](const ElaboratedArm& arm) {
            if (arm.side != side || arm.self || !is_about(arm, component)) return false;
            Bindings bindings;
            return arm_matches(arm, live.carrier, component, actor, bindings);
        });
    };
    for (const ClassId ancestor : context_.rulebook.listened_to(types_[component].cls, side)) {
        if (!world_.has_bans(ancestor, side)) continue;
        TypeId by = kNoType;
        for_each_concerned(component, side, ancestor, Which::Bans, [&](const LiveEffect& live) {
            if (meets(live)) by = live.carrier;
            return by == kNoType;
        });
        if (by != kNoType) return by;
    }
    return kNoType;
}

}  // namespace rego::engine
