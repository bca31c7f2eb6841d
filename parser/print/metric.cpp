// What can be counted: `CityTile OR GreeneryTile`, `Heat - Steel MAX 5`.
#include <utility>

#include "parser/print/printer.hpp"

namespace rego::parser::printing {

Printer::MetricLevel Printer::level(const Metric& node) {
    if (std::holds_alternative<UnionMetric>(node.node)) return MetricLevel::Union;
    if (std::holds_alternative<DifferenceMetric>(node.node)) return MetricLevel::Difference;
    if (std::holds_alternative<CapMetric>(node.node)) return MetricLevel::Cap;
    if (std::holds_alternative<ScaledMetric>(node.node) || std::holds_alternative<ConstantMetric>(node.node)) {
        return MetricLevel::Atom;
    }
    return MetricLevel::Primary;
}

/// Unlike elsewhere, a number alone reads differently inside brackets (see metric_arm).
void Printer::print(const Metric& node, MetricLevel weakest) {
    if (level(node) < weakest) {
        out_ += '(';
        metric_list(node);
        out_ += ')';
    } else {
        alternative(node);
    }
}

void Printer::metric_list(const Metric& node) {
    if (const auto* arms = std::get_if<UnionMetric>(&node.node)) {
        this->node(*arms);
    } else {
        metric_arm(node);
    }
}

/// In `PROD[1]` the number stands for Megacredit.
void Printer::metric_arm(const Metric& node) {
    if (production_) {
        const auto* scaled = std::get_if<ScaledMetric>(&node.node);
        const auto* count = std::get_if<CountMetric>(scaled != nullptr ? &scaled->inner->node : &node.node);
        if (count != nullptr && is_default_unit(count->type)) {
            number(scaled != nullptr ? scaled->unit : 1);
            return;
        }
    }
    print(node, MetricLevel::Difference);
}

void Printer::node(const ScaledMetric& n) {
    number(n.unit);
    out_ += ' ';
    print(*n.inner, MetricLevel::Primary);
}

void Printer::node(const CapMetric& n) {
    print(*n.inner, MetricLevel::Cap);
    out_ += " MAX ";
    print(*n.cap, MetricLevel::Atom);
}

void Printer::node(const DifferenceMetric& n) {
    print(*n.left, MetricLevel::Difference);
    out_ += " - ";
    print(*n.right, MetricLevel::Cap);
}

void Printer::node(const UnionMetric& n) {
    joined(n.parts, " OR ", [this](const Metric& part) { metric_list(part); });
}

void Printer::node(const ProdMetric& n) {
    const bool production = std::exchange(production_, true);
    block(n);
    production_ = production;
}

void Printer::node(const EvalMetric& n) {
    out_ += "EVAL ";
    property(n.owner, n.property);
}

void Printer::node(const GroupMetric& n) {
    out_ += "GROUP ";
    print(n.type);
    out_ += " BY ";
    print(n.by);
}

}  // namespace rego::parser::printing
