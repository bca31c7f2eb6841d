#include "app/start/start.hpp"

#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "app/commands/command_table.hpp"
#include "app/journal/shelf.hpp"
#include "app/start/replay.hpp"

namespace rego::app {

namespace {

std::string read_whole(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Brings the session to where the journal ends; false, with the reason said, if it cannot be.
bool resume(Session& session, const std::string& path, const JournalContents& contents, std::ostream& err) {
    if (!contents.torn.empty())
        err << fmt::format("rego: the last line of {} was cut off and is dropped: {}\n", path,
                           contents.torn.substr(0, contents.torn.find('\0')));
    std::size_t number = 0;
    for (const std::string& line : contents.lines) {
        ++number;
        Entry entry;
        entry.line = line;
        if (const Outcome outcome = session.historian().carry_out_again(entry); !outcome) {
            err << fmt::format("rego: error: cannot resume {}: command {} `{}`: {}\n", path, number, line,
                               outcome.error().message);
            return false;
        }
    }
    const std::string standing = session.standing();
    err << fmt::format("rego: resumed {}, {} command{}{}{}\n", path, number, number == 1 ? "" : "s",
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
    const bool goes_on_there = !args.no_journal && (args.journal_file.empty() || args.journal_file == past.file);
    if (!goes_on_there) {
        past.contents = read_journal(read_whole(past.file));
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

/// Null, after a warning, if there cannot be one: a session is not refused for that.
std::unique_ptr<Journal> new_journal(const Args& args, const std::vector<std::string>& canon_dirs,
                                     const Session& session, std::ostream& err) {
    auto journal =
        args.journal_file.empty() ? Journal::create(canon_dirs) : Journal::open(args.journal_file, canon_dirs, false);
    if (!journal) {
        warn(journal.error(), err);
        return nullptr;
    }
    if (const std::string& torn = (*journal)->found().torn; !torn.empty())
        err << fmt::format("rego: the last line of {} was cut off and is dropped: {}\n", args.journal_file, torn);
    if (const auto written = (*journal)->write(session); !written) warn(written.error(), err);
    return std::move(*journal);
}

}  // namespace

bool canon_is_fine(Library& library, std::ostream& err) {
    if (library.folders().empty()) return true;
    const auto table = library.table();
    const auto problems = Library::problems(table);
    for (const parser::Diagnostic& each : problems)
        err << parser::render(each, Library::text_of(*table, each.file), each.file);
    return problems.empty();
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
        if (!resume(*started.session, past.file, past.contents, err)) return kFailed;
        if (started.journal) started.journal->begin(*started.session);
    }
    const bool wants_journal = !args.no_journal && (is_interactive || !args.journal_file.empty());
    if (!started.journal && wants_journal) started.journal = new_journal(args, canon_dirs, *started.session, err);
    if (started.journal) {
        started.session->on_change = [journal = started.journal.get(), &err](const Session& session) {
            if (const auto written = journal->write(session); !written) warn(written.error(), err);
        };
    }
    return started;
}

}  // namespace rego::app
