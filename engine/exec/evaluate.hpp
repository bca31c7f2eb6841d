// How many are there, and does that hold? Metrics and requirements against the present state. Asking changes nothing.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "engine/exec/part.hpp"

namespace rego::engine {

class Evaluator : ExecutorPart {
  public:
    explicit Evaluator(Context& context);

    std::int64_t count(TypeId type) const;
    /// The components there are of the type.
    std::vector<TypeId> components(TypeId type) const;
    std::int64_t evaluate(const MetricRule& metric, TypeId candidate = kNoType) const;
    bool holds(const RequirementRule& requirement, TypeId candidate = kNoType) const;
    /// How often something is done that is done once for each: wild ones of whoever acts count for what they stand for.
    std::int64_t amount(const MetricRule& metric, TypeId actor) const;
    /// Whether a gate lets through whoever acts, wild ones counted in the same way.
    bool opens(const RequirementRule& gate, TypeId actor) const;
    /// Those who take turns, from the first player on; others as they are.
    std::vector<TypeId> in_order(std::vector<TypeId> components) const;
    /// The stored requirement of a class for a player; null if it has none.
    RequirementPtr stored_requirement(TypeId type, const std::string& property, TypeId owner) const;
    std::optional<std::int64_t> property(TypeId type, const std::string& name, TypeId owner = kNoType) const;
    /// Whether an existing or possible component is of the type, refinements asked of the present state.
    bool matches(TypeId component, TypeId type, bool lenient = false) const;

    /// What a requirement that does not hold lacks: "`4 OxygenStep`; there is 1 (3 short)".
    std::string shortfall(const RequirementRule& requirement, TypeId candidate = kNoType) const;
    /// The same as facts, part by part; `whose` is whatever the requirement belongs to, or is asked of.
    parser::Facts facts(const RequirementRule& requirement, TypeId candidate = kNoType, TypeId whose = kNoType) const;
    /// A component of the right classes that fails a refinement: which one, with numbers.
    Misfit why_unmatched(TypeId component, TypeId type) const;

  private:
    RequirementPtr bound_refinement(TypeId type, const Bindings& bindings) const;
    bool refinements_hold(TypeId component, TypeId type, bool lenient, const Bindings& bindings) const;
    /// All parts of a requirement that do not hold, leeway considered.
    std::vector<std::string> unmet(const RequirementRule& requirement, TypeId candidate) const;
    std::int64_t count_any(const MetricRule& metric, TypeId candidate) const;
    std::int64_t largest_group(const MetricRule& metric, TypeId candidate) const;
    bool compares(const RequirementRule& requirement, TypeId candidate) const;
    bool has_rank(const RequirementRule& requirement, TypeId candidate) const;
    TypeId owner_in(const MetricRule& metric, TypeId candidate) const;

    // wild.cpp
    /// How many wild ones whoever is asked about has; 0 unless they count now.
    std::int64_t wild_ones() const;
    /// Whether a wild one may be counted with these.
    bool takes_wild(const MetricRule& metric) const;
    bool is_kinds(TypeId type) const;
    std::int64_t count_kinds(TypeId type) const;
    std::int64_t without_wild(const MetricRule& metric, TypeId candidate) const;
    std::int64_t with_wild(const MetricRule& metric, TypeId candidate, std::int64_t wild) const;
    std::int64_t smaller_with_wild(const MetricRule& metric, TypeId candidate, std::int64_t wild) const;
    /// All hold, and no wild one is counted twice.
    bool all_hold_with_wild(const RequirementRule& all, TypeId candidate, std::int64_t wild) const;
    /// How far a comparison may be off: the player's slack while a stored requirement is asked, else none.
    std::int64_t leeway(const MetricRule& metric) const;
    Lapsed lapsed(const MetricRule& metric) const;

    // Remembered, once read:
    mutable std::map<std::tuple<ClassId, std::string, TypeId>, RequirementPtr> stored_;
    mutable std::map<std::tuple<const parser::Metric*, TypeId, TypeId>, MetricPtr> metrics_;  // of whom, for whom

    /// A property that is being asked. Those that ask each other come to an end here, if not otherwise.
    class Asking;
    mutable int asked_depth_ = 0;       // one by another
    mutable int asked_altogether_ = 0;  // since the outermost one
};

}  // namespace rego::engine
