// The interactive shell: a session with a line editor in front of it. Everything it says or knows comes from elsewhere;
// replxx stays inside terminal.cpp.
#pragma once

#include "app/session/session.hpp"
#include "app/start/args.hpp"

namespace rego::app {

/// Reads lines from the terminal until `exit` or Ctrl-D. Returns the exit status, which is always 0.
int run_terminal(Session& session, const Args& args);

}  // namespace rego::app
