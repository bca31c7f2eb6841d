#include "engine/rules/link_keys.hpp"

#include <map>
#include <variant>

#include "parser/print.hpp"

namespace rego::engine {

using namespace parser;

std::string link_key(const Expression& expression) {
    return expression.label.empty() ? to_string(expression) : "#" + expression.label;
}

bool is_label(const std::string& key) { return key.starts_with('#'); }

void add_link_keys(const Expression& expression, LinkKeys& keys) {
    if (expression.name == "Class" && expression.arguments.size() == 1) {
        add_link_keys(expression.arguments.front(), keys);
        return;
    }
    if (!expression.label.empty()) keys.insert(link_key(expression));
    // `This` and `Owner` are what they are; a complement names what is not meant.
    if (expression.name == "This" || expression.name == "Owner" || expression.complement) return;
    keys.insert(link_key(expression));
    for (const auto& argument : expression.arguments) add_link_keys(argument, keys);
    if (expression.refinement) add_link_keys(*expression.refinement->requirement, keys);
}

void add_link_keys(const Metric& metric, LinkKeys& keys) {
    std::visit(
        [&](const auto& node) {
            using Node = std::decay_t<decltype(node)>;
            if constexpr (std::is_same_v<Node, CountMetric>) {
                add_link_keys(node.type, keys);
            } else if constexpr (std::is_same_v<Node, ScaledMetric> || std::is_same_v<Node, ProdMetric>) {
                add_link_keys(*node.inner, keys);
            } else if constexpr (std::is_same_v<Node, CapMetric>) {
                add_link_keys(*node.inner, keys);
                add_link_keys(*node.cap, keys);
            } else if constexpr (std::is_same_v<Node, DifferenceMetric>) {
                add_link_keys(*node.left, keys);
                add_link_keys(*node.right, keys);
            } else if constexpr (std::is_same_v<Node, UnionMetric>) {
                for (const auto& part : node.parts) add_link_keys(part, keys);
            } else if constexpr (std::is_same_v<Node, PropertyMetric> || std::is_same_v<Node, EvalMetric>) {
                if (node.owner) add_link_keys(*node.owner, keys);
            } else if constexpr (std::is_same_v<Node, GroupMetric>) {
                add_link_keys(node.type, keys);
                add_link_keys(node.by, keys);
            }
        },
        metric.node);
}

void add_link_keys(const Requirement& requirement, LinkKeys& keys) {
    std::visit(
        [&](const auto& node) {
            using Node = std::decay_t<decltype(node)>;
            if constexpr (std::is_same_v<Node, CountRequirement> || std::is_same_v<Node, RankRequirement>) {
                add_link_keys(node.metric, keys);
            } else if constexpr (std::is_same_v<Node, ProdRequirement>) {
                add_link_keys(*node.inner, keys);
            } else if constexpr (std::is_same_v<Node, EvalRequirement>) {
                if (node.owner) add_link_keys(*node.owner, keys);
            } else {
                for (const auto& part : node.parts) add_link_keys(part, keys);
            }
        },
        requirement.node);
}

void add_link_keys(const Instruction& instruction, LinkKeys& keys) {
    std::visit(
        [&](const auto& node) {
            using Node = std::decay_t<decltype(node)>;
            if constexpr (std::is_same_v<Node, GainInstruction> || std::is_same_v<Node, RemoveInstruction>) {
                add_link_keys(node.type, keys);
            } else if constexpr (std::is_same_v<Node, TransmuteInstruction>) {
                add_link_keys(node.gain, keys);
                add_link_keys(node.remove, keys);
            } else if constexpr (std::is_same_v<Node, PerInstruction>) {
                add_link_keys(*node.inner, keys);
                add_link_keys(node.metric, keys);
            } else if constexpr (std::is_same_v<Node, GatedInstruction>) {
                add_link_keys(node.gate, keys);
                add_link_keys(*node.inner, keys);
            } else if constexpr (std::is_same_v<Node, ProdInstruction> || std::is_same_v<Node, ByInstruction>) {
                add_link_keys(*node.inner, keys);
            } else if constexpr (std::is_same_v<Node, EachInstruction>) {
                add_link_keys(node.type, keys);
                add_link_keys(*node.inner, keys);
            } else if constexpr (std::is_same_v<Node, CustomInstruction>) {
                for (const auto& argument : node.arguments) add_link_keys(argument, keys);
            } else {
                for (const auto& part : node.parts) add_link_keys(part, keys);
            }
        },
        instruction.node);
}

LinkKeys shared_keys(const std::vector<LinkKeys>& sections) {
    std::map<std::string, int> seen;
    for (const auto& section : sections) {
        for (const auto& key : section) ++seen[key];
    }
    LinkKeys shared;
    for (const auto& [key, count] : seen) {
        if (count > 1) shared.insert(key);
    }
    return shared;
}

LinkKeys links_of(const EffectRule& rule) {
    enum : std::size_t { Listened, Acting, Answered };
    std::vector<LinkKeys> sections(3);
    for (const TriggerArm& arm : rule.arms) {
        add_link_keys(arm.type, sections[Listened]);
        for (const auto& condition : arm.conditions) add_link_keys(condition, sections[Answered]);
        if (arm.by && !arm.by->label.empty()) sections[Acting].insert(link_key(*arm.by));
    }
    add_link_keys(rule.effect.instruction, sections[Answered]);
    return shared_keys(sections);
}

}  // namespace rego::engine
