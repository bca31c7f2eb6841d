#include "engine/exec/reach.hpp"

#include <algorithm>
#include <type_traits>

namespace rego::engine {

Reach::Reach(const Context& context, ClassId goal, bool removal)
    : context_(context),
      table_(context.table),
      goal_(goal),
      removal_(removal),
      answers_(table_.size() * 2, Answer::Unknown),
      seen_(table_.size() * 2, false),
      outcomes_(table_.effects().size()) {}

bool Reach::is_in_reach_of(const InstructionRule& instruction) {
    if (version_ != context_.world.live_rules_version()) {
        version_ = context_.world.live_rules_version();
        std::fill(answers_.begin(), answers_.end(), Answer::Unknown);
    }
    const TypePool& types = context_.types;
    if (instruction.kind == InstructionKind::Custom) {
        Outcomes found;
        collect_custom(instruction.custom, found);
        return found.anything || std::any_of(found.changes.begin(), found.changes.end(), [&](Node each) {
                   return leads_there(static_cast<ClassId>(each / 2), each % 2 != 0);
               });
    }
    if (instruction.kind == InstructionKind::Change) {
        return (instruction.gain != kNoType && leads_there(types[instruction.gain].cls, false)) ||
               (instruction.remove != kNoType && leads_there(types[instruction.remove].cls, true));
    }
    return std::any_of(instruction.parts.begin(), instruction.parts.end(),
                       [&](const InstructionPtr& part) { return is_in_reach_of(*part); });
}

bool Reach::leads_there(ClassId cls, bool removal) {
    Answer& answer = answers_[node(cls, removal)];
    if (answer == Answer::Unknown) {
        const bool found = search(node(cls, removal));
        for (const Node each : visited_) {
            seen_[each] = false;
            // Who cannot get there cannot get anywhere from which one can.
            if (!found) answers_[each] = Answer::No;
        }
        visited_.clear();
        answer = found ? Answer::Yes : Answer::No;
    }
    return answer == Answer::Yes;
}

bool Reach::search(Node from) {
    taken_.assign(table_.effects().size(), false);
    std::vector<Node> open{from};
    while (!open.empty()) {
        const Node next = open.back();
        open.pop_back();
        if (seen_[next] || answers_[next] == Answer::No) continue;
        seen_[next] = true;
        visited_.push_back(next);
        if (answers_[next] == Answer::Yes) return true;
        const auto cls = static_cast<ClassId>(next / 2);
        const bool is_goal =
            (next % 2 != 0) == removal_ && context_.types.overlap(context_.types.base(cls), context_.types.base(goal_));
        if (is_goal || follow(next, open)) return true;
    }
    return false;
}

bool Reach::follow(Node from, std::vector<Node>& open) {
    const auto cls = static_cast<ClassId>(from / 2);
    const bool removal = from % 2 != 0;
    const auto& descendants = table_.info(cls).concrete_descendants;
    if (descendants.size() > kTooManyToTell) return true;
    for (const ClassId each : descendants) {
        for (const std::size_t n : table_.info(each).effects) {
            if (table_.effect(n).answers_to_itself(removal) && take(static_cast<std::uint32_t>(n), open)) return true;
        }
    }
    for (const ClassId each : context_.rulebook.heard_by(cls)) {
        for (const LiveEffect& live : context_.world.listeners(each, removal))
            if (take(live.rule, open)) return true;
    }
    return false;
}

bool Reach::take(std::uint32_t rule, std::vector<Node>& open) {
    if (taken_[rule]) return false;
    taken_[rule] = true;
    const Outcomes& found = outcomes(rule);
    open.insert(open.end(), found.changes.begin(), found.changes.end());
    return found.anything;
}

// --- What a rule may change ------------------------------------------------------------------------------------

const Reach::Outcomes& Reach::outcomes(std::uint32_t rule) {
    std::optional<Outcomes>& known = outcomes_[rule];
    if (!known) {
        known.emplace();
        collect(table_.effect(rule), table_.effect(rule).effect.instruction, false, *known);
    }
    return *known;
}

void Reach::collect(const EffectRule& rule, const parser::Instruction& instruction, bool prod, Outcomes& found) const {
    using namespace parser;
    std::visit(
        [&](const auto& node) {
            using Part = std::decay_t<decltype(node)>;
            if constexpr (std::is_same_v<Part, GainInstruction>) {
                collect(rule, node.type, false, prod, found);
            } else if constexpr (std::is_same_v<Part, RemoveInstruction>) {
                collect(rule, node.type, true, prod, found);
            } else if constexpr (std::is_same_v<Part, TransmuteInstruction>) {
                collect(rule, node.gain, false, prod, found);
                collect(rule, node.remove, true, prod, found);
            } else if constexpr (std::is_same_v<Part, CustomInstruction>) {
                collect_custom(node.name, found);
            } else if constexpr (std::is_same_v<Part, OrInstruction> || std::is_same_v<Part, ThenInstruction> ||
                                 std::is_same_v<Part, MultiInstruction>) {
                for (const Instruction& part : node.parts) collect(rule, part, prod, found);
            } else {
                collect(rule, *node.inner, prod || std::is_same_v<Part, ProdInstruction>, found);
            }
        },
        instruction.node);
}

void Reach::collect(const EffectRule& rule, const parser::Expression& type, bool removal, bool prod,
                    Outcomes& found) const {
    const auto named = type.name == "This" ? std::optional{rule.declared_in} : table_.find(type.name);
    if (!named) {
        found.anything = true;
        return;
    }
    const auto& known = table_.known();
    const bool is_production = prod && known.production != kNoClass && known.production_of != kNoClass &&
                               table_.is_subclass(*named, known.production_of);
    found.changes.push_back(node(is_production ? known.production : *named, removal));
}

/// What does the bookkeeping gains nothing else.
void Reach::collect_custom(const std::string& name, Outcomes& found) const {
    const auto it = context_.custom.instructions.find(name);
    if (it == context_.custom.instructions.end() || !it->second.is_bookkeeping) {
        found.anything = true;
        return;
    }
    for (const ClassId kept : table_.known().bookkeeping) found.changes.push_back(node(kept, false));
}

}  // namespace rego::engine
