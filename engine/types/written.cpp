#include "engine/types/written.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "engine/types/type_pool.hpp"

namespace rego::engine {

namespace {

using parser::Expression;
using parser::Instruction;
using parser::Metric;
using parser::Requirement;

template <class Node, class Rule>
std::vector<Node> all_written(TypePool& types, const std::vector<std::shared_ptr<const Rule>>& parts) {
    std::vector<Node> found;
    found.reserve(parts.size());
    for (const auto& part : parts) found.push_back(written(types, *part));
    return found;
}

std::vector<Expression> all_written(TypePool& types, const std::vector<TypeId>& arguments) {
    std::vector<Expression> found;
    for (const TypeId argument : arguments) found.push_back(types.written(argument));
    return found;
}

/// Whose stored property it is; nothing for the candidate's own.
std::optional<Expression> whose(TypePool& types, TypeId type) {
    if (type == kNoType) return std::nullopt;
    return types.written(type);
}

Instruction change(TypePool& types, parser::Scalar amount, TypeId gain, TypeId remove,
                   std::optional<parser::Intensity> intensity) {
    if (gain == kNoType) return {parser::RemoveInstruction{amount, types.written(remove), intensity}, {}};
    if (remove == kNoType) return {parser::GainInstruction{amount, types.written(gain), intensity}, {}};
    return {parser::TransmuteInstruction{amount, types.written(gain), types.written(remove), {}, intensity}, {}};
}

Instruction change(TypePool& types, const InstructionRule& rule) {
    // `!` is what a change means by itself.
    const auto intensity =
        rule.intensity == parser::Intensity::Mandatory ? std::nullopt : std::optional{rule.intensity};
    Instruction made = change(types, {rule.amount, rule.variable}, rule.gain, rule.remove, intensity);
    if (rule.by == kNoType) return made;
    return {parser::ByInstruction{std::move(made), types.written(rule.by)}, {}};
}

}  // namespace

Instruction written_change(TypePool& types, std::int32_t count, TypeId gain, TypeId remove) {
    return change(types, {count, false}, gain, remove, std::nullopt);
}

Metric written(TypePool& types, const MetricRule& metric) {
    using Kind = MetricRule::Kind;
    const auto part = [&](std::size_t i) { return written(types, *metric.parts[i]); };
    const auto member = [&](std::size_t i) { return types.written(metric.parts[i]->type); };
    switch (metric.kind) {
        case Kind::Count: break;
        case Kind::Constant: return {parser::ConstantMetric{metric.value}, {}};
        case Kind::Scaled: return {parser::ScaledMetric{metric.value, part(0)}, {}};
        case Kind::Cap: return {parser::CapMetric{part(0), part(1)}, {}};
        case Kind::Difference: return {parser::DifferenceMetric{part(0), part(1)}, {}};
        case Kind::Union: return {parser::UnionMetric{all_written<Metric>(types, metric.parts)}, {}};
        case Kind::Property: return {parser::PropertyMetric{whose(types, metric.type), metric.property}, {}};
        case Kind::Eval: return {parser::EvalMetric{whose(types, metric.type), metric.property}, {}};
        case Kind::Group: return {parser::GroupMetric{member(0), member(1)}, {}};
    }
    return {parser::CountMetric{types.written(metric.type)}, {}};
}

Requirement written(TypePool& types, const RequirementRule& requirement) {
    using Kind = RequirementRule::Kind;
    switch (requirement.kind) {
        case Kind::Compare: break;
        case Kind::All: return {parser::AllRequirement{all_written<Requirement>(types, requirement.parts)}, {}};
        case Kind::Any: return {parser::AnyRequirement{all_written<Requirement>(types, requirement.parts)}, {}};
        case Kind::Rank:
            return {parser::RankRequirement{requirement.amount, requirement.from_below,
                                            written(types, *requirement.metric)},
                    {}};
        case Kind::Eval: return {parser::EvalRequirement{whose(types, requirement.type), requirement.property}, {}};
    }
    return {parser::CountRequirement{requirement.comparison, requirement.amount, written(types, *requirement.metric)},
            {}};
}

Instruction written(TypePool& types, const InstructionRule& rule) {
    using Kind = InstructionRule::Kind;
    const auto inner = [&] { return written(types, *rule.parts[0]); };
    const auto parts = [&] { return all_written<Instruction>(types, rule.parts); };
    switch (rule.kind) {
        case Kind::Change: break;
        case Kind::Per: return {parser::PerInstruction{inner(), written(types, *rule.metric)}, {}};
        case Kind::Gate: return {parser::GatedInstruction{written(types, *rule.gate), inner()}, {}};
        case Kind::Each: return {parser::EachInstruction{types.written(rule.each), inner()}, {}};
        case Kind::Or: return {parser::OrInstruction{parts()}, {}};
        case Kind::Then: return {parser::ThenInstruction{parts()}, {}};
        case Kind::Multi: return {parser::MultiInstruction{parts()}, {}};
        case Kind::Custom: return {parser::CustomInstruction{rule.custom, all_written(types, rule.arguments)}, {}};
    }
    return change(types, rule);
}

}  // namespace rego::engine
