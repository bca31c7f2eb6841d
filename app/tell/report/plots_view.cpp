// The plots of a page: numbers of players and tracks by generation, and the races for milestones and awards.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/course/lead.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/report/plot_svg.hpp"
#include "app/tell/report/view.hpp"

namespace rego::app::report {
namespace {

using engine::kNoType;

Json plot_json(const Plot& plot, const std::string& told = {}) {
    return {{"title", plot.title}, {"svg", plot_svg(plot)}, {"told", told}};
}

std::vector<std::int64_t> generation_numbers(const GameCourse& course) {
    std::vector<std::int64_t> numbers;
    for (const GenerationSample& sample : course.generations) numbers.push_back(sample.number);
    return numbers;
}

template <class Value>
Plot player_plot(const PlayedGame& played, const GameCourse& course, std::string title, const Value& value) {
    Plot plot;
    plot.title = std::move(title);
    plot.generations = generation_numbers(course);
    const auto names = played.game->options().players;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        plot.lines.push_back({names[seat], {}});
        for (const GenerationSample& sample : course.generations)
            plot.lines.back().values.push_back(value(sample, seat));
    }
    return plot;
}

/// ": JR 5, ER 2. Without it KB would have won."
std::string decision_text(const PlayedGame& played, const GameCourse& course, const GoalStory& story) {
    const auto& names = played.game->options().players;
    for (const Decision& decision : decisions_of(course)) {
        if (decision.goal != story.cls) continue;
        std::vector<std::pair<std::int64_t, std::string>> places;
        for (std::size_t seat = 0; seat < names.size(); ++seat) {
            if (decision.points[seat] != 0)
                places.emplace_back(-decision.points[seat], fmt::format("{} {}", names[seat], decision.points[seat]));
        }
        std::ranges::stable_sort(places, {}, &std::pair<std::int64_t, std::string>::first);
        std::vector<std::string> paid;
        for (auto& [points, text] : places) paid.push_back(std::move(text));
        std::string text = paid.empty() ? "" : fmt::format(": {} points", fmt::join(paid, ", "));
        if (!decision.decides || names.size() < 2) return text;
        std::vector<std::string> ahead;
        for (const std::size_t seat : decision.without) ahead.push_back(names[seat]);
        return text + fmt::format(". Without it {} would {}", fmt::join(ahead, " and "),
                                  !played.game->is_over() ? "be ahead"
                                  : ahead.size() > 1      ? "be even"
                                                          : "have won");
    }
    return {};
}

/// Of a milestone or an award: how far everybody was after each generation.
Json goal_json(const PlayedGame& played, const GameCourse& course, bool is_milestone, std::size_t index) {
    const GoalStory& story = (is_milestone ? course.milestones : course.awards)[index];
    const auto reached = [&](const GenerationSample& sample, std::size_t seat) -> const Reached& {
        return (is_milestone ? sample.milestones : sample.awards)[index][seat];
    };
    const engine::ClassTable& table = played.game->core().table();
    const std::string title = printed_name(table, story.cls);
    Plot plot = player_plot(played, course, title, [&](const GenerationSample& sample, std::size_t seat) {
        return reached(sample, seat).have;
    });
    if (is_milestone && !course.generations.empty()) plot.target = reached(course.generations.back(), 0).need;
    std::string told = is_milestone ? "milestone, not claimed" : "award, not funded";
    if (story.taken_by != kNoType) {
        const int seat = seat_of(*played.game, story.taken_by);
        const std::string who =
            seat > 0 ? played.game->options().players[static_cast<std::size_t>(seat) - 1] : "nobody";
        told = fmt::format("{} by {} in generation {}", is_milestone ? "claimed" : "funded", who, story.generation);
        told += decision_text(played, course, story);
        for (std::size_t i = 0; i < plot.generations.size(); ++i) {
            if (plot.generations[i] == story.generation) plot.marked_at = i;
        }
        plot.mark = told;
    }
    return plot_json(plot, told);
}

}  // namespace

Json plots_of(const PlayedGame& played, const GameCourse& course) {
    using Sample = GenerationSample;
    using Seat = std::size_t;
    Json plots = Json::array();
    const auto add = [&](const std::string& title, const auto& value) {
        plots.push_back(plot_json(player_plot(played, course, title, value)));
    };
    add("TR", [](const Sample& s, Seat i) { return s.boards[i].rating; });
    add("Points, as if the game ended", [](const Sample& s, Seat i) { return s.scores[i].total; });
    add("Income in " + money_name(played.game->core().table()),
        [&](const Sample& s, Seat i) { return income(course, s.boards[i]); });
    for (std::size_t r = 0; r < course.resources.size(); ++r) {
        if (course.resources[r].cls == kind::kMoney)
            add("Stock of " + course.resources[r].label, [r](const Sample& s, Seat i) { return s.boards[i].stock[r]; });
    }
    for (std::size_t r = 0; r < course.resources.size(); ++r) {
        add("Production of " + course.resources[r].label,
            [r](const Sample& s, Seat i) { return s.boards[i].production[r]; });
    }
    add("Cards played", [](const Sample& s, Seat i) { return s.boards[i].cards; });
    add("Cards in hand", [](const Sample& s, Seat i) { return s.boards[i].hand; });
    return plots;
}

Json track_plots_of(const GameCourse& course) {
    Json plots = Json::array();
    for (std::size_t t = 0; t < course.tracks.size(); ++t) {
        const engine::Track& track = course.tracks[t].track;
        Plot plot;
        plot.title = track.unit.empty() ? track.name : fmt::format("{} in {}", track.name, track.unit);
        plot.is_of_players = false;
        plot.generations = generation_numbers(course);
        plot.lines.push_back({track.name, {}});
        for (const GenerationSample& sample : course.generations) plot.lines.back().values.push_back(sample.tracks[t]);
        if (track.most) plot.target = track.value(*track.most);
        plots.push_back(plot_json(plot));
    }
    return plots;
}

Json goals_of(const PlayedGame& played, const GameCourse& course) {
    Json goals = Json::array();
    for (std::size_t i = 0; i < course.milestones.size(); ++i) goals.push_back(goal_json(played, course, true, i));
    for (std::size_t i = 0; i < course.awards.size(); ++i) goals.push_back(goal_json(played, course, false, i));
    return goals;
}

}  // namespace rego::app::report
