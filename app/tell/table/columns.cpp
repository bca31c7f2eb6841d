// The kinds of rows: which columns and which rows each has.
#include <algorithm>

#include "app/tell/table/column.hpp"

namespace rego::app::tables {

std::vector<std::string> resource_names(const engine::ClassTable& table) {
    std::vector<std::string> names;
    if (table.known().production_of == engine::kNoClass) return names;
    for (const engine::ClassId cls : table.info(table.known().production_of).concrete_descendants)
        names.push_back(table.info(cls).name);
    return names;
}

std::vector<ColumnInfo> columns_of(Kind kind, const engine::ClassTable& table) {
    switch (kind) {
        case Kind::Games: return describe_games(table);
        case Kind::Players: return describe_players(table);
        case Kind::Generations: return describe_generations(table);
        case Kind::Cards: return describe_cards(table);
        case Kind::Tiles: return describe_tiles(table);
        case Kind::Goals: return describe_goals();
        case Kind::Spent: return describe_spent();
        case Kind::Steps: return describe_steps();
        case Kind::Events: break;
    }
    return describe_events();
}

namespace {

std::vector<Row> own_rows(Kind kind, const Facts& facts) {
    switch (kind) {
        case Kind::Games: return rows_of_games(facts);
        case Kind::Players: return rows_of_players(facts);
        case Kind::Generations: return rows_of_generations(facts);
        case Kind::Cards: return rows_of_cards(facts);
        case Kind::Tiles: return rows_of_tiles(facts);
        case Kind::Goals: return rows_of_goals(facts);
        case Kind::Spent: return rows_of_spent(facts);
        case Kind::Steps: return rows_of_steps(facts);
        case Kind::Events: break;
    }
    return rows_of_events(facts);
}

/// With the columns of the canon, whatever a bundle of the game's own adds to them.
std::vector<Row> aligned(Kind kind, std::vector<Row> rows, const engine::ClassTable& own_table,
                         const engine::ClassTable& canon) {
    if (&own_table == &canon) return rows;
    const auto own = columns_of(kind, own_table);
    const auto wanted = columns_of(kind, canon);
    for (Row& row : rows) {
        Row made;
        for (const ColumnInfo& column : wanted) {
            const auto same = std::ranges::find(own, column.name, &ColumnInfo::name);
            made.push_back(same == own.end() ? Cell{} : std::move(row[static_cast<std::size_t>(same - own.begin())]));
        }
        row = std::move(made);
    }
    return rows;
}

}  // namespace

std::vector<std::vector<Row>> rows_of(const std::vector<Kind>& kinds, const PlayedGame& played,
                                      const engine::ClassTable& canon) {
    const Facts facts(played);
    std::vector<std::vector<Row>> all;
    for (const Kind kind : kinds) all.push_back(aligned(kind, own_rows(kind, facts), facts.table, canon));
    return all;
}

std::vector<Row> rows_of(Kind kind, const PlayedGame& played, const engine::ClassTable& canon) {
    return std::move(rows_of(std::vector{kind}, played, canon).front());
}

}  // namespace rego::app::tables
