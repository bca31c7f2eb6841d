// The interactive shell: a session with a line editor in front of it. Everything it says or knows comes from elsewhere;
// replxx stays inside terminal.cpp.
#pragma once

#include <string>

#include "app/shell/session/session.hpp"

namespace rego::app {

/// Greets, tells the news, and reads lines from the terminal until `exit` or Ctrl-D. Returns the exit status, which is
/// always 0.
int run_terminal(Session& session, const std::string& news);

}  // namespace rego::app
