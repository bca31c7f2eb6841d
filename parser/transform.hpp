// Walks over any AST node: look at each expression, rewrite each expression.
// Local class bodies are not entered: `This` and `Owner` mean something else there.
#pragma once

#include <concepts>
#include <type_traits>
#include <utility>

#include "parser/ast.hpp"

namespace rego::parser {

namespace detail {

/// T or const T: one set of functions serves readers and writers.
template <class N, class T>
concept Is = std::same_as<std::remove_const_t<N>, T>;
template <class N, class... T>
concept OneOf = (Is<N, T> || ...);

/// Metric, Requirement, Instruction, Cost, Trigger.
template <class N>
concept Node = requires(N& n) {
    n.node;
};

template <
    OneOf<CountMetric, GainTrigger, RemoveTrigger, GainInstruction, RemoveInstruction, SpendCost, DefaultDeclaration> N,
    class V>
void each_child(N& n, V&& visit) {
    visit(n.type);
}
template <OneOf<ScaledMetric, ProdMetric, ProdRequirement, ProdInstruction, ProdCost, ProdTrigger> N, class V>
void each_child(N& n, V&& visit) {
    visit(*n.inner);
}
template <OneOf<UnionMetric, AllRequirement, AnyRequirement, OrInstruction, ThenInstruction, MultiInstruction, OrCost,
                MultiCost, OrTrigger>
              N,
          class V>
void each_child(N& n, V&& visit) {
    for (auto& part : n.parts) visit(part);
}
template <OneOf<PropertyMetric, EvalMetric, EvalRequirement> N, class V>
void each_child(N& n, V&& visit) {
    if (n.owner) visit(*n.owner);
}
template <Is<GroupMetric> N, class V>
void each_child(N& n, V&& visit) {
    visit(n.type);
    visit(n.by);
}
template <OneOf<PerInstruction, PerCost> N, class V>
void each_child(N& n, V&& visit) {
    visit(*n.inner);
    visit(n.metric);
}
template <Is<EachInstruction> N, class V>
void each_child(N& n, V&& visit) {
    visit(n.type);
    visit(*n.inner);
}
template <OneOf<ByInstruction, ByTrigger> N, class V>
void each_child(N& n, V&& visit) {
    visit(*n.inner);
    visit(n.actor);
}
template <Is<ConstantMetric> N, class V>
void each_child(N&, V&&) {}
template <Is<CapMetric> N, class V>
void each_child(N& n, V&& visit) {
    visit(*n.inner);
    visit(*n.cap);
}
template <Is<DifferenceMetric> N, class V>
void each_child(N& n, V&& visit) {
    visit(*n.left);
    visit(*n.right);
}
template <OneOf<CountRequirement, RankRequirement> N, class V>
void each_child(N& n, V&& visit) {
    visit(n.metric);
}
template <Is<TransmuteInstruction> N, class V>
void each_child(N& n, V&& visit) {
    visit(n.gain);
    visit(n.remove);
}
template <Is<GatedInstruction> N, class V>
void each_child(N& n, V&& visit) {
    visit(n.gate);
    visit(*n.inner);
}
template <Is<CustomInstruction> N, class V>
void each_child(N& n, V&& visit) {
    for (auto& argument : n.arguments) visit(argument);
}
template <Is<IfTrigger> N, class V>
void each_child(N& n, V&& visit) {
    visit(*n.inner);
    visit(n.condition);
}
template <Is<Expression> N, class V>
void each_child(N& n, V&& visit) {
    for (auto& argument : n.arguments) visit(argument);
    if (n.refinement) visit(*n.refinement->requirement);
}
template <Is<Action> N, class V>
void each_child(N& n, V&& visit) {
    if (n.cost) visit(*n.cost);
    visit(n.instruction);
}
template <Is<Effect> N, class V>
void each_child(N& n, V&& visit) {
    visit(n.trigger);
    visit(n.instruction);
}
template <Is<PropertyDeclaration> N, class V>
void each_child(N& n, V&& visit) {
    if (auto* requirement = std::get_if<Requirement>(&n.value)) visit(*requirement);
    if (auto* metric = std::get_if<Metric>(&n.value)) visit(*metric);
}
template <Is<ClassSignature> N, class V>
void each_child(N& n, V&& visit) {
    for (auto& each : n.dependencies) visit(each);
    if (n.invariant) visit(*n.invariant);
    for (auto& each : n.supertypes) visit(each);
}
template <Is<ClassBody> N, class V>
void each_child(N& n, V&& visit) {
    for (auto& each : n.invariants) visit(each);
    for (auto& each : n.defaults) visit(each);
    for (auto& each : n.properties) visit(each);
    for (auto& each : n.actions) visit(each);
    for (auto& each : n.effects) visit(each);
    for (auto& each : n.nested) visit(each);
}
template <Is<ClassDeclaration> N, class V>
void each_child(N& n, V&& visit) {
    for (auto& each : n.signatures) visit(each);
    visit(n.body);
}
template <Is<MeasureDeclaration> N, class V>
void each_child(N& n, V&& visit) {
    for (auto& each : n.parameters) visit(each);
    std::visit(visit, n.value);
}
template <Node N, class V>
void each_child(N& n, V&& visit) {
    std::visit([&visit](auto& alternative) { each_child(alternative, visit); }, n.node);
}

template <class N, class F>
void transform_in_place(N& node, F& replace) {
    each_child(node, [&replace](auto& child) { transform_in_place(child, replace); });
    if constexpr (Is<N, Expression>) node = replace(std::move(node));
}

}  // namespace detail

/// Calls `visit(child)` for each direct child of `node`, in the order of writing: expressions, metrics, requirements …
template <class N, class V>
void for_each_child(N& node, V&& visit) {
    detail::each_child(node, visit);
}

/// Calls `look(const Expression&)` for every expression in `node`, outer ones before their arguments.
template <class N, class F>
void for_each_expression(const N& node, F&& look) {
    if constexpr (detail::Is<N, Expression>) look(node);
    detail::each_child(node, [&look](const auto& child) { for_each_expression(child, look); });
}

/// A copy of `node` in which each expression has become `replace(Expression) -> Expression`, arguments and refinement
/// before the expression that holds them.
template <class N, class F>
N transform(N node, F&& replace) {
    detail::transform_in_place(node, replace);
    return node;
}

/// Changes expressions where they stand, outer ones first: `change(Expression&) -> bool` says whether to go on into
/// its arguments and refinement.
template <class N, class F>
void rewrite(N& node, F&& change) {
    if constexpr (detail::Is<N, Expression>) {
        if (!change(node)) return;
    }
    detail::each_child(node, [&change](auto& child) { rewrite(child, change); });
}

}  // namespace rego::parser
