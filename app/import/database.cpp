#include "app/import/database.hpp"

#include <array>
#include <fstream>
#include <memory>
#include <string_view>

#include <fmt/format.h>
#include <sqlite3.h>

namespace rego::app::imports {

using parser::Diagnostic;
using parser::ErrorKind;

namespace {

using Database = std::unique_ptr<sqlite3, int (*)(sqlite3*)>;
using Statement = std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)>;

constexpr std::string_view kMark = "SQLite format 3";

constexpr const char* kAllSaves =
    "SELECT game_id, 1, game FROM games WHERE ?1 IN ('', game_id) ORDER BY game_id, save_id";
constexpr const char* kLastSaves =
    "SELECT game_id, COUNT(*), game, MAX(save_id) FROM games WHERE ?1 IN ('', game_id) GROUP BY game_id ORDER BY "
    "game_id";

Diagnostic unreadable(const std::string& file, std::string_view why) {
    return Diagnostic::of(ErrorKind::Io, fmt::format("cannot read the database {}: {}", file, why))
        .with_hint("a server keeps its games in the table `games`: game_id, save_id, game");
}

std::string column(sqlite3_stmt* row, int number) {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(row, number));
    const int size = sqlite3_column_bytes(row, number);
    return bytes == nullptr ? std::string{} : std::string(bytes, static_cast<std::size_t>(size));
}

}  // namespace

bool is_database(const std::string& file) {
    std::array<char, kMark.size()> start{};
    std::ifstream input(file, std::ios::binary);
    input.read(start.data(), start.size());
    return input && std::string_view(start.data(), start.size()) == kMark;
}

std::optional<parser::Diagnostic> read_database(const std::string& file, const std::string& id, bool only_last,
                                                const TakeSave& take) {
    sqlite3* opened = nullptr;
    const int status = sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READONLY, nullptr);
    const Database database(opened, sqlite3_close);
    if (status != SQLITE_OK) return unreadable(file, opened == nullptr ? "no memory" : sqlite3_errmsg(opened));
    sqlite3_stmt* prepared = nullptr;
    if (sqlite3_prepare_v2(opened, only_last ? kLastSaves : kAllSaves, -1, &prepared, nullptr) != SQLITE_OK)
        return unreadable(file, sqlite3_errmsg(opened));
    const Statement rows(prepared, sqlite3_finalize);
    sqlite3_bind_text(rows.get(), 1, id.data(), static_cast<int>(id.size()), nullptr);
    for (;;) {
        const int step = sqlite3_step(rows.get());
        if (step == SQLITE_DONE) return std::nullopt;
        if (step != SQLITE_ROW) return unreadable(file, sqlite3_errmsg(opened));
        take(column(rows.get(), 0), static_cast<std::size_t>(sqlite3_column_int64(rows.get(), 1)),
             column(rows.get(), 2));
    }
}

}  // namespace rego::app::imports
