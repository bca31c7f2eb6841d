// The rules that refer to each other. Each is defined in the file named after its part of the language; the name of
// a rule is the phrase an error shows: "expected an instruction".
#pragma once

#include "parser/grammar/config.hpp"

namespace rego::parser::grammar {

// --- What is built on the way: operands are collected flat, and folded when a weaker operator comes --------------

/// One node for the last operand and those before it at one level of precedence.
template <class List, class Node>
void close_level(std::vector<Node>& parts, Node& current) {
    if (parts.empty()) return;
    parts.push_back(std::move(current));
    const Span span = join(parts.front().span, parts.back().span);
    current = Node{List{std::move(parts)}, span};
    parts.clear();
}

struct MetricList {
    std::vector<Metric> parts;
    Metric current;

    void next() { parts.push_back(std::move(current)); }
    Metric take() {
        close_level<UnionMetric>(parts, current);
        return std::move(current);
    }
};

/// `a MAX b - c MAX d`.
struct MetricChain {
    Metric metric;
    bool subtracted = false;  // so that a MAX goes to the right side of the difference
};

struct RequirementList {
    std::vector<Requirement> all;
    std::vector<Requirement> any;
    Requirement current;

    void next_any() { any.push_back(std::move(current)); }
    void next_all() {
        close_level<AnyRequirement>(any, current);
        all.push_back(std::move(current));
    }
    Requirement take() {
        close_level<AnyRequirement>(any, current);
        close_level<AllRequirement>(all, current);
        return std::move(current);
    }
};

struct InstructionList {
    std::vector<Instruction> multi;
    std::vector<Instruction> then;
    std::vector<Instruction> any;
    std::vector<std::variant<Requirement, Expression>> prefixes;  // gates and EACH of the operand, outermost first
    Instruction current;

    void end_operand() {
        while (!prefixes.empty()) {
            if (auto* gate = std::get_if<Requirement>(&prefixes.back())) {
                const Span span = join(gate->span, current.span);
                current = Instruction{GatedInstruction{std::move(*gate), std::move(current)}, span};
            } else {
                Expression& each = std::get<Expression>(prefixes.back());
                const Span span = join(each.span, current.span);
                current = Instruction{EachInstruction{std::move(each), std::move(current)}, span};
            }
            prefixes.pop_back();
        }
    }
    void next_any() { any.push_back(std::move(current)); }
    void next_then() {
        close_level<OrInstruction>(any, current);
        then.push_back(std::move(current));
    }
    void next_multi() {
        close_level<OrInstruction>(any, current);
        close_level<ThenInstruction>(then, current);
        multi.push_back(std::move(current));
    }
    Instruction take() {
        close_level<OrInstruction>(any, current);
        close_level<ThenInstruction>(then, current);
        close_level<MultiInstruction>(multi, current);
        return std::move(current);
    }
};

struct CostList {
    std::vector<Cost> multi;
    std::vector<Cost> any;
    Cost current;

    void next_any() { any.push_back(std::move(current)); }
    void next_multi() {
        close_level<OrCost>(any, current);
        multi.push_back(std::move(current));
    }
    Cost take() {
        close_level<OrCost>(any, current);
        close_level<MultiCost>(multi, current);
        return std::move(current);
    }
};

/// `3 Plant`, `3`, `Plant`: without a name when no type was written.
struct Quantity {
    Scalar amount;
    Expression type;
    Span span;
};

// --- Rules -----------------------------------------------------------------------------------------------------

template <class Id, class Attribute>
using Rule = x3::rule<Id, Attribute>;

inline const Rule<struct expression_id, Expression> expression = "a type";
inline const Rule<struct quantity_id, Quantity> quantity = "a number or a type";
inline const Rule<struct metric_id, MetricList> metric = "a metric";
inline const Rule<struct metric_chain_id, MetricChain> metric_chain = "a metric";
inline const Rule<struct metric_atom_id, Metric> metric_atom = "a metric";
inline const Rule<struct metric_primary_id, Metric> metric_primary = "something to count";
inline const Rule<struct requirement_id, RequirementList> requirement = "a requirement";
inline const Rule<struct requirement_atom_id, Requirement> requirement_atom = "a requirement";
inline const Rule<struct instruction_id, InstructionList> instruction = "an instruction";
inline const Rule<struct instruction_atom_id, Instruction> instruction_atom = "an instruction";
inline const Rule<struct cost_id, CostList> cost = "a cost";
inline const Rule<struct cost_atom_id, Cost> cost_atom = "a cost";
inline const Rule<struct action_id, Action> action = "a cost or `->`";
inline const Rule<struct trigger_id, Trigger> trigger = "a trigger";
inline const Rule<struct trigger_atom_id, Trigger> trigger_atom = "a trigger";
inline const Rule<struct effect_id, Effect> effect = "a trigger";
inline const Rule<struct class_body_id, ClassBody> class_body = "`{`";
inline const Rule<struct class_declaration_id, ClassDeclaration> class_declaration = "a class declaration";
inline const Rule<struct measure_id, MeasureDeclaration> measure_declaration = "a measure";
inline const Rule<struct pets_file_id, PetsFile> pets_file = "a class declaration";

BOOST_SPIRIT_DECLARE(decltype(expression), decltype(quantity))
BOOST_SPIRIT_DECLARE(decltype(metric), decltype(metric_chain), decltype(metric_atom), decltype(metric_primary))
BOOST_SPIRIT_DECLARE(decltype(requirement), decltype(requirement_atom))
BOOST_SPIRIT_DECLARE(decltype(instruction), decltype(instruction_atom))
BOOST_SPIRIT_DECLARE(decltype(cost), decltype(cost_atom), decltype(action))
BOOST_SPIRIT_DECLARE(decltype(trigger), decltype(trigger_atom), decltype(effect))
BOOST_SPIRIT_DECLARE(decltype(class_body), decltype(class_declaration), decltype(measure_declaration),
                     decltype(pets_file))

}  // namespace rego::parser::grammar
