// Effects and their triggers: `OceanTile BY Anyone: 2 Plant`.
#include "parser/print/printer.hpp"

namespace rego::parser::printing {

Printer::TriggerLevel Printer::level(const Trigger& node) {
    if (std::holds_alternative<IfTrigger>(node.node)) return TriggerLevel::If;
    if (std::holds_alternative<ByTrigger>(node.node)) return TriggerLevel::By;
    if (std::holds_alternative<OrTrigger>(node.node)) return TriggerLevel::Or;
    return TriggerLevel::Atom;
}

void Printer::node(const GainTrigger& n) {
    if (n.variable) out_ += "X ";
    print(n.type);
}

void Printer::node(const RemoveTrigger& n) {
    out_ += n.variable ? "-X " : "-";
    print(n.type);
}

void Printer::node(const OrTrigger& n) {
    joined(n.parts, " OR ", [this](const Trigger& part) { print(part, TriggerLevel::Or); });
}

void Printer::node(const ByTrigger& n) {
    print(*n.inner, TriggerLevel::Or);
    out_ += " BY ";
    print(n.actor);
}

void Printer::node(const IfTrigger& n) {
    print(*n.inner, TriggerLevel::By);
    out_ += " IF ";
    print(n.condition);
}

void Printer::print(const Effect& node) {
    print(node.trigger);
    out_ += node.immediate ? ":: " : ": ";
    if (node.answering == Answering::Instead) out_ += "INSTEAD ";
    if (node.answering == Answering::Last) out_ += "THEN ";
    print(node.instruction);
}

}  // namespace rego::parser::printing
