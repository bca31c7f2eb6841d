// Triggers, effects, costs and actions.
#include <algorithm>

#include <fmt/format.h>

#include "app/render/english/english.hpp"

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
        if (production && is(spend->type, "StandardResource"))
            return production_change(spend->amount, spend->type, false, false);
        if (is(spend->type, "CardResource")) return remove({spend->amount, spend->type, std::nullopt}, {});
        if (spend->type.name == "ProjectCard") return "discard " + amount_of(spend->amount, spend->type);
        return "spend " + amount_of(spend->amount, spend->type);
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
    return cost(*action.cost, false) + " to " + result;
}

std::string English::when_gained(const Expression& type, bool variable, std::string_view actor, bool production) const {
    const Expression* owner = owner_argument(type);
    // Whoever is named by BY or owns the thing; nobody named means the owner of the card.
    std::string who = "you";
    if (!actor.empty()) {
        who = actor;
    } else if (owner != nullptr && (owner->name != "Owner" || owner->complement)) {
        who = person(*owner);
    }
    const auto verb = [&](std::string_view word) { return fmt::format("{} {}{}", who, word, who == "you" ? "" : "s"); };
    const std::string s = who == "you" ? "your" : who + "'s";
    if (production) return fmt::format("when {} {} production is increased", s, noun(type).one);
    if (type.name == "This") return "when " + self_ + (is_card() ? " is played" : " is placed");
    if (type.name == "End") return "at the end of the game";
    if (type.name == "Generation") return "when a generation begins";
    if (is(type, "Phase")) return "in the " + noun(type).one;
    if (type.name == "TerraformRating") return "when " + s + " TR is raised";
    if (const std::string_view track = track_name(type.name); !track.empty())
        return "when " + verb("raise") + " " + std::string(track);
    const Expression* literal = literal_argument(type);
    if (type.name == "PlayTag") {
        const std::string tag = literal == nullptr ? "tag" : noun(*literal).one;
        return variable ? "when you play a card with " + with_article(tag)
                        : fmt::format("for each {} on a card you play", tag);
    }
    if (type.name == "PlayCard") return "when you play a card";
    if (type.name == "Pay")
        return fmt::format("for each {} you pay with", literal == nullptr ? "unit" : noun(*literal).one);
    if (type.name == "Owed")
        return fmt::format("whenever you have to pay {}", literal == nullptr ? "M€" : noun(*literal).one);
    if (type.name == "BuyCard") return "when you buy a card";
    if (type.name == "Passed") return fmt::format("when {} {}", who, who == "you" ? "pass" : "passes");
    if (type.name == "CostPaid") {
        return "when you have paid for " + (type.arguments.empty() ? "something" : named(type.arguments.front()));
    }
    if (type.name == "UseAction") {
        if (type.arguments.empty()) return "when you use an action";
        const Expression& user = type.arguments.front();
        if (user.name == "This") return "when you use the action of " + self_;
        const bool standard = is(user, "StandardProject") || is(user, "StandardAction");
        const std::string words =
            engine::words_of(standard ? std::string_view(user.name).substr(0, user.name.size() - 2) : user.name);
        return is(user, "StandardProject")  ? "when you use the standard project " + words
               : is(user, "StandardAction") ? "when you use the standard action " + words
                                            : "when you use the action of " + named(user);
    }
    // Where or on what; whose has been said.
    Expression place = type;
    std::erase_if(place.arguments, [&](const Expression& argument) {
        return is(argument, "Anyone") || (argument.name == "CardFront" && !argument.refinement);
    });
    const std::string what = named(place);
    if (is(type, "Tag") || is(type, "CardFront")) return "when " + verb("play") + " " + what;
    if (is(type, "Tile")) return "when " + verb("place") + " " + what;
    if (is(type, "Milestone")) return "when " + verb("claim") + " " + what;
    if (is(type, "Award")) return "when " + verb("fund") + " " + what;
    return "when " + verb("gain") + " " + what;
}

std::string English::when_removed(const Expression& type, std::string_view actor, bool production) const {
    const std::string whose = argument_below(type, "This") != nullptr ? " from " + self_
                              : owner_argument(type) != nullptr       ? " of " + person(*owner_argument(type))
                                                                      : " of yours";
    if (production) return "when your " + noun(type).one + " production is decreased";
    if (type.name == "This") return "when " + self_ + (is_card() ? " leaves play" : " is removed");
    if (type.name == "Owed") return "when that has been paid";
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
        return when(*condition->inner, actor, production) + " and " + requirement(condition->condition);
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
    if (gain != nullptr && gain->type.name == "Die") {
        return "it cannot happen that " + (trigger.starts_with("when ") ? trigger.substr(5) : trigger);
    }
    return trigger + ", " + instruction(effect.instruction);
}

}  // namespace rego::app
