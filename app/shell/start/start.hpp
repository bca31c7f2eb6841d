// Starting a session: where its canon comes from, its journal, and what it resumes.
#pragma once

#include <memory>
#include <ostream>
#include <variant>

#include "app/shell/journal/journal.hpp"
#include "app/shell/session/session.hpp"
#include "app/shell/start/args.hpp"

namespace rego::app {

struct StartedSession {
    std::unique_ptr<Journal> journal;  // may be null
    std::unique_ptr<Session> session;
};

/// Says on `err` what the user should know (a torn line, a journal that cannot be written). An int is an exit status:
/// the session cannot start.
std::variant<StartedSession, int> start_session(const Args& args, bool is_interactive, bool colored, std::ostream& err);

/// The journal that `--journal` names, or one in the usual place. Null, after a warning, if there cannot be one: a
/// session is not refused for that. An exit status if it is another file that was named by mistake.
std::variant<std::unique_ptr<Journal>, int> new_journal(const Args& args, const std::vector<std::string>& canon_dirs,
                                                        const Session& session, std::ostream& err);

/// From now on what the session does is written there, and trouble with that said on `err`.
void keep_journal(Session& session, Journal& journal, std::ostream& err);

/// Whether the folders of `--canon` are fine; says everything that is wrong with them.
bool canon_is_fine(Library& library, std::ostream& err);

}  // namespace rego::app
