#include "app/shell/session/historian.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "app/shell/session/unheard.hpp"
#include "app/tell/render/render.hpp"

namespace rego::app {

using engine::EventNumber;
using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;

namespace {

std::string commands(std::size_t n) { return fmt::format("{} command{}", n, n == 1 ? "" : "s"); }

/// The verb of the whole command, whoever it is addressed to.
std::string_view outer_verb(std::string_view command) {
    const std::vector<Word> verbs = nested_verbs(command);
    return verbs.size() > 1 && !addressed(verbs.front()).empty() ? verbs[1].text : verbs.front().text;
}

std::string there_are(std::size_t n) { return fmt::format("there {} {}", n == 1 ? "is" : "are", n); }

/// The commands from that number on, as they were; not what they did.
std::vector<Entry> copy_from(const std::vector<Entry>& entries, std::size_t first) {
    return {entries.begin() + static_cast<std::ptrdiff_t>(std::min(first, entries.size())), entries.end()};
}

}  // namespace

Timeline& Historian::timeline() { return session_.timeline(); }

// --- Carrying out again ----------------------------------------------------------------------------------------

Diagnostic Historian::no_longer_fits(std::size_t number, const std::string& line, Diagnostic error) {
    error.message = fmt::format("command {} `{}` no longer fits: {}", number, line, error.message);
    if (error.file.empty()) error.span.reset();
    return error;
}

namespace {

Outcome again(CommandRunner& session, const Entry& entry) {
    Reply reply;
    Run run = session.run_of(entry.actor.empty() ? entry.line : entry.command, reply);
    run.always_recorded = true;  // what once did something stays even if it does nothing any more
    run.origin = entry.origin;
    run.actor_name = entry.actor;
    if (engine::MarsGame* game = session.game(); game != nullptr && !entry.actor.empty()) {
        if (const auto actor = need_actor(*game, entry.actor); !actor) return actor.error();
    }
    return session.carry_out(run);
}

}  // namespace

Outcome Historian::carry_out_again(const Entry& entry) { return again(session_, entry); }

/// If we have come to a game that is kept no longer, it is played again.
Outcome Historian::revive() {
    std::vector<Entry> lost = timeline().take_lost();
    if (lost.empty()) return Unit{};
    const Unheard unheard(session_);
    Timeline::Mark before = timeline().open();
    for (const Entry& entry : lost) {
        const Outcome outcome = carry_out_again(entry);
        if (outcome) continue;
        timeline().return_to(std::move(before));
        timeline().put_back_lost(std::move(lost));
        return problem(ErrorKind::Internal, "the history does not replay: " + outcome.error().message);
    }
    timeline().close_unseen(std::move(before));
    return Unit{};
}

void Historian::give_up(Timeline::Mark mark) {
    timeline().return_to(std::move(mark));
    (void)revive();
}

// --- Undo and redo ---------------------------------------------------------------------------------------------

Outcome Historian::undo(Run& run, std::size_t count) {
    run.is_recorded = true;
    const std::size_t available = timeline().undoable();
    if (available == 0) return problem(ErrorKind::NotNow, "there is nothing to undo");
    if (count > available) {
        return problem(ErrorKind::NotNow, fmt::format("cannot undo {}; {}", count, there_are(available)),
                       "`history` lists the commands");
    }
    Timeline::Mark before = timeline().mark();
    std::string said;
    for (std::size_t i = 0; i < count; ++i) said += fmt::format("undone: {}\n", timeline().undo().title);
    if (Outcome outcome = revive(); !outcome) {
        give_up(std::move(before));
        return outcome;
    }
    run.reply.text += said;
    return Unit{};
}

Outcome Historian::undo_to(Run& run, std::size_t left) {
    run.is_recorded = true;
    Timeline::Mark before = timeline().mark();
    std::string said;
    while (timeline().entries().size() > left && timeline().undoable() > 0)
        said += fmt::format("undone: {}\n", timeline().undo().title);
    const bool arrived = timeline().entries().size() <= left;
    Outcome outcome = arrived ? revive() : problem(ErrorKind::NotNow, "that was done before this script");
    if (!outcome) {
        give_up(std::move(before));
        return outcome;
    }
    run.reply.text += said;
    return Unit{};
}

Outcome Historian::redo(Run& run, std::size_t count) {
    run.is_recorded = true;
    const std::size_t available = timeline().redoable();
    if (available == 0) return problem(ErrorKind::NotNow, "there is nothing to redo");
    if (count > available)
        return problem(ErrorKind::NotNow, fmt::format("cannot redo {}; {}", count, there_are(available)));

    Timeline::Mark before = timeline().mark();
    std::vector<std::string> redone;
    std::string said;
    for (std::size_t i = 0; i < count; ++i) {
        const Step& step = timeline().redo();
        redone.push_back("redone: " + step.title);
        said += step.said;
        // Corrections say themselves what they did; a whole game played again is no change to show.
        const CommandInfo* info = session_.commands().find(outer_verb(step.title));
        run.reply.about_changes = info == nullptr || !info->edits_history || info->does;
    }
    if (Outcome outcome = revive(); !outcome) {
        give_up(std::move(before));
        return outcome;
    }
    run.paid = timeline().entries().empty() ? "" : timeline().entries().back().payment;
    run.reply.text += said;
    for (const std::string& line : redone) {
        if (session_.options().json) {
            run.reply.json_text.push_back(line);
        } else {
            run.reply.text += line + "\n";
        }
    }
    return Unit{};
}

Outcome Historian::roll_back_to(Run& run, EventNumber event) {
    run.is_recorded = true;
    const EventNumber last = session_.last_event();
    if (event == 0 || event > last)
        return problem(ErrorKind::NotNow, fmt::format("there is no event {}; the last one is {}", event, last));
    const std::vector<Entry>& entries = timeline().entries();
    std::size_t keep = entries.size() - 1;
    while (event <= entries[keep].first_event && !entries[keep].begins_game) --keep;
    if (keep < timeline().first_open())
        return problem(ErrorKind::NotNow, fmt::format("event {} was made before this script", event));

    const std::size_t gone = entries.size() - keep;
    Timeline::Mark before = timeline().mark();
    timeline().cut(keep, std::string(run.words.text()));
    if (Outcome outcome = revive(); !outcome) {
        give_up(std::move(before));
        return outcome;
    }
    run.reply.text += fmt::format("back to event {}: {} taken back\n", session_.last_event(), commands(gone));
    return Unit{};
}

// --- Another canon ---------------------------------------------------------------------------------------------

Outcome Historian::reload(Run& run) {
    run.is_recorded = true;
    (void)session_.base_table();  // what is read now is another one
    const Table table = session_.library()->read_again();
    if (const auto problems = Library::problems(table); !problems.empty()) return run.all_problems(problems, *table);

    const Unheard unheard(session_);
    const std::string title(run.words.text());
    const std::size_t replayed = timeline().entries().size();
    Timeline::Mark before = timeline().open();
    std::string said;
    session_.reads_rules_again = true;
    Outcome outcome = replay_on(table, said);
    session_.reads_rules_again = false;
    if (!outcome) {
        give_up(std::move(before));
        outcome.error().notes.emplace_back("nothing was changed");
        return outcome;
    }
    if (said.empty()) said = fmt::format("{} replayed, no difference\n", commands(replayed));
    timeline().close(std::move(before), title, said);
    run.reply.text += said;
    return Unit{};
}

/// Old and new side by side, to see where they part.
Outcome Historian::replay_on(const Table& table, std::string& difference) {
    const std::vector<Entry> entries = copy_from(timeline().entries(), 0);
    const std::unique_ptr<CommandRunner> old = session_.beside();
    old->timeline().use_table(timeline().table());
    timeline().cut_all("", table);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Outcome then = again(*old, entries[i]);
        const Outcome now = carry_out_again(entries[i]);
        if (!now) return no_longer_fits(i + 1, entries[i].line, now.error());
        if (!difference.empty() || !then || old->game() == nullptr || session_.game() == nullptr) continue;
        const auto changes = [&](SessionState& session) {
            const Entry& made = session.history().back();
            return render_changes(*session.game(), made.first_event, made.last_event, session_.style());
        };
        const std::string before = changes(*old);
        const std::string after = changes(session_);
        if (before != after)
            difference = fmt::format("first difference at command {} `{}`\nbefore:\n{}now:\n{}", i + 1, entries[i].line,
                                     before, after);
    }
    return Unit{};
}

}  // namespace rego::app
