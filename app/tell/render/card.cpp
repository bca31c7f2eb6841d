// `card`: a card as a person would read it, each line in PETS and in English.
#include "engine/load/card.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/english/english.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "parser/print.hpp"
#include "parser/text/letters.hpp"
#include "parser/transform.hpp"

namespace rego::app {
namespace {

using engine::CardInfo;
using engine::CardKind;
using engine::Deck;
using engine::kNoType;

constexpr std::size_t kLabelWidth = 9;

std::string_view kind_name(const CardInfo& info) {
    if (info.deck == Deck::Corporation) return "corporation";
    if (info.deck == Deck::Prelude) return "prelude";
    switch (info.kind) {
        case CardKind::Automated: return "automated";
        case CardKind::Active: return "active";
        case CardKind::Event: return "event";
        case CardKind::None: break;
    }
    return "card";
}

Ink ink_of(const CardInfo& info) {
    switch (info.kind) {
        case CardKind::Automated: return Ink::Good;
        case CardKind::Active: return Ink::Blue;
        case CardKind::Event: return Ink::Bad;
        case CardKind::None: break;
    }
    return Ink::Title;
}

class CardView {
  public:
    CardView(const engine::ClassTable& table, ClassId card, const CardInfo& info, const Style& style)
        : table_(table), class_(table.info(card)), info_(info), style_(style), english_(English(table).of_card(info)) {}

    std::string text() {
        fill_lines();
        return framed(clipped(title(), width() - 5), lines_, width());
    }

  private:
    std::size_t width() const { return static_cast<std::size_t>(std::min(style_.width, 76)); }

    std::string title() {
        std::string text = paint(style_, ink_of(info_), info_.printed_name);
        if (info_.deck == Deck::Project) text += fmt::format(" · {} {}", info_.cost, money_name(table_));
        for (const std::string& tag : info_.tags) text += " · " + tag.substr(0, tag.size() - 3);
        return text;
    }

    void fill_lines() {
        if (info_.requirement) say("needs", to_string(*info_.requirement), english_.requirement(*info_.requirement));
        if (info_.immediate) say("at once", to_string(*info_.immediate), english_.instruction(*info_.immediate));
        for (const auto& action : info_.actions) say("action", to_string(action), english_.action(action));
        for (const auto& effect : info_.effects) {
            if (english_.standing(effect) == nullptr) say("effect", to_string(effect), english_.effect(effect));
        }
        say_standing();
        // What counts at the end needs no "including this".
        if (info_.points) say("points", to_string(*info_.points), English(table_).instruction(*info_.points));
        say_properties();
        say_additions();
        for (const ClassId cls : companions()) say_body(table_.info(cls));
        if (info_.resource) lines_.push_back(pad_right("holds", kLabelWidth) + *info_.resource);
        std::string foot = std::string(kind_name(info_));
        if (!info_.number.empty()) foot += ", no. " + info_.number;
        foot += ", " + info_.module;
        if (info_.name != info_.printed_name) foot += ", class " + info_.name;
        for (const std::string& line : wrapped(foot, width() - 4)) lines_.push_back(paint(style_, Ink::Dim, line));
    }

    /// `spaceTag` of a card with a space tag, and how many tags it has.
    bool is_printed_tag(std::string_view property) const {
        return property == "printedTags" ||
               std::any_of(info_.tags.begin(), info_.tags.end(), [&](const std::string& tag) {
                   return parser::lower(tag.front()) == property.front() && property.substr(1) == tag.substr(1);
               });
    }

    /// Those that stand nowhere else on the card.
    void say_properties() {
        const std::map<std::string, engine::PropertyValue> in_order(class_.properties.begin(), class_.properties.end());
        for (const auto& [name, property] : in_order) {
            const auto* number = std::get_if<std::int32_t>(&property.value);
            if (number != nullptr && !engine::comes_of_a_field(name) && !is_printed_tag(name))
                say("also", fmt::format("{} = {}", name, *number), english_.property(name, *number));
        }
    }

    /// What other files have added to the class: house rules.
    void say_additions() {
        for (std::size_t i = 0; i < class_.actions.size(); ++i) {
            const engine::Origin& origin = class_.action_origins[i];
            if (origin.file == info_.file) continue;
            say("action", to_string(class_.actions[i]), english_.action(class_.actions[i]), origin.module);
        }
        for (const std::size_t n : class_.invariants) {
            const engine::InvariantRule& rule = table_.invariant(n);
            const bool is_own = &table_.info(rule.declared_in) == &class_ || !rule.condition.empty();
            if (!is_own || rule.file == info_.file) continue;
            say("always", "HAS " + to_string(rule.requirement), english_.requirement(rule.requirement), rule.module);
        }
        for (const std::size_t n : class_.own_effects) {
            const engine::EffectRule& rule = table_.effect(n);
            if (rule.from_action || rule.file == info_.file || english_.standing(rule.effect) != nullptr) continue;
            say("effect", to_string(rule.effect), english_.effect(rule.effect), rule.module);
        }
    }

    /// What is so as long as the card is in play: the PETS of each, and all of it in one sentence.
    void say_standing() {
        parser::MultiInstruction all;
        std::string pets;
        for (const std::size_t n : class_.own_effects) {
            const engine::EffectRule& rule = table_.effect(n);
            const parser::Instruction* lasting = rule.from_action ? nullptr : english_.standing(rule.effect);
            if (lasting == nullptr) continue;
            all.parts.push_back(*lasting);
            pets += (pets.empty() ? "" : "; ") + to_string(rule.effect);
        }
        if (all.parts.empty()) return;
        parser::Instruction together;
        together.node = std::move(all);
        say("effect", pets, english_.instruction(together));
    }

    /// Classes that bear the name of the card and are used on it: its marker or tile.
    std::vector<ClassId> companions() const {
        std::vector<ClassId> found;
        const auto look = [&](const parser::Expression& type) {
            const auto cls = table_.find(type.name);
            if (!cls || type.name == info_.name || !type.name.starts_with(info_.name)) return;
            if (table_.canon().cards.contains(type.name) || english_.says_body(type.name)) return;
            if (std::ranges::find(found, *cls) == found.end()) found.push_back(*cls);
        };
        if (info_.immediate) parser::for_each_expression(*info_.immediate, look);
        for (const auto& action : info_.actions) parser::for_each_expression(action, look);
        for (const auto& effect : info_.effects) parser::for_each_expression(effect, look);
        return found;
    }

    /// What such a class does, under the last word of its name.
    void say_body(const engine::ClassInfo& cls) {
        const English english = english_.inside(cls);
        const std::string words = engine::noun_of(table_, *table_.find(cls.name)).one;
        std::string label = words.substr(words.rfind(' ') + 1);
        if (label.size() >= kLabelWidth) label = "with it";
        for (const std::size_t n : cls.invariants) {
            const engine::InvariantRule& rule = table_.invariant(n);
            // That there is one marker at most goes without saying.
            const bool is_obvious = to_string(rule.requirement) == std::string("MAX 1 ") + kind::kThis;
            if (!rule.in_header && !is_obvious && &table_.info(rule.declared_in) == &cls)
                say(label, "HAS " + to_string(rule.requirement), english.requirement(rule.requirement));
        }
        for (const auto& action : cls.actions) say(label, to_string(action), english.action(action));
        for (const std::size_t n : cls.own_effects) {
            const engine::EffectRule& rule = table_.effect(n);
            if (!rule.from_action) say(label, to_string(rule.effect), english.effect(rule.effect));
        }
    }

    /// A label, the PETS, and below it the same in English; `added_by` is the folder of a house rule.
    void say(std::string_view label, const std::string& pets, const std::string& phrase,
             const std::string& added_by = {}) {
        const std::size_t room = width() - 4 - kLabelWidth;
        std::string head = pad_right(std::string(label), kLabelWidth);
        for (const std::string& line : wrapped(pets, room)) {
            lines_.push_back(paint(style_, Ink::Dim, head) + paint(style_, Ink::Type, line));
            head = std::string(kLabelWidth, ' ');
        }
        if (phrase.empty()) return;
        std::string english = sentence(phrase);
        if (!added_by.empty()) english += fmt::format(" (added by {})", added_by);
        for (const std::string& line : wrapped(english, room)) lines_.push_back(std::string(kLabelWidth, ' ') + line);
    }

    const engine::ClassTable& table_;
    const engine::ClassInfo& class_;
    const CardInfo& info_;
    const Style& style_;
    English english_;
    std::vector<std::string> lines_;
};

/// Something that lies on the table although no card of a deck: a global event, a party.
class ThingView {
  public:
    ThingView(const engine::ClassTable& table, ClassId cls, const Style& style)
        : table_(table), class_(table.info(cls)), style_(style), english_(English(table).inside(table.info(cls))) {}

    std::string text() {
        for (const std::size_t n : class_.own_effects) say(table_.effect(n).effect);
        for (const auto& action : class_.actions) add(to_string(action), english_.action(action));
        const std::string title = paint(style_, Ink::Title, printed_name(table_, *table_.find(class_.name)));
        return framed(title, lines_, width());
    }

  private:
    std::size_t width() const { return static_cast<std::size_t>(std::min(style_.width, 76)); }
    void say(const parser::Effect& effect) { add(to_string(effect), english_.effect(effect)); }
    void add(const std::string& pets, const std::string& phrase) {
        if (phrase.empty()) return;
        for (const std::string& line : wrapped(pets, width() - 4)) lines_.push_back(paint(style_, Ink::Type, line));
        for (const std::string& line : wrapped(sentence(phrase), width() - 6)) lines_.push_back("  " + line);
    }

    const engine::ClassTable& table_;
    const engine::ClassInfo& class_;
    const Style& style_;
    English english_;
    std::vector<std::string> lines_;
};

/// Where the card is in this game, and what lies on it.
std::string in_play(MarsGame& game, ClassId card, const std::string& name, const Style& style) {
    const TypeId anybody = game.core().player(1);
    const parser::Expression anyone = parser::type(kind::kAnyone);
    const parser::Expression anyones = parser::type(name, {anyone});
    for (const auto& front : listed(game, anybody, anyones)) {
        std::string text = "in play: " + painted_player(game, owner_of(game, front.component), style);
        for (const auto& thing : listed(game, anybody, parser::type(kind::kOnCard, {anyone, anyones}))) {
            if (is_a(game, thing.component, kind::kCardResource)) {
                text += fmt::format(", {} {}", thing.count, class_name(game, thing.component));
            } else if (class_name(game, thing.component) == kind::kActionUsed) {
                text += ", action used in this generation";
            }
        }
        return text + "\n";
    }
    for (const auto& event : listed(game, anybody, parser::type(kind::kPlayedEvent, {anyone, parser::literal(name)}))) {
        return "played by " + painted_player(game, owner_of(game, event.component), style) + "\n";
    }
    return game.core().world().is_active(card) ? "" : "not in this game\n";
}

}  // namespace

std::string render_card(const engine::ClassTable& table, ClassId card, const Style& style) {
    const auto info = table.canon().cards.find(table.info(card).name);
    if (info == table.canon().cards.end()) return ThingView(table, card, style).text();
    return CardView(table, card, *info->second, style).text();
}

std::string render_card(MarsGame& game, ClassId card, const Style& style) {
    const engine::ClassTable& table = game.core().table();
    return render_card(table, card, style) + in_play(game, card, table.info(card).name, style);
}

}  // namespace rego::app
