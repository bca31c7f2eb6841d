// Actions and their costs: `2 Energy OR 3 Heat -> Plant`.
#include "parser/print/printer.hpp"

namespace rego::parser::printing {

Printer::CostLevel Printer::level(const Cost& node) {
    if (std::holds_alternative<MultiCost>(node.node)) return CostLevel::Multi;
    if (std::holds_alternative<OrCost>(node.node)) return CostLevel::Or;
    return CostLevel::Atom;
}

void Printer::node(const PerCost& n) {
    print(*n.inner, CostLevel::Atom);
    out_ += " / ";
    print(n.metric, MetricLevel::Difference);
}

void Printer::node(const OrCost& n) {
    joined(n.parts, " OR ", [this](const Cost& part) { print(part, CostLevel::Or); });
}

void Printer::node(const MultiCost& n) {
    joined(n.parts, ", ", [this](const Cost& part) { print(part, CostLevel::Multi); });
}

void Printer::print(const Action& node) {
    if (node.cost) {
        print(*node.cost);
        out_ += ' ';
    }
    out_ += "-> ";
    print(node.instruction);
}

}  // namespace rego::parser::printing
