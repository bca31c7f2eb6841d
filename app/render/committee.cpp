// `turmoil`: the political board.
#include "app/lens/committee.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/lens/lens.hpp"
#include "app/render/render.hpp"
#include "app/render/text.hpp"

namespace rego::app {
namespace {

using engine::kNoType;

class CommitteePicture {
  public:
    CommitteePicture(MarsGame& game, const Style& style, CommitteeView view)
        : game_(game), style_(style), view_(std::move(view)) {
        for (const PartyView& party : view_.parties)
            label_width_ = std::max(label_width_, columns(name(party.party)) + 2);
    }

    std::string text() {
        std::string text = row("chairman", who(view_.chairman));
        for (const PartyView& party : view_.parties) text += party_row(party);
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

    std::string influence() {
        std::vector<std::string> items;
        for (const TypeId player : game_.core().players())
            items.push_back(fmt::format("{} {}", who(player), influence_of(game_, player)));
        return fmt::format("{}", fmt::join(items, ", "));
    }

    std::string event_row(const std::string& when, TypeId event) {
        return row(when, event == kNoType ? paint(style_, Ink::Dim, "none") : name(event));
    }

    std::string row(const std::string& label, const std::string& text) {
        return paint(style_, Ink::Dim, pad_right(label, label_width_)) + text + "\n";
    }

    MarsGame& game_;
    const Style& style_;
    CommitteeView view_;
    std::size_t label_width_ = 12;
};

}  // namespace

std::string render_committee(MarsGame& game, const Style& style) {
    auto view = committee_of(game);
    return view ? CommitteePicture(game, style, std::move(*view)).text() : "this game has no parties\n";
}

}  // namespace rego::app
