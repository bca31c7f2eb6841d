#include "app/shell/terminal/window_watch.hpp"

#include <csignal>
#include <utility>

#include <pthread.h>

namespace rego::app {

namespace {

sigset_t only_window_changes() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGWINCH);
    return set;
}

}  // namespace

WindowWatch::WindowWatch(std::function<void()> on_change) {
    const sigset_t set = only_window_changes();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    thread_ = std::thread([this, set, tell = std::move(on_change)] {
        for (int signal = 0; sigwait(&set, &signal) == 0 && !is_over_;) tell();
    });
}

WindowWatch::~WindowWatch() {
    is_over_ = true;
    pthread_kill(thread_.native_handle(), SIGWINCH);
    thread_.join();
}

}  // namespace rego::app
