// Ctrl-C at work on many files: what has been begun is finished, and nothing new is begun.
#pragma once

#include <csignal>

namespace rego::app::jobs {

class Interrupt {
  public:
    Interrupt() : before_(std::signal(SIGINT, [](int) { asked() = 1; })) {}
    ~Interrupt() { (void)std::signal(SIGINT, before_); }
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    bool is_asked() const { return asked() != 0; }

  private:
    /// A signal has no other way to say that it came.
    static volatile std::sig_atomic_t& asked() {
        static volatile std::sig_atomic_t flag = 0;
        return flag;
    }
    void (*before_)(int);
};

}  // namespace rego::app::jobs
