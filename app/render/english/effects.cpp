// Triggers, effects, costs and actions.
#include <algorithm>

#include <fmt/format.h>

#include "app/lens/kinds.hpp"
#include "app/render/english/english.hpp"
#include "parser/print.hpp"

namespace rego::app {

using parser::Cost;
using parser::Trigger;

namespace {

/// How many characters all parts begin with in common: whole words, at least "when you play", and no article at the
/// end. "when you play a plant tag or when you play an animal tag" says "when you play" once.
std::size_t shared_opening(const std::vector<std::string>& parts) {
    std::size_t shared = parts.front().size();
    for (const std::string& part : parts) {
        const auto differ = std::mismatch(parts.front().begin(), parts.front().end(), part.begin(), part.end()).first;
        shared = std::min(shared, static_cast<std::size_t>(differ - parts.front().begin()));
    }
    std::string opening = parts.front().substr(0, shared);
    opening.resize(opening.rfind(' ') + 1);
    for (const std::string_view article : {" a ", " an ", " 1 "}) {
        if (opening.ends_with(article)) opening.resize(opening.size() - article.size() + 1);
    }
    return std::ranges::count(opening, ' ') >= 3 ? opening.size() : 0;
}

}  // namespace

std::string English::cost(const Cost& cost, bool production) const {
    if (const auto* spend = std::get_if<parser::SpendCost>(&cost.node)) {
        if (production && is_produced(spend->type)) return production_change(spend->amount, spend->type, false, false);
        const std::string spent =
            said(&engine::PhraseWords::spend, {spend->type, spend->amount, std::nullopt, Side::Remove});
        return spent.empty() ? "spend " + amount_of(spend->amount, spend->type) : spent;
    }
    if (const auto* per = std::get_if<parser::PerCost>(&cost.node)) {
        return this->cost(*per->inner, production) + " per " + metric(per->metric);
    }
    if (const auto* box = std::get_if<parser::ProdCost>(&cost.node)) return this->cost(*box->inner, true);
    std::vector<std::string> parts;
    const auto* any = std::get_if<parser::OrCost>(&cost.node);
    for (const Cost& part : any != nullptr ? any->parts : std::get<parser::MultiCost>(cost.node).parts) {
        parts.push_back(this->cost(part, production));
    }
    return joined(parts, any != nullptr ? "or" : "and");
}

std::string English::action(const parser::Action& action) const {
    const std::string result = instruction(action.instruction);
    if (!action.cost) return result;
    // "if that is so, spend 3 M€ to …": a gate that is false makes the whole action impossible.
    if (const auto* condition = std::get_if<parser::GatedInstruction>(&action.instruction.node)) {
        return fmt::format("if {}, {} to {}", requirement(condition->gate), cost(*action.cost, false),
                           instruction(*condition->inner));
    }
    const bool is_sentence = result.starts_with("if ") || result.starts_with("for ");
    return cost(*action.cost, false) + (is_sentence ? ": " : " to ") + result;
}

std::string English::when_gained(const Expression& type, bool variable, std::string_view actor, bool production) const {
    Topic topic{type};
    topic.actor = actor;
    topic.is_trigger = true;
    if (production) return filled("when {whose} {noun} production is increased", topic);
    if (type.name == kind::kThis) return "when " + self_ + (is_card() ? " is played" : " is placed");
    if (const auto known = track(type)) return filled("when {does:raise} " + known->raised, topic);
    const std::string* for_x = variable ? phrase(type, &engine::PhraseWords::when_x) : nullptr;
    const std::string* when = for_x != nullptr ? for_x : phrase(type, &engine::PhraseWords::when);
    return filled(when != nullptr ? *when : "when {does:gain} {what}", topic);
}

std::string English::when_removed(const Expression& type, std::string_view actor, bool production) const {
    const std::string whose = argument_below(type, kind::kThis) != nullptr ? " from " + self_
                              : owner_argument(type) != nullptr            ? " of " + person(*owner_argument(type))
                                                                           : " of yours";
    if (production) {
        const Expression* owner = owner_argument(type);
        const std::string its = (is_own(owner) ? "your " : person(*owner) + "'s ") + noun(type).one + " production";
        return actor.empty() ? "when " + its + " is decreased" : fmt::format("when {} decreases {}", actor, its);
    }
    if (type.name == kind::kThis) return "when " + self_ + (is_card() ? " leaves play" : " is removed");
    if (const std::string gone = said(&engine::PhraseWords::gone, {type}); !gone.empty()) return gone;
    if (!actor.empty()) return fmt::format("when {} removes {}{}", actor, with_article(noun(type)), whose);
    return fmt::format("when {} is removed{}", with_article(noun(type)) + (whose == " of yours" ? whose : ""),
                       whose == " of yours" ? "" : whose);
}

std::string English::when(const Trigger& trigger, std::string_view actor, bool production) const {
    if (const auto* gain = std::get_if<parser::GainTrigger>(&trigger.node)) {
        return when_gained(gain->type, gain->variable, actor, production);
    }
    if (const auto* removal = std::get_if<parser::RemoveTrigger>(&trigger.node)) {
        return when_removed(removal->type, actor, production);
    }
    if (const auto* box = std::get_if<parser::ProdTrigger>(&trigger.node)) return when(*box->inner, actor, true);
    if (const auto* by = std::get_if<parser::ByTrigger>(&trigger.node)) {
        return when(*by->inner, person(by->actor), production);
    }
    if (const auto* condition = std::get_if<parser::IfTrigger>(&trigger.node)) {
        const std::string moment = when(*condition->inner, actor, production);
        return moment + (moment.starts_with("when ") ? " and " : ", if ") + requirement(condition->condition);
    }
    std::vector<std::string> parts;
    for (const Trigger& part : std::get<parser::OrTrigger>(trigger.node).parts)
        parts.push_back(when(part, actor, production));
    const std::size_t shared = shared_opening(parts);
    for (std::size_t i = 1; i < parts.size(); ++i) parts[i].erase(0, shared);
    return joined(parts, "or");
}

std::string English::effect(const parser::Effect& effect) const {
    const std::string trigger = when(effect.trigger, "", false);
    const auto* gain = std::get_if<parser::GainInstruction>(&effect.instruction.node);
    if (gain != nullptr && gain->type.name == kind::kDie) {
        return "it cannot happen that " + (trigger.starts_with("when ") ? trigger.substr(5) : trigger);
    }
    English later = *this;
    later.learn_labels(parser::to_string(effect.trigger));
    if (const auto* event = std::get_if<parser::GainTrigger>(&effect.trigger.node)) later.learn_arguments(event->type);
    return trigger + ", " + later.instruction(effect.instruction);
}

}  // namespace rego::app
