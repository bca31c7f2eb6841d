#include "engine/rules/bounds.hpp"

#include <algorithm>

namespace rego::engine {

std::optional<Bound> simple_bound(const InvariantRule& invariant) {
    const auto* compared = std::get_if<parser::CountRequirement>(&invariant.requirement.node);
    if (compared == nullptr || compared->comparison == parser::Comparison::AtLeast) return std::nullopt;
    const auto* counted = std::get_if<parser::CountMetric>(&compared->metric.node);
    if (counted == nullptr) return std::nullopt;
    return Bound{compared->amount, &counted->type};
}

std::optional<Bound> bound_of_own_class(const ClassTable& table, const InvariantRule& invariant) {
    const auto bound = simple_bound(invariant);
    if (!bound) return std::nullopt;
    const std::string& name = bound->counted->name;
    return name == "This" || name == table.info(invariant.declared_in).name ? bound : std::nullopt;
}

std::optional<std::int32_t> most_there_can_be(const ClassTable& table, ClassId cls) {
    const ClassId owned = table.known().owned;
    const bool has_owner = owned != kNoClass && table.is_subclass(cls, owned);
    std::optional<std::int32_t> most;
    for (const std::size_t n : table.info(cls).invariants) {
        const auto bound = bound_of_own_class(table, table.invariant(n));
        if (!bound) continue;
        // `MAX 1 This` of a class with dependencies bounds each of its types, not all together.
        const bool whole_class = bound->counted->name == "This" ? table.info(cls).dependencies.empty()
                                                                : bound->counted->arguments.empty() && !has_owner;
        if (!whole_class) continue;
        // … and of an abstract one each of its classes.
        const auto classes = static_cast<std::int32_t>(table.info(cls).concrete_descendants.size());
        const std::int32_t all = bound->counted->name == "This" ? bound->most * std::max(classes, 1) : bound->most;
        if (!most || all < *most) most = all;
    }
    return most;
}

}  // namespace rego::engine
