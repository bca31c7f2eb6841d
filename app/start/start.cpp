#include "app/start/start.hpp"

#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "app/commands/command_table.hpp"
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
    err << fmt::format("rego: resumed {}, {} command{}\n", path, number, number == 1 ? "" : "s");
    return true;
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
    const auto warn = [&](const parser::Diagnostic& what) { err << "rego: warning: " << what.message << '\n'; };
    std::string resumed = args.resume_file;
    if (args.resume && resumed.empty()) {
        resumed = args.journal_file.empty() ? latest_journal() : args.journal_file;
        if (resumed.empty()) {
            err << "rego: error: there is no journal to resume\n";
            return kWrongUsage;
        }
    }

    StartedSession started;
    JournalContents past;
    std::vector<std::string> canon_dirs = args.canon_dirs;
    const bool goes_on_there = !args.no_journal && (args.journal_file.empty() || args.journal_file == resumed);
    if (args.resume) {
        if (goes_on_there) {
            auto journal = Journal::open(resumed, {}, true);
            if (!journal) {
                err << "rego: error: " << journal.error().message << '\n';
                return kWrongUsage;
            }
            past = (*journal)->found();
            started.journal = std::move(*journal);
        } else {
            past = read_journal(read_whole(resumed));
        }
        for (const std::string& dir : past.canon_dirs)
            if (std::find(canon_dirs.begin(), canon_dirs.end(), dir) == canon_dirs.end()) canon_dirs.push_back(dir);
    }

    const auto library = std::make_shared<Library>(canon_dirs);
    if (!canon_is_fine(*library, err)) return kFailed;
    started.session = std::make_unique<Session>(command_table(), library, session_options(args, colored));
    if (args.resume) {
        if (!resume(*started.session, resumed, past, err)) return kFailed;
        if (started.journal) started.journal->begin(*started.session);
    }

    const bool wants_journal = !args.no_journal && (is_interactive || !args.journal_file.empty());
    if (!started.journal && wants_journal) {
        auto journal = args.journal_file.empty() ? Journal::create(canon_dirs)
                                                 : Journal::open(args.journal_file, canon_dirs, false);
        if (!journal) {
            warn(journal.error());
        } else {
            started.journal = std::move(*journal);
            if (!started.journal->found().torn.empty())
                err << fmt::format("rego: the last line of {} was cut off and is dropped: {}\n", args.journal_file,
                                   started.journal->found().torn);
            if (const auto written = started.journal->write(*started.session); !written) warn(written.error());
        }
    }
    if (started.journal) {
        Journal* journal = started.journal.get();
        started.session->on_change = [journal, &err](const Session& session) {
            if (const auto written = journal->write(session); !written)
                err << "rego: warning: " << written.error().message << '\n';
        };
    }
    return started;
}

}  // namespace rego::app
