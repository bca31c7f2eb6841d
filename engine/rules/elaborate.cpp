#include "engine/rules/elaborate.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/rules/link_keys.hpp"
#include "engine/rules/refuse.hpp"
#include "engine/types/meanwhile.hpp"
#include "parser/print.hpp"
#include "parser/text/spelling.hpp"

namespace rego::engine {

using namespace parser;

// --- What the words stand for ----------------------------------------------------------------------------------

Elaborator& Elaborator::self(TypeId type, ClassId declared_in) {
    self_ = type;
    header_.clear();
    header_of_ = kNoClass;
    if (type == kNoType || declared_in == kNoClass) return *this;
    const auto& dependencies = table_.info(declared_in).header_dependencies;
    for (std::uint32_t i = 0; i < dependencies.size(); ++i) {
        const bool literal = dependencies[i].name == "Class" && dependencies[i].arguments.size() == 1;
        std::string key = to_string(literal ? dependencies[i].arguments.front() : dependencies[i]);
        const auto index = table_.find_dependency(types_[type].cls, DependencyKey{declared_in, i});
        if (!index) continue;
        const TypeId meaning = types_[type].dependencies[*index];
        const auto same = std::find_if(header_.begin(), header_.end(), [&](const auto& h) { return h.first == key; });
        if (same != header_.end()) {
            header_.erase(same);  // `Adjacency<Tile, Tile>`: which of the two would be meant?
        } else {
            header_.emplace_back(std::move(key), meaning);
        }
    }
    if (!header_.empty()) header_of_ = declared_in;
    return *this;
}

Elaborator& Elaborator::lasting() {
    lasting_ = true;
    return *this;
}

Elaborator& Elaborator::owner(TypeId player) {
    owner_ = player;
    return *this;
}

Elaborator& Elaborator::loose_names(bool loose) {
    loose_ = loose;
    return *this;
}

Elaborator& Elaborator::without_defaults(bool without) {
    without_defaults_ = without;
    return *this;
}

TypeId Elaborator::header_meaning(const Expression& expression) const {
    if (header_.empty() || expression.complement) return kNoType;
    for (const auto& [key, meaning] : header_) {
        // A class named by a literal stands for itself with any arguments: `CardFront<Anyone>` of `Class<CardFront>`.
        if (types_[meaning].literal != kNoClass && key == expression.name) return meaning;
        if (key.starts_with(expression.name) && key == to_string(expression)) return meaning;
    }
    return kNoType;
}

ClassId Elaborator::class_named(const Expression& expression) const {
    const auto found = loose_ ? table_.find_loose(expression.name) : table_.find(expression.name);
    if (found) return *found;
    Span span = expression.span;
    span.end = span.begin + static_cast<std::uint32_t>(expression.name.size());
    if (types_.find_measure(expression.name, loose_) != nullptr) {
        refuse_written(ErrorKind::Type,
                       fmt::format("`{}` is a measure: it is counted or asked, and is no type", expression.name), span,
                       fmt::format("`help {}` says what it is", expression.name));
    }
    refuse_written(ErrorKind::UnknownName, fmt::format("unknown class `{}`", expression.name), span,
                   did_you_mean(table_.suggestions(expression.name, 1)));
}

// --- Effects ---------------------------------------------------------------------------------------------------

ElaboratedEffect Elaborator::effect(const EffectRule& rule) { return effect(rule, links_of(rule)); }

ElaboratedEffect Elaborator::effect(const EffectRule& rule, const LinkKeys& links) {
    links_.clear();
    for (const auto& key : links) links_.emplace_back(key, next_link_++);

    ElaboratedEffect effect;
    effect.immediate = rule.effect.immediate;
    effect.answering = rule.effect.answering;
    for (const TriggerArm& arm : rule.arms) {
        ElaboratedArm resolved;
        resolved.side = arm.side;
        resolved.variable = arm.variable;
        resolved.self = arm.self;
        {
            const Meanwhile production{prod_, arm.prod};
            resolved.type = expression(arm.type, Usage::Trigger);
        }
        if (arm.by) {
            const TypeId actor = resolve(*arm.by, Usage::Plain, true);
            resolved.by = arm.by->complement ? all_but(actor) : actor;
        }
        for (const auto& condition : arm.conditions) resolved.conditions.push_back(requirement(condition));
        effect.arms.push_back(std::move(resolved));
    }
    mentions_owner_ = false;
    effect.instruction = instruction(rule.effect.instruction);
    effect.mentions_owner = mentions_owner_;
    links_.clear();
    return effect;
}

}  // namespace rego::engine
