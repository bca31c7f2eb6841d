#include "engine/types/print_rules.hpp"

#include <functional>

#include "engine/types/type_pool.hpp"
#include "engine/types/written.hpp"
#include "parser/print.hpp"

namespace rego::engine {

std::string print_rule(TypePool& types, const MetricRule& metric) { return parser::to_string(written(types, metric)); }

std::string print_rule(TypePool& types, const RequirementRule& requirement) {
    return parser::to_string(written(types, requirement));
}

std::string print_rule(TypePool& types, const InstructionRule& rule) { return parser::to_string(written(types, rule)); }

std::string print_change(TypePool& types, std::int32_t count, TypeId gain, TypeId remove) {
    return parser::to_string(written_change(types, count, gain, remove));
}

// --- Equality --------------------------------------------------------------------------------------------------

namespace {

template <class Ptr>
bool equal_parts(const std::vector<Ptr>& a, const std::vector<Ptr>& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] != b[i] && !equal(*a[i], *b[i])) return false;
    }
    return true;
}

template <class Ptr>
bool equal_maybe(const Ptr& a, const Ptr& b) {
    return a == b || (a && b && equal(*a, *b));
}

}  // namespace

bool equal(const MetricRule& a, const MetricRule& b) {
    return a.kind == b.kind && a.type == b.type && a.value == b.value && a.property == b.property &&
           a.owner == b.owner && equal_parts(a.parts, b.parts);
}

bool equal(const RequirementRule& a, const RequirementRule& b) {
    return a.kind == b.kind && a.comparison == b.comparison && a.amount == b.amount && a.type == b.type &&
           a.from_below == b.from_below && a.property == b.property && a.owner == b.owner &&
           equal_maybe(a.metric, b.metric) && equal_parts(a.parts, b.parts);
}

bool equal(const InstructionRule& a, const InstructionRule& b) {
    return a.kind == b.kind && a.amount == b.amount && a.variable == b.variable && a.gain == b.gain &&
           a.remove == b.remove && a.intensity == b.intensity && a.by == b.by && equal_maybe(a.metric, b.metric) &&
           equal_maybe(a.gate, b.gate) && equal_parts(a.parts, b.parts) && a.custom == b.custom && a.each == b.each &&
           a.arguments == b.arguments;
}

std::size_t hash_of(const InstructionRule& rule) {
    std::size_t seed = static_cast<std::size_t>(rule.kind);
    const auto mix = [&](std::size_t value) { seed ^= value + 0x9e3779b97f4a7c15ULL + (seed << 6) + (seed >> 2); };
    mix(static_cast<std::uint32_t>(rule.amount));
    mix(rule.variable ? 1 : 0);
    mix(rule.gain);
    mix(rule.remove);
    mix(static_cast<std::size_t>(rule.intensity));
    mix(rule.by);
    mix(rule.each);
    mix(std::hash<std::string>{}(rule.custom));
    for (const TypeId argument : rule.arguments) mix(argument);
    for (const auto& part : rule.parts) mix(hash_of(*part));
    return seed;
}

}  // namespace rego::engine
