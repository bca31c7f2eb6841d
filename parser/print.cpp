#include "parser/print.hpp"

#include <string_view>

namespace rego::parser {
namespace {

/// Writes each node with no more brackets than parsing it again needs. Operators bind in the order of these enums,
/// the weakest first.
class Printer {
  public:
    std::string take() { return std::move(out_); }

    void print(const Expression& node);
    void print(const Metric& node) { metric_list(node); }
    void print(const Requirement& node) { requirement(node, RequirementLevel::All); }
    void print(const Instruction& node) { instruction(node, InstructionLevel::Multi); }
    void print(const Cost& node) { cost(node, CostLevel::Multi); }
    void print(const Action& node);
    void print(const Trigger& node) { trigger(node, TriggerLevel::If); }
    void print(const Effect& node);
    void print(const DefaultDeclaration& node);
    void print(const PropertyDeclaration& node);
    void print(const ClassDeclaration& node);
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

    void metric(const Metric& node, MetricLevel weakest);
    void metric_list(const Metric& node);
    void metric_arm(const Metric& node);
    void requirement(const Requirement& node, RequirementLevel weakest);
    void instruction(const Instruction& node, InstructionLevel weakest);
    void cost(const Cost& node, CostLevel weakest);
    void trigger(const Trigger& node, TriggerLevel weakest);

    void node(const CountMetric& n) { print(n.type); }
    void node(const ConstantMetric& n) { number(n.value); }
    void node(const ScaledMetric& n);
    void node(const CapMetric& n);
    void node(const DifferenceMetric& n);
    void node(const UnionMetric& n);
    void node(const ProdMetric& n);
    void node(const PropertyMetric& n) { property(n.owner, n.property); }
    void node(const EvalMetric& n);

    void node(const CountRequirement& n);
    void node(const AllRequirement& n);
    void node(const AnyRequirement& n);
    void node(const ProdRequirement& n);
    void node(const EvalRequirement& n);

    void node(const GainInstruction& n);
    void node(const RemoveInstruction& n);
    void node(const TransmuteInstruction& n);
    void node(const PerInstruction& n);
    void node(const GatedInstruction& n);
    void node(const OrInstruction& n);
    void node(const ThenInstruction& n);
    void node(const MultiInstruction& n);
    void node(const ProdInstruction& n);
    void node(const CustomInstruction& n);
    void node(const ByInstruction& n);

    void node(const SpendCost& n) { quantity(n.amount, n.type); }
    void node(const PerCost& n);
    void node(const ProdCost& n);
    void node(const OrCost& n);
    void node(const MultiCost& n);

    void node(const GainTrigger& n);
    void node(const RemoveTrigger& n);
    void node(const ProdTrigger& n);
    void node(const OrTrigger& n);
    void node(const ByTrigger& n);
    void node(const IfTrigger& n);

    void number(std::int32_t value) { out_ += std::to_string(value); }
    void scalar(const Scalar& amount);
    void quantity(const Scalar& amount, const Expression& type);
    void intensity(std::optional<Intensity> intensity);
    void property(const std::optional<Expression>& owner, const std::string& name);
    void head(const Expression& node);
    void tail(const Expression& node);
    void compact(const Expression& gain, const Expression& remove, const std::vector<std::uint32_t>& path,
                 std::size_t at);
    void header(const ClassDeclaration& node);
    void signature(const ClassSignature& node);
    void doc(const std::string& text);
    void body_inline(const ClassBody& body);
    void pretty(const ClassDeclaration& node, std::size_t indent);

    /// Calls `statement(print_it)` for each statement but the nested classes.
    template <class F>
    void for_each_statement(const ClassBody& body, F&& statement);

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

bool is_default_unit(const Expression& e) {
    return e.name == kDefaultUnit && e.arguments.empty() && !e.complement && !e.accepts_defaults && !e.refinement &&
           !e.local_body;
}

// --- Expressions -----------------------------------------------------------------------------------------------

void Printer::head(const Expression& node) {
    if (node.complement) out_ += '!';
    out_ += node.name;
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
        joined(node.arguments, ", ", [this](const Expression& argument) { print(argument); });
        out_ += '>';
    }
    tail(node);
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

bool is_path(const Expression& e, const std::vector<std::uint32_t>& path) {
    const Expression* at = &e;
    for (const std::uint32_t index : path) {
        if (index >= at->arguments.size()) return false;
        at = &at->arguments[index];
    }
    return !path.empty();
}

void Printer::scalar(const Scalar& amount) {
    if (!amount.variable || amount.value != 1) number(amount.value);
    if (amount.variable) out_ += 'X';
}

void Printer::quantity(const Scalar& amount, const Expression& type) {
    if (is_default_unit(type)) {
        scalar(amount);
        return;
    }
    if (amount != Scalar{}) {
        scalar(amount);
        out_ += ' ';
    }
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

// --- Metrics ---------------------------------------------------------------------------------------------------

Printer::MetricLevel Printer::level(const Metric& node) {
    if (std::holds_alternative<UnionMetric>(node.node)) return MetricLevel::Union;
    if (std::holds_alternative<DifferenceMetric>(node.node)) return MetricLevel::Difference;
    if (std::holds_alternative<CapMetric>(node.node)) return MetricLevel::Cap;
    if (std::holds_alternative<ScaledMetric>(node.node) || std::holds_alternative<ConstantMetric>(node.node)) {
        return MetricLevel::Atom;
    }
    return MetricLevel::Primary;
}

void Printer::metric(const Metric& node, MetricLevel weakest) {
    if (level(node) < weakest) {
        out_ += '(';
        metric_list(node);
        out_ += ')';
    } else {
        std::visit([this](const auto& n) { this->node(n); }, node.node);
    }
}

void Printer::metric_list(const Metric& node) {
    if (const auto* arms = std::get_if<UnionMetric>(&node.node)) {
        this->node(*arms);
    } else {
        metric_arm(node);
    }
}

/// In `PROD[1]` the number stands for Megacredit.
void Printer::metric_arm(const Metric& node) {
    if (production_) {
        const auto* scaled = std::get_if<ScaledMetric>(&node.node);
        const auto* count = std::get_if<CountMetric>(scaled != nullptr ? &scaled->inner->node : &node.node);
        if (count != nullptr && is_default_unit(count->type)) {
            number(scaled != nullptr ? scaled->unit : 1);
            return;
        }
    }
    metric(node, MetricLevel::Difference);
}

void Printer::node(const ScaledMetric& n) {
    number(n.unit);
    out_ += ' ';
    metric(*n.inner, MetricLevel::Primary);
}
void Printer::node(const CapMetric& n) {
    metric(*n.inner, MetricLevel::Cap);
    out_ += " MAX ";
    metric(*n.cap, MetricLevel::Atom);
}
void Printer::node(const DifferenceMetric& n) {
    metric(*n.left, MetricLevel::Difference);
    out_ += " - ";
    metric(*n.right, MetricLevel::Cap);
}
void Printer::node(const UnionMetric& n) {
    joined(n.parts, " OR ", [this](const Metric& part) {
        if (level(part) == MetricLevel::Union) {
            metric_list(part);
        } else {
            metric_arm(part);
        }
    });
}
void Printer::node(const ProdMetric& n) {
    const bool production = std::exchange(production_, true);
    out_ += n.block;
    out_ += '[';
    metric_list(*n.inner);
    out_ += ']';
    production_ = production;
}
void Printer::node(const EvalMetric& n) {
    out_ += "EVAL ";
    property(n.owner, n.property);
}

// --- Requirements ----------------------------------------------------------------------------------------------

Printer::RequirementLevel Printer::level(const Requirement& node) {
    if (std::holds_alternative<AllRequirement>(node.node)) return RequirementLevel::All;
    if (std::holds_alternative<AnyRequirement>(node.node)) return RequirementLevel::Any;
    return RequirementLevel::Atom;
}

void Printer::requirement(const Requirement& node, RequirementLevel weakest) {
    const bool brackets = level(node) < weakest;
    if (brackets) out_ += '(';
    std::visit([this](const auto& n) { this->node(n); }, node.node);
    if (brackets) out_ += ')';
}

void Printer::node(const CountRequirement& n) {
    const bool at_least = n.comparison == Comparison::AtLeast;
    if (n.comparison == Comparison::AtMost) out_ += "MAX ";
    if (n.comparison == Comparison::Exactly) out_ += '=';
    const auto* count = std::get_if<CountMetric>(&n.metric.node);
    const auto* property = std::get_if<PropertyMetric>(&n.metric.node);
    if (count != nullptr && is_default_unit(count->type)) {
        number(n.amount);
        return;
    }
    const bool alone = count != nullptr || (property != nullptr && property->owner);
    if (!alone || !at_least || n.amount != 1) {
        number(n.amount);
        out_ += ' ';
    }
    metric(n.metric, MetricLevel::Primary);
}
void Printer::node(const AllRequirement& n) {
    joined(n.parts, ", ", [this](const Requirement& part) { requirement(part, RequirementLevel::All); });
}
void Printer::node(const AnyRequirement& n) {
    joined(n.parts, " OR ", [this](const Requirement& part) {
        const bool nested = level(part) == RequirementLevel::Any;
        requirement(part, nested ? RequirementLevel::Any : RequirementLevel::Atom);
    });
}
void Printer::node(const ProdRequirement& n) {
    const bool production = std::exchange(production_, true);
    out_ += n.block;
    out_ += '[';
    print(*n.inner);
    out_ += ']';
    production_ = production;
}
void Printer::node(const EvalRequirement& n) {
    if (n.owner) out_ += "EVAL ";
    property(n.owner, n.property);
}

// --- Instructions ----------------------------------------------------------------------------------------------

Printer::InstructionLevel Printer::level(const Instruction& node) {
    if (std::holds_alternative<MultiInstruction>(node.node)) return InstructionLevel::Multi;
    if (std::holds_alternative<ThenInstruction>(node.node)) return InstructionLevel::Then;
    if (std::holds_alternative<OrInstruction>(node.node)) return InstructionLevel::Or;
    if (std::holds_alternative<GatedInstruction>(node.node)) return InstructionLevel::Gated;
    return InstructionLevel::Atom;
}

void Printer::instruction(const Instruction& node, InstructionLevel weakest) {
    const bool brackets = level(node) < weakest;
    if (brackets) out_ += '(';
    std::visit([this](const auto& n) { this->node(n); }, node.node);
    if (brackets) out_ += ')';
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
    if (n.amount != Scalar{}) {
        scalar(n.amount);
        out_ += ' ';
    }
    if (is_path(n.gain, n.compact_path) && is_path(n.remove, n.compact_path)) {
        compact(n.gain, n.remove, n.compact_path, 0);
    } else {
        print(n.gain);
        out_ += " FROM ";
        print(n.remove);
    }
    intensity(n.intensity);
}
void Printer::node(const PerInstruction& n) {
    instruction(*n.inner, InstructionLevel::Atom);
    out_ += " / ";
    metric(n.metric, MetricLevel::Difference);
}
void Printer::node(const GatedInstruction& n) {
    requirement(n.gate, RequirementLevel::Atom);
    out_ += ": ";
    instruction(*n.inner, InstructionLevel::Gated);
}
void Printer::node(const OrInstruction& n) {
    // A gate needs no brackets here, but a reader does.
    joined(n.parts, " OR ", [this](const Instruction& part) {
        const bool nested = level(part) == InstructionLevel::Or;
        instruction(part, nested ? InstructionLevel::Or : InstructionLevel::Atom);
    });
}
void Printer::node(const ThenInstruction& n) {
    joined(n.parts, " THEN ", [this](const Instruction& part) { instruction(part, InstructionLevel::Then); });
}
void Printer::node(const MultiInstruction& n) {
    joined(n.parts, ", ", [this](const Instruction& part) { instruction(part, InstructionLevel::Multi); });
}
void Printer::node(const ProdInstruction& n) {
    out_ += n.block;
    out_ += '[';
    print(*n.inner);
    out_ += ']';
}
void Printer::node(const CustomInstruction& n) {
    out_ += '@';
    out_ += n.name;
    out_ += '(';
    joined(n.arguments, ", ", [this](const Expression& argument) { print(argument); });
    out_ += ')';
}
void Printer::node(const ByInstruction& n) {
    instruction(*n.inner, InstructionLevel::Atom);
    out_ += " BY ";
    print(n.actor);
}

// --- Actions ---------------------------------------------------------------------------------------------------

Printer::CostLevel Printer::level(const Cost& node) {
    if (std::holds_alternative<MultiCost>(node.node)) return CostLevel::Multi;
    if (std::holds_alternative<OrCost>(node.node)) return CostLevel::Or;
    return CostLevel::Atom;
}

void Printer::cost(const Cost& node, CostLevel weakest) {
    const bool brackets = level(node) < weakest;
    if (brackets) out_ += '(';
    std::visit([this](const auto& n) { this->node(n); }, node.node);
    if (brackets) out_ += ')';
}

void Printer::node(const PerCost& n) {
    cost(*n.inner, CostLevel::Atom);
    out_ += " / ";
    metric(n.metric, MetricLevel::Difference);
}
void Printer::node(const ProdCost& n) {
    out_ += n.block;
    out_ += '[';
    print(*n.inner);
    out_ += ']';
}
void Printer::node(const OrCost& n) {
    joined(n.parts, " OR ", [this](const Cost& part) { cost(part, CostLevel::Or); });
}
void Printer::node(const MultiCost& n) {
    joined(n.parts, ", ", [this](const Cost& part) { cost(part, CostLevel::Multi); });
}

void Printer::print(const Action& node) {
    if (node.cost) {
        print(*node.cost);
        out_ += ' ';
    }
    out_ += "-> ";
    print(node.instruction);
}

// --- Effects ---------------------------------------------------------------------------------------------------

Printer::TriggerLevel Printer::level(const Trigger& node) {
    if (std::holds_alternative<IfTrigger>(node.node)) return TriggerLevel::If;
    if (std::holds_alternative<ByTrigger>(node.node)) return TriggerLevel::By;
    if (std::holds_alternative<OrTrigger>(node.node)) return TriggerLevel::Or;
    return TriggerLevel::Atom;
}

void Printer::trigger(const Trigger& node, TriggerLevel weakest) {
    const bool brackets = level(node) < weakest;
    if (brackets) out_ += '(';
    std::visit([this](const auto& n) { this->node(n); }, node.node);
    if (brackets) out_ += ')';
}

void Printer::node(const GainTrigger& n) {
    if (n.variable) out_ += "X ";
    print(n.type);
}
void Printer::node(const RemoveTrigger& n) {
    out_ += n.variable ? "-X " : "-";
    print(n.type);
}
void Printer::node(const ProdTrigger& n) {
    out_ += n.block;
    out_ += '[';
    print(*n.inner);
    out_ += ']';
}
void Printer::node(const OrTrigger& n) {
    joined(n.parts, " OR ", [this](const Trigger& part) { trigger(part, TriggerLevel::Or); });
}
void Printer::node(const ByTrigger& n) {
    trigger(*n.inner, TriggerLevel::Or);
    out_ += " BY ";
    print(n.actor);
}
void Printer::node(const IfTrigger& n) {
    trigger(*n.inner, TriggerLevel::By);
    out_ += " IF ";
    print(n.condition);
}

void Printer::print(const Effect& node) {
    print(node.trigger);
    out_ += node.immediate ? ":: " : ": ";
    print(node.instruction);
}

// --- Class declarations ----------------------------------------------------------------------------------------

void Printer::print(const DefaultDeclaration& node) {
    out_ += "DEFAULT ";
    if (node.kind == DefaultKind::Gain) out_ += '+';
    if (node.kind == DefaultKind::Remove) out_ += '-';
    print(node.type);
    intensity(node.intensity);
    if (node.kind == DefaultKind::Trigger) out_ += ':';
}

/// `Number`, `Requirement` and `Metric` name kinds there, and a bare number is no metric.
bool needs_count_keyword(const Metric& metric) {
    if (std::holds_alternative<ConstantMetric>(metric.node)) return true;
    const auto* count = std::get_if<CountMetric>(&metric.node);
    if (count == nullptr) return false;
    const Expression& type = count->type;
    return (type.name == "Number" || type.name == "Requirement" || type.name == "Metric") && type.arguments.empty() &&
           !type.complement && !type.accepts_defaults && !type.refinement && !type.local_body;
}

void Printer::print(const PropertyDeclaration& node) {
    out_ += node.name;
    out_ += " = ";
    if (const auto* slot = std::get_if<PropertySlot>(&node.value)) {
        switch (slot->kind) {
            case PropertyKind::Number: out_ += "Number"; break;
            case PropertyKind::Requirement: out_ += "Requirement"; break;
            case PropertyKind::Metric: out_ += "Metric"; break;
        }
        if (slot->optional) out_ += '?';
    } else if (const auto* value = std::get_if<std::int32_t>(&node.value)) {
        number(*value);
    } else if (const auto* requirement = std::get_if<Requirement>(&node.value)) {
        out_ += "HAS ";
        print(*requirement);
    } else if (const auto* metric = std::get_if<Metric>(&node.value)) {
        if (needs_count_keyword(*metric)) out_ += "COUNT ";
        print(*metric);
    }
}

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
        joined(node.dependencies, ", ", [this](const Expression& each) { print(each); });
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
        joined(node.signatures.back().supertypes, ", ", [this](const Expression& each) { print(each); });
    }
}

template <class F>
void Printer::for_each_statement(const ClassBody& body, F&& statement) {
    for (const Requirement& each : body.invariants) {
        statement([&] {
            out_ += "HAS ";
            print(each);
        });
    }
    for (const DefaultDeclaration& each : body.defaults)
        statement([&] { print(each); });
    for (const PropertyDeclaration& each : body.properties)
        statement([&] { print(each); });
    for (const Effect& each : body.effects)
        statement([&] { print(each); });
    for (const Action& each : body.actions)
        statement([&] { print(each); });
}

void Printer::body_inline(const ClassBody& body) {
    bool first = true;
    const auto separated = [&](auto&& print_it) {
        out_ += first ? "{ " : "; ";
        first = false;
        print_it();
    };
    for_each_statement(body, separated);
    for (const ClassDeclaration& each : body.nested)
        separated([&] { print(each); });
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

/// One statement to a line, nested classes indented; a body of one statement stays on the line of its header.
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
    if (statements == 1 && body.nested.empty()) {
        out_ += ' ';
        body_inline(body);
    } else if (statements + body.nested.size() > 0) {
        out_ += " {\n";
        for_each_statement(body, [&](auto&& print_it) {
            out_ += margin;
            out_ += "    ";
            print_it();
            out_ += '\n';
        });
        for (const ClassDeclaration& each : body.nested)
            pretty(each, indent + 1);
        out_ += margin;
        out_ += '}';
    }
    out_ += '\n';
}

void Printer::print(const PetsFile& node) {
    joined(node.classes, "\n", [this](const ClassDeclaration& each) { pretty(each, 0); });
}

template <class Node>
std::string printed(const Node& node) {
    Printer printer;
    printer.print(node);
    return printer.take();
}

}  // namespace

std::string to_string(const Expression& node) { return printed(node); }
std::string to_string(const Metric& node) { return printed(node); }
std::string to_string(const Requirement& node) { return printed(node); }
std::string to_string(const Instruction& node) { return printed(node); }
std::string to_string(const Cost& node) { return printed(node); }
std::string to_string(const Action& node) { return printed(node); }
std::string to_string(const Trigger& node) { return printed(node); }
std::string to_string(const Effect& node) { return printed(node); }
std::string to_string(const ClassDeclaration& node) { return printed(node); }
std::string to_string(const PetsFile& node) { return printed(node); }

}  // namespace rego::parser
