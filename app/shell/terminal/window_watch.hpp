// Tells when the window of the terminal has another size.
#pragma once

#include <atomic>
#include <functional>
#include <thread>

namespace rego::app {

/// Make one before any other thread: from then on the signal is kept for it.
class WindowWatch {
  public:
    /// Called in a thread of its own.
    explicit WindowWatch(std::function<void()> on_change);
    ~WindowWatch();
    WindowWatch(const WindowWatch&) = delete;
    WindowWatch& operator=(const WindowWatch&) = delete;

  private:
    std::atomic<bool> is_over_ = false;
    std::thread thread_;
};

}  // namespace rego::app
