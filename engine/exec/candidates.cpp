// What could be gained or removed: the concrete ways of a change that the present state allows.
#include <algorithm>
#include <limits>

#include "engine/exec/executor.hpp"
#include "engine/rules/print_rules.hpp"

namespace rego::engine {

namespace {

constexpr std::int64_t kUnlimited = std::numeric_limits<std::int32_t>::max();

/// More candidates than any choice of a game has; beyond it the player names one anyway.
constexpr std::size_t kEnough = 1000;

}  // namespace

// --- Limits ----------------------------------------------------------------------------------------------------

/// The invariants of `bearer` that bound how many of `component` there can be.
void Executor::collect_limits(TypeId bearer, TypeId component, std::vector<Limit>& found) {
    const auto invariants = table_.info(types_[bearer].cls).invariants;
    for (const std::size_t n : invariants) {
        const InvariantRule& invariant = table_.invariant(n);
        if (!world_.in_force(invariant.module, invariant.declared_in)) continue;
        Elaborator elaborator{types_};
        elaborator.self(bearer, invariant.declared_in).owner(types_.owner_of(bearer).value_or(kNoType));
        const RequirementPtr requirement = elaborator.requirement(invariant.requirement);
        std::vector<RequirementPtr> parts{requirement};
        if (requirement->kind == RequirementRule::Kind::All) parts = requirement->parts;
        for (const auto& part : parts) {
            if (part->kind != RequirementRule::Kind::Compare) continue;
            if (part->comparison == parser::Comparison::AtLeast) continue;
            if (part->metric->kind != MetricRule::Kind::Count) continue;
            TypeId pattern = part->metric->type;
            if (invariant.in_header) pattern = types_.put(pattern, bearer);
            if (pattern == kNoType || !types_.is_subtype(component, pattern)) continue;
            found.push_back({pattern, part->amount, n, bearer});
        }
    }
    const auto dependencies = types_[bearer].dependencies;
    for (const TypeId dependency : dependencies) collect_limits(dependency, component, found);
}

const std::vector<Executor::Limit>& Executor::limits(TypeId component) {
    const auto [it, fresh] = limits_.try_emplace(component);
    if (fresh) {
        std::vector<Limit> found;
        collect_limits(component, component, found);
        limits_[component] = std::move(found);  // the map may have grown meanwhile
        return limits_[component];
    }
    return it->second;
}

std::int64_t Executor::room(TypeId component, TypeId instead_of) {
    if (types_.is_subclass(component, table_.known().signal)) return kUnlimited;
    std::int64_t most = kUnlimited - world_.count(component);  // no number can be larger
    for (const Limit& limit : limits(component)) {
        if (instead_of != kNoType && types_.is_subtype(instead_of, limit.pattern)) continue;
        most = std::min(most, std::max<std::int64_t>(0, limit.most - count(limit.pattern)));
    }
    return most;
}

std::string Executor::limiting_invariant(TypeId component, TypeId instead_of) {
    const Limit* tightest = nullptr;
    std::int64_t least = kUnlimited;
    for (const Limit& limit : limits(component)) {
        if (instead_of != kNoType && types_.is_subtype(instead_of, limit.pattern)) continue;
        const std::int64_t left = limit.most - count(limit.pattern);
        if (left >= least) continue;
        least = left;
        tightest = &limit;
    }
    if (tightest == nullptr) return "MAX " + std::to_string(kUnlimited) + " " + types_.print(component);
    return "MAX " + std::to_string(tightest->most) + " " + types_.print(tightest->pattern);
}

// --- Bans ------------------------------------------------------------------------------------------------------

TypeId Executor::forbidden_by(TypeId gain, TypeId remove, TypeId actor) {
    const bool asked_before = std::exchange(course_.only_asked, true);
    const auto banned = [&](TypeId component, bool removal) -> TypeId {
        if (component == kNoType) return kNoType;
        const auto is_ban = [&](const EffectRule& rule) {
            const auto* dies = std::get_if<parser::GainInstruction>(&rule.effect.instruction.node);
            return rule.effect.immediate && dies != nullptr && dies->type.name == "Die";
        };
        const auto meets = [&](std::uint32_t n, TypeId carrier) {
            const ElaboratedEffect& effect = elaborated(n, carrier, effect_owner(carrier, actor));
            return std::any_of(effect.arms.begin(), effect.arms.end(), [&](const ElaboratedArm& arm) {
                Bindings bindings;
                return arm.removal == removal && !arm.self && arm_matches(arm, carrier, component, actor, bindings);
            });
        };
        for (const ClassId ancestor : table_.info(types_[component].cls).ancestors) {
            for (const LiveEffect& live : world_.listeners(ancestor, removal)) {
                if (is_ban(table_.effect(live.rule)) && meets(live.rule, live.carrier)) return live.carrier;
            }
        }
        return kNoType;
    };
    TypeId by = banned(gain, false);
    if (by == kNoType) by = banned(remove, true);
    course_.only_asked = asked_before;
    return by;
}

bool Executor::depends_on(TypeId component, TypeId dependency) const {
    const auto& dependencies = types_[component].dependencies;
    return std::any_of(dependencies.begin(), dependencies.end(),
                       [&](TypeId each) { return each == dependency || depends_on(each, dependency); });
}

// --- Candidates ------------------------------------------------------------------------------------------------

std::vector<TypeId> Executor::dependency_candidates(TypeId type, bool lenient) {
    std::vector<TypeId> found;
    const Type wanted = types_[type];
    if (wanted.concrete) {
        const TypeId bare = types_.without_links(type);
        if (world_.count(bare) != 0) found.push_back(bare);
        return found;
    }
    const auto members = world_.members(types_.plain(types_.without_links(type)));
    for (const TypeId component : members) {
        if (world_.count(component) != 0 && matches(component, type, lenient)) found.push_back(component);
    }
    return found;
}

bool Executor::possible_gain(TypeId component, TypeId actor, TypeId instead_of) {
    for (const TypeId dependency : types_[component].dependencies) {
        if (world_.count(dependency) == 0) return false;
    }
    return world_.is_active(types_[component].cls) && room(component, instead_of) > 0 &&
           !forbidden(component, kNoType, actor);
}

void Executor::expand(const Type& type, std::size_t index, TypeId actor, bool lenient, std::size_t most,
                      TypeId instead_of, TypeId wanted, std::vector<TypeId>& found) {
    if (found.size() >= most) return;
    if (index == type.dependencies.size()) {
        Type candidate = type;
        candidate.refinement = nullptr;
        candidate.forgiving = false;
        candidate.except = kNoType;
        candidate.link = 0;
        const TypeId id = types_.make(std::move(candidate));
        if (id == kNoType || !types_[id].concrete || !matches(id, wanted, lenient)) return;
        if (possible_gain(id, actor, instead_of)) found.push_back(id);
        return;
    }
    for (const TypeId dependency : dependency_candidates(type.dependencies[index], lenient)) {
        Type next = type;
        next.dependencies[index] = dependency;
        const TypeId id = types_.make(next);  // narrows what is linked with this dependency
        if (id == kNoType) continue;
        expand(Type{types_[id]}, index + 1, actor, lenient, most, instead_of, wanted, found);
    }
}

std::vector<TypeId> Executor::expand_all(TypeId type, TypeId actor, bool lenient, std::size_t most, TypeId instead_of) {
    std::vector<TypeId> found;
    if (types_[type].literal != kNoClass) return found;  // classes are never gained
    for (const ClassId cls : table_.info(types_[type].cls).concrete_descendants) {
        if (!world_.is_active(cls)) continue;
        const TypeId narrowed = cls == types_[type].cls ? type : types_.intersect(type, types_.base(cls));
        if (narrowed == kNoType) continue;
        expand(Type{types_[narrowed]}, 0, actor, lenient, most, instead_of, narrowed, found);
        if (found.size() >= most) break;
    }
    return found;
}

std::vector<TypeId> Executor::gain_candidates(TypeId type, TypeId actor, std::size_t most, TypeId instead_of) {
    auto found = expand_all(type, actor, false, most, instead_of);
    // A forgiving refinement gives way when it leaves nothing that could be gained now.
    if (found.empty() && types_[type].refined) found = expand_all(type, actor, true, most, instead_of);
    return found;
}

std::vector<Way> Executor::ways(const InstructionRule& change, TypeId actor, std::size_t most) {
    std::vector<Way> found;
    const bool all_or_none = change.intensity == parser::Intensity::Mandatory && !change.variable;
    const std::int64_t needed = all_or_none ? change.amount : 1;
    const auto add_gains = [&](TypeId gain, TypeId remove, std::int64_t available, const Bindings& bindings) {
        if (available < needed) return;
        if (gain == kNoType) {
            found.push_back({kNoType, remove, available, bindings});
            return;
        }
        for (const TypeId candidate : gain_candidates(gain, actor, kEnough, remove)) {
            if (found.size() >= most) return;
            Way way{candidate, remove, std::min(available, room(candidate, remove)), bindings};
            // With the last copy would go what depends on it: at least one must stay.
            if (remove != kNoType && depends_on(candidate, remove)) {
                way.most = std::min<std::int64_t>(way.most, world_.count(remove) - 1);
            }
            if (way.most < needed) continue;
            types_.bind(gain, candidate, way.bindings);
            found.push_back(std::move(way));
        }
    };
    if (change.remove == kNoType) {
        add_gains(change.gain, kNoType, kUnlimited, {});
        return found;
    }
    const auto members = world_.members(types_.plain(types_.without_links(change.remove)));
    for (const TypeId component : members) {
        if (found.size() >= most) break;
        const std::int64_t available = std::int64_t{world_.count(component)} - world_.floor(component);
        if (available <= 0 || !matches(component, change.remove)) continue;
        if (table_.info(types_[component].cls).is_singleton) continue;
        if (forbidden(kNoType, component, actor)) continue;
        Bindings bindings;
        types_.bind(change.remove, component, bindings);
        const TypeId gain = change.gain == kNoType ? kNoType : types_.substitute(change.gain, bindings);
        if (change.gain != kNoType && gain == kNoType) continue;
        if (gain == component) continue;  // nothing turned into itself
        add_gains(gain, component, available, bindings);
    }
    return found;
}

}  // namespace rego::engine
