#include "engine/load/build.hpp"

#include <utility>

namespace rego::engine::build {

using namespace parser;  // NOLINT: this file is about nothing else

Expression type(std::string_view name, Span span, std::vector<Expression> arguments) {
    Expression made;
    made.name = name;
    made.arguments = std::move(arguments);
    made.span = span;
    return made;
}

Expression class_of(std::string_view name, Span span) { return type("Class", span, {type(name, span)}); }

Instruction change(std::int32_t amount, Expression type) {
    const Span span = type.span;
    if (amount < 0) return {RemoveInstruction{{-amount, false}, std::move(type), {}}, span};
    return {GainInstruction{{amount, false}, std::move(type), {}}, span};
}

Instruction all_of(std::vector<Instruction> parts, Span span) {
    if (parts.size() == 1) return std::move(parts.front());
    return {MultiInstruction{std::move(parts)}, span};
}

Effect effect(Expression trigger, bool immediate, Instruction instruction) {
    const Span span = trigger.span;
    return {Trigger{GainTrigger{std::move(trigger), false}, span}, immediate, parser::Answering::Usual,
            std::move(instruction), span};
}

Requirement at_most_one(Expression type) {
    Requirement made;
    made.span = type.span;
    CountRequirement& count = made.node.emplace<CountRequirement>();
    count.comparison = Comparison::AtMost;
    count.metric.span = type.span;
    count.metric.node.emplace<CountMetric>().type = std::move(type);
    return made;
}

PropertyDeclaration property(std::string_view name, std::int32_t value, Span span) {
    return {std::string(name), value, span};
}

PropertyDeclaration property(std::string_view name, Requirement value) {
    const Span span = value.span;
    return {std::string(name), std::move(value), span};
}

PropertyDeclaration property(std::string_view name, Metric value) {
    const Span span = value.span;
    return {std::string(name), std::move(value), span};
}

ClassDeclaration declaration(std::string_view name, Span span, std::vector<Expression> supertypes) {
    ClassDeclaration made;
    ClassSignature signature;
    signature.name = name;
    signature.supertypes = std::move(supertypes);
    signature.span = span;
    made.signatures.push_back(std::move(signature));
    made.span = span;
    return made;
}

}  // namespace rego::engine::build
