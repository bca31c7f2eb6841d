// A row for each player of a game, and one for each player and generation.
#include "app/shell/line/line.hpp"
#include "app/tell/table/column.hpp"

namespace rego::app::tables {
namespace {

using engine::ClassTable;

struct OfPlayer {
    std::size_t seat = 0;
};

Columns<OfPlayer> player_columns(const ClassTable& table) {
    Columns<OfPlayer> columns;
    add_game(columns);
    add_player(columns);
    const auto add = [&](const std::string& name, bool is_number, const std::string& meaning, auto cell) {
        columns.push_back({name, is_number, meaning,
                           [cell](const Facts& f, const OfPlayer& of) -> Cell { return cell(f, of.seat); }});
    };
    const auto last = [](const Facts& f, std::size_t seat) -> const BoardNumbers& {
        return f.course.generations.back().boards[seat];
    };
    add("corporation", kText, "as printed; several (a merger) joined with ` + `",
        [](const Facts& f, std::size_t seat) { return f.cards_of(f.players[seat], engine::Deck::Corporation); });
    add("preludes", kText, "as printed, joined with ` + `",
        [](const Facts& f, std::size_t seat) { return f.cards_of(f.players[seat], engine::Deck::Prelude); });
    add_won(columns);
    add("rank", kNumber, "the place by points, then money; who ties shares it",
        [](const Facts& f, std::size_t seat) { return f.ranks[seat]; });
    add("total", kNumber, "points, as `score` tells them",
        [](const Facts& f, std::size_t seat) { return f.scores[seat].total; });
    for (const engine::ScoreColumn& column : engine::score_columns(table)) {
        add("vp_" + column.key, kNumber, "points in the column " + column.name + " of `score`",
            [key = column.key](const Facts& f, std::size_t seat) { return f.scores[seat].of(key); });
    }
    add("rating", kNumber, "the terraform rating",
        [last](const Facts& f, std::size_t seat) { return last(f, seat).rating; });
    add("cards", kNumber, "played, of all kinds, events too",
        [last](const Facts& f, std::size_t seat) { return last(f, seat).cards; });
    add("hand", kNumber, "project cards left in hand",
        [last](const Facts& f, std::size_t seat) { return last(f, seat).hand; });
    for (const std::string& resource : resource_names(table)) {
        add("stock_" + lower(resource), kNumber, "left in the end",
            [last, resource](const Facts& f, std::size_t seat) { return f.stock(last(f, seat), resource); });
        add("prod_" + lower(resource), kNumber, "production in the end",
            [last, resource](const Facts& f, std::size_t seat) { return f.production(last(f, seat), resource); });
    }
    add_measures(columns, table, [](const Facts& f, const OfPlayer&) -> const GenerationSample& {
        return f.course.generations.back();
    });
    return columns;
}

std::vector<OfPlayer> all_players(const Facts& facts) {
    std::vector<OfPlayer> all;
    for (std::size_t seat = 0; seat < facts.players.size(); ++seat) all.push_back({seat});
    return all;
}

// --- generations: a row for each player and generation ----------------------------------------------------------

struct OfGeneration {
    std::size_t seat = 0;
    const GenerationSample* sample = nullptr;
};

Columns<OfGeneration> generation_columns(const ClassTable& table) {
    Columns<OfGeneration> columns;
    add_game(columns);
    add_player(columns);
    const auto add = [&](const std::string& name, const std::string& meaning, auto cell) {
        columns.push_back({name, kNumber, meaning, [cell](const Facts& f, const OfGeneration& of) -> Cell {
                               return cell(f, *of.sample, of.seat);
                           }});
    };
    using Sample = GenerationSample;
    using Seat = std::size_t;
    add("generation", "the numbers are those of its end, after production",
        [](const Facts&, const Sample& s, Seat) { return s.number; });
    add("rating", "the terraform rating", [](const Facts&, const Sample& s, Seat i) { return s.boards[i].rating; });
    add("total", "points, as if the game had ended then",
        [](const Facts&, const Sample& s, Seat i) { return s.scores[i].total; });
    for (const engine::ScoreColumn& column : engine::score_columns(table)) {
        add("vp_" + column.key, "those in the column " + column.name + " of `score`",
            [key = column.key](const Facts&, const Sample& s, Seat i) { return s.scores[i].of(key); });
    }
    add("income", "rating and production of money together",
        [](const Facts& f, const Sample& s, Seat i) { return income(f.course, s.boards[i]); });
    add("cards", "played so far, of all kinds, events too",
        [](const Facts&, const Sample& s, Seat i) { return s.boards[i].cards; });
    add("hand", "project cards in hand", [](const Facts&, const Sample& s, Seat i) { return s.boards[i].hand; });
    for (const std::string& resource : resource_names(table)) {
        add("stock_" + lower(resource), "on the board",
            [resource](const Facts& f, const Sample& s, Seat i) { return f.stock(s.boards[i], resource); });
        add("prod_" + lower(resource), "its production",
            [resource](const Facts& f, const Sample& s, Seat i) { return f.production(s.boards[i], resource); });
    }
    for (const engine::Track& track : engine::all_tracks(table)) {
        add(track.key, track.name + ", the same for all players",
            [key = track.key](const Facts& f, const Sample& s, Seat) { return f.track(s.tracks, key); });
    }
    add_measures(columns, table,
                 [](const Facts&, const OfGeneration& of) -> const GenerationSample& { return *of.sample; });
    return columns;
}

std::vector<OfGeneration> all_generations(const Facts& facts) {
    std::vector<OfGeneration> all;
    for (const GenerationSample& sample : facts.course.generations) {
        for (std::size_t seat = 0; seat < facts.players.size(); ++seat) all.push_back({seat, &sample});
    }
    return all;
}

}  // namespace

std::vector<ColumnInfo> describe_players(const ClassTable& table) { return infos(player_columns(table)); }
std::vector<Row> rows_of_players(const Facts& facts) {
    return rows(player_columns(facts.table), facts, all_players(facts));
}

std::vector<ColumnInfo> describe_generations(const ClassTable& table) { return infos(generation_columns(table)); }
std::vector<Row> rows_of_generations(const Facts& facts) {
    return rows(generation_columns(facts.table), facts, all_generations(facts));
}

}  // namespace rego::app::tables
