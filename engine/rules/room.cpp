#include "engine/rules/room.hpp"

#include <algorithm>
#include <variant>

namespace rego::engine {

namespace {

bool fits_number(const RequirementRule& rule, std::int32_t value) {
    switch (rule.comparison) {
        case parser::Comparison::AtLeast: return value >= rule.amount;
        case parser::Comparison::AtMost: return value <= rule.amount;
        case parser::Comparison::Exactly: return value == rule.amount;
    }
    return true;
}

/// Whether a component of that class may satisfy the refinement.
bool may_hold(const ClassTable& table, const RequirementRule& rule, ClassId cls) {
    const auto part_may = [&](const RequirementPtr& part) { return may_hold(table, *part, cls); };
    if (rule.kind == RequirementRule::Kind::All) return std::ranges::all_of(rule.parts, part_may);
    if (rule.kind == RequirementRule::Kind::Any) return std::ranges::any_of(rule.parts, part_may);
    if (rule.kind != RequirementRule::Kind::Compare) return true;
    const MetricRule& metric = *rule.metric;
    if (metric.kind != MetricRule::Kind::Property || metric.type != kNoType) return true;
    const PropertyValue* property = table.property(cls, metric.property);
    if (property == nullptr) return fits_number(rule, 0);
    const auto* number = std::get_if<std::int32_t>(&property->value);
    return number == nullptr || fits_number(rule, *number);
}

bool has_room(TypePool& types, TypeId type) {
    const Type& wanted = types[type];
    if (wanted.concrete || wanted.literal != kNoClass || wanted.literal_except != kNoClass) return true;
    const ClassTable& table = types.table();
    const RequirementPtr refinement = wanted.forgiving ? nullptr : wanted.refinement;
    return std::ranges::any_of(table.info(wanted.cls).concrete_descendants,
                               [&](ClassId cls) { return refinement == nullptr || may_hold(table, *refinement, cls); });
}

}  // namespace

TypeId part_without_room(TypePool& types, TypeId type) {
    const Dependencies parts = types[type].dependencies;
    for (const TypeId part : parts) {
        if (!has_room(types, part)) return part;
        if (const TypeId inner = part_without_room(types, part); inner != kNoType) return inner;
    }
    return kNoType;
}

}  // namespace rego::engine
