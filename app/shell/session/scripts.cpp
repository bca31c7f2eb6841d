#include "app/shell/session/scripts.hpp"

#include <fmt/format.h>

#include "app/shell/session/flow.hpp"
#include "app/shell/session/unheard.hpp"

namespace rego::app {

using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;

namespace {

/// The same place, in the file that the line stands in.
void move_into_file(Diagnostic& error, const Run& line, std::uint32_t offset, const std::string& file) {
    if (!error.span) error.span = line.focus;
    error.span->begin += offset;
    error.span->end += offset;
    error.file = file;
}

}  // namespace

Outcome Scripts::run(Run& run, Word path, std::vector<std::string> arguments, bool afresh) {
    Script script{std::string(run.words.text()), "", ""};
    const auto text = session_.files().read(path.text, &script.file);
    if (!text) return at(path, text.error());
    if (const auto chain = session_.files().loop_to(script.file))
        return at(path, problem(ErrorKind::Usage, "a script cannot run itself: " + *chain));
    script.text = *text;

    run.is_recorded = true;
    std::optional<Unheard> unheard;
    if (run.is_dry) unheard.emplace(session_);
    Timeline& timeline = session_.timeline();
    Timeline::Mark before = timeline.open();
    if (afresh) timeline.cut(0, script.title);
    session_.variables().enter(std::move(arguments));
    Outcome outcome = run_lines(run, script);
    session_.variables().leave();
    if (outcome) {
        timeline.close(std::move(before), script.title, "");
    } else {
        session_.give_up(std::move(before));
    }
    return outcome;
}

Outcome Scripts::run_several(Run& run, const std::vector<std::string>& commands) {
    run.is_recorded = true;
    std::optional<Unheard> unheard;
    if (run.is_dry) unheard.emplace(session_);
    Timeline& timeline = session_.timeline();
    Timeline::Mark before = timeline.open();
    for (const std::string& command : commands) {
        Reply reply;
        Run inner = session_.run_of(command, reply);
        inner.is_dry = run.is_dry;
        inner.part_of = run.part_of;
        inner.origin = run.origin;
        if (Outcome outcome = session_.carry_out(inner); !outcome) {
            session_.give_up(std::move(before));
            outcome.error().message = fmt::format("`{}`: {}", command, outcome.error().message);
            outcome.error().span.reset();
            return outcome;
        }
        run.reply.text += reply.text;
    }
    timeline.close(std::move(before), std::string(run.words.text()), "");
    run.paid = "";  // the last one's would be taken for everybody's
    return Unit{};
}

Outcome Scripts::run_lines(Run& run, const Script& script) {
    std::size_t commands = 0;
    std::size_t expectations = 0;
    const bool was_stepping = session_.is_stepping();
    Outcome outcome = Unit{};
    session_.files().enter(script.file);
    const Flow::Perform perform = [&](const Line& line, const Source&, const Diagnostic* wrong) -> Flow::Done {
        Reply reply;
        Run inner = session_.run_of(line.text, reply);
        inner.is_dry = run.is_dry;
        inner.origin = script.title;
        inner.focus = inner.words.rest().span;
        outcome = wrong == nullptr ? session_.carry_out_typed(inner) : Outcome(*wrong);
        if (!outcome) {
            if (!outcome.error().file.empty()) return {false};
            move_into_file(outcome.error(), inner, line.offset, script.file);
            session_.files().remember_text(script.file, script.text);
            return {false};
        }
        if (!reply.passes) ++(inner.is_expectation ? expectations : commands);
        if (!reply.about_changes) run.reply.text += reply.text;
        return {!reply.exit, reply.passes};
    };
    run_flow(Flow(session_.variables(), perform), split_lines(script.text), {script.file, {}});
    session_.files().leave();
    if (session_.is_stepping() && !was_stepping) {
        const std::string line = session_.stop_stepping();
        if (outcome) return problem(ErrorKind::NotNow, fmt::format("the script ends in the middle of `step {}`", line));
    }
    if (outcome && session_.options().reports)
        run.reply.text += fmt::format("{}: {} commands, {} expectations\n", script.file, commands, expectations);
    return outcome;
}

}  // namespace rego::app
