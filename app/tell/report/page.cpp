#include "app/tell/report/page.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/course/course.hpp"
#include "app/tell/report/bars_svg.hpp"
#include "app/tell/report/looks.hpp"
#include "app/tell/report/map_svg.hpp"
#include "app/tell/report/steps.hpp"
#include "app/tell/report/view.hpp"
#include "app/version.hpp"
#include "engine/mars/scoring.hpp"
#include "engine/types/wording.hpp"

namespace rego::app::report {
namespace {

using Names = std::vector<std::string_view>;

/// Scripts of a report, each building on those before it.
const Names kScripts{"course.js", "cursor.js", "table.js", "lead.js", "log.js", "stepper.js", "tables.js"};

Tiles final_tiles(const GameCourse& course) {
    Tiles tiles;
    for (const CourseStep& step : course.steps) {
        for (const PlacedTile& placed : step.tiles) tiles[placed.area] = placed.tile;
    }
    return tiles;
}

/// The head of a page that is one file: nothing may be fetched, and no script runs but those that are put in here.
void add_parts(Json& view, const Names& scripts) {
    std::string allowed;
    Json texts = Json::array();
    for (const std::string_view name : scripts) {
        allowed += fmt::format(" {}", policy_hash(name));
        texts.push_back(std::string(page_file(name)));
    }
    view["policy"] = fmt::format("default-src 'none'; img-src data:; style-src {}; script-src{}; base-uri 'none'",
                                 policy_hash("report.css"), allowed.empty() ? " 'none'" : allowed);
    view["scripts"] = std::move(texts);
    view["css"] = page_file("report.css");
    view["version"] = version_number();
}

/// What the page of a game and the live board have in common.
Json table_view(const PlayedGame& played, const GameCourse& course, const Cells& cells) {
    engine::MarsGame& game = *played.game;
    const auto& scores = course.generations.back().scores;
    Json view{{"result", result_text(game)},
              {"bars", bars_svg(course, game.options().players, scores, by_result(game, scores))},
              {"score_title", game.is_over() ? "final" : "if over now"},
              {"columns", columns_of(course)},
              {"players", players_of(played, course, cells)},
              {"map_name", game.map().printed_name},
              {"map", map_svg(game, final_tiles(course))},
              {"legend", legend_of(game)},
              {"tracks", tracks_of(course, cells)},
              {"taken", taken_goals_of(course, game, cells)},
              {"colonies", colonies_of(game, cells)},
              {"committee", committee_of_page(game, cells)},
              {"definitions", pattern_definitions() + mark_definitions(game.options().players.size())}};
    view["has_colonies"] = !view["colonies"].empty();
    view["has_taken"] = !view["taken"].empty();
    return view;
}

}  // namespace

std::string report_page(const PlayedGame& played) {
    StepsView steps(played);
    const GameCourse course = course_of(played, Detail::Moves, {{}, [&](const CourseStep& step) { steps.add(step); }});
    Json view = table_view(played, course, steps.cells());
    add_parts(view, kScripts);
    view["title"] = title_text(*played.game);
    view["facts"] = facts_of(played, course);
    view["lead"] = lead_of(played, course);
    view["last_step"] = course.steps.empty() ? 0 : course.steps.size() - 1;
    view["moves"] = course.steps.size();
    view["plots"] = plots_of(played, course);
    view["track_plots"] = track_plots_of(course);
    view["has_tracks"] = !course.tracks.empty();
    view["goals"] = goals_of(played, course);
    view["has_goals"] = !view["goals"].empty();
    view["cards"] = cards_of(played, course);
    view["prices"] = prices_of(course);
    view["flows"] = flows_of(played, course);
    view["raised"] = raised_of(played, course);
    view["money"] = money_name(played.game->core().table());
    view["log"] = log_of(played, course);
    view["script"] = played.script;
    view["script_lines"] = std::ranges::count(played.script, '\n');
    view["steps"] = json_for_script(std::move(steps).json(course));
    return filled_in("report.mustache", view);
}

Listing listing_of(const PlayedGame& played, std::string file) {
    engine::MarsGame& game = *played.game;
    Listing listing{std::move(file),         title_text(game),       date_of(played),
                    game.map().printed_name, game.options().options, {},
                    game.generation(),       result_text(game)};
    const auto scores = engine::scores(game);
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        listing.players.push_back({game.options().players[seat], scores[seat].total, false});
    for (const engine::TypeId winner : engine::winners(game))
        listing.players[static_cast<std::size_t>(seat_of(game, winner)) - 1].has_won = true;
    return listing;
}

std::string index_page(const std::vector<Listing>& games) {
    Json rows = Json::array();
    for (const Listing& game : games) {
        std::vector<std::string> players;
        for (const Listing::Player& player : game.players) players.push_back(player.name);
        rows.push_back({{"file", game.file},
                        {"title", game.title},
                        {"date", game.date},
                        {"map", game.map},
                        {"options", game.options},
                        {"players", fmt::format("{}", fmt::join(players, ", "))},
                        {"generations", game.generations},
                        {"result", game.result}});
    }
    Json view{{"count", games.size()}, {"games", std::move(rows)}, {"totals", totals_of(games)}};
    add_parts(view, {"tables.js"});
    return filled_in("index.mustache", view);
}

std::string drawing_definitions() { return pattern_definitions() + mark_definitions(kMostSeats); }

std::string live_page() { return filled_in("live.mustache", {{"definitions", drawing_definitions()}}); }

std::string live_script() { return std::string(page_file("live.js")); }

std::string live_style() { return std::string(page_file("report.css")) + std::string(page_file("live.css")); }

std::string live_board(engine::MarsGame* game, const LiveNews& news) {
    if (game == nullptr) return filled_in("board.mustache", {{"has_game", false}});
    PlayedGame played;
    played.game = std::shared_ptr<engine::MarsGame>(game, [](engine::MarsGame*) {});  // not ours
    const GameCourse course = course_of(played, Detail::Present);
    CellReader reader(*game);
    Json view = table_view(played, course, reader.read(course.steps.back()));
    view["has_game"] = true;
    const std::string phase = game->phase();
    view["phase"] = game->is_over() ? "the game is over" : engine::words_of(phase) + " phase";
    const auto turn = game->is_over() ? std::nullopt : game->turn();
    const int seat = turn ? seat_of(*game, *turn) : 0;
    view["turn_seat"] = seat;
    view["turn"] = seat > 0 ? game->options().players[static_cast<std::size_t>(seat) - 1] : "";
    for (Json& player : view["players"]) player["has_turn"] = player["seat"] == seat;
    // Whoever is ahead, everybody's board stays where it is.
    Json by_seat = Json::array();
    for (std::size_t each = 1; each <= view["players"].size(); ++each) {
        for (const Json& player : view["players"]) {
            if (player["seat"] == each) by_seat.push_back(player);
        }
    }
    view["players"] = std::move(by_seat);
    view["last"] = fmt::format("{}", fmt::join(lines_of(news.last), " · "));
    view["question"] = fmt::format("{}", fmt::join(lines_of(news.questions), " "));
    return filled_in("board.mustache", view);
}

}  // namespace rego::app::report
