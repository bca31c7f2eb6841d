// `board`: a player board with stock, production, tags and cards.
#include <algorithm>
#include <map>
#include <span>

#include <fmt/format.h>

#include "app/tell/lens/committee.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/colonies.hpp"
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

class BoardView {
  public:
    BoardView(MarsGame& game, TypeId player, const Style& style) : game_(game), player_(player), style_(style) {}

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
        if (game_.has_passed(player_)) left += "  passed";
        if (game_.turn() == player_) left += paint(style_, Ink::Good, "  to move");
        const std::string right = fmt::format(
            "TR {}   hand {}", paint(style_, Ink::Title, std::to_string(amount(game_, player_, kind::kRating))),
            amount(game_, player_, kind::kCardInHand));
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
        const std::vector<BoardResource> all = board_resources(game_);
        std::string text;
        for (std::size_t begin = 0; begin < all.size(); begin += side_by_side()) {
            text += boxes(std::span(all).subspan(begin, std::min(side_by_side(), all.size() - begin)));
        }
        return text;
    }

    /// A row of boxes with stock and production.
    std::string boxes(std::span<const BoardResource> resources) {
        std::string names = "│";
        std::string numbers = "│";
        for (const BoardResource& resource : resources) {
            const std::int64_t rate = production(game_, player_, resource.cls);
            names += " " + pad_right(paint(style_, resource.color, clipped(resource.label, kBox - 1)), kBox - 1) + "│";
            numbers += pad_left(paint(style_, Ink::Title, std::to_string(amount(game_, player_, resource.cls))), 5) +
                       pad_left(paint(style_, rate == 0 ? Ink::Dim : Ink::Plain, fmt::format("{:+}", rate)), 5) + " │";
        }
        const auto rule = [&](std::string_view left, std::string_view between, std::string_view right) {
            std::string line(left);
            for (std::size_t i = 1; i <= resources.size(); ++i)
                line += repeated("─", kBox) + std::string(i < resources.size() ? between : right);
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
        const auto tag = table().find(kind::kTag);
        if (!tag) return {};
        for (const ClassId cls : table().info(*tag).concrete_descendants) {
            const std::string& name = table().info(cls).name;
            const std::int64_t count = amount(game_, player_, name);
            if (count > 0) items.push_back(fmt::format("{} {}", kind_of_tag(cls, *tag), count));
        }
        return row("tags", items, "   ");
    }

    /// "space" of the space tag.
    std::string kind_of_tag(ClassId cls, ClassId tag) {
        if (style_.tongue == Tongue::Pets) return table().info(cls).name;
        const std::string suffix = " " + engine::noun_of(table(), tag).one;
        return std::string(without_suffix(engine::noun_of(table(), cls).one, suffix));
    }

    /// Sorts the cards into groups, each with what lies on it.
    void collect_cards() {
        std::map<TypeId, std::string> on_card;
        for (const auto& resource : listed(game_, player_, kind::kCardResource)) {
            std::string& text = on_card[dependency_of(game_, resource.component, kind::kCard)];
            const engine::Noun noun = engine::noun_of(table(), game_.core().types()[resource.component].cls);
            const std::string what = style_.tongue == Tongue::Pets ? class_word(game_, resource.component)
                                     : resource.count == 1         ? noun.one
                                                                   : noun.many;
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", resource.count, what);
        }
        for (const auto& marker : listed(game_, player_, kind::kActionUsed)) {
            std::string& text = on_card[dependency_of(game_, marker.component, kind::kCard)];
            text += text.empty() ? "used" : ", used";
        }
        for (const auto& card : listed(game_, player_, kind::kCard)) {
            const ClassId cls = game_.core().types()[card.component].cls;
            std::string text = printed_name(table(), cls);
            if (const auto found = on_card.find(card.component); found != on_card.end()) {
                text += " " + paint(style_, Ink::Number, "(" + found->second + ")");
            }
            groups_[group_of(cls)].push_back(text);
        }
        for (const auto& event : listed(game_, player_, kind::kPlayedEvent)) {
            for (const TypeId dependency : game_.core().types()[event.component].dependencies) {
                const ClassId cls = game_.core().types()[dependency].literal;
                if (cls != engine::kNoClass) groups_["events"].push_back(printed_name(table(), cls));
            }
        }
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
        for (const auto& tile : listed(game_, player_, kind::kOwnedTile)) {
            const TypeId area = dependency_of(game_, tile.component, kind::kArea);
            std::string name = area == kNoType ? "" : class_word(game_, area);
            if (name.starts_with(map)) name.erase(0, map.size());
            areas[speech.called(game_.core().types()[tile.component].cls)].push_back(name);
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
        for (const ColonyView& tile : colony_tiles(game_)) {
            const auto own = std::ranges::count(tile.colonies, player_);
            if (own > 0) items.push_back(own == 1 ? tile.name : fmt::format("{} ×{}", tile.name, own));
        }
        std::string text = row("colonies", items, " · ");
        const Fleets fleets = fleets_of(game_, player_);
        if (fleets.all > 0) text += row("fleets", {fmt::format("{} of {} at home", fleets.free, fleets.all)}, "");
        return text;
    }

    /// Where there are delegates of the player's, and what influence they have.
    std::string delegates() {
        const auto view = committee_of(game_);
        if (!view) return {};
        std::vector<std::string> items;
        if (view->chairman == player_) items.emplace_back("chairman");
        for (const PartyView& party : view->parties) {
            const auto own = std::ranges::find(party.delegates, player_, &HeldBy::value_type::first);
            if (own == party.delegates.end()) continue;
            items.push_back(fmt::format("{} {}{}", printed_name(table(), game_.core().types()[party.party].cls),
                                        own->second, party.leader == player_ ? " (leader)" : ""));
        }
        items.push_back(fmt::format("influence {}", influence_of(game_, player_)));
        return row("delegates", items, " · ");
    }

    std::string goals() {
        std::vector<std::string> items;
        for (const char* goals : {kind::kMilestone, kind::kAward}) {
            for (const auto& goal : listed(game_, player_, goals)) {
                items.push_back(printed_name(table(), game_.core().types()[goal.component].cls) +
                                (std::string_view(goals) == kind::kAward ? " (award)" : ""));
            }
        }
        return row("goals", items, " · ");
    }

    MarsGame& game_;
    TypeId player_;
    const Style& style_;
    std::map<std::string, std::vector<std::string>> groups_;
};

}  // namespace

std::string render_board(MarsGame& game, TypeId player, const Style& style) {
    return BoardView(game, player, style).text();
}

}  // namespace rego::app
