#include "engine/types/rewrite.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "engine/error.hpp"

namespace rego::engine {

MetricPtr substitute(TypePool& types, const MetricPtr& metric, const Bindings& bindings) {
    if (!metric || bindings.empty()) return metric;
    auto copy = std::make_shared<MetricRule>(*metric);
    if (copy->type != kNoType) copy->type = types.substitute(copy->type, bindings);
    if (copy->owner != kNoType) copy->owner = types.substitute(copy->owner, bindings);
    for (auto& part : copy->parts) part = substitute(types, part, bindings);
    return copy;
}

RequirementPtr substitute(TypePool& types, const RequirementPtr& requirement, const Bindings& bindings) {
    if (!requirement || bindings.empty()) return requirement;
    auto copy = std::make_shared<RequirementRule>(*requirement);
    if (copy->type != kNoType) copy->type = types.substitute(copy->type, bindings);
    if (copy->owner != kNoType) copy->owner = types.substitute(copy->owner, bindings);
    copy->metric = substitute(types, copy->metric, bindings);
    for (auto& part : copy->parts) part = substitute(types, part, bindings);
    return copy;
}

namespace {

/// An arm that cannot be what it is linked with is no choice; without any the last one's error is told.
InstructionPtr substitute_arms(TypePool& types, const InstructionRule& choice, const Bindings& bindings) {
    auto copy = std::make_shared<InstructionRule>(choice);
    copy->parts.clear();
    for (const auto& arm : choice.parts) {
        try {
            copy->parts.push_back(substitute(types, arm, bindings));
        } catch (const RuleError&) {
            if (copy->parts.empty() && &arm == &choice.parts.back()) throw;
        }
    }
    return copy->parts.size() == 1 ? copy->parts.front() : copy;
}

}  // namespace

InstructionPtr substitute(TypePool& types, const InstructionPtr& instruction, const Bindings& bindings) {
    if (!instruction || bindings.empty()) return instruction;
    if (instruction->kind == InstructionRule::Kind::Or) return substitute_arms(types, *instruction, bindings);
    auto copy = std::make_shared<InstructionRule>(*instruction);
    const auto replace = [&](TypeId& type) {
        if (type == kNoType) return;
        const TypeId replaced = types.substitute(type, bindings);
        if (replaced == kNoType) {
            throw RuleError(ErrorKind::Type, "`" + types.print(type) + "` cannot be what it is linked with");
        }
        type = replaced;
    };
    replace(copy->gain);
    replace(copy->remove);
    replace(copy->by);
    replace(copy->each);
    for (TypeId& argument : copy->arguments) replace(argument);
    copy->metric = substitute(types, copy->metric, bindings);
    copy->gate = substitute(types, copy->gate, bindings);
    for (auto& part : copy->parts) part = substitute(types, part, bindings);
    return copy;
}

namespace {

bool mentions_links(const TypePool& types, const MetricRule& metric) {
    return (metric.type != kNoType && types[metric.type].linked) ||
           (metric.owner != kNoType && types[metric.owner].linked) ||
           std::any_of(metric.parts.begin(), metric.parts.end(),
                       [&](const auto& part) { return mentions_links(types, *part); });
}

MetricPtr without_links(TypePool& types, const MetricPtr& metric) {
    auto copy = std::make_shared<MetricRule>(*metric);
    if (copy->type != kNoType) copy->type = types.without_links(copy->type);
    if (copy->owner != kNoType) copy->owner = types.without_links(copy->owner);
    for (auto& part : copy->parts) part = without_links(types, part);
    return copy;
}

}  // namespace

bool mentions_links(const TypePool& types, const RequirementRule& requirement) {
    return (requirement.type != kNoType && types[requirement.type].linked) ||
           (requirement.owner != kNoType && types[requirement.owner].linked) ||
           (requirement.metric && mentions_links(types, *requirement.metric)) ||
           std::any_of(requirement.parts.begin(), requirement.parts.end(),
                       [&](const auto& part) { return mentions_links(types, *part); });
}

RequirementPtr without_links(TypePool& types, const RequirementPtr& requirement) {
    if (!mentions_links(types, *requirement)) return requirement;
    auto copy = std::make_shared<RequirementRule>(*requirement);
    if (copy->type != kNoType) copy->type = types.without_links(copy->type);
    if (copy->owner != kNoType) copy->owner = types.without_links(copy->owner);
    if (copy->metric) copy->metric = without_links(types, copy->metric);
    for (auto& part : copy->parts) part = without_links(types, part);
    return copy;
}

namespace {

std::int32_t times_amount(std::int32_t amount, std::int64_t times) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
    if (times > kMost || amount * times > kMost) {
        throw RuleError(ErrorKind::Limit, "an amount would be larger than 2147483647");
    }
    return static_cast<std::int32_t>(amount * times);
}

/// Custom rules are carried out one by one, so they cannot be asked for without end.
constexpr std::int64_t kMostCustom = 10'000;

}  // namespace

InstructionPtr with_properties(const TypePool& types, const InstructionPtr& instruction) {
    using Kind = InstructionRule::Kind;
    const auto known = [&](const MetricRule& metric) -> std::optional<std::int32_t> {
        if (metric.kind != MetricRule::Kind::Property || metric.type == kNoType) return std::nullopt;
        const Type& type = types[metric.type];
        const ClassId cls = type.literal != kNoClass ? type.literal : type.cls;
        if (types.table().info(cls).is_abstract) return std::nullopt;
        const PropertyValue* value = types.table().property(cls, metric.property);
        const auto* number = value == nullptr ? nullptr : std::get_if<std::int32_t>(&value->value);
        return number == nullptr ? std::nullopt : std::optional{*number};
    };
    if (instruction->kind == Kind::Per) {
        const auto times = known(*instruction->metric);
        return times && *times >= 0 ? scaled(instruction->parts.front(), *times) : instruction;
    }
    const bool has_per = std::any_of(instruction->parts.begin(), instruction->parts.end(),
                                     [](const auto& part) { return part->kind == Kind::Per; });
    if (!has_per) return instruction;
    auto copy = std::make_shared<InstructionRule>(*instruction);
    for (auto& part : copy->parts) part = with_properties(types, part);
    return copy;
}

InstructionPtr with_x(const InstructionPtr& instruction, std::int32_t x) {
    auto copy = std::make_shared<InstructionRule>(*instruction);
    if (copy->variable) {
        copy->variable = false;
        copy->amount = times_amount(copy->amount, x);
    }
    for (auto& part : copy->parts) part = with_x(part, x);
    return copy;
}

InstructionPtr done_by(const InstructionPtr& instruction, TypeId actor) {
    auto copy = std::make_shared<InstructionRule>(*instruction);
    if (copy->kind == InstructionRule::Kind::Change && copy->by == kNoType) copy->by = actor;
    for (auto& part : copy->parts) part = done_by(part, actor);
    return copy;
}

InstructionPtr scaled(const InstructionPtr& instruction, std::int64_t times) {
    using Kind = InstructionRule::Kind;
    if (times == 1) return instruction;
    auto copy = std::make_shared<InstructionRule>(*instruction);
    switch (copy->kind) {
        case Kind::Change: {
            copy->amount = times_amount(copy->amount, times < 0 ? -times : times);
            if (times < 0) {
                std::swap(copy->gain, copy->remove);
                copy->intensity = parser::Intensity::AsMuchAsPossible;
            }
            break;
        }
        case Kind::Custom: {
            auto all = std::make_shared<InstructionRule>();
            all->kind = Kind::Multi;
            if (times > kMostCustom) {
                throw RuleError(ErrorKind::Limit, "`@" + copy->custom + "` so many times is too much");
            }
            for (std::int64_t i = 0; i < times; ++i) all->parts.push_back(instruction);
            return all;
        }
        default:
            for (auto& part : copy->parts) part = scaled(part, times);
    }
    return copy;
}

}  // namespace rego::engine
