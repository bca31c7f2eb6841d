#include "engine/exec/limits.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/rules/bounds.hpp"
#include "engine/types/print_rules.hpp"

namespace rego::engine {

Limits::Limits(Context& context, const Evaluator& evaluator) : ExecutorPart(context), evaluator_(evaluator) {}

namespace {

/// `MAX 2 Hive` and `MAX 1 (Tile - Covered)` bound the first type that they count; each of the second makes room for
/// one more.
struct Counted {
    TypeId bounded = kNoType;
    TypeId loosened_by = kNoType;
};

Counted counted(const MetricRule& metric) {
    if (metric.kind == MetricRule::Kind::Count) return {metric.type, kNoType};
    const auto is_count = [](const MetricPtr& part) { return part->kind == MetricRule::Kind::Count; };
    const bool is_loosened = metric.kind == MetricRule::Kind::Difference && metric.parts.size() == 2 &&
                             std::all_of(metric.parts.begin(), metric.parts.end(), is_count);
    return is_loosened ? Counted{metric.parts[0]->type, metric.parts[1]->type} : Counted{};
}

}  // namespace

/// What the invariants of `bearer` bound, whatever that is.
const std::vector<Limits::Limit>& Limits::limits_set_by(TypeId bearer) const {
    if (const auto it = set_by_.find(bearer); it != set_by_.end()) return it->second;
    std::vector<Limit> found;
    for (const std::size_t n : table_.info(types_[bearer].cls).invariants) {
        const InvariantRule& invariant = table_.invariant(n);
        if (!world_.in_force(invariant.module, invariant.declared_in)) continue;
        Elaborator elaborator{types_};
        elaborator.self(bearer, invariant.declared_in).owner(types_.owner_of(bearer).value_or(kNoType)).lasting();
        const RequirementPtr requirement = elaborator.requirement(invariant.requirement);
        std::vector<RequirementPtr> parts{requirement};
        if (requirement->kind == RequirementRule::Kind::All) parts = requirement->parts;
        for (const auto& part : parts) {
            if (part->kind != RequirementRule::Kind::Compare) continue;
            if (part->comparison == parser::Comparison::AtLeast) continue;
            auto [pattern, loosened_by] = counted(*part->metric);
            if (invariant.in_header && pattern != kNoType) pattern = types_.put(pattern, bearer);
            if (invariant.in_header && loosened_by != kNoType) loosened_by = types_.put(loosened_by, bearer);
            if (pattern != kNoType) found.push_back({pattern, part->amount, loosened_by});
        }
    }
    return set_by_[bearer] = std::move(found);
}

/// Those of `bearer`, and of all that it depends on, that bound how many of `component` there can be.
void Limits::collect_limits(TypeId bearer, TypeId component, std::vector<Limit>& found) const {
    if (!table_.info(types_[bearer].cls).invariants.empty()) {
        for (const Limit& limit : limits_set_by(bearer)) {
            if (types_.is_subtype(component, limit.pattern)) found.push_back(limit);
        }
    }
    const auto dependencies = types_[bearer].dependencies;
    for (const TypeId dependency : dependencies) collect_limits(dependency, component, found);
}

const std::vector<Limits::Limit>& Limits::limits(TypeId component) const {
    if (component >= place_of_limits_.size()) place_of_limits_.resize(types_.size(), -1);
    if (place_of_limits_[component] < 0) {
        std::vector<Limit> found;
        collect_limits(component, component, found);
        if (limits_.empty()) limits_.emplace_back();
        place_of_limits_[component] = found.empty() ? 0 : static_cast<std::int32_t>(limits_.size());
        if (!found.empty()) limits_.push_back(std::move(found));
    }
    return limits_[static_cast<std::size_t>(place_of_limits_[component])];
}

std::int64_t Limits::most(const Limit& limit) const {
    return limit.most + (limit.loosened_by == kNoType ? 0 : evaluator_.count(limit.loosened_by));
}

std::int64_t Limits::room(TypeId component, TypeId instead_of) const {
    if (types_.is_subclass(component, table_.known().signal)) return kUnlimited;
    std::int64_t fits = kUnlimited - world_.count(component);  // no number can be larger
    for (const Limit& limit : limits(component)) {
        if (instead_of != kNoType && types_.is_subtype(instead_of, limit.pattern)) continue;
        fits = std::min(fits, std::max<std::int64_t>(0, most(limit) - evaluator_.count(limit.pattern)));
    }
    return fits;
}

const Limits::Limit* Limits::tightest(TypeId component, TypeId instead_of) const {
    const Limit* tightest = nullptr;
    std::int64_t least = kUnlimited;
    for (const Limit& limit : limits(component)) {
        if (instead_of != kNoType && types_.is_subtype(instead_of, limit.pattern)) continue;
        const std::int64_t left = most(limit) - evaluator_.count(limit.pattern);
        if (left >= least) continue;
        least = left;
        tightest = &limit;
    }
    return tightest;
}

std::string Limits::limiting_invariant(TypeId component, TypeId instead_of) const {
    const Limit* limit = tightest(component, instead_of);
    if (limit == nullptr) return "MAX " + std::to_string(kUnlimited) + " " + types_.print(component);
    return "MAX " + std::to_string(most(*limit)) + " " + types_.print(limit->pattern);
}

Diagnostic Limits::no_room(std::int32_t count, TypeId gain, TypeId remove, std::int64_t fits) const {
    constexpr std::size_t kFewFound = 3;
    parser::NoRoom fact{types_.written(gain), types_.written(gain), kUnlimited};
    if (const Limit* limit = tightest(gain, remove)) {
        fact.bounded = types_.written(limit->pattern);
        fact.most = most(*limit);
        for (const TypeId component : evaluator_.components(limit->pattern)) {
            if (fact.found.size() < kFewFound) fact.found.push_back(types_.written(component));
        }
    }
    return Diagnostic::of(ErrorKind::Limit,
                          fmt::format("no room for {} `{}`: `{}` allows {}", count, types_.print(gain),
                                      limiting_invariant(gain, remove),
                                      fits == 0 ? std::string{"no more"} : fmt::format("{} more", fits)))
        .because(std::move(fact));
}

bool Limits::depends_on(TypeId component, TypeId dependency) const {
    const auto& dependencies = types_[component].dependencies;
    return std::any_of(dependencies.begin(), dependencies.end(),
                       [&](TypeId each) { return each == dependency || depends_on(each, dependency); });
}

// --- Checks ----------------------------------------------------------------------------------------------------

std::int32_t Limits::check_gain(std::int32_t count, TypeId gain, TypeId remove) const {
    const Type& type = types_[gain];
    if (!type.concrete) {
        throw RuleError(ErrorKind::Type, fmt::format("`{}` is abstract: say which one", types_.print(gain)));
    }
    if (!world_.is_active(type.cls)) {
        throw RuleError(ErrorKind::Type, fmt::format("`{}` is not part of this game", table_.info(type.cls).name));
    }
    for (const TypeId dependency : types_[gain].dependencies) {
        if (world_.count(dependency) != 0) continue;
        throw RuleError(Diagnostic::of(ErrorKind::Limit, fmt::format("`{}` needs `{}`, and there is none",
                                                                     types_.print(gain), types_.print(dependency)))
                            .because(parser::Lacks{types_.written(gain), types_.written(dependency)}));
    }
    if (remove != kNoType && world_.count(remove) == count && depends_on(gain, remove)) {
        throw RuleError(ErrorKind::Limit, fmt::format("`{}` needs the `{}` that is given up for it", types_.print(gain),
                                                      types_.print(remove)));
    }
    const std::int64_t fits = room(gain, remove);
    if (fits >= count) return count;
    context_.observers.refuse(no_room(count, gain, remove, fits));
    return static_cast<std::int32_t>(fits);
}

std::int32_t Limits::check_removal(std::int32_t count, TypeId remove, bool effects) const {
    if (!types_[remove].concrete) {
        throw RuleError(ErrorKind::Type, fmt::format("`{}` is abstract: say which one", types_.print(remove)));
    }
    if (effects && table_.info(types_[remove].cls).is_singleton && world_.count(remove) > 0) {
        throw RuleError(ErrorKind::Limit, fmt::format("`{}` is always there", types_.print(remove)));
    }
    const std::int64_t there = std::int64_t{world_.count(remove)} - world_.floor(remove);
    if (there >= count) return count;
    context_.observers.refuse(too_few_to_remove(count, remove));
    return static_cast<std::int32_t>(there);
}

/// In terms of what was there before the command: a rebate that comes while it is carried out (`Harvest: Honey`) makes
/// it cheaper, and nobody has that honey yet.
Diagnostic Limits::too_few_to_remove(std::int32_t count, TypeId component) const {
    std::int32_t rebate = 0;
    for (std::size_t i = context_.course.events_at_start; i < world_.events().size(); ++i) {
        const Event& event = world_.events()[i];
        if (event.gain == component && event.via != kNoType) rebate += event.count;
    }
    if (rebate >= count) rebate = 0;
    count -= rebate;
    const std::int32_t there = world_.count(component) - rebate, least = world_.floor(component);
    return Diagnostic::of(ErrorKind::Limit, fmt::format("cannot remove {} `{}`; there {} {}{}", count,
                                                        types_.print(component), there == 1 ? "is" : "are", there,
                                                        least == 0 ? "" : fmt::format(", and {} is the least", least)))
        .because(parser::TooFew{types_.written(component), count, there, least});
}

void Limits::check_other_invariants(TypeId component) const {
    for (const std::size_t n : table_.info(types_[component].cls).invariants) {
        const InvariantRule& invariant = table_.invariant(n);
        if (simple_bound(invariant)) continue;
        if (!world_.in_force(invariant.module, invariant.declared_in)) continue;
        Elaborator elaborator{types_};
        elaborator.self(component, invariant.declared_in).owner(types_.owner_of(component).value_or(kNoType)).lasting();
        const auto requirement = elaborator.requirement(invariant.requirement);
        const TypeId candidate = invariant.in_header ? component : kNoType;
        if (evaluator_.holds(*requirement, candidate)) continue;
        throw RuleError(Diagnostic::of(ErrorKind::Limit, fmt::format("`{}` demands {}", types_.print(component),
                                                                     evaluator_.shortfall(*requirement, candidate)))
                            .because(evaluator_.facts(*requirement, candidate, component)));
    }
}

std::vector<std::string> Limits::broken(TypeId component) const {
    std::vector<std::string> found;
    const auto say = [&](const std::string& what) {
        found.push_back(fmt::format("`{}` {}", types_.print(component), what));
    };
    const auto dependencies = types_[component].dependencies;
    for (const TypeId dependency : dependencies)
        if (types_[dependency].literal == kNoClass && world_.count(dependency) <= 0)
            say(fmt::format("depends on `{}`, which is not there", types_.print(dependency)));
    if (world_.count(component) < world_.floor(component)) say("is below the least there can be");
    const auto invariants = table_.info(types_[component].cls).invariants;
    for (const std::size_t n : invariants) {
        const InvariantRule& invariant = table_.invariant(n);
        if (!world_.in_force(invariant.module, invariant.declared_in)) continue;
        Elaborator elaborator{types_};
        elaborator.self(component, invariant.declared_in).owner(types_.owner_of(component).value_or(kNoType)).lasting();
        const auto requirement = elaborator.requirement(invariant.requirement);
        const TypeId candidate = invariant.in_header ? component : kNoType;
        if (!evaluator_.holds(*requirement, candidate)) say("demands " + evaluator_.shortfall(*requirement, candidate));
    }
    return found;
}

void Limits::check_without(TypeId removed) const {
    const auto dependencies = types_[removed].dependencies;
    for (const TypeId dependency : dependencies) check_other_invariants(dependency);
}

}  // namespace rego::engine
