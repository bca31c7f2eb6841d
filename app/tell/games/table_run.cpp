// `./rego table`: rows of many games, as they come.
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
#include "app/tell/table/table.hpp"

namespace rego::app::games {
namespace {

/// What a file came to.
struct FileRows {
    std::string path;
    std::string text;
    std::string problems;
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

    const tables::Kind kind = tables::kind_named(args.table_kind).value_or(tables::Kind::Games);
    const auto format = args.json_lines ? tables::Format::JsonLines : tables::Format::Csv;
    const auto columns = tables::columns_of(kind, *reading.library->table());
    std::optional<FileInTheMaking> file;
    if (!args.out_file.empty()) file.emplace(args.out_file);
    const auto write = [&](const std::string& text) { file ? file->write(text) : void(out << text << std::flush); };
    write(tables::head_text(format, columns));

    int status = kAllWell;
    Progress progress(total_of(args), !args.json, err);
    const auto tabulate = [&](const std::string& path) {
        FileOfGames found = read_games(reading, path);
        FileRows made{path, {}, std::move(found.problems)};
        for (const PlayedGame& game : found.games) {
            for (const tables::Row& row : tables::rows_of(kind, game, *reading.library->table()))
                made.text += row_text(format, columns, row);
        }
        return made;
    };
    work_in_order<FileRows>(paths_of(args, in), args.jobs, tabulate, [&](FileRows made) {
        progress.hide();
        write(made.text);
        if (!made.problems.empty()) {
            err << made.problems << std::flush;
            status = kFailed;
        }
        progress.advance(made.path);
    });
    const auto trouble = file ? file->finish() : std::nullopt;
    if (trouble) err << fmt::format("rego: error: {}\n", trouble->message);
    if (!file && !out) err << "rego: error: cannot write the rows\n";
    if (trouble || (!file && !out)) return kWrongUsage;
    return status;
}

}  // namespace rego::app::games
