// What the canon says of a class (words.json5): phrases with their blanks filled in.
#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/english/english.hpp"

namespace rego::app {

using engine::Blank;
using engine::PhraseWords;
using parser::Comparison;

const std::string* English::phrase(const Expression& type, Phrase field) const {
    const auto cls = class_of(type);
    return cls ? engine::nearest_phrase(table_, *cls, field) : nullptr;
}

std::string English::said(Phrase field, const Topic& topic) const {
    const std::string* text = phrase(topic.type, field);
    return text == nullptr ? std::string{} : filled(*text, topic);
}

std::string English::phrase_for(Phrase field, const Expression& type, std::int64_t amount) const {
    Topic topic{type};
    topic.amount.value = static_cast<std::int32_t>(amount);
    return said(field, topic);
}

std::string English::filled(const std::string& phrase, const Topic& topic) const {
    return engine::filled(phrase, [&](const Blank& blank) { return fill(blank, topic); });
}

std::string English::fill(const Blank& blank, const Topic& topic) const {
    const Expression& type = topic.type;
    if (blank.name == "amount") return upto(topic.intensity) + amount_of(topic.amount, type);
    if (blank.name == "steps") return steps(topic.amount);
    if (blank.name == "noun") return noun(type).one;
    if (blank.name == "name") return class_of(type) ? printed_name(table_, *class_of(type)) : type.name;
    if (blank.name == "compared") return topic.compared;
    if (blank.name == "count") return topic.count;
    if (blank.name == "does") return subject_and_verb(blank.argument, topic);
    if (blank.name == "who") return who(topic);
    if (blank.name == "whose") return who(topic) == "you" ? "your" : who(topic) + "'s";
    if (blank.name == "card") return on_card(topic);
    if (blank.name == "used") return used(topic);
    if (blank.name == "body") return body_of(type);
    if (blank.name == "then") return consequence_of(type);
    if (blank.name == "also") return is_at_table() ? "" : std::string(blank.argument);
    if (blank.name == "on") return type.arguments.empty() ? "" : mentioned(type.arguments.front());
    if (blank.name == "what") {
        if (topic.is_trigger) return named(place_of(type));
        const Expression* owner = owner_argument(type);
        const std::string beyond_rules = topic.side == Side::Gain ? disregarding(type) : "";
        if (topic.amount == Amount{})
            return named(type, is_at_table() && owner != nullptr && !is_own(owner)) + beyond_rules;
        return upto(topic.intensity) + amount_of(topic.amount, type) + qualifiers(type, false) + beyond_rules;
    }
    return fill_of(blank, topic);
}

/// Where or on what, of something of which the verb says whose it is.
English::Expression English::place_of(Expression type) const {
    std::erase_if(type.arguments, [&](const Expression& argument) {
        return is(argument, kind::kAnyone) || (argument.name == kind::kCard && !argument.refinement);
    });
    return type;
}

/// "lowest " of `StandardResource(HAS LEAST …)`.
std::string English::place_in_order(const Expression& type) {
    const auto* rank =
        type.refinement ? std::get_if<parser::RankRequirement>(&type.refinement->requirement->node) : nullptr;
    if (rank == nullptr || rank->rank != 1) return {};
    return rank->from_below ? "lowest " : "highest ";
}

/// About the class that `Class<…>` among the arguments names.
std::string English::fill_of(const Blank& blank, const Topic& topic) const {
    const Expression* literal = literal_argument(topic.type);
    // What stands for it when nothing is named still has to be counted: "pay 3 M€".
    if (blank.name == "amountOf") {
        if (literal == nullptr) return fmt::format("{} {}", amount_text(topic.amount), blank.otherwise);
        return amount_of(topic.amount, *literal);
    }
    if (literal == nullptr) return {};
    // "your lowest production", whichever that is.
    const std::string order = place_in_order(*literal);
    if (blank.name == "of") return order.empty() ? noun(*literal).one : order.substr(0, order.size() - 1);
    if (blank.name == "manyOf") return noun(*literal).many + refinement(*literal);
    if (blank.name == "aOf") return with_article(noun(*literal)) + refinement(*literal);
    if (blank.name == "track") return track_name(*literal);
    if (blank.name == "front") {
        const Expression& last = topic.type.arguments.back();
        const auto card = last.arguments.empty() ? std::nullopt : class_of(last.arguments.front());
        return card ? printed_name(table_, *card) : "";
    }
    return {};
}

/// "temperature"; "ocean" for what is placed.
std::string English::track_name(const Expression& type) const {
    if (const auto known = track(type)) return known->name;
    const auto cls = class_of(type);
    return cls && engine::own_words(table_, *cls).brief ? engine::own_words(table_, *cls).brief->one : noun(type).one;
}

/// Whoever BY names or owns the thing; nobody named means the owner of the card.
std::string English::who(const Topic& topic) const {
    if (!topic.actor.empty()) return std::string(topic.actor);
    const Expression* owner = owner_argument(topic.type);
    return is_own(owner) ? "you" : person(*owner);
}

std::string English::subject_and_verb(std::string_view verb, const Topic& topic) const {
    const std::string subject = who(topic);
    if (forbids_ && topic.is_trigger) return fmt::format("{} may not {}", subject, verb);
    if (subject != "you") return subject + " " + third_person(verb);
    return (topic.is_trigger ? "you " : "") + std::string(verb);
}

/// On which card, or from which.
std::string English::on_card(const Topic& topic) const {
    const Expression* card = argument_below(topic.type, kind::kCard);
    std::string text = argument_below(topic.type, kind::kThis) != nullptr ? self_ : "";
    if (card != nullptr) {
        const bool that = topic.side == Side::Gain && card->name == kind::kCard && !card->refinement;
        text = that ? "that card" : named(*card);
    }
    const Expression* owner = owner_argument(topic.type);
    if (topic.side != Side::Remove || is_own(owner)) return text;
    return (text.empty() ? "a card" : text) + " of " + person(*owner);
}

/// What is used: "the standard project Asteroid", "the action of this card".
std::string English::used(const Topic& topic) const {
    if (topic.type.arguments.empty()) return {};
    const Expression& user = topic.type.arguments.front();
    const auto cls = class_of(user);
    if (cls && !table_.info(*cls).is_abstract) {
        if (const std::string text = said(&PhraseWords::used, {user}); !text.empty()) return text;
    }
    // Any of those that are known by their name.
    if (phrase(user, &PhraseWords::used) != nullptr) return named(user);
    return "the action of " + named(user, !topic.is_trigger);
}

/// What a class of this card's own does.
std::string English::body_of(const Expression& type) const {
    const auto cls = class_of(type);
    if (!cls) return {};
    const engine::ClassInfo& info = table_.info(*cls);
    if (info.actions.size() == 1) return action(info.actions.front());
    std::string text;
    for (const std::size_t n : info.own_effects) text += (text.empty() ? "" : " ") + effect(table_.effect(n).effect);
    return text;
}

std::string English::consequence_of(const Expression& type) const {
    const auto cls = class_of(type);
    if (!cls) return {};
    std::string text;
    for (const std::size_t n : table_.info(*cls).own_effects)
        text += (text.empty() ? "" : " and ") + instruction(table_.effect(n).effect.instruction);
    return text;
}

bool English::says_body(std::string_view name) const {
    const auto cls = table_.find(name);
    const std::string* gain = cls ? engine::nearest_phrase(table_, *cls, &PhraseWords::gain) : nullptr;
    if (gain == nullptr || (gain->find("{body}") == std::string::npos && gain->find("{then}") == std::string::npos))
        return false;
    const engine::ClassInfo& info = table_.info(*cls);
    return info.actions.size() == 1 || (info.actions.empty() && !info.own_effects.empty());
}

// --- Tracks, facts, properties ---------------------------------------------------------------------------------

std::optional<engine::Track> English::track(const Expression& type) const {
    const auto cls = class_of(type);
    auto track = cls ? engine::track_of(table_, *cls) : std::nullopt;
    if (!track || track->raised.empty() || table_.info(*cls).is_abstract) return std::nullopt;
    return track;
}

std::string_view English::fact(const Expression& type) const {
    const auto cls = class_of(type);
    const std::string* fact = cls ? engine::nearest_word(table_, *cls, &engine::Words::fact) : nullptr;
    return fact == nullptr ? std::string_view{} : *fact;
}

const engine::PropertyWords* English::property_words(std::string_view property) const {
    for (const auto& [cls, words] : table_.canon().words) {
        const auto found = words->properties.find(property);
        if (found != words->properties.end()) return &found->second;
    }
    return nullptr;
}

std::string English::property_phrase(const std::string& property, Comparison comparison, std::int32_t amount) const {
    const engine::PropertyWords* words = property_words(property);
    if (words != nullptr && !words->some.empty() && comparison == Comparison::AtLeast && amount == 1)
        return " " + words->some;
    const bool is_none = comparison == Comparison::AtMost && amount == 0;
    if (words != nullptr && is_none && !words->none.empty()) return " " + words->none;
    const bool is_one = comparison == Comparison::Exactly && amount == 1;
    if (words != nullptr && is_one && !words->one.empty()) return " " + words->one;
    const std::string count = is_none ? "no"
                                      : fmt::format("{} {}",
                                                    comparison == Comparison::AtLeast  ? "at least"
                                                    : comparison == Comparison::AtMost ? "at most"
                                                                                       : "exactly",
                                                    amount);
    if (words == nullptr || words->with.empty()) return fmt::format(" with {} {}", property, count);
    return " " + engine::filled(words->with, [&](const Blank& blank) -> std::string {
               if (blank.name == "count") return count;
               return fmt::format("{}{}", amount,
                                  comparison == Comparison::AtLeast  ? " or more"
                                  : comparison == Comparison::AtMost ? " or less"
                                                                     : "");
           });
}

std::string English::property(std::string_view name, std::int64_t value) const {
    const engine::PropertyWords* words = property_words(name);
    if (words == nullptr || words->is.size() != 3) return fmt::format("its {} is {}", name, value);
    const std::string& phrase = words->is[value == 0 ? 0 : value == 1 ? 1 : 2];
    return engine::filled(phrase, [&](const Blank&) { return std::to_string(value); });
}

}  // namespace rego::app
