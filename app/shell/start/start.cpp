#include "app/shell/start/start.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/import/library.hpp"
#include "app/import/report.hpp"
#include "app/import/script.hpp"
#include "app/import/source.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/journal/shelf.hpp"
#include "app/shell/session/log.hpp"
#include "app/shell/start/replay.hpp"
#include "parser/text/read_file.hpp"

namespace rego::app {

namespace {

/// What of the journal could not be read.
void tell_damage(const std::string& path, const JournalContents& contents, std::ostream& err) {
    if (contents.torn.empty()) return;
    if (contents.lost_lines > 0) {
        err << fmt::format(
            "rego: warning: {} is damaged behind command {}; {} line{} after that {} not carried out{}{}\n", path,
            contents.lines.size(), contents.lost_lines, contents.lost_lines == 1 ? "" : "s",
            contents.lost_lines == 1 ? "is" : "are", contents.copy.empty() ? "" : ", all of it is kept in ",
            contents.copy);
    } else {
        err << fmt::format("rego: the last line of {} was cut off and is dropped: {}\n", path,
                           contents.torn.substr(0, contents.torn.find('\0')));
    }
}

/// A journal is what was done to a game: rego writes none that reads or writes other files, so that one which does is
/// from somebody else. An alias could stand for either.
std::optional<parser::Diagnostic> refuse_files(const Session& session, const std::string& line) {
    const CommandInfo* info = session.commands().meant_by(inner_verb(line).text);
    for (const std::string_view verb : {"save", "load", "import", "script", "report", "alias"}) {
        if (info == nullptr || info->name != verb) continue;
        return parser::Diagnostic::of(
            parser::ErrorKind::Io, fmt::format("a journal reads and writes no files: `{}` has no place in it", verb));
    }
    return std::nullopt;
}

/// Brings the session to where the journal ends, or to the command that fails. How many were carried out.
std::size_t carry_out_all(Session& session, const JournalContents& contents, Outcome& outcome) {
    std::size_t done = 0;
    for (const std::string& line : contents.lines) {
        if (auto wrong = refuse_files(session, line)) {
            outcome = *wrong;
            break;
        }
        Entry entry;
        entry.line = line;
        outcome = session.historian().carry_out_again(entry);
        if (!outcome) break;
        ++done;
    }
    return done;
}

/// A game begun with rules of its own is written down with their hash; another one now means that they have changed.
void tell_changed_rules(const Session& session, const JournalContents& contents, std::ostream& err) {
    const auto& history = session.history();
    for (std::size_t i = 0; i < std::min(history.size(), contents.lines.size()); ++i) {
        const std::string& then = contents.lines[i];
        if (!history[i].begins_game || history[i].line == then) continue;
        err << fmt::format("rego: warning: rules have changed since: then `{}`, now `{}`\n", then, history[i].line);
    }
}

/// False, with the reason said, if the session cannot be resumed.
bool resume(Session& session, const std::string& path, const JournalContents& contents, Journal* journal,
            bool keep_going, std::ostream& err) {
    tell_damage(path, contents, err);
    Outcome outcome = engine::Unit{};
    // Whoever has written it: nothing in it does what a script may not.
    const std::string before = session.files().work_for(path);
    const Stopwatch watch;
    const std::size_t done = carry_out_all(session, contents, outcome);
    log(LogLevel::Info, "journal: {} of {} commands of {} in {}", done, contents.lines.size(), path, watch.text());
    session.files().work_for(before);
    if (!outcome) {
        err << fmt::format("rego: {}: cannot resume {}: command {} `{}`: {}\n", keep_going ? "warning" : "error", path,
                           done + 1, contents.lines[done], outcome.error().message);
        if (!keep_going) {
            err << fmt::format(
                "  hint: `rego --resume={} --keep-going` goes on with the {} before it, and keeps a copy\n", path,
                done);
            return false;
        }
    }
    tell_changed_rules(session, contents, err);
    if (journal != nullptr && outcome) journal->begin(session);
    if (journal != nullptr && !outcome) {
        const auto copy = journal->begin_here(session);
        if (!copy) {
            err << "rego: error: " << copy.error().message << '\n';
            return false;
        }
        err << fmt::format("rego: the journal as it was is kept in {}\n", *copy);
    }
    const std::string standing = session.standing();
    err << fmt::format("rego: resumed {}, {} command{}{}{}\n", path, done, done == 1 ? "" : "s",
                       standing.empty() ? "" : ", ", standing);
    return true;
}

void warn(const parser::Diagnostic& what, std::ostream& err) { err << "rego: warning: " << what.message << '\n'; }

/// What `--resume` goes on with.
struct Past {
    std::string file;
    JournalContents contents;
    std::unique_ptr<Journal> journal;  // null if what follows is written elsewhere, or nowhere
};

/// A log in place of a journal: the game that it tells of. What follows goes into a journal of its own.
int import_past(const Args& args, Past& past, std::ostream& err) {
    const auto text = imports::read_source(past.file);
    const auto library = imports::ImportLibrary::load(Library(args.canon_dirs).table());
    const auto complain = [&](const parser::Diagnostic& error) {
        err << imports::told(past.file, error);
        return kWrongUsage;
    };
    if (!text) return complain(text.error());
    if (!library) return complain(library.error());
    const imports::ImportedFile file = (*library)->import_text(*text, {});
    if (file.unreadable) return complain(*file.unreadable);
    if (file.made.refused) return complain(*file.made.refused);
    err << imports::problems_of(file, past.file);
    if (!file.is_whole() && !args.keep_going) {
        err << "  hint: with --keep-going, the game goes on from there\n";
        return kFailed;
    }
    past.contents = read_journal(imports::script_of(file.made, file.facts, past.file));
    return kAllWell;
}

/// kAllWell, or how rego ends.
int find_past(const Args& args, Past& past, std::ostream& err) {
    past.file = args.resume_file;
    if (past.file.empty()) past.file = args.journal_file;
    if (past.file.empty()) {
        const std::vector<ShelvedGame> games = shelved_games();
        if (games.empty()) {
            err << "rego: error: there is no game to resume\n";
            return kWrongUsage;
        }
        if (args.resume_number > games.size()) {
            err << fmt::format("rego: error: there is no game {}; there {} {}\n  hint: `rego --resume=list`\n",
                               args.resume_number, games.size() == 1 ? "is" : "are", games.size());
            return kWrongUsage;
        }
        past.file = games[args.resume_number - 1].path;
    }
    if (imports::is_to_be_imported(past.file)) return import_past(args, past, err);
    const bool goes_on_there = !args.no_journal && (args.journal_file.empty() || args.journal_file == past.file);
    if (!goes_on_there) {
        const auto text = parser::read_file(past.file);
        const auto wrong = text ? refuse_journal(past.file, *text) : std::optional(text.error());
        if (wrong) {
            err << "rego: error: " << wrong->message << '\n';
            return kWrongUsage;
        }
        past.contents = read_journal(*text);
        return kAllWell;
    }
    auto journal = Journal::open(past.file, {}, true);
    if (!journal) {
        err << "rego: error: " << journal.error().message << '\n';
        return kWrongUsage;
    }
    past.contents = (*journal)->found();
    past.journal = std::move(*journal);
    return kAllWell;
}

std::vector<std::string> joined(std::vector<std::string> folders, const std::vector<std::string>& more) {
    for (const std::string& each : more)
        if (std::find(folders.begin(), folders.end(), each) == folders.end()) folders.push_back(each);
    return folders;
}

}  // namespace

std::variant<std::unique_ptr<Journal>, int> new_journal(const Args& args, const std::vector<std::string>& canon_dirs,
                                                        const Session& session, std::ostream& err) {
    auto journal =
        args.journal_file.empty() ? Journal::create(canon_dirs) : Journal::open(args.journal_file, canon_dirs, false);
    if (!journal && journal.error().kind == parser::ErrorKind::Usage) {
        err << "rego: error: " << journal.error().message << '\n';
        return kWrongUsage;
    }
    if (!journal) {
        warn(journal.error(), err);
        return std::unique_ptr<Journal>();
    }
    tell_damage(args.journal_file, (*journal)->found(), err);
    if (const auto written = (*journal)->write(session); !written) warn(written.error(), err);
    return std::move(*journal);
}

bool canon_is_fine(Library& library, std::ostream& err) {
    if (library.folders().empty()) return true;
    const auto table = library.table();
    const auto problems = Library::problems(table);
    for (const parser::Diagnostic& each : problems)
        err << parser::render(each, Library::text_of(*table, each.file), each.file);
    return problems.empty();
}

void keep_journal(Session& session, Journal& journal, std::ostream& err) {
    log(LogLevel::Info, "journal: written to {}", journal.path());
    session.on_change = [&journal, &err](const Session& now) {
        if (const auto written = journal.write(now); !written) warn(written.error(), err);
        if (const std::string news = journal.take_news(); !news.empty()) err << "rego: " << news << '\n';
    };
}

std::variant<StartedSession, int> start_session(const Args& args, bool is_interactive, bool colored,
                                                std::ostream& err) {
    StartedSession started;
    Past past;
    if (args.resume) {
        if (const int status = find_past(args, past, err); status != kAllWell) return status;
        started.journal = std::move(past.journal);
    }
    const std::vector<std::string> canon_dirs = joined(args.canon_dirs, past.contents.canon_dirs);
    const auto library = std::make_shared<Library>(canon_dirs);
    if (!canon_is_fine(*library, err)) return kFailed;
    SessionOptions options = session_options(args, colored);
    options.is_typed = is_interactive;
    started.session = std::make_unique<Session>(command_table(), library, std::move(options));
    if (args.resume) {
        if (!resume(*started.session, past.file, past.contents, started.journal.get(), args.keep_going, err))
            return kFailed;
    }
    const bool wants_journal = !args.no_journal && (is_interactive || !args.journal_file.empty());
    if (!started.journal && wants_journal) {
        auto made = new_journal(args, canon_dirs, *started.session, err);
        if (const int* status = std::get_if<int>(&made)) return *status;
        started.journal = std::move(std::get<0>(made));
    }
    if (started.journal) keep_journal(*started.session, *started.journal, err);
    return started;
}

}  // namespace rego::app
