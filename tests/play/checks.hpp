// What must hold of a session after every command, whatever was played.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/shell/session/session.hpp"

namespace rego::app {

struct Trouble {
    enum class Kind {
        Internal,  // an error of our own
        Trace,     // a refused command that changed something
        Fault,     // what is kept for speed, or what the rules promise of the game, does not hold
        Undo,      // undo or redo leads elsewhere
        Replay,    // the history leads elsewhere
        Stuck,     // nothing is possible any more
        Endless
    };
    Kind kind;
    std::string what;
};
using MaybeTrouble = std::optional<Trouble>;

/// A session that says nothing; all of them share one canon.
std::unique_ptr<Session> quiet_session();

/// What became of one command.
struct Tried {
    bool is_accepted = false;
    MaybeTrouble trouble;
};
Tried try_command(Session& session, const std::string& command);

/// Counts all indexes anew, and asks all invariants.
MaybeTrouble faults_of(Session& session);
/// Undoes and redoes so many steps. `before`: the fingerprint that the first undo must lead to, where it is known.
MaybeTrouble undo_and_redo(Session& session, std::size_t steps, std::optional<std::uint64_t> before = {});
/// Carries out the history in a fresh session: the same game, event by event.
MaybeTrouble replay(Session& session);
/// Whether nothing that somebody might think of is possible; what is possible is done.
MaybeTrouble stuck(Session& session);

/// Carries out the commands, leaving out those that are refused, and looks for trouble of that kind at the end.
MaybeTrouble trouble_after(const std::vector<std::string>& commands, Trouble::Kind kind);

}  // namespace rego::app
