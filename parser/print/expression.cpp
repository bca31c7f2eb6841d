// Types, and what stands around them wherever they are named: amounts, intensities, properties.
#include <utility>

#include "parser/print/printer.hpp"

namespace rego::parser::printing {

bool is_plain_name(const Expression& type) {
    return type.arguments.empty() && type.label.empty() && !type.complement && !type.accepts_defaults &&
           !type.refinement && !type.local_body;
}

bool is_default_unit(const Expression& type) { return type.name == kDefaultUnit && is_plain_name(type); }

void Printer::head(const Expression& node) {
    if (node.complement) out_ += '!';
    out_ += node.name;
    if (!node.label.empty()) {
        out_ += '#';
        out_ += node.label;
    }
}

void Printer::arguments(const std::vector<Expression>& types) {
    joined(types, ", ", [this](const Expression& type) { print(type); });
}

void Printer::tail(const Expression& node) {
    const bool production = std::exchange(production_, false);
    if (node.refinement) {
        out_ += node.refinement->forgiving ? "(HAS? " : "(HAS ";
        print(*node.refinement->requirement);
        out_ += ')';
    }
    if (node.local_body) {
        out_ += ' ';
        body_inline(**node.local_body);
    }
    production_ = production;
}

void Printer::print(const Expression& node) {
    head(node);
    if (!node.arguments.empty() || node.accepts_defaults) {
        out_ += '<';
        arguments(node.arguments);
        out_ += '>';
    }
    tail(node);
}

void Printer::scalar(const Scalar& amount) {
    if (!amount.variable || amount.value != 1) number(amount.value);
    if (amount.variable) out_ += 'X';
}

/// A 1 is left out.
void Printer::amount_before_type(const Scalar& amount) {
    if (amount == Scalar{}) return;
    scalar(amount);
    out_ += ' ';
}

void Printer::quantity(const Scalar& amount, const Expression& type) {
    if (is_default_unit(type)) {
        scalar(amount);
        return;
    }
    amount_before_type(amount);
    print(type);
}

void Printer::intensity(std::optional<Intensity> intensity) {
    if (!intensity) return;
    switch (*intensity) {
        case Intensity::Mandatory: out_ += '!'; break;
        case Intensity::AsMuchAsPossible: out_ += '.'; break;
        case Intensity::Optional: out_ += '?'; break;
    }
}

void Printer::property(const std::optional<Expression>& owner, const std::string& name) {
    if (owner) {
        print(*owner);
        out_ += '.';
    }
    out_ += name;
}

}  // namespace rego::parser::printing
