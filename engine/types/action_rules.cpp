#include "engine/types/action_rules.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace rego::engine {

using namespace parser;

namespace {

Expression named(const std::string& name, std::vector<Expression> arguments = {}) {
    Expression expression;
    expression.name = name;
    expression.arguments = std::move(arguments);
    return expression;
}

struct CostParts {
    std::vector<Instruction> at_once;  // Owed
    std::vector<Instruction> first;    // removals
    std::set<std::string> owed;        // the classes that are owed
};

class CostSplitter {
  public:
    CostSplitter(const std::vector<std::string>& owed_classes, const std::string& owed_becomes, CostParts& parts)
        : owed_classes_(owed_classes), owed_becomes_(owed_becomes), parts_(parts) {}

    void split(const Cost& cost) {
        if (const auto* multi = std::get_if<MultiCost>(&cost.node)) {
            for (const auto& part : multi->parts) split(part);
            return;
        }
        if (const auto* spend = std::get_if<SpendCost>(&cost.node); spend != nullptr && is_owed(*spend)) {
            if (!spend->amount.variable) {
                parts_.at_once.push_back(as_instruction(cost));
                return;
            }
        }
        if (const auto* per = std::get_if<PerCost>(&cost.node)) {
            const auto* spend = std::get_if<SpendCost>(&per->inner->node);
            if (spend != nullptr && is_owed(*spend)) {
                parts_.at_once.push_back(as_instruction(cost));
                return;
            }
        }
        parts_.first.push_back(as_instruction(cost));
    }

  private:
    bool is_owed(const SpendCost& spend) {
        return spend.type.arguments.empty() &&
               std::find(owed_classes_.begin(), owed_classes_.end(), spend.type.name) != owed_classes_.end();
    }

    Instruction as_instruction(const Cost& cost) {
        Instruction instruction;
        instruction.span = cost.span;
        if (const auto* spend = std::get_if<SpendCost>(&cost.node)) {
            if (!in_production_ && is_owed(*spend)) {
                parts_.owed.insert(spend->type.name);
                instruction.node = GainInstruction{
                    spend->amount, named(owed_becomes_, {named("Class", {named(spend->type.name)})}), std::nullopt};
            } else {
                instruction.node = RemoveInstruction{spend->amount, spend->type, std::nullopt};
            }
        } else if (const auto* per = std::get_if<PerCost>(&cost.node)) {
            instruction.node = PerInstruction{as_instruction(*per->inner), per->metric};
        } else if (const auto* prod = std::get_if<ProdCost>(&cost.node)) {
            in_production_ = true;
            instruction.node = ProdInstruction{as_instruction(*prod->inner)};
            in_production_ = false;
        } else if (const auto* any = std::get_if<OrCost>(&cost.node)) {
            OrInstruction choice;
            for (const auto& part : any->parts) choice.parts.push_back(as_instruction(part));
            instruction.node = std::move(choice);
        } else if (const auto* multi = std::get_if<MultiCost>(&cost.node)) {
            MultiInstruction all;
            for (const auto& part : multi->parts) all.parts.push_back(as_instruction(part));
            instruction.node = std::move(all);
        }
        return instruction;
    }

    const std::vector<std::string>& owed_classes_;
    const std::string& owed_becomes_;
    CostParts& parts_;
    bool in_production_ = false;
};

Instruction joined(std::vector<Instruction> parts) {
    if (parts.size() == 1) return std::move(parts.front());
    Instruction all;
    all.node = MultiInstruction{std::move(parts)};
    return all;
}

/// `MAX 0 Owed<Class<Heat>>: result`.
Instruction once_paid(const std::string& owed_becomes, const std::string& what, Instruction result) {
    CountRequirement nothing_owed;
    nothing_owed.comparison = Comparison::AtMost;
    nothing_owed.amount = 0;
    nothing_owed.metric.node = CountMetric{named(owed_becomes, {named("Class", {named(what)})})};
    Requirement gate;
    gate.node = std::move(nothing_owed);
    Instruction gated;
    gated.span = result.span;
    gated.node = GatedInstruction{std::move(gate), std::move(result)};
    return gated;
}

}  // namespace

std::vector<Effect> rules_of_action(const Action& action, const std::string& slot,
                                    const std::vector<std::string>& owed_classes, const std::string& owed_becomes) {
    CostParts parts;
    if (action.cost) CostSplitter{owed_classes, owed_becomes, parts}.split(*action.cost);

    Instruction result = action.instruction;
    for (const auto& what : parts.owed) result = once_paid(owed_becomes, what, std::move(result));
    if (!parts.first.empty()) {
        ThenInstruction chain;
        chain.parts.push_back(joined(std::move(parts.first)));
        chain.parts.push_back(std::move(result));
        result = Instruction{};
        result.span = action.span;
        result.node = std::move(chain);
    }

    Effect rule;
    rule.span = action.span;
    rule.trigger.span = action.span;
    rule.trigger.node = GainTrigger{named("UseAction", {named("This"), named(slot)}), false};
    std::vector<Effect> rules;
    if (!parts.at_once.empty()) {
        Effect owing = rule;
        owing.immediate = true;
        owing.instruction = joined(std::move(parts.at_once));
        rules.push_back(std::move(owing));
    }
    rule.instruction = std::move(result);
    rules.push_back(std::move(rule));
    return rules;
}

}  // namespace rego::engine
