// `boards`: all players at a glance, a line or two for each.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app {

namespace {

class BoardsView {
  public:
    BoardsView(MarsGame& game, const Style& style) : game_(game), style_(style), resources_(board_resources(game)) {
        for (const TypeId player : game.core().players())
            name_width_ = std::max(name_width_, columns(player_name(game, player, style)));
        name_width_ = std::min<std::size_t>(name_width_, 12);
    }

    std::string text() {
        const std::size_t needed = name_width_ + 5 + resources_.size() * kCell + 6 + 6;
        const bool is_table = needed <= static_cast<std::size_t>(style_.width);
        std::string text = is_table ? head() : "";
        for (const TypeId player : game_.core().players()) {
            text += is_table ? row(player) : paragraph(player);
            text += tags(player);
        }
        return text;
    }

  private:
    static constexpr std::size_t kCell = 9;

    std::string name(TypeId player) {
        const std::string shown = clipped(player_name(game_, player, style_), name_width_);
        return pad_right(paint(style_, player_ink(seat_of(game_, player)), shown), name_width_);
    }
    std::string cell(TypeId player, const BoardResource& resource) {
        return fmt::format("{}{:>+4}", paint(style_, Ink::Title, std::to_string(amount(game_, player, resource.cls))),
                           production(game_, player, resource.cls));
    }

    std::string head() {
        std::string text = pad_right("", name_width_) + pad_left("TR", 5);
        for (const BoardResource& resource : resources_)
            text += pad_left(paint(style_, resource.color, clipped(resource.label, kCell - 1)), kCell);
        return text + pad_left("hand", 6) + pad_left("VP", 6) + "\n";
    }

    std::string row(TypeId player) {
        std::string text = name(player) + pad_left(std::to_string(amount(game_, player, kind::kRating)), 5);
        for (const BoardResource& resource : resources_) text += pad_left(cell(player, resource), kCell);
        text += pad_left(std::to_string(amount(game_, player, kind::kCardInHand)), 6);
        return text + pad_left(std::to_string(engine::score(game_, player).total), 6) + "\n";
    }

    /// Where there is no room for columns.
    std::string paragraph(TypeId player) {
        std::vector<std::string> items{fmt::format("TR {}", amount(game_, player, kind::kRating)),
                                       fmt::format("hand {}", amount(game_, player, kind::kCardInHand)),
                                       fmt::format("VP {}", engine::score(game_, player).total)};
        for (const BoardResource& resource : resources_)
            items.push_back(fmt::format("{} {} {:+}", resource.label, amount(game_, player, resource.cls),
                                        production(game_, player, resource.cls)));
        return name(player) + "  " + flowed(items, "  ", static_cast<std::size_t>(style_.width), name_width_ + 2) +
               "\n";
    }

    std::string tags(TypeId player) {
        std::vector<std::string> items;
        const engine::ClassTable& table = game_.core().table();
        const auto tag = table.find(kind::kTag);
        for (const ClassId cls : tag ? table.info(*tag).concrete_descendants : std::vector<ClassId>{}) {
            const std::int64_t count = amount(game_, player, table.info(cls).name);
            if (count > 0)
                items.push_back(fmt::format("{} {}", without_suffix(table.info(cls).name, kind::kTag), count));
        }
        if (game_.has_passed(player)) items.insert(items.begin(), "passed");
        if (items.empty()) return {};
        return pad_right("", name_width_ + 2) + paint(style_, Ink::Dim, "") +
               flowed(items, " · ", static_cast<std::size_t>(style_.width), name_width_ + 2) + "\n";
    }

    MarsGame& game_;
    const Style& style_;
    std::vector<BoardResource> resources_;
    std::size_t name_width_ = 4;
};

}  // namespace

std::string render_boards(MarsGame& game, const Style& style) { return BoardsView(game, style).text(); }

}  // namespace rego::app
