// Random ASTs of every kind, the same ones each time: whatever the parser can produce, this can.
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "parser/ast.hpp"

namespace rego::parser::testing {

class RandomAst {
  public:
    explicit RandomAst(std::uint32_t seed) : random_(seed) {}

    Expression expression(int depth);
    Metric metric(int depth) { return metric_list(depth); }
    Requirement requirement(int depth, bool inside_all = false, bool inside_any = false);
    Instruction instruction(int depth, int list = kNone);
    Cost cost(int depth, int list = kNone);
    Action action(int depth);
    Trigger trigger(int depth, bool inside_or = false);
    Effect effect(int depth);
    ClassBody body(int depth);
    ClassDeclaration declaration(int depth);
    PetsFile file(int depth);

  private:
    enum { kNone, kMulti, kThen, kOr };

    int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
    bool one_in(int n) { return below(n) == 0; }
    std::string name() {
        static constexpr std::array kNames{"Plant", "Megacredit",  "Heat",   "This",    "Owner",       "Class", "TR",
                                           "M",     "Number",      "Metric", "Anyone",  "Tharsis_4_6", "X2",    "Or",
                                           "Max",   "Requirement", "Prod",   "Card247", "CityTile"};
        return kNames[static_cast<std::size_t>(below(static_cast<int>(kNames.size())))];
    }
    std::string lower_name() {
        static constexpr std::array kNames{"cost", "requirement", "metric", "row", "or", "x", "class2", "has", "aB_1"};
        return kNames[static_cast<std::size_t>(below(static_cast<int>(kNames.size())))];
    }
    std::int32_t number() {
        static constexpr std::array<std::int32_t, 6> kNumbers{0, 1, 1, 2, 7, 2147483647};
        return kNumbers[static_cast<std::size_t>(below(static_cast<int>(kNumbers.size())))];
    }
    Scalar scalar() { return {number(), one_in(4)}; }
    std::optional<Intensity> intensity() {
        if (one_in(2)) return std::nullopt;
        return static_cast<Intensity>(below(3));
    }
    std::string block() { return one_in(6) ? "CARDS" : kProductionBlock; }
    std::optional<Expression> owner(int depth) {
        if (one_in(2)) return std::nullopt;
        return expression(depth);
    }
    std::string doc();
    TransmuteInstruction transmute(int depth);
    Metric metric_list(int depth);
    Metric metric_arm(int depth);
    Metric metric_operand(int depth);
    Metric metric_primary(int depth);
    Metric counted(int depth);
    ClassSignature signature(int depth);
    PropertyDeclaration property(int depth);
    DefaultDeclaration default_declaration(int depth);

    template <class Node, class F>
    std::vector<Node> several(F&& one) {
        std::vector<Node> parts;
        for (int i = 2 + below(2); i > 0; --i) parts.push_back(one());
        return parts;
    }
    template <class Node, class F>
    std::vector<Node> up_to(int most, F&& one) {
        std::vector<Node> parts;
        for (int i = below(most + 1); i > 0; --i) parts.push_back(one());
        return parts;
    }

    std::mt19937 random_;
    bool production_ = false;  // inside the PROD[…] of a metric or requirement
    bool bodies_ = true;       // not in the header of a class
};

inline Expression RandomAst::expression(int depth) {
    Expression e;
    e.name = name();
    e.complement = one_in(8);
    if (one_in(8)) e.label = lower_name();
    if (depth <= 0) return e;
    if (one_in(8)) {
        e.accepts_defaults = true;
    } else if (one_in(2)) {
        e.arguments = up_to<Expression>(3, [&] { return expression(depth - 1); });
    }
    const bool production = std::exchange(production_, false);
    if (one_in(5)) e.refinement = Refinement{requirement(depth - 1), one_in(3), {}};
    if (bodies_ && one_in(12)) e.local_body = Box<ClassBody>(body(depth - 2));
    production_ = production;
    return e;
}

inline Metric RandomAst::metric_primary(int depth) {
    switch (depth <= 0 ? 0 : below(8)) {
        case 4: return {GroupMetric{expression(depth - 1), expression(depth - 1)}, {}};
        case 1: return {PropertyMetric{owner(depth - 1), lower_name()}, {}};
        case 2: return {EvalMetric{owner(depth - 1), lower_name()}, {}};
        case 3: {
            const bool production = std::exchange(production_, true);
            Metric inner = metric_list(depth - 1);
            production_ = production;
            return {ProdMetric{std::move(inner), block()}, {}};
        }
        default: return {CountMetric{expression(depth - 1)}, {}};
    }
}

/// What stands after a number: anything, but in brackets unless it is primary.
inline Metric RandomAst::counted(int depth) { return one_in(3) ? metric_list(depth) : metric_primary(depth); }

inline Metric RandomAst::metric_operand(int depth) {
    if (depth > 0 && one_in(6)) return metric_list(depth - 1);
    if (one_in(4)) return {ConstantMetric{number()}, {}};
    if (one_in(4)) return {ScaledMetric{2 + below(5), counted(depth - 1)}, {}};
    return metric_primary(depth);
}

/// Alone, or next to an OR. There `PROD[5]` counts money, so no constant is possible in it.
inline Metric RandomAst::metric_arm(int depth) {
    switch (depth <= 0 ? 0 : below(6)) {
        case 1: return {CapMetric{metric_operand(depth - 1), metric_operand(depth - 1)}, {}};
        case 2: return {DifferenceMetric{metric_operand(depth - 1), metric_operand(depth - 1)}, {}};
        case 3: return {ScaledMetric{2 + below(5), counted(depth - 1)}, {}};
        case 4:
            if (!production_) return {ConstantMetric{number()}, {}};
            [[fallthrough]];
        default: return metric_primary(depth);
    }
}

inline Metric RandomAst::metric_list(int depth) {
    if (depth > 0 && one_in(4)) return {UnionMetric{several<Metric>([&] { return metric_arm(depth - 1); })}, {}};
    return metric_arm(depth);
}

inline Requirement RandomAst::requirement(int depth, bool inside_all, bool inside_any) {
    const int kind = depth <= 0 ? 0 : below(8);
    if (kind == 1 && !inside_all) {
        return {AllRequirement{several<Requirement>([&] { return requirement(depth - 1, true, false); })}, {}};
    }
    if (kind == 2 && !inside_any) {
        return {AnyRequirement{several<Requirement>([&] { return requirement(depth - 1, false, true); })}, {}};
    }
    if (kind == 3) {
        const bool production = std::exchange(production_, true);
        Requirement inner = requirement(depth - 1);
        production_ = production;
        return {ProdRequirement{std::move(inner), block()}, {}};
    }
    if (kind == 4) return {EvalRequirement{owner(depth - 1), lower_name()}, {}};
    if (kind == 5) {
        const bool from_below = one_in(3);
        return {RankRequirement{from_below ? 1 : 1 + below(3), from_below, counted(depth - 1)}, {}};
    }
    return {CountRequirement{static_cast<Comparison>(below(3)), number(), counted(depth - 1)}, {}};
}

inline TransmuteInstruction RandomAst::transmute(int depth) {
    TransmuteInstruction change{scalar(), expression(depth), expression(depth), {}, intensity()};
    if (one_in(2)) return change;
    // Compact: the same type but for one argument, somewhere inside.
    change.remove = change.gain;
    Expression* gain = &change.gain;
    Expression* remove = &change.remove;
    do {
        if (gain->arguments.empty()) {
            gain->accepts_defaults = remove->accepts_defaults = false;
            gain->arguments.push_back(expression(depth - 1));
            remove->arguments = gain->arguments;
        }
        const auto index = static_cast<std::uint32_t>(below(static_cast<int>(gain->arguments.size())));
        change.compact_path.push_back(index);
        gain = &gain->arguments[index];
        remove = &remove->arguments[index];
    } while (one_in(3));
    *remove = expression(depth - 1);
    return change;
}

inline Instruction RandomAst::instruction(int depth, int list) {
    const int kind = depth <= 0 ? below(3) : below(14);
    const auto inner = [&] { return instruction(depth - 1); };
    switch (kind) {
        case 1: return {RemoveInstruction{scalar(), expression(depth - 1), intensity()}, {}};
        case 2: return {transmute(depth - 1), {}};
        case 3: return {PerInstruction{inner(), metric_list(depth - 1)}, {}};
        case 4: return {GatedInstruction{requirement(depth - 1), inner()}, {}};
        case 5:
            if (list == kOr) break;
            return {OrInstruction{several<Instruction>([&] { return instruction(depth - 1, kOr); })}, {}};
        case 6:
            if (list == kThen) break;
            return {ThenInstruction{several<Instruction>([&] { return instruction(depth - 1, kThen); })}, {}};
        case 7:
            if (list == kMulti) break;
            return {MultiInstruction{several<Instruction>([&] { return instruction(depth - 1, kMulti); })}, {}};
        case 8: return {ProdInstruction{inner(), block()}, {}};
        case 9:
            return {CustomInstruction{lower_name(), up_to<Expression>(2, [&] { return expression(depth - 1); })}, {}};
        case 10: return {ByInstruction{inner(), expression(depth - 1)}, {}};
        case 11: return {EachInstruction{expression(depth - 1), inner()}, {}};
        default: break;
    }
    return {GainInstruction{scalar(), expression(depth - 1), intensity()}, {}};
}

inline Cost RandomAst::cost(int depth, int list) {
    switch (depth <= 0 ? 0 : below(6)) {
        case 1: return {PerCost{cost(depth - 1), metric_list(depth - 1)}, {}};
        case 2: return {ProdCost{cost(depth - 1), block()}, {}};
        case 3:
            if (list == kOr) break;
            return {OrCost{several<Cost>([&] { return cost(depth - 1, kOr); })}, {}};
        case 4:
            if (list == kMulti) break;
            return {MultiCost{several<Cost>([&] { return cost(depth - 1, kMulti); })}, {}};
        default: break;
    }
    return {SpendCost{scalar(), expression(depth - 1)}, {}};
}

inline Action RandomAst::action(int depth) {
    Action action;
    if (!one_in(3)) action.cost = cost(depth - 1);
    action.instruction = instruction(depth - 1);
    return action;
}

inline Trigger RandomAst::trigger(int depth, bool inside_or) {
    switch (depth <= 0 ? below(2) : below(7)) {
        case 1: return {RemoveTrigger{expression(depth - 1), one_in(4)}, {}};
        case 2: return {ProdTrigger{trigger(depth - 1), block()}, {}};
        case 3:
            if (inside_or) break;
            return {OrTrigger{several<Trigger>([&] { return trigger(depth - 1, true); })}, {}};
        case 4: return {ByTrigger{trigger(depth - 1), expression(depth - 1)}, {}};
        case 5: return {IfTrigger{trigger(depth - 1), requirement(depth - 1)}, {}};
        default: break;
    }
    return {GainTrigger{expression(depth - 1), one_in(4)}, {}};
}

inline Effect RandomAst::effect(int depth) {
    const bool immediate = one_in(2);
    Answering answering = Answering::Usual;
    if (one_in(4)) answering = immediate ? Answering::Instead : Answering::Last;
    return {trigger(depth - 1), immediate, answering, instruction(depth - 1), {}};
}

inline DefaultDeclaration RandomAst::default_declaration(int depth) {
    const auto kind = static_cast<DefaultKind>(below(4));
    return {kind, expression(depth - 1), kind == DefaultKind::Trigger ? std::nullopt : intensity(), {}};
}

inline PropertyDeclaration RandomAst::property(int depth) {
    PropertyDeclaration declaration;
    declaration.name = lower_name();
    switch (below(4)) {
        case 0: declaration.value = PropertySlot{static_cast<PropertyKind>(below(3)), one_in(2)}; break;
        case 1: declaration.value = number(); break;
        case 2: declaration.value = requirement(depth - 1); break;
        default: declaration.value = metric_list(depth - 1); break;
    }
    return declaration;
}

inline ClassBody RandomAst::body(int depth) {
    const bool production = std::exchange(production_, false);
    const bool bodies = std::exchange(bodies_, true);
    ClassBody body;
    body.invariants = up_to<Requirement>(1, [&] { return requirement(depth - 1); });
    body.defaults = up_to<DefaultDeclaration>(1, [&] { return default_declaration(depth - 1); });
    body.properties = up_to<PropertyDeclaration>(1, [&] { return property(depth - 1); });
    body.actions = up_to<Action>(1, [&] { return action(depth - 1); });
    body.effects = up_to<Effect>(2, [&] { return effect(depth - 1); });
    if (depth > 0) body.nested = up_to<ClassDeclaration>(2, [&] { return declaration(depth - 2); });
    production_ = production;
    bodies_ = bodies;
    return body;
}

inline std::string RandomAst::doc() {
    static constexpr std::string_view kCharacters = "ab \"\\n\nä/;{";
    std::string doc;
    for (int i = below(8); i > 0; --i)
        doc += kCharacters[static_cast<std::size_t>(below(static_cast<int>(kCharacters.size())))];
    return doc;
}

inline ClassSignature RandomAst::signature(int depth) {
    ClassSignature signature;
    signature.name = name();
    if (one_in(3)) signature.short_name = name();
    signature.dependencies = up_to<Expression>(2, [&] { return expression(depth - 1); });
    if (one_in(4)) signature.invariant = requirement(depth - 1);
    return signature;
}

inline ClassDeclaration RandomAst::declaration(int depth) {
    ClassDeclaration declaration;
    if (one_in(3)) declaration.doc = doc();
    declaration.is_abstract = one_in(3);
    declaration.extends_existing = !declaration.is_abstract && one_in(4);
    const bool bodies = std::exchange(bodies_, false);
    for (int i = 1 + below(2); i > 0; --i) declaration.signatures.push_back(signature(depth));
    const auto supertypes = up_to<Expression>(2, [&] { return expression(depth - 1); });
    for (ClassSignature& each : declaration.signatures) each.supertypes = supertypes;
    bodies_ = bodies;
    declaration.body = body(depth);
    return declaration;
}

inline PetsFile RandomAst::file(int depth) {
    const auto measure = [&] {
        MeasureDeclaration made;
        if (one_in(2)) made.doc = "a measure";
        made.name = "Measure";
        made.parameters = up_to<Expression>(2, [&] { return expression(depth - 1); });
        if (one_in(2)) {
            made.value = metric(depth);
        } else {
            made.value = requirement(depth);
        }
        return made;
    };
    const bool bodies = std::exchange(bodies_, false);
    auto measures = up_to<MeasureDeclaration>(2, measure);
    bodies_ = bodies;
    return {up_to<ClassDeclaration>(3, [&] { return declaration(depth); }), std::move(measures)};
}

}  // namespace rego::parser::testing
