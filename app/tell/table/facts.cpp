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

std::vector<Moment> moments_of(const PlayedGame& played) {
    std::vector<Moment> all;
    const auto& events = played.game->core().world().events();
    const auto& moves = played.moves;
    Moment now;
    for (std::size_t index = 0; index < events.size(); ++index) {
        const engine::TypeId gain = events[index].gain;
        if (gain != engine::kNoType && is_a(*played.game, gain, kind::kGeneration)) ++now.generation;
        while (static_cast<std::size_t>(now.move) < moves.size() &&
               (now.move == 0 || moves[static_cast<std::size_t>(now.move) - 1].last <= index)) {
            ++now.move;
        }
        all.push_back(now);
    }
    return all;
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
      scores(course.generations.back().scores),
      moments(moments_of(of)) {
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

std::int64_t Facts::seat(engine::TypeId who) const {
    return who == engine::kNoType ? 0 : std::int64_t{seat_of(game, who)};
}

std::string Facts::area_of(engine::TypeId component) const {
    if (component == engine::kNoType) return {};
    const engine::TypeId area = dependency_of(game, component, kind::kArea);
    if (area == engine::kNoType) return {};
    const std::string& name = class_name(game, area);
    const auto& areas = game.map().areas;
    const auto found = std::ranges::find(areas, name, &engine::AreaInfo::name);
    return found == areas.end() ? name : std::to_string(found->row) + "_" + std::to_string(found->column);
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
