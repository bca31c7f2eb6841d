// The special members of the AST's nodes, compiled once; ast.hpp says why.
#include "parser/ast.hpp"

namespace rego::parser {

Expression::Expression() = default;
Expression Expression::named(std::string name) {
    Expression type;
    type.name = std::move(name);
    return type;
}
Expression::Expression(const Expression&) = default;
Expression::Expression(Expression&&) noexcept = default;
Expression& Expression::operator=(const Expression&) = default;
Expression& Expression::operator=(Expression&&) noexcept = default;
Expression::~Expression() = default;

Metric::Metric() = default;
Metric::Metric(const Metric&) = default;
Metric::Metric(Metric&&) noexcept = default;
Metric& Metric::operator=(const Metric&) = default;
Metric& Metric::operator=(Metric&&) noexcept = default;
Metric::~Metric() = default;

Requirement::Requirement() = default;
Requirement::Requirement(const Requirement&) = default;
Requirement::Requirement(Requirement&&) noexcept = default;
Requirement& Requirement::operator=(const Requirement&) = default;
Requirement& Requirement::operator=(Requirement&&) noexcept = default;
Requirement::~Requirement() = default;

Instruction::Instruction() = default;
Instruction::Instruction(const Instruction&) = default;
Instruction::Instruction(Instruction&&) noexcept = default;
Instruction& Instruction::operator=(const Instruction&) = default;
Instruction& Instruction::operator=(Instruction&&) noexcept = default;
Instruction::~Instruction() = default;

Cost::Cost() = default;
Cost::Cost(const Cost&) = default;
Cost::Cost(Cost&&) noexcept = default;
Cost& Cost::operator=(const Cost&) = default;
Cost& Cost::operator=(Cost&&) noexcept = default;
Cost::~Cost() = default;

Trigger::Trigger() = default;
Trigger::Trigger(const Trigger&) = default;
Trigger::Trigger(Trigger&&) noexcept = default;
Trigger& Trigger::operator=(const Trigger&) = default;
Trigger& Trigger::operator=(Trigger&&) noexcept = default;
Trigger::~Trigger() = default;

ClassSignature::ClassSignature() = default;
ClassSignature::ClassSignature(const ClassSignature&) = default;
ClassSignature::ClassSignature(ClassSignature&&) noexcept = default;
ClassSignature& ClassSignature::operator=(const ClassSignature&) = default;
ClassSignature& ClassSignature::operator=(ClassSignature&&) noexcept = default;
ClassSignature::~ClassSignature() = default;

ClassBody::ClassBody() = default;
ClassBody::ClassBody(const ClassBody&) = default;
ClassBody::ClassBody(ClassBody&&) noexcept = default;
ClassBody& ClassBody::operator=(const ClassBody&) = default;
ClassBody& ClassBody::operator=(ClassBody&&) noexcept = default;
ClassBody::~ClassBody() = default;

ClassDeclaration::ClassDeclaration() = default;
ClassDeclaration::ClassDeclaration(const ClassDeclaration&) = default;
ClassDeclaration::ClassDeclaration(ClassDeclaration&&) noexcept = default;
ClassDeclaration& ClassDeclaration::operator=(const ClassDeclaration&) = default;
ClassDeclaration& ClassDeclaration::operator=(ClassDeclaration&&) noexcept = default;
ClassDeclaration::~ClassDeclaration() = default;

}  // namespace rego::parser
