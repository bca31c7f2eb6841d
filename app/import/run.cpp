#include "app/import/run.hpp"

#include <filesystem>
#include <iostream>

#include <fmt/format.h>

#include "app/import/library.hpp"
#include "app/import/script.hpp"
#include "app/import/source.hpp"
#include "app/shell/session/library.hpp"
#include "app/shell/session/replace_file.hpp"
#include "app/shell/session/session.hpp"
#include "app/shell/start/in_order.hpp"
#include "app/shell/start/progress.hpp"
#include "app/shell/start/replay.hpp"

namespace rego::app::imports {
namespace {

struct FileOutcome {
    std::string file;
    std::string script;  // empty: there is none
    std::string out, err;
    bool is_whole = false;
};

std::string told(const std::string& file, const parser::Diagnostic& error) {
    std::string text = fmt::format("{}: error: {}\n", file, error.message);
    if (!error.hint.empty()) text += fmt::format("  hint: {}\n", error.hint);
    return text;
}

void tell(const ImportedFile& imported, const Args& args, FileOutcome& outcome) {
    const Imported& made = imported.made;
    const std::string& file = outcome.file;
    if (made.refused) {
        outcome.err += told(file, *made.refused);
        return;
    }
    for (const Unread& line : imported.facts.unread) {
        outcome.err += fmt::format("{}:{}: error: says nothing known: {}\n", file, line.line, line.text);
        if (!line.nearest.empty()) outcome.err += fmt::format("  nearest: {}\n", line.nearest);
    }
    for (const Fact& fact : made.unexplained)
        outcome.err += fmt::format("{}:{}: error: not explained: {}\n", file, fact.line, fact.text);
    if (made.failure) {
        outcome.err += fmt::format("{}:{}: error: cannot be done: {}\n", file, made.failure->line, made.failure->text);
        if (!made.failure->why.empty()) outcome.err += fmt::format("  {}\n", made.failure->why);
        for (const std::string& task : made.failure->pending) outcome.err += fmt::format("  pending: {}\n", task);
    }
    for (const std::string& difference : made.failure ? std::vector<std::string>{} : made.off)
        outcome.err += fmt::format("{}: error: not as in {}: {}\n", file, made.last_state, difference);
    outcome.is_whole = made.is_whole() && imported.facts.unread.empty();
    if (outcome.is_whole || args.keep_going) outcome.script = script_of(made, imported.facts, file);
    outcome.out = fmt::format("{}: {}\n", file, summary_of(made, imported.facts));
}

/// `game.log.txt` becomes `game.rego`.
std::string script_name(const std::string& file) {
    std::string name = std::filesystem::path(file).filename().string();
    name.resize(std::min(name.find('.'), name.size()));
    return name + ".rego";
}

FileOutcome import_one(const ImportLibrary& library, const std::shared_ptr<Library>& rules, const Args& args,
                       const std::string& file) {
    FileOutcome outcome;
    outcome.file = file;
    try {
        const auto text = read_source(file);
        if (!text) {
            outcome.err = told(file, text.error());
            return outcome;
        }
        Wishes wishes;
        if (!args.final_state.empty()) {
            const auto state = read_source(args.final_state);
            if (!state) {
                outcome.err = told(args.final_state, state.error());
                return outcome;
            }
            wishes.final_state = *state;
        }
        const ImportedFile imported = library.import_text(*text, wishes);
        if (imported.unreadable)
            outcome.err = told(file, *imported.unreadable);
        else
            tell(imported, args, outcome);
        if (!outcome.script.empty()) {
            const std::string trouble = trouble_with(outcome.script, rules, script_name(file));
            if (!trouble.empty()) {
                outcome.err += trouble + fmt::format("{}: error: its script does not replay by itself\n", file);
                outcome.is_whole = false;
            }
        }
    } catch (const std::exception& bug) {
        outcome.err = fmt::format("{}: error: a bug in rego: {}\n", file, bug.what());
    }
    return outcome;
}

bool write_script(const Args& args, const FileOutcome& outcome) {
    if (outcome.script.empty()) return true;
    if (args.out_file.empty()) {
        if (args.files.size() == 1) std::cout << outcome.script;
        return true;
    }
    const bool is_folder = std::filesystem::is_directory(args.out_file);
    const std::string file =
        is_folder ? (std::filesystem::path(args.out_file) / script_name(outcome.file)).string() : args.out_file;
    const auto trouble = write_file(file, outcome.script);
    if (!trouble) return true;
    std::cerr << fmt::format("{}: error: {}\n", file, trouble->message);
    return false;
}

}  // namespace

int run_import(const Args& args) {
    const auto rules = std::make_shared<Library>(args.canon_dirs);
    const auto table = rules->table();
    for (const auto* problems : {&table->canon().problems, &table->problems()}) {
        for (const parser::Diagnostic& problem : *problems)
            std::cerr << fmt::format("{}: error: {}\n", problem.file, problem.message);
        if (!problems->empty()) return 2;
    }
    const auto library = ImportLibrary::load(table);
    if (!library) {
        std::cerr << told(library.error().file, library.error());
        return 3;
    }
    bool is_whole = true, is_written = true;
    Progress progress(args, std::cerr);
    const auto work = [&](const std::string& file) { return import_one(**library, rules, args, file); };
    work_in_order<FileOutcome>(each_of(args.files), args.jobs, work, [&](const FileOutcome& outcome) {
        progress.hide();
        std::cerr << outcome.err << std::flush;
        is_written = write_script(args, outcome) && is_written;
        const bool is_script_shown = args.out_file.empty() && args.files.size() == 1;
        (is_script_shown ? std::cerr : std::cout) << outcome.out << std::flush;
        is_whole = is_whole && outcome.is_whole;
        progress.advance(outcome.file);
    });
    progress.hide();
    if (!is_written) return 2;
    return is_whole ? 0 : 1;
}

}  // namespace rego::app::imports
