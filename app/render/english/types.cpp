// Things, whose they are and where: `CityTile<Anyone, LandArea(HAS …)>`.
#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "app/lens/kinds.hpp"
#include "app/lens/lens.hpp"
#include "app/render/english/english.hpp"
#include "engine/load/class_names.hpp"

namespace rego::app {

using parser::Comparison;
using parser::CountMetric;
using parser::CountRequirement;
using parser::PropertyMetric;
using parser::Requirement;

English English::inside(const engine::ClassInfo& cls) const {
    English other(table_);
    const std::string words = engine::noun_of(table_, *table_.find(cls.name)).one;
    other.self_ = "this " + words.substr(words.rfind(' ') + 1);
    for (const Expression& dependency : cls.header_dependencies) other.known_.push_back(dependency.name);
    return other;
}

bool English::is(std::string_view name, std::string_view super) const {
    if (name == super) return true;
    const auto cls = table_.find(name);
    const auto above = table_.find(super);
    return cls && above && table_.is_subclass(*cls, *above);
}

const English::Expression* English::owner_argument(const Expression& type) const {
    for (const Expression& argument : type.arguments) {
        if (is(argument, kind::kAnyone)) return &argument;
    }
    return nullptr;
}

const English::Expression* English::argument_below(const Expression& type, std::string_view super) const {
    for (const Expression& argument : type.arguments) {
        if (is(argument, super)) return &argument;
    }
    return nullptr;
}

const English::Expression* English::literal_argument(const Expression& type) const {
    for (const Expression& argument : type.arguments) {
        if (argument.name == kind::kClass && !argument.arguments.empty()) return &argument.arguments.front();
    }
    return nullptr;
}

bool English::is_own(const Expression* owner) {
    return owner == nullptr || (owner->name == kind::kOwner && !owner->complement);
}

std::string English::person(const Expression& owner) const {
    if (owner.name == kind::kOwner) return owner.complement ? "an opponent" : "you";
    if (owner.complement) return "anyone but " + owner.name;
    const auto cls = class_of(owner);
    const auto words = cls ? engine::own_words(table_, *cls).person : std::nullopt;
    return words ? *words + refinement(owner) : owner.name;
}

const std::string* English::name_of_card(const Expression& type) const {
    const auto cls = class_of(type);
    if (!cls) return nullptr;
    for (const engine::ClassId above : table_.info(*cls).ancestors) {
        if (const auto& name = engine::own_words(table_, above).of_card; name && above != *cls) return &*name;
    }
    return nullptr;
}

bool English::is_unique(const Expression& type) const {
    const auto cls = class_of(type);
    return name_of_card(type) != nullptr || (cls && engine::own_words(table_, *cls).unique.value_or(false));
}

Noun English::noun(const Expression& type) const {
    if (type.name == kind::kThis) return {self_, self_, false};
    // `Class<Tag>` is a kind of tag, not a tag.
    if (type.name == kind::kClass && !type.arguments.empty()) {
        return {"kind of " + noun(type.arguments.front()).one, "kinds of " + noun(type.arguments.front()).many, true};
    }
    const auto cls = class_of(type);
    if (!cls) return {type.name, type.name, true};
    // The tile or area of one card bears its name.
    if (const std::string* name = name_of_card(type)) {
        const std::string card(without_suffix(type.name, engine::last_word(type.name)));
        const std::string one = engine::filled(*name, [&](const engine::Blank&) { return engine::words_of(card); });
        return {one, engine::plural_of(one), true};
    }
    const auto card = table_.find(kind::kCard);
    // `!Viron` is any card but that one.
    if (const auto info = table_.canon().cards.find(type.name); type.complement && info != table_.canon().cards.end()) {
        return {"card other than " + info->second.printed_name, "cards other than " + info->second.printed_name, true};
    }
    if (const Expression* held = literal_argument(type); held != nullptr && type.name == kind::kHolder) {
        return {"card that holds " + noun(*held).many, "cards that hold " + noun(*held).many, true};
    }
    const bool any_holder = type.name == kind::kHolder && type.refinement && card;
    return engine::noun_of(table_, any_holder ? *card : *cls);
}

std::string English::amount_text(Amount amount) {
    if (!amount.variable) return std::to_string(amount.value);
    return amount.value == 1 ? "X" : fmt::format("{}X", amount.value);
}

std::string English::steps(Amount amount) { return amount_text(amount) + (amount == Amount{} ? " step" : " steps"); }

std::string English::upto(const std::optional<parser::Intensity>& intensity) {
    return intensity == parser::Intensity::Optional ? "up to " : "";
}

std::string English::amount_of(Amount amount, const Expression& type) const {
    if (!amount.variable) return counted(amount.value, noun(type));
    return counted(amount_text(amount), noun(type));
}

std::string English::named(const Expression& type, bool mention_owner) const {
    const std::string tail = qualifiers(type, mention_owner);
    if (type.name == kind::kThis) return self_ + tail;
    return (is_unique(type) ? "the " + noun(type).one : with_article(noun(type))) + tail;
}

bool English::is_known(const Expression& type) const {
    return type.arguments.empty() && !type.refinement && !type.complement &&
           std::ranges::find(known_, type.name) != known_.end();
}

std::string English::mentioned(const Expression& type) const {
    return is_known(type) ? "that " + noun(type).one : named(type);
}

std::string English::qualifiers(const Expression& type, bool mention_owner) const {
    std::string text;
    // `Class<Tag>(HAS Tag<Owner>)`: kinds of which you have one.
    if (type.name == kind::kClass) return type.refinement ? " you have" : "";
    if (mention_owner && is(type, kind::kOwned)) {
        const Expression* owner = owner_argument(type);
        if (is_own(owner)) {
            // What lies on this card is on it, whoever's it is.
            if (type.arguments.empty() || argument_below(type, kind::kCard) != nullptr) text += " you have";
            if (argument_below(type, kind::kArea) != nullptr) text += " you have";
        } else {
            text += " of " + person(*owner);
        }
    }
    for (const Expression& argument : type.arguments) {
        if (is(argument, kind::kAnyone) || argument.name == kind::kClass) continue;
        if (argument.name == kind::kMarsArea && !argument.refinement) {
            text += " on Mars";
        } else {
            text += " on " + mentioned(argument);
        }
    }
    return text + refinement(type);
}

std::string English::refinement(const Expression& type) const {
    if (!type.refinement) return {};
    const std::string text = refinement_of(*type.refinement->requirement);
    return type.refinement->forgiving ? text + " (if there is one)" : text;
}

std::string English::comparison(Comparison comparison, std::int32_t amount, const Noun& noun) const {
    switch (comparison) {
        case Comparison::AtLeast: return amount == 1 ? with_article(noun) : "at least " + counted(amount, noun);
        case Comparison::AtMost: return amount == 0 ? "no " + noun.one : "at most " + counted(amount, noun);
        case Comparison::Exactly: return "exactly " + counted(amount, noun);
    }
    return {};
}

std::string English::refinement_of(const Requirement& requirement) const {
    const auto list = [&](const std::vector<Requirement>& parts, std::string_view word) {
        std::string text;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            // "with a or with b, and next to c"
            const bool mixed =
                i > 0 && word == "and" && std::holds_alternative<parser::AnyRequirement>(parts[i - 1].node);
            if (i > 0) text += fmt::format("{} {}", mixed ? "," : "", word);
            text += refinement_of(parts[i]);
        }
        return text;
    };
    if (const auto* all = std::get_if<parser::AllRequirement>(&requirement.node)) return list(all->parts, "and");
    if (const auto* any = std::get_if<parser::AnyRequirement>(&requirement.node)) return list(any->parts, "or");
    const auto* count = std::get_if<CountRequirement>(&requirement.node);
    if (count == nullptr) return " for which " + this->requirement(requirement);
    if (const auto* property = std::get_if<PropertyMetric>(&count->metric.node))
        return property_phrase(property->property, count->comparison, count->amount);
    const auto* metric = std::get_if<CountMetric>(&count->metric.node);
    if (metric == nullptr) return " with " + counted_metric(count->amount, count->metric);
    // `Neighbor<CityTile<Anyone>>` is asked of an area, `BuildingTag` of a card.
    if (metric->type.name == kind::kNeighbor && !metric->type.arguments.empty()) {
        const Expression& tile = metric->type.arguments.front();
        if (is_known(tile) && count->comparison == Comparison::AtLeast && count->amount == 1)
            return " next to " + mentioned(tile);
        return " next to " + comparison(count->comparison, count->amount, noun(tile)) +
               (count->amount == 0 ? "" : qualifiers(tile, true));
    }
    const Expression* owner = owner_argument(metric->type);
    return " with " + comparison(count->comparison, count->amount, noun(metric->type)) +
           qualifiers(metric->type, false) + (owner != nullptr && is_own(owner) ? " of yours" : "");
}

std::string sentence(std::string phrase) {
    if (phrase.empty()) return phrase;
    if (phrase.find(" X ") != std::string::npos) phrase += " (X is any number)";
    phrase[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(phrase[0])));
    return phrase + ".";
}

}  // namespace rego::app
