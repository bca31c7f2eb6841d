// What a class body says with a keyword or `=`: `DEFAULT +Name<LandArea>!`, `cost = 11`, `counts = COUNT Number`.
#include "parser/print/printer.hpp"

namespace rego::parser::printing {
namespace {

/// `Number`, `Requirement` and `Metric` name kinds there, and a bare number is no metric.
bool needs_count_keyword(const Metric& metric) {
    if (std::holds_alternative<ConstantMetric>(metric.node)) return true;
    const auto* count = std::get_if<CountMetric>(&metric.node);
    if (count == nullptr || !is_plain_name(count->type)) return false;
    const std::string& name = count->type.name;
    return name == "Number" || name == "Requirement" || name == "Metric";
}

}  // namespace

void Printer::print(const DefaultDeclaration& node) {
    out_ += "DEFAULT ";
    if (node.kind == DefaultKind::Gain) out_ += '+';
    if (node.kind == DefaultKind::Remove) out_ += '-';
    print(node.type);
    intensity(node.intensity);
    if (node.kind == DefaultKind::Trigger) out_ += ':';
}

void Printer::print(const PropertyDeclaration& node) {
    out_ += node.name;
    out_ += " = ";
    std::visit([this](const auto& each) { value(each); }, node.value);
}

void Printer::value(const PropertySlot& slot) {
    switch (slot.kind) {
        case PropertyKind::Number: out_ += "Number"; break;
        case PropertyKind::Requirement: out_ += "Requirement"; break;
        case PropertyKind::Metric: out_ += "Metric"; break;
    }
    if (slot.optional) out_ += '?';
}

void Printer::value(const Requirement& requirement) {
    out_ += "HAS ";
    print(requirement);
}

void Printer::value(const Metric& metric) {
    if (needs_count_keyword(metric)) out_ += "COUNT ";
    print(metric);
}

}  // namespace rego::parser::printing
