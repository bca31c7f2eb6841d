// Ctrl-C for what takes long: whoever waits can stop it, and nothing has happened.
#pragma once

#include <exception>

namespace rego::engine {

/// Not an error of rules, which are caught where they are looked for, but passes through all of them.
struct Interrupted : std::exception {
    const char* what() const noexcept override { return "stopped"; }
};

/// As long as it lives, interrupt() is heard; what came before is forgotten. One at a time.
class Interruptible {
  public:
    Interruptible();
    ~Interruptible();
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;
};

/// For a signal handler. False: nobody hears it, or nobody has heard the last one yet.
bool interrupt();
bool is_interrupted();
/// Throws Interrupted if that is so. To be asked where the world is as it was before: between two tries, two classes,
/// two lines.
void stop_if_interrupted();

}  // namespace rego::engine
