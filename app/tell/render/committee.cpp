// `turmoil`: the political board.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/render/english/english.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "parser/print.hpp"

namespace rego::app {
namespace {

using engine::kNoType;

/// What happens only in a game for one, or only in one for several.
bool is_for_another_table(MarsGame& game, const parser::Effect& effect) {
    const auto* condition = std::get_if<parser::IfTrigger>(&effect.trigger.node);
    if (condition == nullptr) return false;
    const parser::Requirement& requirement = condition->condition;
    if (parser::to_string(requirement).find(kind::kNeutral) == std::string::npos) return false;
    const auto holds = game.core().has(game.core().player(1), requirement);
    return holds && !*holds;
}

class CommitteePicture {
  public:
    CommitteePicture(MarsGame& game, const CommitteeView& view, const Style& style)
        : game_(game), style_(style), view_(view) {
        for (const PartyView& party : view_.parties)
            label_width_ = std::max(label_width_, columns(name(party.party)) + 2);
    }

    std::string text() {
        std::string text = row("chairman", who(view_.chairman));
        for (const PartyView& party : view_.parties) text += party_row(party);
        if (view_.ruling != kNoType) text += rules_of(view_.ruling);
        text += row("reserve", held(view_.reserve));
        std::vector<std::string> waiting;
        for (const TypeId player : view_.lobby) waiting.push_back(who(player));
        text += row("lobby", waiting.empty() ? "nobody" : fmt::format("{}", fmt::join(waiting, ", ")));
        text += row("influence", influence());
        text += event_row("current", view_.current) + event_row("coming", view_.coming);
        return text + event_row("distant", view_.distant);
    }

  private:
    std::string name(TypeId type) { return printed_name(game_.core().table(), game_.core().types()[type].cls); }
    std::string who(TypeId owner) {
        if (owner == kNoType) return "nobody";
        return seat_of(game_, owner) == 0 ? paint(style_, Ink::Dim, "neutral") : painted_player(game_, owner, style_);
    }

    std::string held(const HeldBy& all) {
        std::vector<std::string> items;
        for (const auto& [owner, count] : all) items.push_back(fmt::format("{} {}", who(owner), count));
        return items.empty() ? paint(style_, Ink::Dim, "nobody") : fmt::format("{}", fmt::join(items, ", "));
    }

    std::string party_row(const PartyView& party) {
        std::vector<std::string> items;
        if (party.party == view_.ruling) items.push_back(paint(style_, Ink::Good, "rules"));
        if (party.party == view_.dominant) items.push_back(paint(style_, Ink::Number, "dominant"));
        if (party.leader != kNoType) items.push_back(fmt::format("led by {}", who(party.leader)));
        items.push_back(held(party.delegates));
        return row(name(party.party), fmt::format("{}", fmt::join(items, ", ")));
    }

    /// What the ruling party gives and demands.
    std::string rules_of(TypeId party) {
        const engine::ClassTable& table = game_.core().table();
        const engine::ClassInfo& cls = table.info(game_.core().types()[party].cls);
        const English english = English(table).inside(cls);
        std::string text;
        for (const std::size_t n : cls.own_effects) {
            const engine::EffectRule& rule = table.effect(n);
            if (&table.info(rule.declared_in) != &cls || rule.from_action || is_for_another_table(game_, rule.effect))
                continue;
            // Bonus and policy; what else it does keeps the books.
            if (!parser::to_string(rule.effect).starts_with("Ruling")) continue;
            const std::string said = english.effect(rule.effect);
            if (!said.empty()) text += block("", sentence(said));
        }
        for (const auto& action : cls.actions) text += block("", sentence(english.action(action)));
        return text;
    }

    std::string block(const std::string& label, const std::string& said) {
        std::string text;
        const std::size_t room = static_cast<std::size_t>(style_.width) - label_width_;
        for (const std::string& line : wrapped(said, std::max<std::size_t>(room, 20)))
            text += (text.empty() ? paint(style_, Ink::Dim, pad_right(label, label_width_))
                                  : std::string(label_width_, ' ')) +
                    line + "\n";
        return text;
    }

    std::string influence() {
        std::vector<std::string> items;
        Look look(game_);
        for (const TypeId player : game_.core().players())
            items.push_back(fmt::format("{} {}", who(player), look.influence(player).value_or(0)));
        return fmt::format("{}", fmt::join(items, ", "));
    }

    /// Its name, and below it what it does.
    std::string event_row(const std::string& when, TypeId event) {
        if (event == kNoType) return row(when, paint(style_, Ink::Dim, "none"));
        std::string text = row(when, paint(style_, Ink::Title, name(event)));
        const std::size_t room = static_cast<std::size_t>(style_.width) - label_width_;
        for (const std::string& line : wrapped(what_happens(game_, event), std::max<std::size_t>(room, 20)))
            text += std::string(label_width_, ' ') + line + "\n";
        return text;
    }

    std::string row(const std::string& label, const std::string& text) {
        return paint(style_, Ink::Dim, pad_right(label, label_width_)) + text + "\n";
    }

    MarsGame& game_;
    const Style& style_;
    const CommitteeView& view_;
    std::size_t label_width_ = 12;
};

}  // namespace

std::string what_happens(MarsGame& game, TypeId event) {
    const engine::ClassTable& table = game.core().table();
    const engine::ClassInfo& cls = table.info(game.core().types()[event].cls);
    const English english = English(table).inside(cls);
    std::vector<std::string> sentences;
    for (const std::size_t n : cls.own_effects) {
        const parser::Effect& effect = table.effect(n).effect;
        const std::string pets = parser::to_string(effect);
        if (!pets.starts_with(kind::kEventHappens) || is_for_another_table(game, effect)) continue;
        sentences.push_back(sentence(english.instruction(effect.instruction)));
    }
    return fmt::format("{}", fmt::join(sentences, " "));
}

std::string render_committee(MarsGame& game, const CommitteeView& view, const Style& style) {
    return CommitteePicture(game, view, style).text();
}

}  // namespace rego::app
