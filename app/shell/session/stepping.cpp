#include "app/shell/session/stepping.hpp"

#include <utility>

#include <fmt/format.h>

#include "app/shell/session/answer.hpp"
#include "app/shell/session/dispatch.hpp"
#include "app/shell/session/stepper.hpp"
#include "app/tell/render/reading.hpp"

namespace rego::app {

using engine::EventNumber;
using engine::Unit;
using parser::ErrorKind;

/// The command that is being stepped through, and what is needed when it is over.
struct Stepping::Active {
    Active(CommandRunner& session, std::string command)
        : line(std::move(command)),
          before(session.timeline().moment()),
          first_event(session.last_event()),
          shown(first_event),
          run(session.run_of(line, reply)),
          stepper([this] {
              before.game->core().observers().on_event = [this](EventNumber) { stepper.pause(); };
              return guarded([this] { return dispatch(run); });
          }) {}

    std::string line;
    Moment before;
    EventNumber first_event;
    EventNumber shown;
    Reply reply;
    Run run;
    Stepper stepper;
};

Stepping::Stepping(CommandRunner& session) : session_(session) {}
Stepping::~Stepping() = default;

bool Stepping::is_paused() const { return active_ && !active_->stepper.is_inside(); }
bool Stepping::is_of_another(const Run& run) const { return active_ && &active_->run != &run; }

std::optional<parser::Diagnostic> Stepping::refuse(bool needs_one) const {
    if (active_ && active_->stepper.is_inside()) return problem(ErrorKind::Usage, "stepping cannot be stepped through");
    if (needs_one && !active_)
        return problem(ErrorKind::NotNow, "nothing is being carried out step by step", "`step COMMAND` begins");
    return std::nullopt;
}

Outcome Stepping::step(Run& run) {
    run.is_recorded = true;
    const Word command = run.words.rest();
    if (auto wrong = refuse(!command)) return *wrong;
    if (command && run.is_dry) {  // taken back as a whole anyway
        run.is_recorded = false;
        return dispatch(run);
    }
    if (command)
        if (Outcome begun = begin(run, command); !begun) return begun;
    return active_->stepper.step() ? end(run) : show(run);
}

Outcome Stepping::begin(Run& run, Word command) {
    if (active_)
        return problem(ErrorKind::NotNow, "a command is being carried out already", "`step`, `continue` or `cancel`");
    if (session_.game() == nullptr) return problem(ErrorKind::NotNow, "there is no game", "`newgame BR 2` starts one");
    active_ = std::make_unique<Active>(session_, std::string(command.text));
    active_->run.actor_name = run.actor_name;
    active_->run.default_actor = run.default_actor;
    active_->run.generation = run.generation;
    active_->run.origin = run.origin;
    active_->run.part_of = Run::Part::Steps;
    return Unit{};
}

Outcome Stepping::show(Run& run) {
    run.tried = true;  // what is shown is shown here
    const EventNumber last = session_.last_event();
    if (!session_.options().json && last > 0) {
        run.reply.text += fmt::format("{}: {}\n", last, event_text(run.game(), run.game().core().world().event(last)));
    }
    report_changes(run, active_->shown);
    active_->shown = last;
    if (!session_.options().json) run.reply.text += "`step`, `continue` or `cancel`\n";
    return Unit{};
}

Outcome Stepping::end(Run& run) {
    const std::unique_ptr<Active> done = std::move(active_);
    done->before.game->core().observers().on_event = nullptr;
    Outcome outcome = *done->stepper.outcome();
    if (!outcome) {
        session_.timeline().restore(done->before);
        // The place of the error is one in the command that was stepped through.
        outcome.error().span.reset();
        outcome.error().notes.push_back(fmt::format("`{}` was taken back", done->line));
        return outcome;
    }
    run.tried = true;
    run.reply.text += done->reply.text;
    report_changes(run, done->shown);
    if (!session_.options().json) run.reply.text += fmt::format("`{}` is done\n", done->line);
    session_.record_if_needed(done->run, done->before, done->first_event);
    return outcome;
}

Outcome Stepping::finish(Run& run) {
    run.is_recorded = true;
    if (auto wrong = refuse(true)) return *wrong;
    if (stops_.is_empty()) {
        active_->stepper.finish();
        return end(run);
    }
    engine::MarsGame& game = run.game();
    const bool asked_who_acts = active_->run.asked_who_acts;
    const engine::TypeId actor = active_->run.actor();
    active_->run.asked_who_acts = asked_who_acts;  // stops ask, the command may not
    stops_.begin(game, actor);
    while (!active_->stepper.step()) {
        const std::string why = stops_.reason(game, actor, game.core().world().event(session_.last_event()));
        if (why.empty()) continue;
        run.reply.text += why;
        return show(run);
    }
    return end(run);
}

std::string Stepping::stop() {
    const std::unique_ptr<Active> done = std::move(active_);
    done->stepper.cancel();
    done->before.game->core().observers().on_event = nullptr;
    session_.timeline().restore(done->before);
    return done->line;
}

Outcome Stepping::cancel(Run& run) {
    run.is_recorded = true;
    if (auto wrong = refuse(true)) return *wrong;
    run.reply.text += fmt::format("`{}` was taken back\n", stop());
    return Unit{};
}

}  // namespace rego::app
