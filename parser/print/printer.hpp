// The one class behind print.hpp: it appends nodes of the tree to a text. Internal to parser/; each part of the
// language has its own source beside this header.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "parser/ast.hpp"

namespace rego::parser::printing {

/// Writes each node with no more brackets than parsing it again needs. Operators bind in the order of these enums,
/// the weakest first.
class Printer {
  public:
    std::string take() { return std::move(out_); }

    void print(const Expression& node);
    void print(const Metric& node) { metric_list(node); }
    void print(const Requirement& node) { print(node, RequirementLevel::All); }
    void print(const Instruction& node) { print(node, InstructionLevel::Multi); }
    void print(const Cost& node) { print(node, CostLevel::Multi); }
    void print(const Action& node);
    void print(const Trigger& node) { print(node, TriggerLevel::If); }
    void print(const Effect& node);
    void print(const ClassDeclaration& node);
    void print(const MeasureDeclaration& node);
    void print(const PetsFile& node);

  private:
    enum class MetricLevel { Union, Difference, Cap, Atom, Primary };
    enum class RequirementLevel { All, Any, Atom };
    enum class InstructionLevel { Multi, Then, Or, Gated, Atom };
    enum class CostLevel { Multi, Or, Atom };
    enum class TriggerLevel { If, By, Or, Atom };

    static MetricLevel level(const Metric& node);
    static RequirementLevel level(const Requirement& node);
    static InstructionLevel level(const Instruction& node);
    static CostLevel level(const Cost& node);
    static TriggerLevel level(const Trigger& node);

    /// In brackets when `node` binds weaker than its place allows.
    template <class Node, class Level>
    void print(const Node& node, Level weakest) {
        const bool brackets = level(node) < weakest;
        if (brackets) out_ += '(';
        alternative(node);
        if (brackets) out_ += ')';
    }
    void print(const Metric& node, MetricLevel weakest);

    /// Whichever of its alternatives `node` is.
    template <class Node>
    void alternative(const Node& node) {
        std::visit([this](const auto& n) { this->node(n); }, node.node);
    }

    // expression.cpp: types, and the small things that stand around them
    void head(const Expression& node);
    void arguments(const std::vector<Expression>& types);
    void tail(const Expression& node);
    void number(std::int32_t value) { out_ += std::to_string(value); }
    void scalar(const Scalar& amount);
    void amount_before_type(const Scalar& amount);
    void quantity(const Scalar& amount, const Expression& type);
    void intensity(std::optional<Intensity> intensity);
    void property(const std::optional<Expression>& owner, const std::string& name);

    // metric.cpp
    void metric_list(const Metric& node);
    void metric_arm(const Metric& node);
    void node(const CountMetric& n) { print(n.type); }
    void node(const ConstantMetric& n) { number(n.value); }
    void node(const ScaledMetric& n);
    void node(const CapMetric& n);
    void node(const DifferenceMetric& n);
    void node(const UnionMetric& n);
    void node(const ProdMetric& n);
    void node(const PropertyMetric& n) { property(n.owner, n.property); }
    void node(const EvalMetric& n);
    void node(const GroupMetric& n);

    // requirement.cpp
    void node(const CountRequirement& n);
    void node(const AllRequirement& n);
    void node(const AnyRequirement& n);
    void node(const ProdRequirement& n);
    void node(const EvalRequirement& n);
    void node(const RankRequirement& n);

    // instruction.cpp
    void compact(const Expression& gain, const Expression& remove, const std::vector<std::uint32_t>& path,
                 std::size_t at);
    void node(const GainInstruction& n);
    void node(const RemoveInstruction& n);
    void node(const TransmuteInstruction& n);
    void node(const PerInstruction& n);
    void node(const GatedInstruction& n);
    void node(const OrInstruction& n);
    void node(const ThenInstruction& n);
    void node(const MultiInstruction& n);
    void node(const ProdInstruction& n) { block(n); }
    void node(const CustomInstruction& n);
    void node(const ByInstruction& n);
    void node(const EachInstruction& n);

    // action.cpp
    void node(const SpendCost& n) { quantity(n.amount, n.type); }
    void node(const PerCost& n);
    void node(const ProdCost& n) { block(n); }
    void node(const OrCost& n);
    void node(const MultiCost& n);

    // effect.cpp
    void node(const GainTrigger& n);
    void node(const RemoveTrigger& n);
    void node(const ProdTrigger& n) { block(n); }
    void node(const OrTrigger& n);
    void node(const ByTrigger& n);
    void node(const IfTrigger& n);

    // property.cpp
    void print(const DefaultDeclaration& node);
    void print(const PropertyDeclaration& node);
    void value(const PropertySlot& slot);
    void value(std::int32_t constant) { number(constant); }
    void value(const Requirement& requirement);
    void value(const Metric& metric);

    // class.cpp
    void doc(const std::string& text);
    void signature(const ClassSignature& node);
    void header(const ClassDeclaration& node);
    template <class F>
    void for_each_statement(const ClassBody& body, F&& statement);
    void body_inline(const ClassBody& body);
    void body_in_lines(const ClassBody& body, std::size_t indent);
    void pretty(const ClassDeclaration& node, std::size_t indent);

    /// `PROD[…]`, or whichever word stands there.
    template <class Block>
    void block(const Block& n) {
        out_ += n.block;
        out_ += '[';
        print(*n.inner);
        out_ += ']';
    }

    template <class T, class F>
    void joined(const std::vector<T>& parts, std::string_view separator, F&& one) {
        bool first = true;
        for (const T& part : parts) {
            if (!first) out_ += separator;
            first = false;
            one(part);
        }
    }

    std::string out_;
    bool production_ = false;  // inside the PROD[…] of a metric or requirement
};

/// Nothing but a name: no arguments, no `!`, no `<>`, no refinement, no body.
bool is_plain_name(const Expression& type);

/// The type that a number alone stands for.
bool is_default_unit(const Expression& type);

}  // namespace rego::parser::printing
