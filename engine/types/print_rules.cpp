#include "engine/types/print_rules.hpp"

#include <fmt/format.h>

#include "engine/types/type_pool.hpp"

namespace rego::engine {

namespace {

template <class Parts, class Print>
std::string joined(const Parts& parts, std::string_view separator, const Print& print) {
    std::string text;
    for (const auto& part : parts) {
        if (!text.empty()) text += separator;
        text += print(*part);
    }
    return text;
}

std::string bracketed(bool needed, std::string text) { return needed ? "(" + text + ")" : text; }

/// `amount` is empty, `3 ` or `2X `.
std::string change_of(TypePool& types, const std::string& amount, TypeId gain, TypeId remove) {
    if (gain == kNoType) return "-" + amount + types.print(remove);
    if (remove == kNoType) return amount + types.print(gain);
    return amount + types.print(gain) + " FROM " + types.print(remove);
}

std::string amount_text(std::int32_t amount, bool variable) {
    if (variable) return amount == 1 ? "X " : fmt::format("{}X ", amount);
    return amount == 1 ? "" : fmt::format("{} ", amount);
}

std::string change(TypePool& types, const InstructionRule& rule) {
    std::string text = change_of(types, amount_text(rule.amount, rule.variable), rule.gain, rule.remove);
    if (rule.intensity == parser::Intensity::AsMuchAsPossible) text += ".";
    if (rule.intensity == parser::Intensity::Optional) text += "?";
    if (rule.by != kNoType) text += " BY " + types.print(rule.by);
    return text;
}

}  // namespace

std::string print_change(TypePool& types, std::int32_t count, TypeId gain, TypeId remove) {
    return change_of(types, amount_text(count, false), gain, remove);
}

std::string print_rule(TypePool& types, const MetricRule& metric) {
    using Kind = MetricRule::Kind;
    const auto part = [&](std::size_t i) {
        const MetricRule& inner = *metric.parts[i];
        const bool simple = inner.kind == Kind::Count || inner.kind == Kind::Constant || inner.kind == Kind::Property;
        return bracketed(!simple, print_rule(types, inner));
    };
    switch (metric.kind) {
        case Kind::Count: return types.print(metric.type);
        case Kind::Constant: return std::to_string(metric.value);
        case Kind::Scaled: return fmt::format("{} {}", metric.value, part(0));
        case Kind::Cap: return fmt::format("{} MAX {}", part(0), part(1));
        case Kind::Difference: return fmt::format("{} - {}", part(0), part(1));
        case Kind::Union:
            return joined(metric.parts, " OR ", [&](const MetricRule& inner) { return print_rule(types, inner); });
        case Kind::Property:
            return metric.type == kNoType ? metric.property
                                          : fmt::format("{}.{}", types.print(metric.type), metric.property);
        case Kind::Eval:
            return metric.type == kNoType ? fmt::format("EVAL {}", metric.property)
                                          : fmt::format("EVAL {}.{}", types.print(metric.type), metric.property);
        case Kind::Group: return fmt::format("GROUP {} BY {}", part(0), part(1));
    }
    return {};
}

std::string print_rule(TypePool& types, const RequirementRule& requirement) {
    using Kind = RequirementRule::Kind;
    const auto nested = [&](const RequirementRule& inner) {
        return bracketed(inner.kind == Kind::All || inner.kind == Kind::Any, print_rule(types, inner));
    };
    switch (requirement.kind) {
        case Kind::Compare: {
            std::string text;
            if (requirement.comparison == parser::Comparison::AtMost) text = "MAX ";
            if (requirement.comparison == parser::Comparison::Exactly) text = "=";
            const MetricRule& metric = *requirement.metric;
            if (metric.kind == MetricRule::Kind::Count) {
                if (text.empty()) return amount_text(requirement.amount, false) + types.print(metric.type);
                return fmt::format("{}{} {}", text, requirement.amount, types.print(metric.type));
            }
            const bool simple = metric.kind == MetricRule::Kind::Property;
            return fmt::format("{}{} {}", text, requirement.amount, bracketed(!simple, print_rule(types, metric)));
        }
        case Kind::All: return joined(requirement.parts, ", ", nested);
        case Kind::Any: return joined(requirement.parts, " OR ", nested);
        case Kind::Rank: {
            const std::string place = requirement.from_below    ? "LEAST"
                                      : requirement.amount == 1 ? "MOST"
                                                                : fmt::format("RANK {}", requirement.amount);
            const bool simple = requirement.metric->kind == MetricRule::Kind::Count ||
                                requirement.metric->kind == MetricRule::Kind::Eval;
            return fmt::format("{} {}", place, bracketed(!simple, print_rule(types, *requirement.metric)));
        }
        case Kind::Eval:
            return requirement.type == kNoType
                       ? requirement.property
                       : fmt::format("EVAL {}.{}", types.print(requirement.type), requirement.property);
    }
    return {};
}

std::string print_rule(TypePool& types, const InstructionRule& rule) {
    using Kind = InstructionRule::Kind;
    const auto print = [&](const InstructionRule& inner) { return print_rule(types, inner); };
    switch (rule.kind) {
        case Kind::Change: return change(types, rule);
        case Kind::Per:
            return fmt::format(
                "{} / {}", print(*rule.parts[0]),
                bracketed(rule.metric->kind == MetricRule::Kind::Union, print_rule(types, *rule.metric)));
        case Kind::Gate: {
            const bool group =
                rule.gate->kind == RequirementRule::Kind::All || rule.gate->kind == RequirementRule::Kind::Any;
            const Kind inner = rule.parts[0]->kind;
            return fmt::format(
                "{}: {}", bracketed(group, print_rule(types, *rule.gate)),
                bracketed(inner == Kind::Or || inner == Kind::Then || inner == Kind::Multi, print(*rule.parts[0])));
        }
        case Kind::Each: {
            const Kind inner = rule.parts[0]->kind;
            return fmt::format(
                "EACH {}: {}", types.print(rule.each),
                bracketed(inner == Kind::Or || inner == Kind::Then || inner == Kind::Multi, print(*rule.parts[0])));
        }
        case Kind::Or:
            return joined(rule.parts, " OR ", [&](const InstructionRule& inner) {
                return bracketed(inner.kind == Kind::Then || inner.kind == Kind::Multi || inner.kind == Kind::Gate ||
                                     inner.kind == Kind::Each,
                                 print(inner));
            });
        case Kind::Then:
            return joined(rule.parts, " THEN ", [&](const InstructionRule& inner) {
                return bracketed(inner.kind == Kind::Multi || inner.kind == Kind::Then, print(inner));
            });
        case Kind::Multi:
            return joined(rule.parts, ", ", [&](const InstructionRule& inner) {
                return bracketed(inner.kind == Kind::Multi, print(inner));
            });
        case Kind::Custom: {
            std::string arguments;
            for (const TypeId argument : rule.arguments) {
                if (!arguments.empty()) arguments += ", ";
                arguments += types.print(argument);
            }
            return fmt::format("@{}({})", rule.custom, arguments);
        }
    }
    return {};
}

// --- Equality --------------------------------------------------------------------------------------------------

namespace {

template <class Ptr>
bool equal_parts(const std::vector<Ptr>& a, const std::vector<Ptr>& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] != b[i] && !equal(*a[i], *b[i])) return false;
    }
    return true;
}

template <class Ptr>
bool equal_maybe(const Ptr& a, const Ptr& b) {
    return a == b || (a && b && equal(*a, *b));
}

}  // namespace

bool equal(const MetricRule& a, const MetricRule& b) {
    return a.kind == b.kind && a.type == b.type && a.value == b.value && a.property == b.property &&
           a.owner == b.owner && equal_parts(a.parts, b.parts);
}

bool equal(const RequirementRule& a, const RequirementRule& b) {
    return a.kind == b.kind && a.comparison == b.comparison && a.amount == b.amount && a.type == b.type &&
           a.from_below == b.from_below && a.property == b.property && a.owner == b.owner &&
           equal_maybe(a.metric, b.metric) && equal_parts(a.parts, b.parts);
}

bool equal(const InstructionRule& a, const InstructionRule& b) {
    return a.kind == b.kind && a.amount == b.amount && a.variable == b.variable && a.gain == b.gain &&
           a.remove == b.remove && a.intensity == b.intensity && a.by == b.by && equal_maybe(a.metric, b.metric) &&
           equal_maybe(a.gate, b.gate) && equal_parts(a.parts, b.parts) && a.custom == b.custom && a.each == b.each &&
           a.arguments == b.arguments;
}

std::size_t hash_of(const InstructionRule& rule) {
    std::size_t seed = static_cast<std::size_t>(rule.kind);
    const auto mix = [&](std::size_t value) { seed ^= value + 0x9e3779b97f4a7c15ULL + (seed << 6) + (seed >> 2); };
    mix(static_cast<std::uint32_t>(rule.amount));
    mix(rule.variable ? 1 : 0);
    mix(rule.gain);
    mix(rule.remove);
    mix(static_cast<std::size_t>(rule.intensity));
    mix(rule.by);
    mix(rule.each);
    mix(std::hash<std::string>{}(rule.custom));
    for (const TypeId argument : rule.arguments) mix(argument);
    for (const auto& part : rule.parts) mix(hash_of(*part));
    return seed;
}

}  // namespace rego::engine
