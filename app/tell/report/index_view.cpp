// What a list of games says of all of them together.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "app/tell/report/page.hpp"
#include "app/tell/report/view.hpp"

namespace rego::app::report {
namespace {

struct Sums {
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t points = 0;
    std::int64_t best = 0;
};

std::string average(std::int64_t sum, std::int64_t count) {
    return fmt::format("{:.1f}", static_cast<double>(sum) / static_cast<double>(count));
}

}  // namespace

Json totals_of(const std::vector<Listing>& games) {
    std::map<std::string, Sums> players;
    for (const Listing& game : games) {
        for (const Listing::Player& player : game.players) {
            Sums& sums = players[player.name];
            sums.best = sums.games == 0 ? player.points : std::max(sums.best, player.points);
            ++sums.games;
            sums.wins += player.has_won ? 1 : 0;
            sums.points += player.points;
        }
    }
    std::vector<std::pair<std::string, Sums>> order(players.begin(), players.end());
    std::ranges::stable_sort(order, std::greater{}, [](const auto& each) {
        return std::pair{each.second.wins, each.second.points};
    });
    Json rows = Json::array();
    for (const auto& [name, sums] : order)
        rows.push_back({{"name", name},
                        {"games", sums.games},
                        {"wins", sums.wins},
                        {"average", average(sums.points, sums.games)},
                        {"best", sums.best}});
    return rows;
}

}  // namespace rego::app::report
