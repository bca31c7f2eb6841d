// A column: its name, what it means and how its cell is made; and what rows of several kinds have in common.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "app/tell/table/facts.hpp"
#include "app/tell/table/table.hpp"

namespace rego::app::tables {

/// A column for rows of one sort.
template <class Subject>
struct Column {
    std::string name;
    bool is_number;
    std::string meaning;
    std::function<Cell(const Facts&, const Subject&)> cell;
};
template <class Subject>
using Columns = std::vector<Column<Subject>>;

inline constexpr bool kNumber = true;
inline constexpr bool kText = false;

template <class Subject>
void add_game(Columns<Subject>& columns) {
    columns.push_back({"game", kText, "its file; the second game of a script is `FILE#2`",
                       [](const Facts& facts, const Subject&) -> Cell { return facts.played.name; }});
}

/// When it was, for rows about something in the log: they know their event by `index`.
template <class Subject>
void add_moment(Columns<Subject>& columns) {
    columns.push_back({"generation", kNumber, "0: before the first", [](const Facts& facts, const Subject& of) -> Cell {
                           return facts.moments[of.index].generation;
                       }});
    columns.push_back({"move", kNumber, "the command that led to it, from 1",
                       [](const Facts& facts, const Subject& of) -> Cell { return facts.moments[of.index].move; }});
}

/// Seat and name, for rows about somebody.
template <class Subject>
void add_player(Columns<Subject>& columns) {
    columns.push_back({"seat", kNumber, "of the player, from 1",
                       [](const Facts&, const Subject& of) -> Cell { return std::int64_t(of.seat) + 1; }});
    columns.push_back({"player", kText, "the name at the table",
                       [](const Facts& facts, const Subject& of) -> Cell { return facts.names[of.seat]; }});
}

template <class Subject>
void add_won(Columns<Subject>& columns) {
    columns.push_back(
        {"won", kNumber, "1 for whoever won the game, all who share it; else 0",
         [](const Facts& facts, const Subject& of) -> Cell { return std::int64_t(facts.won[of.seat] ? 1 : 0); }});
}

/// The measures that bundles bring, as GenerationSample::measured has them; `sample` says of which moment.
template <class Subject, class SampleOf>
void add_measures(Columns<Subject>& columns, const engine::ClassTable& table, const SampleOf& sample) {
    const auto measures = measures_of(table);
    for (std::size_t i = 0; i < measures.size(); ++i) {
        columns.push_back({"measure_" + measures[i]->name(), kNumber, "the measure of that name, of a bundle",
                           [i, sample](const Facts& facts, const Subject& of) -> Cell {
                               return sample(facts, of).measured[i][of.seat];
                           }});
    }
}

/// Classes of what stands on a player board.
std::vector<std::string> resource_names(const engine::ClassTable& table);

template <class Subject>
std::vector<ColumnInfo> infos(const Columns<Subject>& columns) {
    std::vector<ColumnInfo> all;
    for (const auto& column : columns) all.push_back({column.name, column.is_number, column.meaning});
    return all;
}

template <class Subject>
std::vector<Row> rows(const Columns<Subject>& columns, const Facts& facts, const std::vector<Subject>& subjects) {
    std::vector<Row> all;
    for (const Subject& subject : subjects) {
        all.emplace_back();
        for (const auto& column : columns) all.back().push_back(column.cell(facts, subject));
    }
    return all;
}

// --- Each kind: its columns, and its rows (games.cpp, players.cpp, cards.cpp, …)
std::vector<ColumnInfo> describe_games(const engine::ClassTable& table);
std::vector<ColumnInfo> describe_players(const engine::ClassTable& table);
std::vector<ColumnInfo> describe_generations(const engine::ClassTable& table);
std::vector<ColumnInfo> describe_cards(const engine::ClassTable& table);
std::vector<ColumnInfo> describe_tiles(const engine::ClassTable& table);
std::vector<ColumnInfo> describe_goals();
std::vector<ColumnInfo> describe_spent();
std::vector<ColumnInfo> describe_steps();
std::vector<ColumnInfo> describe_events();
std::vector<Row> rows_of_games(const Facts& facts);
std::vector<Row> rows_of_players(const Facts& facts);
std::vector<Row> rows_of_generations(const Facts& facts);
std::vector<Row> rows_of_cards(const Facts& facts);
std::vector<Row> rows_of_tiles(const Facts& facts);
std::vector<Row> rows_of_goals(const Facts& facts);
std::vector<Row> rows_of_spent(const Facts& facts);
std::vector<Row> rows_of_steps(const Facts& facts);
std::vector<Row> rows_of_events(const Facts& facts);

}  // namespace rego::app::tables
