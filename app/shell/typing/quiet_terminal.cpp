#include "app/shell/typing/quiet_terminal.hpp"

#include <array>
#include <csignal>

#include <unistd.h>

namespace rego::app {

namespace {

constexpr std::array kEndings{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

// All that a signal handler can know is what stands still.
termios terminal_before;

extern "C" void put_terminal_back(int signal) {
    ::tcsetattr(STDIN_FILENO, TCSANOW, &terminal_before);
    std::signal(signal, SIG_DFL);
    ::raise(signal);
}

}  // namespace

QuietTerminal::QuietTerminal() {
    if (::tcgetattr(STDIN_FILENO, &before_) != 0) return;
    terminal_before = before_;
    for (const int signal : kEndings) std::signal(signal, put_terminal_back);
    termios quiet = before_;
    quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    is_quiet_ = ::tcsetattr(STDIN_FILENO, TCSANOW, &quiet) == 0;
}

QuietTerminal::~QuietTerminal() {
    for (const int signal : kEndings) std::signal(signal, SIG_DFL);
    if (is_quiet_) ::tcsetattr(STDIN_FILENO, TCSANOW, &before_);
}

}  // namespace rego::app
