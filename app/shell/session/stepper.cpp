#include "app/shell/session/stepper.hpp"

#include <utility>

namespace rego::app {

using parser::ErrorKind;

Stepper::Stepper(std::function<Outcome()> command) : command_(std::move(command)) {}

Stepper::~Stepper() {
    cancel();
    if (thread_.joinable()) thread_.join();
}

bool Stepper::go(Wish wish) {
    std::unique_lock lock(mutex_);
    if (over_) return true;
    wish_ = wish;
    running_ = true;
    if (!thread_.joinable()) {
        thread_ = std::thread([this] {
            {
                std::unique_lock turn(mutex_);
                changed_.wait(turn, [this] { return running_; });
            }
            std::optional<Outcome> outcome;
            try {
                outcome = command_();
            } catch (const Cancelled&) {
                outcome = problem(ErrorKind::NotNow, "cancelled");
            }
            const std::lock_guard done(mutex_);
            outcome_ = std::move(outcome);
            over_ = true;
            running_ = false;
            changed_.notify_all();
        });
    }
    changed_.notify_all();
    changed_.wait(lock, [this] { return !running_; });
    return over_;
}

bool Stepper::step() { return go(Wish::Step); }
bool Stepper::finish() { return go(Wish::Finish); }

void Stepper::cancel() {
    if (thread_.joinable()) go(Wish::Cancel);
}

void Stepper::pause() {
    // Questions may try things out and take them back; those events are not the command's.
    if (!is_inside()) return;
    std::unique_lock lock(mutex_);
    if (wish_ == Wish::Finish) return;
    if (wish_ == Wish::Step) {
        running_ = false;
        changed_.notify_all();
        changed_.wait(lock, [this] { return running_; });
    }
    if (wish_ == Wish::Cancel) throw Cancelled{};
}

}  // namespace rego::app
