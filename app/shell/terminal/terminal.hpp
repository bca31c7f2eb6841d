// The interactive shell: a session with a line editor in front of it. Everything it says or knows comes from elsewhere;
// replxx stays inside terminal.cpp.
#pragma once

#include <functional>
#include <string>

#include "app/shell/session/session.hpp"

namespace rego::app {

/// What another thread may want done while the terminal waits for a line.
struct AtPrompt {
    /// Told at the beginning how to wake the terminal, from any thread, and in the end with nothing: no more.
    std::function<void(std::function<void()> wake)> begin;
    /// Done then, by the thread that waits.
    std::function<void()> work;
};

/// Greets, tells the news, and reads lines from the terminal until `exit` or Ctrl-D. Returns the exit status, which is
/// always 0.
int run_terminal(Session& session, const std::string& news, const AtPrompt& at_prompt = {});

}  // namespace rego::app
