#include "app/shell/terminal/quiet_terminal.hpp"

#include <array>
#include <csignal>

#include <unistd.h>

#include "engine/interrupt.hpp"

namespace rego::app {

namespace {

constexpr std::array kEndings{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

// All that a signal handler can know is what stands still.
termios terminal_before;

/// What the line editor has told the terminal to do with pasted text, no other program may expect.
constexpr std::array<char, 8> kPasteAsTyped{'\x1b', '[', '?', '2', '0', '0', '4', 'l'};

extern "C" void put_terminal_back(int signal) {
    // The first Ctrl-C stops what is being carried out, the second one rego.
    if (signal == SIGINT && engine::interrupt()) return;
    ::tcsetattr(STDIN_FILENO, TCSANOW, &terminal_before);
    (void)!::write(STDOUT_FILENO, kPasteAsTyped.data(), kPasteAsTyped.size());
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
