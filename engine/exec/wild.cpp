// Things that stand for others, one each: wild tags. Which ones, for which, and when not is told by the canon
// (language.json5). They count in the stored requirements, the gates and the amounts of whoever acts, nowhere else.
#include <algorithm>

#include "engine/exec/evaluate.hpp"

namespace rego::engine {

std::int64_t Evaluator::wild_ones() const {
    const auto& known = table_.known();
    const TypeId player = context_.course.wild_for;
    if (player == kNoType || known.wild == kNoClass || known.wild_stands_for == kNoClass) return 0;
    if (std::any_of(known.wild_unless.begin(), known.wild_unless.end(),
                    [&](ClassId cls) { return count(types_.base(cls)) > 0; })) {
        return 0;
    }
    Type type = types_[types_.base(known.wild)];
    Taken taken(type.dependencies.size(), false);
    if (!types_.assign(type, taken, player, false)) return 0;
    const TypeId own = types_.make(std::move(type));
    return own == kNoType ? 0 : count(own);
}

bool Evaluator::takes_wild(const MetricRule& metric) const {
    using Kind = MetricRule::Kind;
    if (context_.course.wild_for == kNoType) return false;
    if (metric.kind == Kind::Union || metric.kind == Kind::Scaled) {
        return std::any_of(metric.parts.begin(), metric.parts.end(),
                           [&](const auto& part) { return takes_wild(*part); });
    }
    const auto& known = table_.known();
    if (metric.kind != Kind::Count || known.wild == kNoClass || known.wild_stands_for == kNoClass) return false;
    const Type& type = types_[metric.type];
    // Where all of them are counted, the wild ones are among them.
    if (!table_.is_subclass(type.cls, known.wild_stands_for) || table_.is_subclass(known.wild, type.cls)) return false;
    const auto owner = types_.owner_of(metric.type);
    return !type.concrete && owner && types_.is_subtype(context_.course.wild_for, *owner);
}

/// `Class<Tag>(HAS Tag<Owner>)`: how many kinds there are.
bool Evaluator::is_kinds(TypeId id) const {
    const auto& known = table_.known();
    const Type& type = types_[id];
    return known.wild_stands_for != kNoClass && type.cls == known.cls && type.refined && type.literal != kNoClass &&
           table_.is_subclass(type.literal, known.wild_stands_for);
}

/// A wild one is of no kind itself, and adds one that is missing.
std::int64_t Evaluator::count_kinds(TypeId type) const {
    const ClassId wild = table_.known().wild;
    std::int64_t there = 0, all = 0;
    for (const TypeId kind : world_.members(types_.plain(types_.without_links(type)))) {
        if (world_.count(kind) == 0 || types_[kind].literal == wild) continue;
        ++all;
        if (matches(kind, type)) ++there;
    }
    return there + std::min(wild_ones(), all - there);
}

std::int64_t Evaluator::without_wild(const MetricRule& metric, TypeId candidate) const {
    const TypeId before = std::exchange(context_.course.wild_for, kNoType);
    const std::int64_t there = evaluate(metric, candidate);
    context_.course.wild_for = before;
    return there;
}

/// With so many of the wild ones counted among them, where they can be.
std::int64_t Evaluator::with_wild(const MetricRule& metric, TypeId candidate, std::int64_t wild) const {
    if (metric.kind == MetricRule::Kind::Scaled) {
        return with_wild(*metric.parts.front(), candidate, wild) / std::max(metric.value, 1);
    }
    return without_wild(metric, candidate) + (takes_wild(metric) ? wild : 0);
}

/// `EarthTag MAX VenusTag`: wild ones go where they help most.
std::int64_t Evaluator::smaller_with_wild(const MetricRule& metric, TypeId candidate, std::int64_t wild) const {
    std::int64_t best = 0;
    for (std::int64_t given = 0; given <= wild; ++given) {
        best = std::max(best, std::min(with_wild(*metric.parts[0], candidate, given),
                                       with_wild(*metric.parts[1], candidate, wild - given)));
    }
    return best;
}

bool Evaluator::all_hold_with_wild(const RequirementRule& all, TypeId candidate, std::int64_t wild) const {
    std::int64_t missing = 0;
    for (const auto& part : all.parts) {
        const bool shares = part->kind == RequirementRule::Kind::Compare &&
                            part->comparison == parser::Comparison::AtLeast && takes_wild(*part->metric);
        if (shares) {
            missing += std::max<std::int64_t>(0, part->amount - without_wild(*part->metric, candidate));
        } else if (!holds(*part, candidate)) {
            return false;
        }
    }
    return missing <= wild;
}

}  // namespace rego::engine
