// `boards`: all players at a glance, a line or two for each.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app {

namespace {

class BoardsPicture {
  public:
    BoardsPicture(MarsGame& game, const Style& style) : game_(game), style_(style), look_(game) {
        for (const TypeId player : game.core().players())
            name_width_ = std::max(name_width_, columns(player_name(game, player, style)));
        name_width_ = std::min<std::size_t>(name_width_, 12);
    }

    std::string text() {
        const std::size_t needed = name_width_ + 5 + look_.resources().size() * kCell + 6 + 6;
        const bool is_table = needed <= static_cast<std::size_t>(style_.width);
        std::string text = is_table ? head() : "";
        for (const PlayerView& player : look_.players()) {
            text += is_table ? row(player) : paragraph(player);
            text += tags(player);
        }
        return text;
    }

  private:
    static constexpr std::size_t kCell = 9;

    std::string name(const PlayerView& player) {
        const std::string shown = clipped(player_name(game_, player.player, style_), name_width_);
        return pad_right(paint(style_, player_ink(player.seat), shown), name_width_);
    }
    std::string cell(const BoardNumbers& numbers, std::size_t n) {
        return fmt::format("{}{:>+4}", paint(style_, Ink::Title, std::to_string(numbers.stock[n])),
                           numbers.production[n]);
    }

    std::string head() {
        std::string text = pad_right("", name_width_) + pad_left("TR", 5);
        for (const BoardResource& resource : look_.resources())
            text += pad_left(paint(style_, resource.color, clipped(resource.label, kCell - 1)), kCell);
        return text + pad_left("hand", 6) + pad_left("VP", 6) + "\n";
    }

    std::string row(const PlayerView& player) {
        const BoardNumbers& numbers = player.numbers;
        std::string text = name(player) + pad_left(std::to_string(numbers.rating), 5);
        for (std::size_t n = 0; n < numbers.stock.size(); ++n) text += pad_left(cell(numbers, n), kCell);
        text += pad_left(std::to_string(numbers.hand), 6);
        return text + pad_left(std::to_string(engine::score(game_, player.player).total), 6) + "\n";
    }

    /// Where there is no room for columns.
    std::string paragraph(const PlayerView& player) {
        const BoardNumbers& numbers = player.numbers;
        std::vector<std::string> items{fmt::format("TR {}", numbers.rating), fmt::format("hand {}", numbers.hand),
                                       fmt::format("VP {}", engine::score(game_, player.player).total)};
        for (std::size_t n = 0; n < numbers.stock.size(); ++n)
            items.push_back(
                fmt::format("{} {} {:+}", look_.resources()[n].label, numbers.stock[n], numbers.production[n]));
        return name(player) + "  " + flowed(items, "  ", static_cast<std::size_t>(style_.width), name_width_ + 2) +
               "\n";
    }

    std::string tags(const PlayerView& player) {
        std::vector<std::string> items;
        for (const auto& [tag, count] : player.tags) {
            const std::string& name = game_.core().table().info(tag).name;
            items.push_back(fmt::format("{} {}", without_suffix(name, kind::kTag), count));
        }
        if (player.turn.has_passed) items.insert(items.begin(), "passed");
        if (items.empty()) return {};
        return pad_right("", name_width_ + 2) + paint(style_, Ink::Dim, "") +
               flowed(items, " · ", static_cast<std::size_t>(style_.width), name_width_ + 2) + "\n";
    }

    MarsGame& game_;
    const Style& style_;
    Look look_;
    std::size_t name_width_ = 4;
};

}  // namespace

std::string render_boards(MarsGame& game, const Style& style) { return BoardsPicture(game, style).text(); }

}  // namespace rego::app
