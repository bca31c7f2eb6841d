// `./rego table`: rows of many games, as they come.
#include <filesystem>
#include <iterator>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "app/shell/session/replace_file.hpp"
#include "app/shell/start/in_order.hpp"
#include "app/shell/start/progress.hpp"
#include "app/shell/start/replay.hpp"
#include "app/shell/start/start.hpp"
#include "app/tell/games/reading.hpp"
#include "app/tell/games/run.hpp"
#include "app/tell/table/database.hpp"
#include "app/tell/table/table.hpp"

namespace rego::app::games {
namespace {

/// What a file came to.
struct FileRows {
    std::string path;
    std::vector<std::vector<tables::Row>> rows;  // by kind, for a database …
    std::vector<std::string> texts;              // … or as text
    std::string problems;
    bool has_games = false;
};

/// Where the rows go.
class Sink {
  public:
    virtual ~Sink() = default;
    virtual void take(const FileRows& made) = 0;
    virtual std::optional<parser::Diagnostic> finish() = 0;
};

/// A stream, a file, or a file for each kind.
class TextSink : public Sink {
  public:
    TextSink(const Args& args, const std::vector<tables::Kind>& kinds, std::ostream& out) : out_(out) {
        const bool is_folder = kinds.size() > 1;
        std::error_code ignored;
        if (is_folder) std::filesystem::create_directories(args.out_file, ignored);
        for (const tables::Kind kind : kinds) {
            const std::string name = std::string(tables::name_of(kind)) + (args.json_lines ? ".jsonl" : ".csv");
            if (is_folder)
                files_.push_back(std::make_unique<FileInTheMaking>(args.out_file + "/" + name));
            else if (!args.out_file.empty())
                files_.push_back(std::make_unique<FileInTheMaking>(args.out_file));
        }
    }
    void take(const FileRows& made) override {
        for (std::size_t i = 0; i < made.texts.size(); ++i) {
            if (files_.empty())
                out_ << made.texts[i] << std::flush;
            else
                files_[i]->write(made.texts[i]);
        }
    }
    std::optional<parser::Diagnostic> finish() override {
        std::optional<parser::Diagnostic> trouble;
        for (const auto& file : files_)
            if (auto wrong = file->finish(); wrong && !trouble) trouble = std::move(wrong);
        if (!out_ && files_.empty()) trouble = parser::Diagnostic::of(parser::ErrorKind::Io, "cannot write the rows");
        return trouble;
    }

  private:
    std::ostream& out_;
    std::vector<std::unique_ptr<FileInTheMaking>> files_;
};

class DatabaseSink : public Sink {
  public:
    explicit DatabaseSink(tables::Database& database) : database_(database) {}
    void take(const FileRows& made) override {
        if (made.has_games) database_.put(made.path, made.rows);
    }
    std::optional<parser::Diagnostic> finish() override { return database_.finish(); }

  private:
    tables::Database& database_;
};

/// The files of the command line; in place of `-` the paths on standard input, read when they are needed.
PathSource paths_of(const Args& args, std::istream& in) {
    return [&args, &in, next = std::size_t{0}]() mutable -> std::optional<std::string> {
        while (next < args.files.size()) {
            if (args.files[next] != "-") return args.files[next++];
            for (std::string line; std::getline(in, line);) {
                if (line.ends_with('\r')) line.pop_back();
                if (!line.empty()) return line;
            }
            ++next;
        }
        return std::nullopt;
    };
}

std::optional<std::size_t> total_of(const Args& args) {
    if (std::ranges::find(args.files, "-") != args.files.end()) return std::nullopt;
    return args.files.size();
}

}  // namespace

int run_table(const Args& args, std::istream& in, std::ostream& out, std::ostream& err) {
    if (would_replace_a_game(args, err)) return kWrongUsage;
    ReadingOptions reading{std::make_shared<Library>(args.canon_dirs), {}, args.keep_going, args.allow_files};
    if (!canon_is_fine(*reading.library, err)) return kFailed;
    auto deviations = follow::Deviations::built_in();
    if (deviations) reading.deviations = std::move(*deviations);

    const auto kinds = tables::kinds_named(args.table_kind);
    const auto canon = reading.library->table();
    const auto format = args.json_lines ? tables::Format::JsonLines : tables::Format::Csv;
    std::vector<std::vector<tables::ColumnInfo>> columns;
    for (const tables::Kind kind : kinds) columns.push_back(tables::columns_of(kind, *canon));

    std::unique_ptr<tables::Database> database;
    std::unique_ptr<Sink> sink;
    const auto tell = [&](const parser::Diagnostic& trouble) {
        err << fmt::format("rego: error: {}\n", trouble.message);
        if (!trouble.hint.empty()) err << fmt::format("  hint: {}\n", trouble.hint);
        return kWrongUsage;
    };
    if (tables::is_database(args.out_file)) {
        auto opened = tables::Database::open(args.out_file, kinds, *canon);
        if (!opened) return tell(opened.error());
        database = std::move(*opened);
        sink = std::make_unique<DatabaseSink>(*database);
    } else {
        sink = std::make_unique<TextSink>(args, kinds, out);
        FileRows heads;
        for (const auto& each : columns) heads.texts.push_back(head_text(format, each));
        sink->take(heads);
    }

    int status = kAllWell;
    Progress progress(total_of(args), !args.json, err);
    const auto tabulate = [&](const std::string& path) {
        FileOfGames found = read_games(reading, path);
        FileRows made{path, {}, {}, std::move(found.problems), !found.games.empty()};
        (database ? made.rows.resize(kinds.size()) : made.texts.resize(kinds.size()));
        for (const PlayedGame& game : found.games) {
            auto rows = tables::rows_of(kinds, game, *canon);
            for (std::size_t i = 0; i < kinds.size(); ++i) {
                if (database)
                    std::ranges::move(rows[i], std::back_inserter(made.rows[i]));
                else
                    for (const tables::Row& row : rows[i]) made.texts[i] += row_text(format, columns[i], row);
            }
        }
        return made;
    };
    const PathSource all = paths_of(args, in);
    const PathSource wanted = [&]() -> std::optional<std::string> {
        auto path = all();
        while (path && args.new_only && database->has(*path)) path = all();
        return path;
    };
    work_in_order<FileRows>(wanted, args.jobs, tabulate, [&](FileRows made) {
        progress.hide();
        sink->take(made);
        if (!made.problems.empty()) {
            err << made.problems << std::flush;
            status = kFailed;
        }
        progress.advance(made.path);
    });
    if (const auto trouble = sink->finish()) return tell(*trouble);
    return status;
}

}  // namespace rego::app::games
