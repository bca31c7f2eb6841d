// Games as rows: which kinds of rows there are, their columns, and the rows of a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/tell/course/played.hpp"
#include "engine/types/class_table.hpp"

namespace rego::app::tables {

enum class Kind { Games, Players, Generations, Cards, Tiles, Goals, Spent, Steps, Events };
inline constexpr std::string_view kKindNames[] = {"games", "players", "generations", "cards", "tiles",
                                                  "goals", "spent",   "steps",       "events"};
inline constexpr std::string_view name_of(Kind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }
std::optional<Kind> kind_named(std::string_view name);
/// That kind, or with `all` every one.
std::vector<Kind> kinds_named(std::string_view name);

/// Nothing, a whole number or a text; of a column always the same.
using Cell = std::variant<std::monostate, std::int64_t, std::string>;
using Row = std::vector<Cell>;

struct ColumnInfo {
    std::string name;
    bool is_number = false;
    std::string meaning;
};

/// The same for all games of a canon.
std::vector<ColumnInfo> columns_of(Kind kind, const engine::ClassTable& table);
/// With the columns of that canon, whatever rules of its own the game has.
std::vector<Row> rows_of(Kind kind, const PlayedGame& played, const engine::ClassTable& canon);
/// Of several kinds, from one look at the game.
std::vector<std::vector<Row>> rows_of(const std::vector<Kind>& kinds, const PlayedGame& played,
                                      const engine::ClassTable& canon);

enum class Format { Csv, JsonLines };
/// The line of names at the top; JSON lines have none.
std::string head_text(Format format, const std::vector<ColumnInfo>& columns);
std::string row_text(Format format, const std::vector<ColumnInfo>& columns, const Row& row);

}  // namespace rego::app::tables
