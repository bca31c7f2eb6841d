// Carries a command out one event at a time. The command runs in a thread of its own that stands still between events,
// so that the game can be looked at in the middle of it; never do both run at once.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "app/shell/session/run.hpp"

namespace rego::app {

class Stepper {
  public:
    /// `command` is what runs; it must call pause() after each event.
    explicit Stepper(std::function<Outcome()> command);
    /// Cancels what is still running.
    ~Stepper();

    /// Goes on to the next event, or to the end. True when the command is over.
    bool step();
    bool finish();
    /// Stops the command where it is; whoever asked must roll back.
    void cancel();

    /// From inside the command.
    void pause();
    bool is_inside() const { return std::this_thread::get_id() == thread_.get_id(); }

    const std::optional<Outcome>& outcome() const { return outcome_; }

  private:
    enum class Wish { Step, Finish, Cancel };
    struct Cancelled {};
    bool go(Wish wish);

    std::mutex mutex_;
    std::condition_variable changed_;
    bool running_ = false;  // whose turn it is: the command's, or ours
    bool over_ = false;
    Wish wish_ = Wish::Step;
    std::optional<Outcome> outcome_;
    std::thread thread_;
    std::function<Outcome()> command_;
};

}  // namespace rego::app
