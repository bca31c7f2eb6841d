// `./rego table`: rows of many games, as they come.
#include <fstream>
#include <memory>

#include <fmt/format.h>

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
    ReadingOptions reading{std::make_shared<Library>(args.canon_dirs), {}, args.keep_going, args.allow_files};
    if (!canon_is_fine(*reading.library, err)) return kFailed;
    auto deviations = follow::Deviations::built_in();
    if (deviations) reading.deviations = std::move(*deviations);

    const tables::Kind kind = tables::kind_named(args.table_kind).value_or(tables::Kind::Games);
    const auto format = args.json_lines ? tables::Format::JsonLines : tables::Format::Csv;
    const auto columns = tables::columns_of(kind, *reading.library->table());
    std::ofstream file;
    if (!args.out_file.empty()) file.open(args.out_file, std::ios::binary | std::ios::trunc);
    std::ostream& rows = args.out_file.empty() ? out : file;
    rows << tables::head_text(format, columns) << std::flush;

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
        rows << made.text << std::flush;
        if (!made.problems.empty()) {
            err << made.problems << std::flush;
            status = kFailed;
        }
        progress.advance(made.path);
    });
    if (!rows) {
        err << fmt::format("rego: error: cannot write {}\n", args.out_file.empty() ? "the rows" : args.out_file);
        return kWrongUsage;
    }
    return status;
}

}  // namespace rego::app::games
