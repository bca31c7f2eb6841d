#include "app/session/stepper.hpp"

#include <utility>

#include <fmt/format.h>

#include "app/commands/command_table.hpp"
#include "app/render/reading.hpp"
#include "engine/exec/executor.hpp"

namespace rego::app {

using engine::EventNumber;
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

// --- The verbs -------------------------------------------------------------------------------------------------

std::optional<parser::Diagnostic> Session::refuse_step_in_step() const {
    if (!stepper_ || !stepper_->is_inside()) return std::nullopt;
    return problem(ErrorKind::Usage, "stepping cannot be stepped through");
}

Outcome Session::step(Run& run) {
    run.is_recorded = true;
    if (auto wrong = refuse_step_in_step()) return *wrong;
    const Word command = run.words.rest();
    if (command && run.is_dry) {  // taken back as a whole anyway
        run.is_recorded = false;
        return dispatch(run);
    }
    if (const CommandInfo* info = find_command(inner_verb(command.text).text); info != nullptr && info->edits_history)
        return problem(ErrorKind::Usage, fmt::format("`{}` cannot be carried out step by step", info->name));
    if (!command) {
        if (!stepper_)
            return problem(ErrorKind::NotNow, "nothing is being carried out step by step", "`step COMMAND` begins");
    } else {
        if (stepper_)
            return problem(ErrorKind::NotNow, "a command is being carried out already",
                           "`step`, `continue` or `cancel`");
        if (!game_) return problem(ErrorKind::NotNow, "there is no game", "`newgame BR 2` starts one");
        stepper_ = std::make_unique<Stepper>([this] {
            game_->core().executor().on_event = [this](EventNumber) { stepper_->pause(); };
            return guarded([this] { return dispatch(*stepper_->run); });
        });
        stepper_->line = std::string(command.text);
        stepper_->before = moment();
        stepper_->game = game_;
        stepper_->first_event = stepper_->shown = last_event();
        stepper_->run = std::make_unique<Run>(*this, stepper_->line, stepper_->reply);
        stepper_->run->actor_name = run.actor_name;
    }
    const bool over = stepper_->step();
    return over ? end_stepping(run) : show_step(run);
}

Outcome Session::show_step(Run& run) {
    run.tried = true;  // what is shown is shown here
    if (!options_.json && last_event() > 0) {
        run.reply.text +=
            fmt::format("{}: {}\n", last_event(), event_text(*game_, game_->core().world().event(last_event())));
    }
    report_changes(run, stepper_->shown);
    stepper_->shown = last_event();
    if (!options_.json) run.reply.text += "`step`, `continue` or `cancel`\n";
    return engine::Unit{};
}

Outcome Session::end_stepping(Run& run) {
    const std::unique_ptr<Stepper> done = std::move(stepper_);
    done->game->core().executor().on_event = nullptr;
    Outcome outcome = *done->outcome();
    if (!outcome) {
        restore(done->before, done->game);
        // The place of the error is one in the command that was stepped through.
        outcome.error().span.reset();
        outcome.error().notes.push_back(fmt::format("`{}` was taken back", done->line));
        return outcome;
    }
    run.tried = true;
    run.reply.text += done->reply.text;
    report_changes(run, done->shown);
    if (!options_.json) run.reply.text += fmt::format("`{}` is done\n", done->line);
    if (differs(done->before) || !done->run->remark.empty()) record(*done->run, done->before, done->first_event);
    return outcome;
}

Outcome Session::continue_stepping(Run& run) {
    run.is_recorded = true;
    if (auto wrong = refuse_step_in_step()) return *wrong;
    if (!stepper_)
        return problem(ErrorKind::NotNow, "nothing is being carried out step by step", "`step COMMAND` begins");
    stepper_->finish();
    return end_stepping(run);
}

void Session::stop_stepping() {
    const std::unique_ptr<Stepper> done = std::move(stepper_);
    done->cancel();
    done->game->core().executor().on_event = nullptr;
    restore(done->before, done->game);
}

Outcome Session::cancel_stepping(Run& run) {
    run.is_recorded = true;
    if (auto wrong = refuse_step_in_step()) return *wrong;
    if (!stepper_)
        return problem(ErrorKind::NotNow, "nothing is being carried out step by step", "`step COMMAND` begins");
    run.reply.text += fmt::format("`{}` was taken back\n", stepper_->line);
    stop_stepping();
    return engine::Unit{};
}

}  // namespace rego::app
