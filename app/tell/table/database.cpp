#include "app/tell/table/database.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <sqlite3.h>

namespace rego::app::tables {

extern const char* const kViews;  // views.sql

/// A statement that is bound and run again and again.
class Statement {
  public:
    Statement(sqlite3* database, const std::string& text) {
        sqlite3_prepare_v3(database, text.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
    }
    ~Statement() { sqlite3_finalize(statement_); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    Statement& bind(int at, const Cell& cell) {
        if (const auto* number = std::get_if<std::int64_t>(&cell))
            sqlite3_bind_int64(statement_, at, *number);
        else if (const auto* text = std::get_if<std::string>(&cell))
            sqlite3_bind_text(statement_, at, text->data(), static_cast<int>(text->size()), SQLITE_TRANSIENT);
        else
            sqlite3_bind_null(statement_, at);
        return *this;
    }
    /// SQLITE_ROW, SQLITE_DONE, or what went wrong; ready for the next.
    int run() {
        const int result = statement_ == nullptr ? SQLITE_ERROR : sqlite3_step(statement_);
        if (statement_ != nullptr) sqlite3_reset(statement_);
        return result;
    }
    std::vector<std::string> first_column() {
        std::vector<std::string> all;
        while (statement_ != nullptr && sqlite3_step(statement_) == SQLITE_ROW) {
            const auto* text = sqlite3_column_text(statement_, 0);
            all.emplace_back(text == nullptr ? "" : reinterpret_cast<const char*>(text));
        }
        return all;
    }

  private:
    sqlite3_stmt* statement_ = nullptr;
};

namespace {

/// What tells the rows of a kind apart; without one, the table has an index by game.
std::string_view key_of(Kind kind) {
    switch (kind) {
        case Kind::Games: return "game";
        case Kind::Players: return "game, seat";
        case Kind::Generations: return "game, generation, seat";
        case Kind::Goals: return "game, goal, generation, seat";
        case Kind::Tiles:
        case Kind::Events: return "game, n";
        case Kind::Cards:
        case Kind::Spent:
        case Kind::Steps: break;
    }
    return "";
}

std::string quoted_name(std::string_view name) { return fmt::format("\"{}\"", name); }

std::string table_text(Kind kind, const std::vector<ColumnInfo>& columns) {
    std::string text = fmt::format("CREATE TABLE IF NOT EXISTS {} (", name_of(kind));
    for (const ColumnInfo& column : columns) {
        text += &column == &columns.front() ? "" : ", ";
        text += quoted_name(column.name) + (column.is_number ? " INTEGER" : " TEXT");
    }
    const std::string_view key = key_of(kind);
    if (!key.empty()) return text + fmt::format(", PRIMARY KEY ({})) WITHOUT ROWID;", key);
    return text + fmt::format("); CREATE INDEX IF NOT EXISTS {0}_by_game ON {0} (game);", name_of(kind));
}

constexpr int kFilesAtOnce = 200;  // in one transaction: what an interrupted run may lose

}  // namespace

bool is_database(const std::string& path) {
    return path.ends_with(".db") || path.ends_with(".sqlite") || path.ends_with(".sqlite3");
}

struct Database::Impl {
    std::string path;
    std::vector<Kind> kinds;
    sqlite3* database = nullptr;
    std::vector<std::unique_ptr<Statement>> inserts, removes;  // by kind
    std::unique_ptr<Statement> seen, note;
    int waiting = 0;  // files in the open transaction
    std::optional<parser::Diagnostic> trouble;

    ~Impl() {
        inserts.clear();
        removes.clear();
        seen.reset();
        note.reset();
        sqlite3_close(database);
    }

    parser::Diagnostic failure() const {
        return parser::Diagnostic::of(parser::ErrorKind::Io,
                                      fmt::format("cannot write {}: {}", path, sqlite3_errmsg(database)));
    }
    /// Remembers the first thing that went wrong.
    bool holds(bool fine) {
        if (!fine && !trouble) trouble = failure();
        return fine;
    }
    bool execute(const std::string& text) {
        return holds(sqlite3_exec(database, text.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
    }
    /// Whether the table is as this rego writes it.
    bool has_columns(Kind kind, const std::vector<ColumnInfo>& columns) const {
        const auto there =
            Statement(database, fmt::format("SELECT name FROM pragma_table_info('{}')", name_of(kind))).first_column();
        return std::ranges::equal(there, columns, {}, {}, &ColumnInfo::name);
    }
};

Database::Database(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Database::~Database() = default;

parser::Result<std::unique_ptr<Database>> Database::open(const std::string& path, const std::vector<Kind>& kinds,
                                                         const engine::ClassTable& canon) {
    auto impl = std::make_unique<Impl>();
    impl->path = path;
    impl->kinds = kinds;
    if (sqlite3_open(path.c_str(), &impl->database) != SQLITE_OK) return impl->failure();
    sqlite3_busy_timeout(impl->database, 60'000);  // others may write to it as well
    impl->execute(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
        "CREATE TABLE IF NOT EXISTS files (file TEXT, kind TEXT, PRIMARY KEY (file, kind)) WITHOUT ROWID;");
    for (const Kind kind : kinds) {
        const auto columns = columns_of(kind, canon);
        if (!impl->execute(table_text(kind, columns))) return *impl->trouble;
        if (!impl->has_columns(kind, columns))
            return parser::Diagnostic::of(
                       parser::ErrorKind::Io,
                       fmt::format("the table {} in {} has other columns than this rego writes", name_of(kind), path))
                .with_hint("write to a new file");
        std::string places = "?1";
        for (std::size_t i = 2; i <= columns.size(); ++i) places += fmt::format(", ?{}", i);
        impl->inserts.push_back(std::make_unique<Statement>(
            impl->database, fmt::format("INSERT OR REPLACE INTO {} VALUES ({})", name_of(kind), places)));
        // The games of a file are called after it: `FILE`, `FILE#2` …
        impl->removes.push_back(std::make_unique<Statement>(
            impl->database,
            fmt::format("DELETE FROM {} WHERE game = ?1 OR (game > ?1 || '#' AND game < ?1 || '$')", name_of(kind))));
    }
    impl->execute(kViews);
    impl->seen = std::make_unique<Statement>(impl->database, "SELECT 1 FROM files WHERE file = ?1 AND kind = ?2");
    impl->note = std::make_unique<Statement>(impl->database, "INSERT OR IGNORE INTO files VALUES (?1, ?2)");
    if (impl->trouble) return *impl->trouble;
    return std::unique_ptr<Database>(new Database(std::move(impl)));
}

bool Database::has(const std::string& file) const {
    return std::ranges::all_of(impl_->kinds, [&](Kind kind) {
        return impl_->seen->bind(1, file).bind(2, std::string(name_of(kind))).run() == SQLITE_ROW;
    });
}

void Database::put(const std::string& file, const std::vector<std::vector<Row>>& rows) {
    if (impl_->waiting == 0) impl_->execute("BEGIN IMMEDIATE");
    for (std::size_t i = 0; i < impl_->kinds.size(); ++i) {
        impl_->holds(impl_->removes[i]->bind(1, file).run() == SQLITE_DONE);
        for (const Row& row : rows[i]) {
            int at = 0;
            for (const Cell& cell : row) impl_->inserts[i]->bind(++at, cell);
            impl_->holds(impl_->inserts[i]->run() == SQLITE_DONE);
        }
        impl_->holds(impl_->note->bind(1, file).bind(2, std::string(name_of(impl_->kinds[i]))).run() == SQLITE_DONE);
    }
    if (++impl_->waiting < kFilesAtOnce) return;
    impl_->execute("COMMIT");
    impl_->waiting = 0;
}

std::optional<parser::Diagnostic> Database::finish() {
    if (impl_->waiting > 0) impl_->execute("COMMIT");
    impl_->waiting = 0;
    impl_->execute("PRAGMA wal_checkpoint(TRUNCATE)");
    return impl_->trouble;
}

}  // namespace rego::app::tables
