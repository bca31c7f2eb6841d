#include "app/shell/session/session.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "app/shell/session/dispatch.hpp"
#include "app/shell/session/expansion.hpp"
#include "app/shell/session/flow.hpp"
#include "app/shell/session/log.hpp"
#include "app/tell/render/render.hpp"
#include "engine/interrupt.hpp"

namespace rego::app {

using engine::EventNumber;
using engine::kNoType;
using engine::MarsGame;
using engine::TypeId;
using engine::Unit;
using parser::ErrorKind;

Session::Session(const CommandTable& commands, std::shared_ptr<Library> library, SessionOptions options)
    : CommandRunner(commands, std::move(library), std::move(options)),
      historian_(*this),
      scripts_(*this),
      stepping_(*this) {}

std::unique_ptr<CommandRunner> Session::beside() const {
    return std::make_unique<Session>(commands(), library(), options());
}

namespace {

/// What is short today may be ambiguous one day: `pl Ants` is kept as `play Ants`.
std::string with_whole_verb(std::string_view command, std::string_view verb) {
    const Word first = Words(command).peek();
    const bool is_short = first && !verb.empty() && first.text.size() < verb.size() &&
                          equal_ignoring_case(first.text, verb.substr(0, first.text.size()));
    return is_short ? std::string(verb) + std::string(command.substr(first.span.end)) : std::string(command);
}

}  // namespace

Run::Run(Session& owner, std::string_view text, Reply& answer)
    : session(owner), state(owner), words(text), reply(answer) {}

// --- Carrying out ----------------------------------------------------------------------------------------------

/// In JSON an error says nothing of the text, but all of what is for JSON alone.
void Session::trace(Run& run, const std::string& line) const {
    if (options().json) {
        run.reply.json_text.push_back("trace: " + line);
    } else {
        run.reply.text += "trace: " + line + "\n";
    }
}

void Session::record_if_needed(Run& run, const Moment& before, EventNumber first_event) {
    const Moment now = timeline().moment();
    if (!run.always_recorded && now == before && run.remark.empty()) return;
    const bool same_game = now.game == before.game;
    Entry entry;
    entry.command = with_whole_verb(run.words.text().substr(run.command_begin), run.has_verb ? run.verb : "");
    if (!run.recorded.empty()) entry.command = run.recorded;
    std::replace(entry.command.begin(), entry.command.end(), '\n', ' ');
    entry.origin = run.origin;
    if (same_game && run.asked_who_acts) entry.actor = run.actor_name.empty() ? run.default_actor : run.actor_name;
    entry.line = entry.actor.empty() ? entry.command : typed_name(*now.game, entry.actor) + ": " + entry.command;
    entry.remark = run.remark;
    if (same_game) entry.generation = run.generation;
    entry.first_event = same_game ? first_event : 0;
    entry.last_event = last_event();
    if (now.game && entry.last_event > entry.first_event) entry.payment = run.paid;
    timeline().record(std::move(entry), before, is_tracing ? "" : run.reply.text);
}

namespace {

std::optional<parser::Diagnostic> refuse_control(std::string_view command) {
    const auto at = first_control(command);
    if (!at) return std::nullopt;
    parser::Diagnostic error = problem(ErrorKind::Syntax, "a command has no control characters");
    error.span = parser::Span{static_cast<std::uint32_t>(*at), static_cast<std::uint32_t>(*at + 1)};
    return error;
}

}  // namespace

Outcome Session::carry_out(Run& run) {
    if (engine::is_interrupted()) return problem(ErrorKind::NotNow, "stopped", "nothing was changed");
    if (auto wrong = refuse_control(run.words.text())) return *wrong;
    run.offered = std::exchange(meant, {});
    const Moment before = timeline().moment();
    const EventNumber first_event = last_event();
    if (before.game) run.default_actor = class_name(*before.game, default_actor());
    if (before.game) run.generation = before.game->generation();
    const bool traced = is_tracing && before.game;
    if (traced) before.game->core().observers().on_trace = [&](const std::string& line) { trace(run, line); };
    Outcome outcome = guarded([&] { return dispatch(run); });
    // As the rules say it, before it becomes what players read.
    if (!outcome)
        log(LogLevel::Info, "refused: `{:.200}`: {}: {}", run.words.text(),
            parser::error_kind_name(outcome.error().kind), outcome.error().message);
    if (!outcome) outcome = worded(outcome.error());
    if (traced) before.game->core().observers().on_trace = nullptr;
    if (run.is_recorded) return outcome;  // what goes back in time sees to it itself
    if (!outcome) {
        timeline().restore(before);
        return outcome;
    }
    if (stepping_.is_paused() && (timeline().moment() != before || !run.remark.empty())) {
        // The command in the middle of which we are will be recorded as one that began before this.
        timeline().restore(before);
        run.remark.clear();
        run.reply.forget();
        return problem(ErrorKind::NotNow,
                       fmt::format("`{}` has to wait: a command is being carried out step by step", run.verb),
                       "`step`, `continue` or `cancel`");
    }
    record_if_needed(run, before, first_event);
    return outcome;
}

Outcome Session::carry_out_typed(Run& run) {
    if (!needs_expansion(run.words.text())) return carry_out(run);
    run.focus = run.words.rest().span;
    const auto expansion = expand(*this, run.words.text());
    if (!expansion) return worded(expansion.error());
    run.expanded = expansion->text();
    run.words = Words(run.expanded);
    Outcome outcome = carry_out(run);
    run.focus = expansion->typed(run.focus);
    if (outcome || !outcome.error().file.empty()) return outcome;
    if (outcome.error().span) outcome.error().span = expansion->typed(*outcome.error().span);
    outcome.error().notes.push_back(fmt::format("it stands for `{}`", expansion->text()));
    return outcome;
}

Outcome Session::carry_out_and_take_back(Run& run, const std::function<void()>& look) {
    if (run.part_of == Run::Part::History)
        return problem(ErrorKind::Usage, fmt::format("`{}` only asks: it cannot be part of the history",
                                                     run.verb.empty() ? "expect fails" : run.verb));
    run.is_dry = true;
    run.tried = true;
    const Moment before = timeline().moment();
    Timeline::Mark past = timeline().mark();
    const std::string remark = run.remark;
    const bool was_recorded = run.is_recorded;
    Outcome outcome = guarded([&] { return dispatch(run); });
    if (!outcome) outcome = worded(outcome.error());
    if (outcome && look)
        outcome = guarded([&]() -> Outcome {
            look();
            return Unit{};
        });
    historian_.give_up(std::move(past));
    timeline().restore(before);
    run.is_recorded = was_recorded;
    run.remark = remark;
    run.reply.exit = false;
    return outcome;
}

// --- Answering -------------------------------------------------------------------------------------------------

Answer Session::run(const Line& line, const Source& source) {
    Reply reply;
    Run run(*this, line.text, reply);
    const std::shared_ptr<MarsGame> game = timeline().game();
    const EventNumber from = last_event();
    const std::size_t edits = history_edits();
    const std::size_t entries = history().size();
    const Stopwatch watch;
    const Outcome outcome = [&] {
        ProfiledCommand measured(options().profile.get(), is_stepping() ? nullptr : game.get(), "");
        Outcome done = carry_out_typed(run);
        measured.call_it(std::string(run.verb));
        return done;
    }();
    log(LogLevel::Info, "command: `{:.200}`: {}, {} events, {}", line.text, run.verb,
        game == timeline().game() ? last_event() - std::min(from, last_event()) : last_event(), watch.text());
    has_untold_changes_ |= outcome && (history_edits() != edits || history().size() != entries);
    if (!answers_later) tell_changes();
    if (outcome && reply.about_changes && !run.tried) {
        const Outcome reported = guarded([&]() -> Outcome {
            report_changes(run, game == timeline().game() ? std::min(from, last_event()) : 0);
            return Unit{};
        });
        if (!reported) return make_answer(run, line, source, reported);
    }
    return make_answer(run, line, source, outcome);
}

void Session::tell_changes() {
    if (std::exchange(has_untold_changes_, false) && on_change) on_change(*this);
}

Answer Session::refuse(const Line& line, const Source& source, const parser::Diagnostic& wrong) {
    Reply reply;
    Run run(*this, line.text, reply);
    run.focus = run.words.rest().span;
    return make_answer(run, line, source, wrong);
}

Answer Session::run(std::string_view text, std::string_view file) {
    Answer all;
    const std::size_t begin = text.rfind('\n') + 1;  // npos + 1 is 0: the only line
    const Flow::Hear hear = [&](const Answer& one, const Line&, const Source&) {
        all.out += one.out;
        all.err += one.err;
        all.exit = one.exit;
        all.error = one.error;
        all.is_expectation = one.is_expectation;
        return one.ok() && !one.exit;
    };
    run_flow(Flow(*this, hear), split_lines(text, begin), {file, text});
    return all;
}

}  // namespace rego::app
