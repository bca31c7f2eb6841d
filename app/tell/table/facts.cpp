#include "app/tell/table/facts.hpp"

#include <algorithm>

#include "app/tell/lens/kinds.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app::tables {
namespace {

std::int64_t number_of(const GameCourse& course, const std::vector<std::int64_t>& numbers, const std::string& cls) {
    for (std::size_t i = 0; i < course.resources.size(); ++i) {
        if (course.resources[i].cls == cls) return numbers[i];
    }
    return 0;
}

std::vector<parser::Metric> metrics_of(const std::vector<const engine::Measure*>& measures) {
    std::vector<parser::Metric> metrics;
    for (const engine::Measure* measure : measures) {
        parser::Expression use;
        use.name = measure->name();
        metrics.emplace_back(parser::CountMetric{std::move(use)}, parser::Span{});
    }
    return metrics;
}

}  // namespace

std::vector<const engine::Measure*> measures_of(const engine::ClassTable& table) {
    std::vector<const engine::Measure*> found;
    for (const auto& [name, measure] : table.measures().all())
        if (measure.is_metric()) found.push_back(&measure);
    return found;
}

Facts::Facts(const PlayedGame& of)
    : played(of),
      game(*of.game),
      table(game.core().table()),
      course(course_of(of, Detail::Generations, {metrics_of(measures_of(table)), {}})),
      ledger(game),
      players(game.core().players()),
      names(game.options().players),
      scores(course.generations.back().scores) {
    const auto result = [&](std::size_t seat) {
        return std::pair{scores[seat].total, stock(course.generations.back().boards[seat], kind::kMoney)};
    };
    const auto winners = engine::winners(game);
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        std::int64_t rank = 1;
        for (std::size_t other = 0; other < players.size(); ++other) rank += result(other) > result(seat) ? 1 : 0;
        ranks.push_back(rank);
        won.push_back(std::ranges::find(winners, players[seat]) != winners.end());
    }
}

std::int64_t Facts::stock(const BoardNumbers& board, const std::string& resource) const {
    return number_of(course, board.stock, resource);
}

std::int64_t Facts::production(const BoardNumbers& board, const std::string& resource) const {
    return number_of(course, board.production, resource);
}

std::int64_t Facts::track(const std::vector<std::int64_t>& values, const std::string& key) const {
    for (std::size_t i = 0; i < course.tracks.size(); ++i) {
        if (course.tracks[i].track.key == key) return values[i];
    }
    return 0;
}

std::string Facts::cards_of(engine::TypeId player, engine::Deck deck) const {
    std::string all;
    for (const PlayedCard& card : course.cards) {
        const engine::CardInfo* info = game.card_info(card.card);
        if (card.player != player || info == nullptr || info->deck != deck) continue;
        all += (all.empty() ? "" : " + ") + info->printed_name;
    }
    return all;
}

}  // namespace rego::app::tables
