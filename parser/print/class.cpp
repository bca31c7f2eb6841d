// Class declarations: on one line where they stand inside something, in lines and indented in a file.
#include "parser/print/printer.hpp"

namespace rego::parser::printing {

void Printer::doc(const std::string& text) {
    out_ += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\') out_ += '\\';
        if (c == '\n') {
            out_ += "\\n";
        } else {
            out_ += c;
        }
    }
    out_ += '"';
}

void Printer::signature(const ClassSignature& node) {
    out_ += node.name;
    if (node.short_name) {
        out_ += '[';
        out_ += *node.short_name;
        out_ += ']';
    }
    if (!node.dependencies.empty()) {
        out_ += '<';
        arguments(node.dependencies);
        out_ += '>';
    }
    if (node.invariant) {
        out_ += "(HAS ";
        print(*node.invariant);
        out_ += ')';
    }
}

void Printer::header(const ClassDeclaration& node) {
    if (node.is_abstract) out_ += "ABSTRACT ";
    if (node.extends_existing) out_ += "EXTEND ";
    out_ += "CLASS ";
    joined(node.signatures, ", ", [this](const ClassSignature& each) { signature(each); });
    if (!node.signatures.empty() && !node.signatures.back().supertypes.empty()) {
        out_ += " : ";
        arguments(node.signatures.back().supertypes);
    }
}

/// Calls `statement(print_it)` for each statement but the nested classes.
template <class F>
void Printer::for_each_statement(const ClassBody& body, F&& statement) {
    const auto print_each = [&](const auto& nodes) {
        for (const auto& each : nodes) statement([&] { print(each); });
    };
    for (const Requirement& each : body.invariants) {
        statement([&] {
            out_ += "HAS ";
            print(each);
        });
    }
    print_each(body.defaults);
    print_each(body.properties);
    print_each(body.effects);
    print_each(body.actions);
}

void Printer::body_inline(const ClassBody& body) {
    bool first = true;
    const auto separated = [&](auto&& print_it) {
        out_ += first ? "{ " : "; ";
        first = false;
        print_it();
    };
    for_each_statement(body, separated);
    for (const ClassDeclaration& each : body.nested) separated([&] { print(each); });
    out_ += first ? "{}" : " }";
}

void Printer::print(const ClassDeclaration& node) {
    if (node.doc) {
        doc(*node.doc);
        out_ += ' ';
    }
    header(node);
    if (node.body == ClassBody{}) return;
    out_ += ' ';
    body_inline(node.body);
}

/// One statement to a line, nested classes indented.
void Printer::body_in_lines(const ClassBody& body, std::size_t indent) {
    const std::string margin(indent * 4, ' ');
    out_ += "{\n";
    for_each_statement(body, [&](auto&& print_it) {
        out_ += margin;
        out_ += "    ";
        print_it();
        out_ += '\n';
    });
    for (const ClassDeclaration& each : body.nested) pretty(each, indent + 1);
    out_ += margin;
    out_ += '}';
}

/// A body of one statement stays on the line of its header.
void Printer::pretty(const ClassDeclaration& node, std::size_t indent) {
    const std::string margin(indent * 4, ' ');
    if (node.doc) {
        out_ += margin;
        doc(*node.doc);
        out_ += '\n';
    }
    out_ += margin;
    header(node);
    const ClassBody& body = node.body;
    const std::size_t statements = body.invariants.size() + body.defaults.size() + body.properties.size() +
                                   body.effects.size() + body.actions.size();
    if (statements + body.nested.size() > 0) {
        out_ += ' ';
        if (statements == 1 && body.nested.empty()) {
            body_inline(body);
        } else {
            body_in_lines(body, indent);
        }
    }
    out_ += '\n';
}

void Printer::print(const MeasureDeclaration& node) {
    out_ += std::holds_alternative<Metric>(node.value) ? "METRIC " : "REQUIREMENT ";
    out_ += node.name;
    if (!node.parameters.empty()) {
        out_ += '<';
        arguments(node.parameters);
        out_ += '>';
    }
    out_ += " = ";
    std::visit([this](const auto& value) { print(value); }, node.value);
}

void Printer::print(const PetsFile& node) {
    for (const MeasureDeclaration& each : node.measures) {
        if (each.doc) {
            doc(*each.doc);
            out_ += '\n';
        }
        print(each);
        out_ += '\n';
    }
    if (!node.measures.empty() && !node.classes.empty()) out_ += '\n';
    joined(node.classes, "\n", [this](const ClassDeclaration& each) { pretty(each, 0); });
}

}  // namespace rego::parser::printing
