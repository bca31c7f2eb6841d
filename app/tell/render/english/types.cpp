// Things, whose they are and where: `CityTile<Anyone, LandArea(HAS …)>`.
#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/english/english.hpp"
#include "engine/load/class_names.hpp"
#include "parser/text/letters.hpp"

namespace rego::app {

using parser::Comparison;
using parser::CountMetric;
using parser::CountRequirement;
using parser::PropertyMetric;
using parser::Requirement;

namespace {

constexpr std::string_view kThat = "that";
constexpr std::string_view kAnother = "another";

}  // namespace

English English::inside(const engine::ClassInfo& cls) const {
    English other(table_);
    const std::string words = engine::noun_of(table_, *table_.find(cls.name)).one;
    other.self_ = "this " + words.substr(words.rfind(' ') + 1);
    other.inside_ = &cls;
    for (const Expression& dependency : cls.header_dependencies) other.known_.push_back(dependency.name);
    return other;
}

English English::of_card(const engine::CardInfo& card) const {
    English other = *this;
    other.card_ = &card;
    return other;
}

English English::at_table(NamesAtTable names) const {
    English other = *this;
    other.names_ = std::make_shared<const NamesAtTable>(std::move(names));
    return other;
}

std::optional<std::string> NamesAtTable::of(const engine::ClassTable& table, engine::ClassId cls) const {
    const auto player = std::ranges::find(players, cls, &std::pair<engine::ClassId, std::string>::first);
    if (player != players.end()) return player->second;
    if (table.is_abstract(cls)) return std::nullopt;
    if (colony && table.is_subclass(cls, *colony)) return printed_name(table, cls);
    if (!area || !table.is_subclass(cls, *area)) return std::nullopt;
    const std::string_view name = table.name(cls);
    return name.starts_with(before_area) ? std::optional<std::string>(name.substr(before_area.size())) : std::nullopt;
}

std::optional<std::string> English::name_of(const Expression& type) const {
    if (!is_at_table() || type.complement) return std::nullopt;
    if (const auto cls = class_of(type)) {
        if (auto name = names_->of(table_, *cls)) return name;
    }
    const auto card = table_.canon().cards.find(type.name);
    return card == table_.canon().cards.end() ? std::nullopt : std::optional{card->second->printed_name};
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
    // With a refinement it is one of several: `Owner(HAS VenusTag)` in a task.
    return owner == nullptr || (owner->name == kind::kOwner && !owner->complement && !owner->refinement);
}

std::string English::person(const Expression& owner) const {
    if (owner.name == kind::kOwner && owner.refinement) return "any player" + refinement(owner);
    if (owner.name == kind::kOwner) return owner.complement ? "an opponent" : "you";
    if (owner.complement) return "another player";
    if (auto name = name_of(owner)) return *name;
    if (pointer(owner) == kThat) return "that " + noun(owner).one;
    const auto cls = class_of(owner);
    const auto words = cls ? engine::own_words(table_, *cls).person : std::nullopt;
    if (!words) return owner.name;
    // One who is spoken of again: "a player … that player".
    constexpr std::string_view kAny = "any ";
    const bool is_one = !owner.label.empty() && words->starts_with(kAny);
    return (is_one ? "a " + words->substr(kAny.size()) : *words) + refinement(owner);
}

const std::string* English::name_of_card(const Expression& type) const {
    const auto cls = class_of(type);
    if (!cls || table_.info(*cls).brought_by == engine::kNoClass) return nullptr;
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
    if (const auto name = name_of(type)) return {*name, *name, false};
    if (is_at_table() && engine::own_words(table_, *cls).brief) return *engine::own_words(table_, *cls).brief;
    // The tile or area of one card bears its name.
    if (const std::string* name = name_of_card(type)) {
        const std::string card = engine::words_of(table_.name(table_.info(*cls).brought_by));
        const std::string one = engine::filled(*name, [&](const engine::Blank&) { return card; });
        return {one, engine::plural_of(one), true};
    }
    const auto card = table_.find(kind::kCard);
    // `!Viron` is any card but that one.
    if (const auto info = table_.canon().cards.find(type.name); type.complement && info != table_.canon().cards.end()) {
        return {"card other than " + info->second->printed_name, "cards other than " + info->second->printed_name,
                true};
    }
    if (type.complement && is(type, kind::kCard)) {
        const std::string others = with_article(engine::noun_of(table_, *cls));
        return {"card other than " + others, "cards other than " + others, true};
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
    // Whatever resource has been spoken of: "4 of that resource".
    if (is_any_resource(type) && is_known(type)) return amount_text(amount) + " of that resource";
    if (!amount.variable) return counted(amount.value, noun(type));
    return counted(amount_text(amount), noun(type));
}

std::string English::amount(std::int64_t amount, const Expression& type) const {
    return counted(amount, noun(type)) + qualifiers(type, false);
}

std::string English::called(const Expression& type) const {
    if (const auto name = name_of(type)) return *name;
    const auto cls = class_of(type);
    if (!cls) return type.name;
    if (const auto known = track(type)) return known->name;
    const engine::Words& words = engine::own_words(table_, *cls);
    return words.noun || words.brief || is(type, kind::kTile) ? noun(type).one : printed_name(table_, *cls);
}

std::string English::named(const Expression& type, bool mention_owner) const {
    if (const auto name = name_of(type)) return *name;
    if (pointer(type) == kThat) return "that " + noun(type).one;
    const std::string tail = qualifiers(type, mention_owner);
    if (type.name == kind::kThis) return self_ + tail;
    if (pointer(type) == kAnother) return "another " + noun(type).one + tail;
    return (is_unique(type) ? "the " + noun(type).one : with_article(noun(type))) + tail;
}

std::string_view English::pointer(const Expression& type) const {
    if (type.label.empty()) return {};
    if (labels_.contains(type.label)) return kThat;
    // Elsewhere two labels may well mean the same one.
    const auto has_its_class = [&](const auto& label) { return label.second == type.name; };
    return exchanging_ && std::ranges::any_of(labels_, has_its_class) ? kAnother : std::string_view{};
}

void English::learn_labels(std::string_view pets) {
    for (std::size_t at = pets.find('#'); at != std::string_view::npos; at = pets.find('#', at + 1)) {
        std::size_t begin = at, end = at + 1;
        while (begin > 0 && parser::is_name_character(pets[begin - 1])) --begin;
        while (end < pets.size() && parser::is_name_character(pets[end])) ++end;
        labels_.emplace(pets.substr(at + 1, end - at - 1), pets.substr(begin, at - begin));
    }
}

/// An abstract type that is written again means the same one.
void English::learn(const Expression& type) {
    if (is(type, kind::kTile) || is_any_resource(type)) known_.push_back(type.name);
    learn_arguments(type);
}

void English::learn_arguments(const Expression& type) {
    for (const Expression& argument : type.arguments) {
        const bool is_bare =
            argument.arguments.empty() && !argument.refinement && !argument.complement && argument.label.empty();
        const bool is_thing =
            !is(argument, kind::kAnyone) && argument.name != kind::kClass && argument.name != kind::kThis;
        if (is_bare && is_thing) known_.push_back(argument.name);
    }
}

bool English::is_any_resource(const Expression& type) const {
    const auto cls = class_of(type);
    return cls && is(type, kind::kResource) && !is(type, kind::kCardResource) && table_.info(*cls).is_abstract;
}

bool English::is_known(const Expression& type) const {
    return type.arguments.empty() && !type.refinement && !type.complement && type.label.empty() &&
           std::ranges::find(known_, type.name) != known_.end();
}

std::string English::mentioned(const Expression& type) const {
    return is_known(type) ? "that " + noun(type).one : named(type);
}

bool English::is_anyones(const Expression& type) const {
    const Expression* owner = owner_argument(type);
    return owner != nullptr && owner->name == kind::kAnyone && !owner->complement && !owner->refinement &&
           owner->label.empty();
}

/// " in play", " your opponents have": all of them together.
std::string English::whose_are_counted(const Expression& type, const Expression& owner) const {
    const bool is_plain = owner.label.empty() && !owner.refinement && !is_at_table();
    if (is_plain && owner.name == kind::kOwner && owner.complement) return " your opponents have";
    if (!is_plain || owner.complement || owner.name != kind::kAnyone) return " of " + person(owner);
    return argument_below(type, kind::kArea) != nullptr ? "" : " in play";
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
            const bool is_somewhere = argument_below(type, kind::kArea) != nullptr;
            if (is_somewhere || argument_below(type, kind::kColony) != nullptr) text += " you have";
        } else {
            text += whose_are_counted(type, *owner);
        }
    }
    for (const Expression& argument : type.arguments) {
        if (is(argument, kind::kAnyone) || argument.name == kind::kClass) continue;
        if (argument.name == kind::kMarsArea && !argument.refinement && !is_known(argument) &&
            pointer(argument).empty()) {
            text += " on Mars";
        } else if (is_usual_area(type, argument)) {
            text += in_usual_area(type, argument);
        } else {
            text += " on " + mentioned(argument);
        }
    }
    return text + refinement(type);
}

const English::Expression* English::usual_area(const Expression& tile) const {
    const auto cls = class_of(tile);
    if (!cls) return nullptr;
    for (const engine::ClassId above : table_.info(*cls).ancestors) {
        for (const parser::DefaultDeclaration& usual : table_.info(above).defaults) {
            if (const Expression* its = argument_below(usual.type, kind::kArea)) return its;
        }
    }
    return nullptr;
}

bool English::is_usual_area(const Expression& tile, const Expression& area) const {
    const Expression* usual = is_at_table() ? usual_area(tile) : nullptr;
    return usual != nullptr && usual->name == area.name;
}

/// Behind where a tile goes that would otherwise have to mind its neighbours.
std::string English::disregarding(const Expression& tile) const {
    const Expression* usual = usual_area(tile);
    const Expression* area = argument_below(tile, kind::kMarsArea);
    if (is_at_table() || usual == nullptr || area == nullptr || !usual->refinement) return {};
    const bool is_elsewhere = !is(*area, usual->name) && !is(usual->name, area->name);
    return is_elsewhere ? " (disregarding the usual restrictions)" : "";
}

/// Beside what: that it is a land area goes without saying.
std::string English::in_usual_area(const Expression& tile, const Expression& area) const {
    English placing = *this;
    placing.placing_ = tile.name;
    const std::string beside = placing.refinement(area);
    return beside.starts_with(" with ") ? " on " + mentioned(area) : beside;
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

/// "with a or b, and next to c"; what they are all with is said in one go: "with no a, no b and no c".
std::string English::refinements(const std::vector<Requirement>& parts, std::string_view word) const {
    constexpr std::string_view kWith = " with ";
    std::vector<std::string> texts;
    bool is_with = false, was_any = false;
    std::vector<std::string> with;
    const auto finish_with = [&] {
        if (!with.empty()) texts.push_back(std::string(kWith) + joined(with, word));
        with.clear();
    };
    for (const Requirement& part : parts) {
        const bool is_any = std::holds_alternative<parser::AnyRequirement>(part.node);
        const std::string text = refinement_of(part);
        is_with = !is_any && !was_any && text.starts_with(kWith);
        if (is_with) {
            with.push_back(text.substr(kWith.size()));
        } else {
            finish_with();
            texts.push_back(text + (is_any && word == "and" ? "," : ""));
        }
        was_any = is_any;
    }
    finish_with();
    std::string all;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const bool is_last = i + 1 == texts.size();
        if (is_last && texts[i].ends_with(',')) texts[i].pop_back();
        all += (i == 0 ? "" : " " + std::string(word)) + texts[i];
    }
    return all;
}

std::string English::refinement_of(const Requirement& requirement) const {
    if (const auto* all = std::get_if<parser::AllRequirement>(&requirement.node)) return refinements(all->parts, "and");
    if (const auto* any = std::get_if<parser::AnyRequirement>(&requirement.node)) return refinements(any->parts, "or");
    const auto* count = std::get_if<CountRequirement>(&requirement.node);
    if (const auto* rank = std::get_if<parser::RankRequirement>(&requirement.node)) return " with " + ranked(*rank);
    if (count == nullptr) return " for which " + this->requirement(requirement);
    if (const auto* property = std::get_if<PropertyMetric>(&count->metric.node))
        return property_phrase(property->property, count->comparison, count->amount);
    const auto* metric = std::get_if<CountMetric>(&count->metric.node);
    // `HAS 1 (this - that)`: more of this than of that.
    const auto* difference = std::get_if<parser::DifferenceMetric>(&count->metric.node);
    if (difference != nullptr && count->comparison == Comparison::AtLeast && count->amount == 1)
        return " with more " + uncounted(*difference->left) + " than " + uncounted(*difference->right);
    if (metric == nullptr) {
        if (std::holds_alternative<parser::EvalMetric>(count->metric.node) && count->comparison == Comparison::AtLeast)
            return fmt::format(" with at least {} of that", count->amount);
        const std::string counted = counted_metric(count->amount, count->metric);
        return " with " + (count->amount == 1 ? with_article(counted) : counted);
    }
    if (count->comparison == Comparison::AtMost && count->amount == 0) {
        if (const std::string lacking = said(&engine::PhraseWords::lacking, {metric->type}); !lacking.empty())
            return " " + lacking;
    }
    if (count->comparison == Comparison::AtLeast && count->amount == 1) {
        if (const std::string having = said(&engine::PhraseWords::having, {metric->type}); !having.empty())
            return " " + having;
    }
    const bool is_alone = count->comparison == Comparison::AtMost && count->amount == 0;
    if (metric->type.name == kind::kNeighbor && metric->type.arguments.empty() && is_alone)
        return " next to no other tile";
    // `Neighbor<CityTile<Anyone>>` is asked of an area, `BuildingTag` of a card.
    if (metric->type.name == kind::kNeighbor && !metric->type.arguments.empty()) {
        const Expression& tile = metric->type.arguments.front();
        if (is_known(tile) && count->comparison == Comparison::AtLeast && count->amount == 1)
            return " next to " + mentioned(tile);
        const bool is_none = count->comparison == Comparison::AtMost && count->amount == 0;
        if (is_none && tile.name == placing_) return ", not next to another";
        if (is_none) return " not next to " + with_article(noun(tile));
        const Expression* whose = owner_argument(tile);
        const bool is_any = whose != nullptr && whose->name == kind::kAnyone && !whose->complement &&
                            !whose->refinement && count->comparison == Comparison::AtLeast;
        if (is_any && count->amount == 1) return " next to any " + noun(tile).one + qualifiers(tile, false);
        if (is_any) return " next to " + comparison(count->comparison, count->amount, noun(tile));
        return " next to " + comparison(count->comparison, count->amount, noun(tile)) + qualifiers(tile, true);
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
