// What can be true: `MAX 4 OxygenStep`, `3 PlantTag, PROD[2 Energy]`.
#include <utility>

#include "parser/print/printer.hpp"

namespace rego::parser::printing {
namespace {

/// `1 Plant` is written `Plant`, but a bare property or a metric in brackets needs its number.
bool can_stand_alone(const Metric& metric) {
    if (std::holds_alternative<CountMetric>(metric.node)) return true;
    const auto* property = std::get_if<PropertyMetric>(&metric.node);
    return property != nullptr && property->owner;
}

}  // namespace

Printer::RequirementLevel Printer::level(const Requirement& node) {
    if (std::holds_alternative<AllRequirement>(node.node)) return RequirementLevel::All;
    if (std::holds_alternative<AnyRequirement>(node.node)) return RequirementLevel::Any;
    return RequirementLevel::Atom;
}

void Printer::node(const CountRequirement& n) {
    if (n.comparison == Comparison::AtMost) out_ += "MAX ";
    if (n.comparison == Comparison::Exactly) out_ += '=';
    const auto* count = std::get_if<CountMetric>(&n.metric.node);
    if (count != nullptr && is_default_unit(count->type)) {
        number(n.amount);
        return;
    }
    if (n.comparison != Comparison::AtLeast || n.amount != 1 || !can_stand_alone(n.metric)) {
        number(n.amount);
        out_ += ' ';
    }
    print(n.metric, MetricLevel::Primary);
}

void Printer::node(const AllRequirement& n) {
    joined(n.parts, ", ", [this](const Requirement& part) { print(part, RequirementLevel::All); });
}

void Printer::node(const AnyRequirement& n) {
    joined(n.parts, " OR ", [this](const Requirement& part) { print(part, RequirementLevel::Any); });
}

void Printer::node(const ProdRequirement& n) {
    const bool production = std::exchange(production_, true);
    block(n);
    production_ = production;
}

void Printer::node(const RankRequirement& n) {
    if (n.from_below) {
        out_ += "LEAST ";
    } else if (n.rank == 1) {
        out_ += "MOST ";
    } else {
        out_ += "RANK ";
        number(n.rank);
        out_ += ' ';
    }
    print(n.metric, MetricLevel::Primary);
}

void Printer::node(const EvalRequirement& n) {
    if (n.owner) out_ += "EVAL ";
    property(n.owner, n.property);
}

}  // namespace rego::parser::printing
