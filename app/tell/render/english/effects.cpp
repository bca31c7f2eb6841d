// Triggers, effects, costs and actions.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/english/english.hpp"
#include "app/tell/render/english/gains.hpp"
#include "parser/print.hpp"
#include "parser/transform.hpp"

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

/// How many characters they end with in common, whole words: "for each Earth tag on a card you play".
std::size_t shared_ending(const std::vector<std::string>& parts) {
    const std::string& first = parts.front();
    std::size_t shared = first.size();
    for (const std::string& part : parts) {
        const auto differ = std::mismatch(first.rbegin(), first.rend(), part.rbegin(), part.rend()).first;
        shared = std::min(shared, static_cast<std::size_t>(differ - first.rbegin()));
    }
    const std::size_t space = first.find(' ', first.size() - shared);
    return space == std::string::npos ? 0 : first.size() - space;
}

/// "for each Earth tag or Venus tag on a card you play": what they begin and end with is said once.
std::string joined_moments(std::vector<std::string> parts) {
    constexpr std::string_view kEach = "for each ";
    const bool is_each = std::ranges::all_of(parts, [&](const auto& part) { return part.starts_with(kEach); });
    const std::size_t opening = is_each ? kEach.size() : shared_opening(parts);
    const std::size_t ending = is_each ? shared_ending(parts) : 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) parts[i].erase(0, opening);
        if (i + 1 < parts.size()) parts[i].resize(parts[i].size() - ending);
    }
    return joined(parts, "or");
}

/// "any player removes", "you remove".
std::string acts(std::string_view actor, std::string_view verb) {
    return fmt::format("{} {}", actor, actor == "you" ? std::string(verb) : third_person(verb));
}

/// What comes or goes, through a box around it.
const parser::Expression* type_of(const Trigger& trigger) {
    if (const auto* gain = std::get_if<parser::GainTrigger>(&trigger.node)) return &gain->type;
    const auto* box = std::get_if<parser::ProdTrigger>(&trigger.node);
    return box == nullptr ? nullptr : type_of(*box->inner);
}

/// What is spent, through a box around it.
const parser::Expression* type_of(const Cost& cost) {
    if (const auto* spend = std::get_if<parser::SpendCost>(&cost.node)) return &spend->type;
    const auto* box = std::get_if<parser::ProdCost>(&cost.node);
    return box == nullptr ? nullptr : type_of(*box->inner);
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
        // `1 / 12 - VenusTag`: 12, less 1 for each.
        const auto* less = std::get_if<parser::DifferenceMetric>(&per->metric.node);
        const auto* whole = less == nullptr ? nullptr : std::get_if<parser::ConstantMetric>(&less->left->node);
        const auto* each = std::get_if<parser::SpendCost>(&per->inner->node);
        if (whole != nullptr && each != nullptr && each->amount == Amount{})
            return fmt::format("spend {}, less 1 per {},", counted(whole->value, noun(each->type)),
                               metric(*less->right));
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
    English later = *this;
    if (const Expression* spent = action.cost ? type_of(*action.cost) : nullptr) later.learn(*spent);
    const std::string result = later.instruction(action.instruction);
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
    if (production)
        return filled(is_any_resource(type) ? "when one of {whose} productions is increased"
                                            : "when {whose} {noun} production is increased",
                      topic);
    if (type.name == kind::kThis) return "when " + self_ + (is_card() ? " is played" : " is placed");
    // `SpaceTag<EventCard>`: an event card with a space tag.
    const Expression* card = is(type, kind::kTag) ? argument_below(type, kind::kCard) : nullptr;
    if (card != nullptr && card->name != kind::kCard && !card->complement) {
        const Expression played = place_of(*card);
        return filled("when {does:play} ", topic) + named(played) + " with " + with_article(noun(type));
    }
    if (const auto known = track(type)) return filled("when {does:raise} " + known->raised, topic);
    const std::string* for_x = variable ? phrase(type, &engine::PhraseWords::when_x) : nullptr;
    const std::string* when = for_x != nullptr ? for_x : phrase(type, &engine::PhraseWords::when);
    return filled(when != nullptr ? *when : "when {does:gain} {what}", topic);
}

/// "an opponent may not remove your plants", "animals may not be removed from this card".
std::string English::forbidden_removal(const Expression& type, std::string_view actor) const {
    const Expression* owner = owner_argument(type);
    const bool is_here = argument_below(type, kind::kThis) != nullptr;
    const std::string what = (is_here || !is_own(owner) ? "" : "your ") + noun(type).many;
    const std::string where = is_here ? " from " + self_ : "";
    return actor.empty() ? what + " may not be removed" + where
                         : fmt::format("{} may not remove {}{}", actor, what, where);
}

std::string English::when_removed(const Expression& type, std::string_view actor, bool production) const {
    if (forbids_ && !production && type.name != kind::kThis) return forbidden_removal(type, actor);
    const std::string whose = argument_below(type, kind::kThis) != nullptr ? " from " + self_
                              : owner_argument(type) != nullptr            ? " of " + person(*owner_argument(type))
                                                                           : " of yours";
    if (production) {
        const Expression* owner = owner_argument(type);
        const std::string its =
            is_any_resource(type) ? "a production of " + (is_own(owner) ? "yours" : person(*owner))
                                  : (is_own(owner) ? "your " : person(*owner) + "'s ") + noun(type).one + " production";
        return "when " + (actor.empty() ? its + " is decreased" : acts(actor, "decrease") + " " + its);
    }
    if (type.name == kind::kThis) return "when " + self_ + (is_card() ? " leaves play" : " is removed");
    if (const std::string gone = said(&engine::PhraseWords::gone, {type}); !gone.empty()) return gone;
    if (!actor.empty()) return fmt::format("when {} {}{}", acts(actor, "remove"), with_article(noun(type)), whose);
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
    return joined_moments(std::move(parts));
}

/// `UseAction<ConvertPlantsSA>:: Plant`: some of its cost comes back, so it costs less.
std::string English::cheaper(const parser::Effect& effect) const {
    const auto* trigger = std::get_if<parser::GainTrigger>(&effect.trigger.node);
    const auto* back = std::get_if<parser::GainInstruction>(&effect.instruction.node);
    if (trigger == nullptr || back == nullptr || trigger->type.name != kind::kUseAction) return {};
    if (trigger->type.arguments.empty()) return {};
    const Expression& used = trigger->type.arguments.front();
    const auto cls = class_of(used);
    const std::string result = phrase_for(&engine::PhraseWords::result, used);
    if (!cls || result.empty() || table_.info(*cls).actions.size() != 1) return {};
    const auto& cost = table_.info(*cls).actions.front().cost;
    const auto* spent = cost ? std::get_if<parser::SpendCost>(&cost->node) : nullptr;
    if (spent == nullptr || spent->type.name != back->type.name || spent->amount.value <= back->amount.value) return {};
    return fmt::format("{} costs you {}, not {}", result,
                       counted(spent->amount.value - back->amount.value, noun(spent->type)), spent->amount.value);
}

namespace {

/// What is handed over in `Pay<Class<Titanium>>::`, whatever else is owed then.
const parser::GainTrigger* handed_over(const parser::Trigger& trigger) {
    const auto* only_if = std::get_if<parser::IfTrigger>(&trigger.node);
    return only_if != nullptr ? handed_over(*only_if->inner) : std::get_if<parser::GainTrigger>(&trigger.node);
}

/// Whether all that it asks is that nothing of some kind is owed.
bool asks_only_for_no_debt(const parser::Trigger& trigger) {
    const auto* only_if = std::get_if<parser::IfTrigger>(&trigger.node);
    if (only_if == nullptr) return true;
    const auto* compare = std::get_if<parser::CountRequirement>(&only_if->condition.node);
    const auto* count = compare == nullptr ? nullptr : std::get_if<parser::CountMetric>(&compare->metric.node);
    return count != nullptr && count->type.name == kind::kOwed;
}

}  // namespace

/// Whether everybody can pay with it somewhere: then a card makes it worth more.
bool English::has_worth(const Expression& resource) const {
    const auto player = table_.find(kind::kPlayer);
    if (!player) return false;
    return std::ranges::any_of(table_.info(*player).own_effects, [&](std::size_t n) {
        const auto* trigger = handed_over(table_.effect(n).effect.trigger);
        const Expression* paid =
            trigger == nullptr || trigger->type.name != kind::kPay ? nullptr : literal_argument(trigger->type);
        return paid != nullptr && paid->name == resource.name;
    });
}

/// `Pay<Class<Titanium>>:: -Owed.`: each is worth so much.
std::string English::worth(const parser::Effect& effect) const {
    if (!asks_only_for_no_debt(effect.trigger)) return {};
    const auto* trigger = handed_over(effect.trigger);
    const auto* less = std::get_if<parser::RemoveInstruction>(&effect.instruction.node);
    if (trigger == nullptr || less == nullptr || !is(less->type, kind::kOwed)) return {};
    const Expression* money = literal_argument(less->type);
    if (money != nullptr && money->name != kind::kMoney) return {};
    const std::string amount = fmt::format("{} {}", less->amount.value, money_name(table_));
    const Expression* resource = literal_argument(trigger->type);
    if (trigger->type.name == kind::kPay && resource != nullptr)
        return fmt::format("each {} you pay with is worth {}{}", noun(*resource).one, amount,
                           has_worth(*resource) ? " more" : "");
    const Expression* card = trigger->type.arguments.empty() ? nullptr : &trigger->type.arguments.front();
    if (trigger->type.name != kind::kPayFrom || card == nullptr) return {};
    Expression held;
    held.name = card_ != nullptr && card_->resource ? *card_->resource : kind::kCardResource;
    return fmt::format("each {} on {} you pay with is worth {}", noun(held).one, named(*card), amount);
}

/// Whether the card itself has such a tag, or brings such a tile.
bool English::is_on_card(const Expression& type) const {
    if (card_ == nullptr) return false;
    const Expression* owner = owner_argument(type);
    if (owner != nullptr && owner->complement) return false;
    const Expression* on = argument_below(type, kind::kCard);
    if (on != nullptr && (on->name != kind::kCard || on->refinement)) return false;
    const auto is_it = [&](std::string_view name) { return is(name, type.name); };
    if (is(type, kind::kTag)) return std::ranges::any_of(card_->tags, is_it);
    if (!is(type, kind::kTile) || !card_->immediate || argument_below(type, kind::kArea) != nullptr) return false;
    bool brings = false;
    for_each_gain(*card_->immediate, [&](const Expression& gained) { brings = brings || is_it(gained.name); });
    return brings;
}

bool English::includes_this(const Trigger& trigger) const {
    if (const auto* gain = std::get_if<parser::GainTrigger>(&trigger.node)) return is_on_card(gain->type);
    if (const auto* by = std::get_if<parser::ByTrigger>(&trigger.node))
        return !by->actor.complement && includes_this(*by->inner);
    const auto* any = std::get_if<parser::OrTrigger>(&trigger.node);
    return any != nullptr && std::ranges::any_of(any->parts, [&](const Trigger& part) { return includes_this(part); });
}

const parser::Instruction* English::standing(const parser::Effect& effect) const {
    const auto* trigger = std::get_if<parser::GainTrigger>(&effect.trigger.node);
    const auto* gain = std::get_if<parser::GainInstruction>(&effect.instruction.node);
    if (trigger == nullptr || gain == nullptr || trigger->type.name != kind::kThis) return nullptr;
    const std::string* known = phrase(gain->type, &engine::PhraseWords::gain);
    const bool is_lasting = argument_below(gain->type, kind::kThis) != nullptr && known != nullptr &&
                            known->find("{track") != std::string::npos;
    return is_lasting ? &effect.instruction : nullptr;
}

std::string English::effect(const parser::Effect& effect) const {
    if (std::string text = cheaper(effect); !text.empty()) return text;
    if (std::string text = worth(effect); !text.empty()) return text;
    if (const parser::Instruction* lasting = standing(effect)) return instruction(*lasting);
    const auto* gain = std::get_if<parser::GainInstruction>(&effect.instruction.node);
    if (gain != nullptr && gain->type.name == kind::kDie) {
        English strict = *this;
        strict.forbids_ = true;
        const std::string never = strict.when(effect.trigger, "", false);
        return never.starts_with("when ") ? never.substr(5) : never;
    }
    // Only noted, for another rule.
    const bool is_noted = gain != nullptr && !fact(gain->type).empty();
    if (is_noted && phrase(gain->type, &engine::PhraseWords::gain) == nullptr) return {};
    const std::string trigger =
        when(effect.trigger, "", false) + (includes_this(effect.trigger) ? ", including this" : "");
    English later = *this;
    later.learn_labels(parser::to_string(effect.trigger));
    const Expression* event = type_of(effect.trigger);
    if (event != nullptr) later.learn_arguments(*event);
    if (event != nullptr && is_any_resource(*event)) later.learn(*event);
    const std::string consequence = later.instruction(effect.instruction);
    if (consequence.empty()) return {};
    // Something that has a price anyway.
    const bool is_dearer = gain != nullptr && is(gain->type, kind::kOwed) && event != nullptr &&
                           (is(*event, kind::kBuy) || is(*event, kind::kPlay) || is(*event, kind::kUseAction));
    return trigger + ", " + consequence + (is_dearer ? " more" : "");
}

}  // namespace rego::app
