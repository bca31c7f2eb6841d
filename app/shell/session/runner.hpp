// Carries commands out, for the parts of a session that need that: whoever changes the past, runs a script or goes
// through a command step by step.
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "app/shell/session/run.hpp"
#include "app/shell/session/state.hpp"

namespace rego::app {

class CommandRunner : public SessionState {
  public:
    using SessionState::SessionState;
    virtual ~CommandRunner() = default;

    /// A command of this session, to be carried out.
    virtual Run run_of(std::string_view command, Reply& reply) = 0;
    /// A command of its own: recorded, and all or nothing.
    virtual Outcome carry_out(Run& run) = 0;
    /// The same for one that was typed, or stands in a script: `$name` and the like are written out before.
    virtual Outcome carry_out_typed(Run& run) = 0;
    /// Puts what has happened since into the history, if that is anything.
    virtual void record_if_needed(Run& run, const Moment& before, engine::EventNumber first_event) = 0;
    /// All is as it was at that mark.
    virtual void give_up(Timeline::Mark mark) = 0;
    /// Stops a command that is being carried out step by step, and says which.
    virtual std::string stop_stepping() = 0;
    virtual bool is_stepping() const = 0;
    /// Another session like it, in which nothing has been done yet.
    virtual std::unique_ptr<CommandRunner> beside() const = 0;
};

}  // namespace rego::app
