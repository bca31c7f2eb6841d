// `card`: a card as a person would read it, each line in PETS and in English.
#include <algorithm>

#include <fmt/format.h>

#include "app/render/english/english.hpp"
#include "app/render/lens.hpp"
#include "app/render/render.hpp"
#include "app/render/text.hpp"
#include "parser/print.hpp"

namespace rego::app {
namespace {

using engine::CardInfo;
using engine::CardKind;
using engine::Deck;
using engine::kNoType;

constexpr std::size_t kLabel = 9;

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
        case CardKind::Active: return Ink::Ocean;
        case CardKind::Event: return Ink::Bad;
        case CardKind::None: break;
    }
    return Ink::Title;
}

class CardView {
  public:
    CardView(const engine::ClassTable& table, const CardInfo& info, const Style& style)
        : info_(info), style_(style), english_(table) {}

    std::string text() {
        fill_lines();
        return framed(title(), lines_, width());
    }

  private:
    std::size_t width() const { return static_cast<std::size_t>(std::min(style_.width, 76)); }

    std::string title() {
        std::string text = paint(style_, ink_of(info_), info_.printed_name);
        if (info_.deck == Deck::Project) text += fmt::format(" · {} M€", info_.cost);
        for (const std::string& tag : info_.tags) text += " · " + tag.substr(0, tag.size() - 3);
        return text;
    }

    void fill_lines() {
        if (info_.requirement) say("needs", to_string(*info_.requirement), english_.requirement(*info_.requirement));
        if (info_.immediate) say("at once", to_string(*info_.immediate), english_.instruction(*info_.immediate));
        for (const auto& action : info_.actions) say("action", to_string(action), english_.action(action));
        for (const auto& effect : info_.effects) say("effect", to_string(effect), english_.effect(effect));
        if (info_.points) say("points", to_string(*info_.points), english_.instruction(*info_.points));
        if (info_.resource) lines_.push_back(pad_right("holds", kLabel) + *info_.resource);
        std::string foot = fmt::format("{}, no. {}, {}", kind_name(info_), info_.number, info_.module);
        if (info_.name != info_.printed_name) foot += ", class " + info_.name;
        lines_.push_back(paint(style_, Ink::Dim, foot));
    }

    /// A label, the PETS, and below it the same in English.
    void say(std::string_view label, const std::string& pets, const std::string& phrase) {
        const std::size_t room = width() - 4 - kLabel;
        std::string head = pad_right(std::string(label), kLabel);
        for (const std::string& line : wrapped(pets, room)) {
            lines_.push_back(paint(style_, Ink::Dim, head) + paint(style_, Ink::Type, line));
            head = std::string(kLabel, ' ');
        }
        for (const std::string& line : wrapped(sentence(phrase), room)) lines_.push_back(std::string(kLabel, ' ') + line);
    }

    const CardInfo& info_;
    const Style& style_;
    English english_;
    std::vector<std::string> lines_;
};

/// Where the card is in this game, and what lies on it.
std::string in_play(MarsGame& game, ClassId card, const std::string& name, const Style& style) {
    const TypeId anybody = game.core().player(1);
    for (const auto& front : listed(game, anybody, name + "<Anyone>")) {
        std::string text = "in play: " + painted_player(game, owner_of(game, front.component), style);
        for (const auto& thing : listed(game, anybody, "Cardbound<Anyone, " + name + "<Anyone>>")) {
            if (is_a(game, thing.component, "CardResource")) {
                text += fmt::format(", {} {}", thing.count, class_word(game, thing.component));
            } else if (class_word(game, thing.component) == "ActionUsedMarker") {
                text += ", action used in this generation";
            }
        }
        return text + "\n";
    }
    for (const auto& event : listed(game, anybody, "PlayedEvent<Anyone, Class<" + name + ">>")) {
        return "played by " + painted_player(game, owner_of(game, event.component), style) + "\n";
    }
    return game.core().world().is_active(card) ? "" : "not in this game\n";
}

}  // namespace

std::string render_card(const engine::ClassTable& table, ClassId card, const Style& style) {
    const auto info = table.canon().cards.find(table.info(card).name);
    if (info == table.canon().cards.end()) return printed_name(table, card) + "\n";
    return CardView(table, info->second, style).text();
}

std::string render_card(MarsGame& game, ClassId card, const Style& style) {
    const engine::ClassTable& table = game.core().table();
    return render_card(table, card, style) + in_play(game, card, table.info(card).name, style);
}

}  // namespace rego::app
