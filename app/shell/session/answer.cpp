#include "app/shell/session/answer.hpp"

#include <fmt/format.h>

#include "app/shell/session/state.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "app/tell/render/render.hpp"
#include "engine/types/print_rules.hpp"

namespace rego::app {

using engine::EventNumber;
using engine::kNoType;
using engine::MarsGame;
using engine::TypeId;
using parser::Diagnostic;

namespace {

/// What the user had better know of an error that has no place: the whole command is meant.
void place_error(Diagnostic& error, const Run& run, std::uint32_t offset) {
    if (!error.file.empty()) return;
    if (!error.span) error.span = run.focus;
    error.span->begin += offset;
    error.span->end += offset;
}

/// The text that the error points into.
std::string_view text_of(const Diagnostic& error, SessionState& session, const Source& source) {
    if (error.file.empty()) return source.text;
    if (const std::string* text = session.files().text_of(error.file)) return *text;
    return Library::text_of(*session.table(), error.file);
}

std::string as_json(Run& run, const Line& line, const Source& source, const std::optional<Diagnostic>& error) {
    SessionState& session = run.state;
    for (const Diagnostic& more : run.reply.further_errors) {
        const auto place = parser::line_column(text_of(more, session, source), more.span ? more.span->begin : 0);
        run.reply.json_text.push_back(
            fmt::format("{}:{}:{}: error: {}", more.file, place.line, place.column, more.message));
    }
    const std::string_view file = error && !error->file.empty() ? std::string_view(error->file) : source.file;
    // Whoever acted, and not who is next.
    const bool is_default = run.actor_name.empty() && run.asked_who_acts && !run.default_actor.empty();
    const std::string actor = session.game() == nullptr ? ""
                              : is_default              ? run.default_actor
                                                        : class_name(run.game(), run.actor());
    return answer_as_json(line.text, actor, run.reply, error ? &*error : nullptr,
                          error ? text_of(*error, session, source) : source.text, file,
                          error && !error->file.empty() ? 1 : source.first_line);
}

/// For whoever has just typed the line and still sees it. Of several commands in it, it says which one is meant.
std::string as_typed(const Diagnostic& error, const Line& line, std::string_view source) {
    const bool is_one_of_several = source.find(';') != std::string_view::npos && source.size() > line.text.size();
    std::string text = (is_one_of_several ? fmt::format("`{}`: ", line.text) : "") + error.message + '\n';
    for (const std::string& note : error.notes) text += "  " + note + '\n';
    if (!error.hint.empty()) text += "  hint: " + error.hint + '\n';
    return text;
}

void list_changes(Run& run, EventNumber from, EventNumber to) {
    MarsGame& game = run.game();
    const auto name = [&](TypeId type) { return type == kNoType ? std::string() : game.core().types().print(type); };
    run.reply.changes.clear();
    for (EventNumber n = from + 1; n <= to; ++n) {
        const engine::Event& event = game.core().world().event(n);
        run.reply.changes.push_back(
            {n, event.count, name(event.gain), name(event.remove), name(event.actor), name(event.via), event.cause});
    }
}

/// What several commands did is told as what it comes to.
Balance balance_of(SessionState& session, EventNumber from) {
    const auto& history = session.history();
    const bool several = history.size() > 1 && history[history.size() - 2].last_event > from &&
                         history[history.size() - 2].game.lock() == session.timeline().game();
    return several ? Balance::Net : Balance::Both;
}

}  // namespace

void report_tasks(Run& run) {
    if (run.state.game() == nullptr) return;
    if (!run.state.options().json) {
        if (!run.state.options().reports && !run.tried) return;
        run.reply.text +=
            render_tasks(run.game(), run.state.style(), run.reply.about_changes ? Pending::Now : Pending::All);
        return;
    }
    run.reply.tasks.clear();
    for (const auto& task : run.game().core().task_views())
        run.reply.tasks.push_back({task.number, class_name(run.game(), task.player),
                                   engine::print_rule(run.game().core().types(), *task.instruction), task.waiting});
}

void report_changes(Run& run, EventNumber from) {
    SessionState& session = run.state;
    if (session.game() == nullptr) return;
    const EventNumber to = session.last_event();
    const std::string paid = to > from ? run.paid : "";
    if (session.options().json) {
        list_changes(run, from, to);
        if (!paid.empty()) run.reply.json_text.push_back("paid " + paid);
        report_tasks(run);
        return;
    }
    if (!session.options().reports && !run.tried) return;
    run.reply.text += render_changes(run.game(), from, to, session.style(), balance_of(session, from));
    // At the table it is part of what was done.
    if (!paid.empty() && session.tongue == Tongue::Pets) run.reply.text += fmt::format("paid {}\n", paid);
    run.reply.text += render_announcements(run.game(), from, to, session.style());
    report_tasks(run);
    if (run.reply.text.empty()) run.reply.text = "nothing changed\n";
}

Answer make_answer(Run& run, const Line& line, const Source& source, const Outcome& outcome) {
    Answer answer;
    answer.exit = run.reply.exit;
    answer.clears_screen = run.reply.clears_screen;
    answer.is_expectation = run.is_expectation;
    answer.asks = !run.reply.about_changes;
    if (outcome) answer.passes = run.reply.passes;
    if (!outcome) {
        answer.error = outcome.error();
        place_error(*answer.error, run, line.offset);
    }
    if (run.state.options().json) {
        answer.out = as_json(run, line, source, answer.error);
        return answer;
    }
    answer.out = std::move(run.reply.text);
    if (!outcome && !answer.out.empty() && !answer.out.ends_with('\n')) answer.out += '\n';
    const auto tell = [&](const Diagnostic& error) {
        answer.err += run.state.options().is_typed && error.file.empty()
                          ? as_typed(error, line, source.text)
                          : parser::render(error, text_of(error, run.state, source), source.file,
                                           error.file.empty() ? source.first_line : 1);
    };
    if (answer.error) tell(*answer.error);
    for (const Diagnostic& more : run.reply.further_errors) tell(more);
    return answer;
}

}  // namespace rego::app
