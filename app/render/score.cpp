// `score`: victory points by category, as a table with bars.
#include <algorithm>

#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/render.hpp"
#include "app/render/text.hpp"

namespace rego::app {
namespace {

using engine::Score;

struct Category {
    std::string_view name;
    std::string_view letter;  // what a bar is made of where there is no colour
    std::int64_t Score::*points;
    Ink ink;
};
constexpr Category kCategories[] = {
    {"TR", "T", &Score::tr, Ink::Land},
    {"milestones", "M", &Score::milestones, Ink::Money},
    {"awards", "A", &Score::awards, Ink::Titanium},
    {"greenery", "G", &Score::greenery, Ink::Plant},
    {"cities", "C", &Score::cities, Ink::City},
    {"cards", "V", &Score::cards, Ink::Energy},
};

/// One stretch for each category; points below zero have none.
std::string bar(const Score& score, double scale, const Style& style) {
    std::string text;
    double end = 0;
    std::size_t drawn = 0;
    for (const Category& category : kCategories) {
        end += static_cast<double>(std::max<std::int64_t>(score.*category.points, 0)) * scale;
        const auto upto = static_cast<std::size_t>(end + 0.5);
        text += paint(style, category.ink, repeated(style.color ? "█" : category.letter, upto - drawn));
        drawn = upto;
    }
    return text;
}

}  // namespace

std::string render_score(MarsGame& game, const Style& style) {
    const std::vector<Score> scores = game.scores();
    std::size_t name_width = 6;
    std::int64_t most = 1;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        name_width =
            std::max(name_width, columns(player_name(game, game.core().player(static_cast<int>(i) + 1), style)));
        std::int64_t positive = 0;
        for (const Category& category : kCategories) positive += std::max<std::int64_t>(scores[i].*category.points, 0);
        most = std::max(most, positive);
    }
    name_width = std::min<std::size_t>(name_width, 16);

    std::string text = pad_right(game.is_over() ? "final" : "if over", name_width);
    for (const Category& category : kCategories) {
        text += "  " + paint(style, category.ink,
                             pad_left(std::string(category.name), std::max<std::size_t>(category.name.size(), 4)));
    }
    text += "  total\n";
    std::string bars;
    const double scale =
        static_cast<double>(style.width - static_cast<int>(name_width) - 8) / static_cast<double>(most);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const TypeId player = game.core().player(static_cast<int>(i) + 1);
        const std::string name = pad_right(
            paint(style, player_ink(static_cast<int>(i) + 1), clipped(player_name(game, player, style), name_width)),
            name_width);
        text += name;
        for (const Category& category : kCategories) {
            text += "  " + pad_left(std::to_string(scores[i].*category.points),
                                    std::max<std::size_t>(category.name.size(), 4));
        }
        text += "  " + pad_left(paint(style, Ink::Title, std::to_string(scores[i].total)), 5) + "\n";
        bars += name + "  " + bar(scores[i], std::min(scale, 1.0), style) + fmt::format(" {}\n", scores[i].total);
    }
    text += bars;
    if (!style.color) text += "T TR   M milestones   A awards   G greenery   C cities   V cards\n";

    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (scores[i].per_card.empty()) continue;
        std::vector<std::string> items;
        for (const auto& [card, points] : scores[i].per_card) items.push_back(fmt::format("{} {}", card, points));
        const std::string name = player_name(game, game.core().player(static_cast<int>(i) + 1), style);
        items.front().insert(0, "cards of " + name + ": ");
        text += flowed(items, ", ", static_cast<std::size_t>(style.width), 4) + "\n";
    }
    std::string winners;
    for (const auto winner : game.winners())
        winners += (winners.empty() ? "" : " and ") + painted_player(game, winner, style);
    if (!winners.empty()) text += "winner: " + winners + "\n";
    return text;
}

}  // namespace rego::app
