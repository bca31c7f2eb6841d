// `board`: a player board with stock, production, tags and cards.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "app/tell/lens/look.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"
#include "engine/types/wording.hpp"

namespace rego::app {
namespace {

using engine::CardKind;
using engine::Deck;
using engine::kNoType;

constexpr std::size_t kBox = 11;    // columns inside a resource's box
constexpr std::size_t kBoxes = 6;   // side by side, if the width allows; more go below
constexpr std::size_t kLabel = 12;  // columns of the labels below

class BoardPicture {
  public:
    BoardPicture(MarsGame& game, TypeId player, const Style& style)
        : game_(game), style_(style), look_(game), player_(player), view_(look_.player(player)) {}

    std::string text() {
        collect_cards();
        return head() + resources() + tags() + cards() + tiles() + colonies() + delegates() + goals();
    }

  private:
    const engine::ClassTable& table() { return game_.core().table(); }

    std::string head() {
        std::string left = painted_player(game_, player_, style_);
        const std::string pets = game_.core().types().print(player_);
        if (player_name(game_, player_, style_) != pets) left += paint(style_, Ink::Dim, " (" + pets + ")");
        for (const std::string& corporation : groups_["corporation"]) left += "  " + corporation;
        if (view_.turn.has_passed) left += "  passed";
        if (game_.turn() == player_) left += paint(style_, Ink::Good, "  to move");
        const std::string right = fmt::format(
            "TR {}   hand {}", paint(style_, Ink::Title, std::to_string(view_.numbers.rating)), view_.numbers.hand);
        const std::size_t room = side_by_side() * (kBox + 1) + 1;
        if (columns(left) + 2 + columns(right) > room) return left + "\n" + pad_left(right, room) + "\n";
        return pad_right(left, room - columns(right)) + right + "\n";
    }

    std::size_t side_by_side() const {
        const auto fitting = (static_cast<std::size_t>(style_.width) - 1) / (kBox + 1);
        // Two equal rows rather than a long and a short one.
        return fitting >= kBoxes ? kBoxes : std::clamp<std::size_t>(fitting, 1, kBoxes / 2);
    }

    std::string resources() {
        const std::size_t all = look_.resources().size();
        std::string text;
        for (std::size_t begin = 0; begin < all; begin += side_by_side())
            text += boxes(begin, std::min(begin + side_by_side(), all));
        return text;
    }

    /// A row of boxes with stock and production.
    std::string boxes(std::size_t begin, std::size_t end) {
        std::string names = "│";
        std::string numbers = "│";
        for (std::size_t n = begin; n < end; ++n) {
            const BoardResource& resource = look_.resources()[n];
            const std::int64_t rate = view_.numbers.production[n];
            names += " " + pad_right(paint(style_, resource.color, clipped(resource.label, kBox - 1)), kBox - 1) + "│";
            numbers += pad_left(paint(style_, Ink::Title, std::to_string(view_.numbers.stock[n])), 5) +
                       pad_left(paint(style_, rate == 0 ? Ink::Dim : Ink::Plain, fmt::format("{:+}", rate)), 5) + " │";
        }
        const auto rule = [&](std::string_view left, std::string_view between, std::string_view right) {
            std::string line(left);
            for (std::size_t n = begin + 1; n <= end; ++n)
                line += repeated("─", kBox) + std::string(n < end ? between : right);
            return line + "\n";
        };
        return rule("┌", "┬", "┐") + names + "\n" + numbers + "\n" + rule("└", "┴", "┘");
    }

    std::string row(const std::string& label, const std::vector<std::string>& items, std::string_view separator) {
        if (items.empty()) return {};
        return paint(style_, Ink::Dim, pad_right(label, kLabel)) +
               flowed(items, separator, static_cast<std::size_t>(style_.width), kLabel) + "\n";
    }

    std::string tags() {
        std::vector<std::string> items;
        for (const auto& [tag, count] : view_.tags) items.push_back(fmt::format("{} {}", kind_of_tag(tag), count));
        return row("tags", items, "   ");
    }

    /// "space" of the space tag.
    std::string kind_of_tag(ClassId cls) {
        if (style_.tongue == Tongue::Pets) return table().info(cls).name;
        return tag_word(table(), cls, look_.kinds().tag);
    }

    /// In the order of the canon.
    std::vector<ClassId> sorted(std::vector<ClassId> classes) {
        std::ranges::stable_sort(classes);
        return classes;
    }

    /// Sorts the cards into groups, each with what lies on it.
    void collect_cards() {
        std::map<ClassId, std::string> on_card;
        for (const OnCard& resource : view_.on_cards) {
            std::string& text = on_card[resource.card];
            const engine::Noun noun = engine::noun_of(table(), resource.what);
            const std::string what = style_.tongue == Tongue::Pets ? table().info(resource.what).name
                                     : resource.count == 1         ? noun.one
                                                                   : noun.many;
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", resource.count, what);
        }
        for (const ClassId card : view_.turn.used) {
            std::string& text = on_card[card];
            text += text.empty() ? "used" : ", used";
        }
        for (const ClassId card : sorted(view_.cards)) {
            std::string text = printed_name(table(), card);
            if (const auto found = on_card.find(card); found != on_card.end()) {
                text += " " + paint(style_, Ink::Number, "(" + found->second + ")");
            }
            groups_[group_of(card)].push_back(text);
        }
        for (const ClassId event : view_.events) groups_["events"].push_back(printed_name(table(), event));
    }

    std::string group_of(ClassId cls) {
        const engine::CardInfo* info = game_.card_info(cls);
        if (info == nullptr) return "other cards";
        if (info->deck == Deck::Corporation) return "corporation";
        if (info->deck == Deck::Prelude) return "preludes";
        switch (info->kind) {
            case CardKind::Active: return "active";
            case CardKind::Automated: return "automated";
            case CardKind::Event: return "events";
            case CardKind::None: break;
        }
        return "other cards";
    }

    std::string cards() {
        std::string text;
        for (const char* group : {"preludes", "active", "automated", "events", "other cards"}) {
            text += row(group, groups_[group], " · ");
        }
        return text;
    }

    std::string tiles() {
        std::map<std::string, std::vector<std::string>> areas;  // by kind of tile
        const std::string map = game_.map().name + "_";
        const Speech speech(game_, style_);
        for (const TileOnMap& tile : view_.tiles) {
            std::string name = tile.area == kNoType ? "" : speech.place(tile.area);
            if (name.starts_with(map)) name.erase(0, map.size());  // in PETS
            areas[speech.called(game_.core().types()[tile.tile].cls)].push_back(name);
        }
        std::vector<std::string> items;
        for (auto& [kind, places] : areas) {
            std::ranges::sort(places);
            items.push_back(fmt::format("{} {}", kind, fmt::join(places, " ")));
        }
        return row("tiles", items, " · ");
    }

    /// Where there are colonies of the player's, and fleets.
    std::string colonies() {
        std::vector<std::string> items;
        for (const ColonyView& tile : look_.colonies()) {
            const auto own = std::ranges::count(tile.colonies, player_);
            if (own > 0) items.push_back(own == 1 ? tile.name : fmt::format("{} ×{}", tile.name, own));
        }
        std::string text = row("colonies", items, " · ");
        const Fleets& fleets = view_.turn.fleets;
        if (fleets.all > 0) text += row("fleets", {fmt::format("{} of {} at home", fleets.free, fleets.all)}, "");
        return text;
    }

    /// Where there are delegates of the player's, and what influence they have.
    std::string delegates() {
        const auto view = look_.committee();
        if (!view) return {};
        std::vector<std::string> items;
        if (view->chairman == player_) items.emplace_back("chairman");
        for (const PartyView& party : view->parties) {
            const auto own = std::ranges::find(party.delegates, player_, &HeldBy::value_type::first);
            if (own == party.delegates.end()) continue;
            items.push_back(fmt::format("{} {}{}", printed_name(table(), game_.core().types()[party.party].cls),
                                        own->second, party.leader == player_ ? " (leader)" : ""));
        }
        items.push_back(fmt::format("influence {}", view_.influence.value_or(0)));
        return row("delegates", items, " · ");
    }

    std::string goals() {
        std::vector<std::string> items;
        for (const ClassId goal : sorted(view_.milestones)) items.push_back(printed_name(table(), goal));
        for (const ClassId goal : sorted(view_.awards)) items.push_back(printed_name(table(), goal) + " (award)");
        return row("goals", items, " · ");
    }

    MarsGame& game_;
    const Style& style_;
    Look look_;
    TypeId player_;
    PlayerView view_;
    std::map<std::string, std::vector<std::string>> groups_;
};

}  // namespace

std::string tag_word(const engine::ClassTable& table, ClassId cls, ClassId tag) {
    return std::string(without_suffix(engine::noun_of(table, cls).one, " " + engine::noun_of(table, tag).one));
}

std::string render_board(MarsGame& game, TypeId player, const Style& style) {
    return BoardPicture(game, player, style).text();
}

}  // namespace rego::app
