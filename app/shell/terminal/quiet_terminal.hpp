// A terminal that does not show what is typed while nobody has asked for it yet: the line editor will show it in its
// place, behind the prompt.
#pragma once

#include <termios.h>

namespace rego::app {

/// From the start of a shell to its end. The terminal is as before afterwards, also when a signal ends rego.
class QuietTerminal {
  public:
    QuietTerminal();
    ~QuietTerminal();
    QuietTerminal(const QuietTerminal&) = delete;
    QuietTerminal& operator=(const QuietTerminal&) = delete;

  private:
    bool is_quiet_ = false;
    termios before_{};
};

}  // namespace rego::app
