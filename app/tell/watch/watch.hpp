// Ties a session to a server: after each command that changed something, viewers see the board.
#pragma once

#include <memory>

#include "app/shell/session/session.hpp"
#include "app/tell/watch/server.hpp"

namespace rego::app::watch {

/// Shows the board from now on, besides whatever else is done after a change. The server must not outlive the session.
parser::Result<std::unique_ptr<Server>> watch_session(Session& session, const Address& where);

}  // namespace rego::app::watch
