// Lines of the command language in, answers out. Knows no terminal, so tests can drive it.
// Every command is atomic: on an error the game, the settings and the history are as before.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "app/shell/line/line.hpp"
#include "app/shell/session/answer.hpp"
#include "app/shell/session/historian.hpp"
#include "app/shell/session/run.hpp"
#include "app/shell/session/runner.hpp"
#include "app/shell/session/scripts.hpp"
#include "app/shell/session/state.hpp"
#include "app/shell/session/stepping.hpp"

namespace rego::app {

class Session : public CommandRunner {
  public:
    /// Obeys those commands; the table must outlive the session.
    explicit Session(const CommandTable& commands, std::shared_ptr<Library> library = std::make_shared<Library>(),
                     SessionOptions options = {});

    /// Carries out one command of the source. If it decides about others, that is for app/shell/session/flow.hpp.
    Answer run(const Line& line, const Source& source);
    /// The same as if it had failed so.
    Answer refuse(const Line& line, const Source& source, const parser::Diagnostic& wrong);
    /// Carries out all commands of the last line of `text`; what comes before it only counts for line numbers. The
    /// answers are joined; after a failed command none is tried.
    Answer run(std::string_view text, std::string_view file);
    /// Called when somebody who types, no script, has made or forgotten the alias of that name.
    std::function<void(const Session&, const std::string& name)> on_alias;
    /// Called after a command that changed something, before its answer is given.
    std::function<void(const Session&)> on_change;
    /// Answers are held back, and the changes of several commands told as one, as long as this is set; then
    /// tell_changes() has to come before the first of them is shown.
    bool answers_later = false;
    void tell_changes();
    /// Where the board of this session can be looked at; empty: nowhere.
    std::string board_link;

    // --- For commands
    Run run_of(std::string_view command, Reply& reply) override { return {*this, command, reply}; }
    Outcome carry_out(Run& run) override;
    Outcome carry_out_typed(Run& run) override;
    /// Runs the command and takes it back, whatever it was. `look` is called in between.
    Outcome carry_out_and_take_back(Run& run, const std::function<void()>& look);
    void record_if_needed(Run& run, const Moment& before, engine::EventNumber first_event) override;
    void give_up(Timeline::Mark mark) override { historian_.give_up(std::move(mark)); }
    std::string stop_stepping() override { return stepping_.stop(); }
    bool is_stepping() const override { return stepping_.is_active(); }
    std::unique_ptr<CommandRunner> beside() const override;

    // --- Its parts that carry commands out
    Historian& historian() { return historian_; }
    Scripts& scripts() { return scripts_; }
    Stepping& stepping() { return stepping_; }

  private:
    void trace(Run& run, const std::string& line) const;

    bool has_untold_changes_ = false;
    Historian historian_;
    Scripts scripts_;
    Stepping stepping_;  // last: a command in the middle of its steps is stopped before the rest goes
};

}  // namespace rego::app
