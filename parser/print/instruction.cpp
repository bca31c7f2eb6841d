// What can be done: `3 Plant`, `Megacredit<Player4 FROM Player2>`, `3 PlantTag: 4 Plant`.
#include "parser/print/printer.hpp"

namespace rego::parser::printing {
namespace {

bool is_path(const Expression& type, const std::vector<std::uint32_t>& path) {
    const Expression* at = &type;
    for (const std::uint32_t index : path) {
        if (index >= at->arguments.size()) return false;
        at = &at->arguments[index];
    }
    return !path.empty();
}

}  // namespace

Printer::InstructionLevel Printer::level(const Instruction& node) {
    if (std::holds_alternative<MultiInstruction>(node.node)) return InstructionLevel::Multi;
    if (std::holds_alternative<ThenInstruction>(node.node)) return InstructionLevel::Then;
    if (std::holds_alternative<OrInstruction>(node.node)) return InstructionLevel::Or;
    if (std::holds_alternative<GatedInstruction>(node.node) || std::holds_alternative<EachInstruction>(node.node))
        return InstructionLevel::Gated;
    return InstructionLevel::Atom;
}

void Printer::node(const GainInstruction& n) {
    quantity(n.amount, n.type);
    intensity(n.intensity);
}

void Printer::node(const RemoveInstruction& n) {
    out_ += '-';
    quantity(n.amount, n.type);
    intensity(n.intensity);
}

void Printer::node(const TransmuteInstruction& n) {
    amount_before_type(n.amount);
    if (is_path(n.gain, n.compact_path) && is_path(n.remove, n.compact_path)) {
        compact(n.gain, n.remove, n.compact_path, 0);
    } else {
        print(n.gain);
        out_ += " FROM ";
        print(n.remove);
    }
    intensity(n.intensity);
}

/// `Megacredit<Player4 FROM Player2>`: `path` leads to the argument where both sides part.
void Printer::compact(const Expression& gain, const Expression& remove, const std::vector<std::uint32_t>& path,
                      std::size_t at) {
    head(gain);
    out_ += '<';
    for (std::size_t i = 0; i < gain.arguments.size(); ++i) {
        if (i > 0) out_ += ", ";
        if (i != path[at]) {
            print(gain.arguments[i]);
        } else if (at + 1 < path.size()) {
            compact(gain.arguments[i], remove.arguments[i], path, at + 1);
        } else {
            print(gain.arguments[i]);
            out_ += " FROM ";
            print(remove.arguments[i]);
        }
    }
    out_ += '>';
    tail(gain);
}

void Printer::node(const PerInstruction& n) {
    print(*n.inner, InstructionLevel::Atom);
    out_ += " / ";
    print(n.metric, MetricLevel::Difference);
}

void Printer::node(const GatedInstruction& n) {
    print(n.gate, RequirementLevel::Atom);
    out_ += ": ";
    print(*n.inner, InstructionLevel::Gated);
}

void Printer::node(const EachInstruction& n) {
    out_ += "EACH ";
    print(n.type);
    out_ += ": ";
    print(*n.inner, InstructionLevel::Gated);
}

void Printer::node(const OrInstruction& n) {
    // A gate needs no brackets here, but a reader does.
    joined(n.parts, " OR ", [this](const Instruction& part) {
        const bool nested = level(part) == InstructionLevel::Or;
        print(part, nested ? InstructionLevel::Or : InstructionLevel::Atom);
    });
}

void Printer::node(const ThenInstruction& n) {
    joined(n.parts, " THEN ", [this](const Instruction& part) { print(part, InstructionLevel::Then); });
}

void Printer::node(const MultiInstruction& n) {
    joined(n.parts, ", ", [this](const Instruction& part) { print(part, InstructionLevel::Multi); });
}

void Printer::node(const CustomInstruction& n) {
    out_ += '@';
    out_ += n.name;
    out_ += '(';
    arguments(n.arguments);
    out_ += ')';
}

void Printer::node(const ByInstruction& n) {
    print(*n.inner, InstructionLevel::Atom);
    out_ += " BY ";
    print(n.actor);
}

}  // namespace rego::parser::printing
