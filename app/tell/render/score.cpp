// `score`: victory points by category, as a table with bars.
#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/standings.hpp"
#include "app/tell/render/english/vocabulary.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app {
namespace {

using engine::Score;
using engine::ScoreColumn;

class ScoreView {
  public:
    ScoreView(MarsGame& game, const Style& style)
        : game_(game), style_(style), columns_(engine::score_columns(game)), scores_(engine::scores(game)) {
        for (const TypeId player : game_.core().players())
            name_width_ = std::max(name_width_, columns(player_name(game_, player, style_)));
        name_width_ = std::min<std::size_t>(name_width_, 16);
    }

    std::string text() {
        std::string text = fits() ? head() + table() : upright_table();
        text += bars();
        if (!style_.color) text += legend();
        text += cards();
        if (game_.is_over()) text += awards() + verdict();
        return text;
    }

  private:
    TypeId player(std::size_t seat) { return game_.core().player(static_cast<int>(seat) + 1); }

    std::string name(std::size_t seat) {
        const std::string shown = clipped(player_name(game_, player(seat), style_), name_width_);
        return pad_right(paint(style_, player_ink(static_cast<int>(seat) + 1), shown), name_width_);
    }

    static std::size_t width_of(const ScoreColumn& column) { return std::max<std::size_t>(columns(column.name), 4); }

    std::string head() {
        std::string text = pad_right(game_.is_over() ? "final" : "if over", name_width_);
        for (const ScoreColumn& column : columns_)
            text += "  " + paint(style_, column.color, pad_left(column.name, width_of(column)));
        return text + "  total\n";
    }

    std::string table() {
        std::string text;
        for (std::size_t seat = 0; seat < scores_.size(); ++seat) {
            text += name(seat);
            for (const ScoreColumn& column : columns_)
                text += "  " + pad_left(std::to_string(scores_[seat].of(column.key)), width_of(column));
            text += "  " + pad_left(paint(style_, Ink::Title, std::to_string(scores_[seat].total)), 5) + "\n";
        }
        return text;
    }

    bool fits() const {
        std::size_t width = name_width_ + 7;
        for (const ScoreColumn& column : columns_) width += 2 + width_of(column);
        return width <= static_cast<std::size_t>(style_.width);
    }

    /// A line for each kind of points, where there is no room for a column.
    std::string upright_table() {
        std::size_t label = 10;
        for (const ScoreColumn& column : columns_) label = std::max(label, columns(column.name));
        const std::size_t room =
            (static_cast<std::size_t>(style_.width) - label) / std::max<std::size_t>(scores_.size(), 1);
        const std::size_t cell = std::clamp<std::size_t>(room, 5, 12);
        const auto row = [&](const std::string& title, const auto& entry) {
            std::string text = pad_right(title, label);
            for (std::size_t seat = 0; seat < scores_.size(); ++seat) text += pad_left(entry(seat), cell);
            return text + "\n";
        };
        std::string text = row(game_.is_over() ? "final" : "if over", [&](std::size_t seat) {
            const std::string shown = clipped(player_name(game_, player(seat), style_), cell - 1);
            return paint(style_, player_ink(static_cast<int>(seat) + 1), shown);
        });
        for (const ScoreColumn& column : columns_) {
            text += row(paint(style_, column.color, column.name),
                        [&](std::size_t seat) { return std::to_string(scores_[seat].of(column.key)); });
        }
        return text + row("total", [&](std::size_t seat) {
                   return paint(style_, Ink::Title, std::to_string(scores_[seat].total));
               });
    }

    std::string bars() {
        std::int64_t most = 1;
        for (const Score& score : scores_) {
            std::int64_t positive = 0;
            for (const ScoreColumn& column : columns_) positive += std::max<std::int64_t>(score.of(column.key), 0);
            most = std::max(most, positive);
        }
        const int room = style_.width - static_cast<int>(name_width_) - 8;
        const double scale = std::min(static_cast<double>(room) / static_cast<double>(most), 1.0);
        std::string text;
        for (std::size_t seat = 0; seat < scores_.size(); ++seat)
            text += fmt::format("{}  {} {}\n", name(seat), bar(scores_[seat], scale), scores_[seat].total);
        return text;
    }

    /// One stretch for each category; points below zero have none.
    std::string bar(const Score& score, double scale) {
        std::string text;
        double end = 0;
        std::size_t drawn = 0;
        for (const ScoreColumn& column : columns_) {
            end += static_cast<double>(std::max<std::int64_t>(score.of(column.key), 0)) * scale;
            const auto upto = static_cast<std::size_t>(end + 0.5);
            text += paint(style_, column.color, repeated(style_.color ? "█" : letter_of(column), upto - drawn));
            drawn = upto;
        }
        return text;
    }

    /// What a bar is made of where there is no colour.
    static std::string letter_of(const ScoreColumn& column) { return column.letter.empty() ? "#" : column.letter; }

    std::string legend() {
        std::vector<std::string> items;
        for (const ScoreColumn& column : columns_) items.push_back(letter_of(column) + " " + column.name);
        return flowed(items, "   ", static_cast<std::size_t>(style_.width), 0) + "\n";
    }

    std::string card_name(const std::string& cls) const {
        const auto card = game_.core().table().find(cls);
        return style_.tongue == Tongue::Pets || !card ? cls : printed_name(game_.core().table(), *card);
    }

    std::string cards() {
        std::string text;
        for (std::size_t seat = 0; seat < scores_.size(); ++seat) {
            if (scores_[seat].per_card.empty()) continue;
            std::vector<std::string> items;
            for (const auto& [card, points] : scores_[seat].per_card)
                items.push_back(fmt::format("{} {}", card_name(card), points));
            items.front().insert(0, "cards of " + player_name(game_, player(seat), style_) + ": ");
            text += flowed(items, ", ", static_cast<std::size_t>(style_.width), 4) + "\n";
        }
        return text;
    }

    /// What everybody counted for the awards that were funded, and what it was worth.
    std::string awards() {
        std::string text;
        for (const Standing& award : standings_of(game_)) {
            if (!award.is_award || award.owner == engine::kNoType) continue;
            std::vector<std::string> items;
            for (const std::size_t seat : by_count(award)) {
                const std::int64_t points = points_for(award, player(seat));
                items.push_back(fmt::format("{} {}{}", painted_player(game_, player(seat), style_), award.counts[seat],
                                            points == 0 ? "" : fmt::format(" ({:+} VP)", points)));
            }
            items.front().insert(0, award.name + ": ");
            text += flowed(items, ", ", static_cast<std::size_t>(style_.width), 4) + "\n";
        }
        return text;
    }

    static std::vector<std::size_t> by_count(const Standing& award) {
        std::vector<std::size_t> seats(award.counts.size());
        std::iota(seats.begin(), seats.end(), 0);
        std::ranges::stable_sort(seats, std::ranges::greater{}, [&](std::size_t seat) { return award.counts[seat]; });
        return seats;
    }

    std::int64_t points_for(const Standing& award, TypeId player) {
        std::int64_t points = 0;
        const auto point = game_.core().table().find(kind::kPoints);
        if (!point) return 0;
        const engine::TypePool& types = game_.core().types();
        for (const engine::Event& event : game_.core().world().events()) {
            if (event.gain == engine::kNoType || event.via == engine::kNoType) continue;
            if (types[event.via].cls != award.goal || !types.is_subclass(event.gain, *point)) continue;
            if (owner_of(game_, event.gain) == player) points += event.count;
        }
        return points;
    }

    /// "winner: Ann, 80 points; as many as Bob, but 30 M€ to 12".
    std::string verdict() {
        std::vector<std::string> names, others;
        const auto winners = engine::winners(game_);
        if (winners.empty()) return game_.is_solo() ? "the game is lost\n" : "";
        std::int64_t points = 0, money = 0, next_money = 0;
        const auto is_winner = [&](std::size_t seat) {
            return std::ranges::find(winners, player(seat)) != winners.end();
        };
        for (std::size_t seat = 0; seat < scores_.size(); ++seat) {
            if (!is_winner(seat)) continue;
            names.push_back(painted_player(game_, player(seat), style_));
            points = scores_[seat].total;
            money = amount(game_, player(seat), kind::kMoney);
        }
        for (std::size_t seat = 0; seat < scores_.size(); ++seat) {
            if (is_winner(seat) || scores_[seat].total != points) continue;
            others.push_back(painted_player(game_, player(seat), style_));
            next_money = std::max(next_money, amount(game_, player(seat), kind::kMoney));
        }
        const std::string coin = money_name(game_.core().table());
        std::string text = fmt::format("winner: {}, {} points", joined(names, "and"), points);
        if (names.size() > 1) text += fmt::format(" and {} {} each", money, coin);
        if (!others.empty())
            text += fmt::format("; as many as {}, but {} {} to {}", joined(others, "and"), money, coin, next_money);
        return wrapped_lines(text);
    }

    std::string wrapped_lines(const std::string& text) const {
        std::string lines;
        for (const std::string& line : wrapped(text, static_cast<std::size_t>(style_.width) - 4))
            lines += (lines.empty() ? "" : "    ") + line + "\n";
        return lines;
    }

    MarsGame& game_;
    const Style& style_;
    std::vector<ScoreColumn> columns_;
    std::vector<Score> scores_;
    std::size_t name_width_ = 6;
};

}  // namespace

std::string render_score(MarsGame& game, const Style& style) { return ScoreView(game, style).text(); }

}  // namespace rego::app
