// `step`, `continue` and `cancel`: a command carried out one event at a time, while questions work in between.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/shell/session/runner.hpp"
#include "app/shell/session/stops.hpp"

namespace rego::app {

class Stepping {
  public:
    explicit Stepping(CommandRunner& session);
    ~Stepping();
    Stepping(const Stepping&) = delete;
    Stepping& operator=(const Stepping&) = delete;

    /// Goes on to the next event; with a command to its first one.
    Outcome step(Run& run);
    /// To the end, or to where it is to stop.
    Outcome finish(Run& run);
    /// Takes the command back.
    Outcome cancel(Run& run);
    /// The same without an answer; says which command it was.
    std::string stop();

    /// Where finish() stops on the way.
    Stops& stops() { return stops_; }

    bool is_active() const { return active_ != nullptr; }
    /// Whether we are in a pause of a command, not in the command itself.
    bool is_paused() const;
    /// Whether the command that is stepped through is another one.
    bool is_of_another(const Run& run) const;

  private:
    struct Active;
    Outcome begin(Run& run, Word command);
    Outcome show(Run& run);
    Outcome end(Run& run);
    std::optional<parser::Diagnostic> refuse(bool needs_one) const;

    CommandRunner& session_;
    Stops stops_;
    std::unique_ptr<Active> active_;
};

}  // namespace rego::app
