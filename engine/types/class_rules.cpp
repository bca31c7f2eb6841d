// Building the class table: actions become effects, triggers are laid flat, and rules reach the classes below.
#include <algorithm>

#include <fmt/format.h>

#include "engine/types/action_rules.hpp"
#include "engine/types/class_table_builder.hpp"

namespace rego::engine {

using parser::ErrorKind;
using parser::Expression;

void ClassTable::Builder::actions_to_effects() {
    std::vector<std::string> owed_names;
    for (const ClassId id : made_.known_.owed_classes) owed_names.push_back(made_.classes_[id].name);
    std::vector<std::size_t> inherited(made_.classes_.size(), 0);
    for (const ClassId id : made_.order_) {
        for (const ClassId super : made_.classes_[id].supers) inherited[id] = std::max(inherited[id], inherited[super]);
        const auto& actions = made_.classes_[id].actions;
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const auto& action = actions[i];
            const Origin& origin = made_.classes_[id].action_origins[i];
            if (inherited[id] >= kActionSlots.size()) {
                problem(ErrorKind::Type, fmt::format("`{}` has more than three actions", made_.classes_[id].name),
                        origin.file, action.span);
                break;
            }
            for (auto& effect : rules_of_action(action, kActionSlots[inherited[id]], owed_names,
                                                made_.canon_->language.owed_becomes)) {
                add_effect(id, std::move(effect), origin, true);
            }
            ++inherited[id];
        }
    }
}

void ClassTable::Builder::flatten_trigger(const parser::Trigger& trigger, TriggerArm seed, EffectRule& rule) {
    const auto leaf = [&](const Expression& type, Side side, bool variable) {
        seed.type = type;
        seed.side = side;
        seed.variable = variable;
        seed.self = type.name == "This" && type.arguments.empty() && !type.refinement;
        if (!seed.self) {
            const auto root = type.name == "This" ? std::optional{rule.declared_in} : made_.find(type.name);
            if (!root) return;
            seed.root = *root;
            if (seed.prod && made_.known_.production_of != kNoClass &&
                made_.is_subclass(*root, made_.known_.production_of)) {
                seed.root = made_.known_.production;
            }
        }
        rule.arms.push_back(seed);
    };
    if (const auto* gain = std::get_if<parser::GainTrigger>(&trigger.node)) {
        leaf(gain->type, Side::Gain, gain->variable);
    } else if (const auto* remove = std::get_if<parser::RemoveTrigger>(&trigger.node)) {
        leaf(remove->type, Side::Loss, remove->variable);
    } else if (const auto* prod = std::get_if<parser::ProdTrigger>(&trigger.node)) {
        seed.prod = true;
        flatten_trigger(*prod->inner, seed, rule);
    } else if (const auto* any = std::get_if<parser::OrTrigger>(&trigger.node)) {
        for (const auto& part : any->parts) flatten_trigger(part, seed, rule);
    } else if (const auto* by = std::get_if<parser::ByTrigger>(&trigger.node)) {
        seed.by = by->actor;
        flatten_trigger(*by->inner, seed, rule);
    } else if (const auto* iff = std::get_if<parser::IfTrigger>(&trigger.node)) {
        seed.conditions.push_back(iff->condition);
        flatten_trigger(*iff->inner, seed, rule);
    }
}

void ClassTable::Builder::collect_rules() {
    for (auto& rule : made_.effects_) flatten_trigger(rule.effect.trigger, {}, rule);
    std::vector<std::vector<std::size_t>> own_invariants(made_.classes_.size());
    for (std::size_t i = 0; i < made_.invariants_.size(); ++i) {
        if (made_.invariants_[i].condition.empty()) own_invariants[made_.invariants_[i].declared_in].push_back(i);
    }
    for (const auto& [id, invariant] : added_invariants_) own_invariants[id].push_back(invariant);
    for (auto& info : made_.classes_) {
        for (auto it = info.ancestors.rbegin(); it != info.ancestors.rend(); ++it) {
            const auto& source = made_.classes_[*it];
            info.effects.insert(info.effects.end(), source.own_effects.begin(), source.own_effects.end());
            info.invariants.insert(info.invariants.end(), own_invariants[*it].begin(), own_invariants[*it].end());
        }
    }
}

void ClassTable::Builder::outline() {
    made_.outlines_.reserve(made_.classes_.size());
    for (const ClassInfo& info : made_.classes_) {
        made_.outlines_.push_back({info.name, info.module, info.is_abstract, info.is_singleton});
    }
}

}  // namespace rego::engine
