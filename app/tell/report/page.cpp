#include "app/tell/report/page.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/course/course.hpp"
#include "app/tell/report/bars_svg.hpp"
#include "app/tell/report/looks.hpp"
#include "app/tell/report/map_svg.hpp"
#include "app/tell/report/view.hpp"

namespace rego::app::report {
namespace {

Tiles final_tiles(const GameCourse& course) {
    Tiles tiles;
    for (const CourseStep& step : course.steps) {
        for (const PlacedTile& placed : step.tiles) tiles[placed.area] = placed.tile;
    }
    return tiles;
}

std::vector<std::string> last_sayings(const GameCourse& course) {
    for (auto step = course.steps.rbegin(); step != course.steps.rend(); ++step) {
        if (step->has_sayings) return step->sayings;
    }
    return {};
}

/// The name of the file, or the players.
std::string title_of(const PlayedGame& played) {
    if (played.name.empty()) return fmt::format("{}", fmt::join(played.game->options().players, ", "));
    return std::filesystem::path(played.name).filename().string();
}

/// What the page of a game and the live board have in common.
Json table_view(const PlayedGame& played, const GameCourse& course) {
    engine::MarsGame& game = *played.game;
    return {{"result", result_text(game)},
            {"patterns", pattern_definitions()},
            {"bars", bars_svg(course, game.options().players, course.generations.back().scores)},
            {"score_title", game.is_over() ? "final" : "if over now"},
            {"columns", columns_of(course)},
            {"players", players_of(played, course)},
            {"map_name", game.map().printed_name},
            {"map", map_svg(game, final_tiles(course))},
            {"legend", legend_of(game)},
            {"tracks", tracks_of(course)},
            {"sayings", sayings_of(last_sayings(course))},
            {"version", REGO_VERSION}};
}

}  // namespace

std::string report_page(const PlayedGame& played) {
    const GameCourse course = course_of(played, Detail::Moves);
    Json view = table_view(played, course);
    view["title"] = title_of(played);
    view["css"] = page_file("report.css");
    view["js"] = page_file("report.js");
    view["facts"] = facts_of(played, course);
    view["last_step"] = course.steps.empty() ? 0 : course.steps.size() - 1;
    view["plots"] = plots_of(played, course);
    view["track_plots"] = track_plots_of(course);
    view["has_tracks"] = !course.tracks.empty();
    view["goals"] = goals_of(played, course);
    view["has_goals"] = !view["goals"].empty();
    view["money"] = money_name(played.game->core().table());
    view["log"] = log_of(played, course);
    view["script"] = played.script;
    view["script_lines"] = std::ranges::count(played.script, '\n');
    view["steps"] = json_for_script(steps_of(played, course));
    return filled_in("report.mustache", view);
}

Listing listing_of(const PlayedGame& played, std::string file) {
    engine::MarsGame& game = *played.game;
    return {std::move(file),         title_of(played),       played.date,
            game.map().printed_name, game.options().options, fmt::format("{}", fmt::join(game.options().players, ", ")),
            game.generation(),       result_text(game)};
}

std::string index_page(const std::vector<Listing>& games) {
    Json rows = Json::array();
    for (const Listing& game : games) {
        rows.push_back({{"file", game.file},
                        {"title", game.title},
                        {"date", game.date},
                        {"map", game.map},
                        {"options", game.options},
                        {"players", game.players},
                        {"generations", game.generations},
                        {"result", game.result}});
    }
    return filled_in("index.mustache", {{"count", games.size()},
                                        {"games", std::move(rows)},
                                        {"css", page_file("report.css")},
                                        {"version", REGO_VERSION}});
}

std::string live_page() {
    return filled_in(
        "live.mustache",
        {{"css", page_file("report.css")}, {"js", page_file("live.js")}, {"patterns", pattern_definitions()}});
}

std::string live_board(engine::MarsGame* game) {
    if (game == nullptr) return filled_in("board.mustache", {{"has_game", false}});
    PlayedGame played;
    played.game = std::shared_ptr<engine::MarsGame>(game, [](engine::MarsGame*) {});  // not ours
    const GameCourse course = course_of(played, Detail::Present);
    Json view = table_view(played, course);
    view["has_game"] = true;
    return filled_in("board.mustache", view);
}

}  // namespace rego::app::report
