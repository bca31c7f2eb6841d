// A row for each game.
#include <algorithm>

#include "app/tell/table/column.hpp"

namespace rego::app::tables {
namespace {

using engine::ClassTable;

struct OfGame {};

std::string winner_names(const Facts& facts) {
    std::string all;
    for (std::size_t seat = 0; seat < facts.players.size(); ++seat) {
        if (facts.won[seat]) all += (all.empty() ? "" : " + ") + facts.names[seat];
    }
    return all;
}

std::int64_t score_at(const Facts& facts, std::size_t place) {
    std::vector<std::int64_t> totals;
    for (const auto& score : facts.scores) totals.push_back(score.total);
    std::sort(totals.rbegin(), totals.rend());
    return place < totals.size() ? totals[place] : 0;
}

Columns<OfGame> game_columns(const ClassTable& table) {
    Columns<OfGame> columns;
    add_game(columns);
    const auto add = [&](const char* name, bool is_number, const char* meaning, auto cell) {
        columns.push_back(
            {name, is_number, meaning, [cell](const Facts& f, const OfGame&) -> Cell { return cell(f); }});
    };
    add("options", kText, "the letters of `newgame`", [](const Facts& f) { return f.game.options().options; });
    add("map", kText, "the map, by class", [](const Facts& f) { return f.game.map().name; });
    add("players", kNumber, "how many", [](const Facts& f) { return std::int64_t(f.players.size()); });
    add("generations", kNumber, "how many were begun", [](const Facts& f) { return f.game.generation(); });
    add("moves", kNumber, "commands that changed something",
        [](const Facts& f) { return std::int64_t(f.played.moves.size()); });
    add("events", kNumber, "changes in the log",
        [](const Facts& f) { return std::int64_t(f.game.core().world().events().size()); });
    add("over", kNumber, "1 if the game was played to its end, else 0",
        [](const Facts& f) { return std::int64_t(f.game.is_over() ? 1 : 0); });
    add("winner", kText, "the name at the table, several joined with ` + `; empty: nobody yet", winner_names);
    add("best", kNumber, "most points of a player", [](const Facts& f) { return score_at(f, 0); });
    add("margin", kNumber, "by how many points the second was beaten; 0 where money decided, and alone",
        [](const Facts& f) { return f.players.size() < 2 ? 0 : score_at(f, 0) - score_at(f, 1); });
    for (const engine::Track& track : engine::all_tracks(table)) {
        columns.push_back(
            {track.key, kNumber, track.name + " in the end", [key = track.key](const Facts& f, const OfGame&) -> Cell {
                 return f.track(f.course.generations.back().tracks, key);
             }});
    }
    return columns;
}

}  // namespace

std::vector<ColumnInfo> describe_games(const ClassTable& table) { return infos(game_columns(table)); }
std::vector<Row> rows_of_games(const Facts& facts) { return rows(game_columns(facts.table), facts, {OfGame{}}); }

}  // namespace rego::app::tables
