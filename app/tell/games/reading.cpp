#include "app/tell/games/reading.hpp"

#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>

#include <fmt/format.h>

#include "app/follow/follower.hpp"
#include "app/follow/record.hpp"
#include "app/import/library.hpp"
#include "app/import/report.hpp"
#include "app/import/script.hpp"
#include "app/import/source.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/flow.hpp"
#include "app/shell/session/past_games.hpp"
#include "app/shell/session/session.hpp"

namespace rego::app::games {
namespace {

namespace fs = std::filesystem;

FileOfGames read_script(const ReadingOptions& options, const std::string& path, const std::string& text) {
    FileOfGames found;
    SessionOptions how;
    how.reports = false;
    how.confined = options.allow_files ? Confined::Nobody : Confined::All;
    how.asks_back = false;
    how.folder = fs::path(path).parent_path().string();
    how.kept_games = std::numeric_limits<std::size_t>::max();
    Session session(command_table(), options.library, how);
    bool is_given_up = false;
    const Flow::Hear hear = [&](const Answer& answer, const Line&, const Source&) {
        found.problems += answer.err;
        is_given_up = !answer.ok() && !options.keep_going;
        return !is_given_up && !answer.exit;
    };
    run_flow(Flow(session, hear), split_lines(text), {path, text});
    if (is_given_up) return found;
    found.games = all_games(session, path);
    if (found.games.empty()) found.problems += fmt::format("{}: error: there is no game in it\n", path);
    return found;
}

FileOfGames read_script(const ReadingOptions& options, const std::string& path) {
    std::ifstream input(path, std::ios::binary);
    std::ostringstream contents;
    contents << input.rdbuf();
    return read_script(options, path, contents.str());
}

/// A log of a game that was played elsewhere, by the script that it becomes.
FileOfGames read_log(const ReadingOptions& options, const std::string& path) {
    const auto text = imports::read_source(path);
    if (!text) return {{}, imports::told(path, text.error())};
    const auto library = imports::ImportLibrary::load(options.library->table());
    if (!library) return {{}, imports::told(path, library.error())};
    const imports::ImportedFile file = (*library)->import_text(*text, {});
    if (file.unreadable) return {{}, imports::told(path, *file.unreadable)};
    if (file.made.refused) return {{}, imports::told(path, *file.made.refused)};
    const std::string problems = imports::problems_of(file, path);
    if (!file.is_whole() && !options.keep_going) return {{}, problems};
    FileOfGames found = read_script(options, path, imports::script_of(file.made, file.facts, path));
    found.problems = problems + found.problems;
    return found;
}

FileOfGames read_recorded(const ReadingOptions& options, const std::string& path) {
    FileOfGames found;
    const auto record = follow::read_record(path);
    if (!record) {
        found.problems = fmt::format("{}: error: {}\n", path, record.error().message);
        return found;
    }
    follow::Following how;
    how.keep_going = options.keep_going;
    how.keep_game = true;
    how.deviations = options.deviations;
    how.rulebooks = options.library->rulebooks();
    follow::Verdict verdict = follow::follow(options.library->table(), *record, how);
    if (verdict.refused) {
        found.problems = fmt::format("{}: error: cannot be followed: {}\n", path, verdict.refused->message);
        return found;
    }
    if (verdict.differs() || !verdict.complete) {
        found.problems = fmt::format("{}: error: cannot be followed beyond step {} of {}: {}\n", path,
                                     verdict.findings.back().step, verdict.steps, verdict.findings.back().done);
        if (!options.keep_going) return found;
    }
    verdict.played->name = path;
    for (const follow::Finding& finding : verdict.findings) {
        if (!finding.ruling.empty())
            verdict.played->remarks.push_back(fmt::format("step {}: {}", finding.step, finding.ruling));
    }
    found.games.push_back(std::move(*verdict.played));
    return found;
}

}  // namespace

FileOfGames read_games(const ReadingOptions& options, const std::string& path) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return {{}, fmt::format("{}: error: no such file\n", path)};
    if (!path.ends_with(".rego") && imports::is_to_be_imported(path)) return read_log(options, path);
    const bool is_record = path.ends_with(".json") || path.ends_with(".json.gz");
    return is_record ? read_recorded(options, path) : read_script(options, path);
}

}  // namespace rego::app::games
