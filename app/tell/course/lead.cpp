#include "app/tell/course/lead.hpp"

#include <algorithm>

namespace rego::app {
namespace {

std::vector<std::int64_t> totals_of(const GenerationSample& sample) {
    std::vector<std::int64_t> totals;
    for (const engine::Score& score : sample.scores) totals.push_back(score.total);
    return totals;
}

class TurnSearch {
  public:
    explicit TurnSearch(const GameCourse& course) : course_(course), seats_(course.steps.front().totals.size()) {}

    std::vector<TurningPoint> most(std::size_t count) {
        std::vector<std::pair<std::int64_t, TurningPoint>> found;
        for (std::size_t move = 1; move < course_.steps.size(); ++move) {
            if (course_.steps[move].totals == course_.steps[move - 1].totals) continue;
            TurningPoint turn = look_at(move);
            const auto [least, greatest] = std::ranges::minmax(turn.change);
            const std::int64_t swing = greatest - least + (turn.takes_lead ? kLeadCounts : 0);
            if (greatest > least) found.emplace_back(swing, std::move(turn));
        }
        std::ranges::stable_sort(found, std::greater{}, [](const auto& each) { return each.first; });
        if (found.size() > count) found.resize(count);
        std::vector<TurningPoint> turns;
        for (auto& [swing, turn] : found) turns.push_back(std::move(turn));
        std::ranges::sort(turns, {}, &TurningPoint::move);
        return turns;
    }

  private:
    static constexpr std::int64_t kLeadCounts = 2;  // as so many points more

    /// Until everybody has had about one more turn.
    std::size_t end_of_turn(std::size_t move) const { return std::min(course_.steps.size() - 1, move + 2 * seats_); }

    /// What a number goes through from one move to another.
    std::pair<std::int64_t, std::int64_t> range(std::size_t column, Seat seat, std::size_t from, std::size_t to) const {
        std::pair all{course_.steps[from].points[column][seat], course_.steps[from].points[column][seat]};
        for (std::size_t move = from + 1; move <= to; ++move) {
            const std::int64_t now = course_.steps[move].points[column][seat];
            all = {std::min(all.first, now), std::max(all.second, now)};
        }
        return all;
    }

    /// The part of a change that is new against all of the turn before, and still there in all of the next: of +5 that
    /// soon is +2, 2; of what only goes back to where it was, nothing.
    std::int64_t lasting(std::size_t column, Seat seat, std::size_t move) const {
        const std::int64_t was = course_.steps[move - 1].points[column][seat];
        const std::int64_t now = course_.steps[move].points[column][seat];
        if (now == was) return 0;
        const auto before = range(column, seat, move - std::min(move, 2 * seats_), move - 1);
        const auto after = range(column, seat, move, end_of_turn(move));
        if (now > was) return std::max<std::int64_t>(std::min(now, after.first) - before.second, 0);
        return std::min<std::int64_t>(std::max(now, after.second) - before.first, 0);
    }

    TurningPoint look_at(std::size_t move) const {
        TurningPoint turn{move, std::vector<std::int64_t>(seats_, 0), {}};
        for (std::size_t column = 0; column < course_.steps[move].points.size(); ++column) {
            for (Seat seat = 0; seat < seats_; ++seat) turn.change[seat] += lasting(column, seat, move);
        }
        turn.takes_lead = new_leader(move);
        return turn;
    }

    std::optional<Seat> new_leader(std::size_t move) const {
        const auto now = best_of(course_.steps[move].totals);
        if (now.size() != 1 || best_of(course_.steps[move - 1].totals) == now) return {};
        for (std::size_t later = move; later <= end_of_turn(move); ++later) {
            if (best_of(course_.steps[later].totals) != now) return {};
        }
        return now.front();
    }

    const GameCourse& course_;
    std::size_t seats_;
};

}  // namespace

std::vector<Seat> best_of(const std::vector<std::int64_t>& points) {
    std::vector<Seat> best;
    if (points.empty()) return best;
    const std::int64_t most = std::ranges::max(points);
    for (Seat seat = 0; seat < points.size(); ++seat) {
        if (points[seat] == most) best.push_back(seat);
    }
    return best;
}

std::vector<Reign> reigns_of(const GameCourse& course) {
    std::vector<Reign> reigns;
    for (const GenerationSample& sample : course.generations) {
        const auto best = best_of(totals_of(sample));
        const std::optional<Seat> leader = best.size() == 1 ? std::optional{best.front()} : std::nullopt;
        if (reigns.empty() || reigns.back().leader != leader) reigns.push_back({leader, sample.number, sample.number});
        reigns.back().to = sample.number;
    }
    return reigns;
}

std::optional<Approach> nearest_approach(const GameCourse& course, Seat leader, std::int64_t from) {
    std::optional<Approach> nearest;
    for (const GenerationSample& sample : course.generations) {
        if (sample.number < from || sample.number == course.generations.back().number) continue;
        for (Seat seat = 0; seat < sample.scores.size(); ++seat) {
            const std::int64_t behind = sample.scores[leader].total - sample.scores[seat].total;
            if (seat != leader && (!nearest || behind <= nearest->points)) nearest = {seat, behind, sample.number};
        }
    }
    return nearest;
}

std::vector<TurningPoint> turning_points(const GameCourse& course, std::size_t most) {
    if (course.steps.empty() || course.steps.front().totals.size() < 2) return {};
    return TurnSearch(course).most(most);
}

std::vector<Decision> decisions_of(const GameCourse& course) {
    std::vector<Decision> decisions;
    if (course.generations.empty()) return decisions;
    const GenerationSample& last = course.generations.back();
    const auto totals = totals_of(last);
    for (const auto* goals : {&course.milestones, &course.awards}) {
        for (const GoalStory& goal : *goals) {
            if (goal.taken_by == engine::kNoType) continue;
            Decision decision{goal.cls, {}, {}, false};
            auto without = totals;
            for (Seat seat = 0; seat < totals.size(); ++seat) {
                decision.points.push_back(last.scores[seat].from(goal.cls));
                without[seat] -= decision.points.back();
            }
            decision.without = best_of(without);
            decision.decides = decision.without != best_of(totals);
            decisions.push_back(std::move(decision));
        }
    }
    return decisions;
}

}  // namespace rego::app
