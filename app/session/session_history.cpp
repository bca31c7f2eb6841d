// The past of a session: undo, redo, going back to an event, correcting a command and replaying the rest.
#include <algorithm>

#include <fmt/format.h>

#include "app/commands/command_table.hpp"
#include "app/render/render.hpp"
#include "app/session/session.hpp"
#include "app/session/stepper.hpp"

namespace rego::app {

using engine::EventNumber;
using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

std::vector<Session::EditedLine> lines_of(const std::vector<Entry>& entries) {
    std::vector<Session::EditedLine> lines;
    for (const Entry& entry : entries) lines.push_back({entry.line, entry.origin, false});
    return lines;
}

/// An error of a command of the past. Its place counts only in a file: the command was not typed now.
Diagnostic no_longer_fits(const std::string& what, Diagnostic error) {
    error.message = fmt::format("{} no longer fits: {}", what, error.message);
    if (error.file.empty()) error.span.reset();
    return error;
}

std::string numbered(std::size_t index, const std::string& line) {
    return fmt::format("command {} `{}`", index + 1, line);
}

std::string count_of_commands(std::size_t n) { return fmt::format("{} command{}", n, n == 1 ? "" : "s"); }

}  // namespace

// --- Replaying -------------------------------------------------------------------------------------------------

std::unique_ptr<Session> Session::empty_twin(const Table& table) {
    SessionOptions options = options_;
    options.reports = false;
    options.json = false;
    auto twin = std::make_unique<Session>(library_, std::move(options));
    twin->table_ = table;
    return twin;
}

Outcome Session::replay_line(const EditedLine& line) {
    Reply reply;
    Run run(*this, line.line, reply);
    // What once did something stays even if it does nothing any more; a question put into the history does not.
    const CommandInfo* info = find_command(inner_verb(line.line).text);
    run.always_recorded = !line.is_new || (info != nullptr && info->does);
    origin_ = line.origin;
    return carry_out(run);
}

Result<std::unique_ptr<Session>> Session::twin_after(const std::vector<EditedLine>& lines, const Table& table) {
    auto twin = empty_twin(table);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Outcome outcome = twin->replay_line(lines[i]);
        if (outcome) continue;
        Diagnostic error = outcome.error();
        if (!lines[i].is_new) error = no_longer_fits(numbered(i, lines[i].line), std::move(error));
        error.notes.emplace_back("nothing was changed");
        return error;
    }
    return twin;
}

Result<std::unique_ptr<Session>> Session::clone() { return twin_after(lines_of(history_), table_); }

void Session::take_over(Session& other) {
    if (game_) kept_games_.push_back(game_);
    while (kept_games_.size() > 4) kept_games_.pop_front();
    for (const auto& game : other.kept_games_) kept_games_.push_back(game);
    game_ = other.game_;
    pinned_ = other.pinned_;
    history_ = std::move(other.history_);
    use_table(other.table_);
    ++history_edits_;
}

// --- Undo and redo ---------------------------------------------------------------------------------------------

Outcome Session::undo(Run& run, std::size_t count) {
    run.is_recorded = true;
    const std::size_t available = steps_.size() - undo_floor_;
    if (available == 0) return problem(ErrorKind::NotNow, "there is nothing to undo");
    if (count > available) {
        return problem(ErrorKind::NotNow,
                       fmt::format("cannot undo {}; there {} {}", count, available == 1 ? "is" : "are", available),
                       "`history` lists the commands");
    }
    std::vector<Entry> entries = history_;
    for (std::size_t i = 1; i <= count; ++i) {
        const Step& step = steps_[steps_.size() - i];
        if (step.entries_before) {
            entries = *step.entries_before;
        } else {
            entries.resize(step.entries);
        }
    }
    const Moment target = steps_[steps_.size() - count].before;
    const auto game = target.game.lock();
    std::unique_ptr<Session> rebuilt;
    if (target.has_game && (!game || !target.can_roll_back)) {
        auto twin = twin_after(lines_of(entries), target.table);
        if (!twin) return problem(ErrorKind::Internal, "the history does not replay: " + twin.error().message);
        rebuilt = std::move(*twin);
    }

    for (std::size_t i = 0; i < count; ++i) {
        run.reply.text += fmt::format("undone: {}\n", steps_.back().title);
        undone_.push_back(std::move(steps_.back()));
        undone_.back().entries_before.reset();
        steps_.pop_back();
    }
    if (rebuilt) {
        take_over(*rebuilt);
        // What is left to undo now happened in the new game.
        for (std::size_t i = steps_.size(); i > 0; --i) {
            Step& step = steps_[i - 1];
            if (step.entries < history_.size()) step.before = history_[step.entries].before;
            if (step.entries_before) break;
        }
        return Unit{};
    }
    if (game_ && game != game_) kept_games_.push_back(game_);
    restore(target, game);
    history_ = std::move(entries);
    ++history_edits_;
    return Unit{};
}

Outcome Session::redo_one(Run& run, const Step& step) {
    if (!step.lines.empty()) {
        std::string text;
        for (const std::string& line : step.lines) text += line + '\n';
        return run_as_one_step(run, {step.title, "<redo>", text, step.afresh, step.reloaded});
    }
    if (step.reloaded) return change_table(run, step.title, step.reloaded);
    Run again(*this, step.title, run.reply);
    const Outcome outcome = carry_out(again);
    if (outcome) return outcome;
    return no_longer_fits(fmt::format("`{}`", step.title), outcome.error());
}

Outcome Session::redo(Run& run, std::size_t count) {
    run.is_recorded = true;
    if (undone_.empty()) return problem(ErrorKind::NotNow, "there is nothing to redo");
    if (count > undone_.size())
        return problem(ErrorKind::NotNow, fmt::format("cannot redo {}; there {} {}", count,
                                                      undone_.size() == 1 ? "is" : "are", undone_.size()));

    const std::vector<Step> undone = undone_;
    for (std::size_t i = 0; i < count; ++i) {
        const Step step = undone[undone.size() - 1 - i];
        Outcome outcome = redo_one(run, step);
        if (!outcome) {
            const std::string said = run.reply.text;
            if (i > 0) (void)undo(run, i);
            run.reply.text = said;
            undone_ = undone;
            return outcome;
        }
    }
    undone_ = undone;
    undone_.resize(undone.size() - count);
    for (std::size_t i = 0; i < count; ++i)
        run.reply.json_text.push_back("redone: " + undone[undone.size() - 1 - i].title);
    if (!options_.json)
        for (const std::string& line : run.reply.json_text) run.reply.text += line + "\n";
    // Corrections say themselves what they did; a whole game replayed is no change to show.
    const CommandInfo* last = find_command(Words(undone[undone.size() - count].title).peek().text);
    run.reply.about_changes = last == nullptr || !last->edits_history || last->does;
    return Unit{};
}

Outcome Session::roll_back_to(Run& run, EventNumber event) {
    run.is_recorded = true;
    const EventNumber last = last_event();
    if (event == 0 || event > last)
        return problem(ErrorKind::NotNow, fmt::format("there is no event {}; the last one is {}", event, last));
    std::size_t found = history_.size();
    while (found > 0) {
        const Entry& entry = history_[found - 1];
        if (entry.first_event < event && event <= entry.last_event) break;
        --found;
        if (entry.first_event == 0 && entry.before.game.lock() != game_)
            break;  // its `newgame`: nothing of this game before
    }
    if (found == 0) return problem(ErrorKind::Internal, fmt::format("no command made event {}", event));
    if (undo_floor_ > 0 && found <= steps_[undo_floor_ - 1].entries)
        return problem(ErrorKind::NotNow, fmt::format("event {} was made before this script", event));
    const std::size_t keep = found - 1;

    Step step{std::string(run.words.text()), {}, false, history_.size(), history_, nullptr, moment()};
    step.before.can_roll_back = false;
    const Moment target = history_[keep].before;
    const auto game = target.game.lock();
    std::vector<Entry> entries(history_.begin(), history_.begin() + static_cast<std::ptrdiff_t>(keep));
    const std::size_t gone = history_.size() - keep;
    if (target.has_game && (!game || !target.can_roll_back)) {
        auto twin = twin_after(lines_of(entries), target.table);
        if (!twin) return problem(ErrorKind::Internal, "the history does not replay: " + twin.error().message);
        take_over(**twin);
    } else {
        if (game_ && game != game_) kept_games_.push_back(game_);
        restore(target, game);
        history_ = std::move(entries);
        ++history_edits_;
    }
    steps_.push_back(std::move(step));
    undone_.clear();
    run.reply.text += fmt::format("back to event {}: {} taken back\n", last_event(), count_of_commands(gone));
    return Unit{};
}

// --- Correcting ------------------------------------------------------------------------------------------------

Outcome Session::edit_history(Run& run, const std::vector<EditedLine>& lines) {
    run.is_recorded = true;
    auto twin = twin_after(lines, table_);
    if (!twin) return twin.error();
    Step step{std::string(run.words.text()), {}, false, history_.size(), history_, nullptr, moment()};
    take_over(**twin);
    steps_.push_back(std::move(step));
    undone_.clear();
    run.reply.text += fmt::format("{} replayed\n", count_of_commands(lines.size()));
    return Unit{};
}

Outcome Session::reload(Run& run) {
    run.is_recorded = true;
    (void)table();  // what is read now is another one
    const auto new_table = library_->read_again();
    if (const auto problems = Library::problems(new_table); !problems.empty())
        return run.all_problems(problems, *new_table);
    const Outcome outcome = change_table(run, std::string(run.words.text()), new_table);
    if (outcome) undone_.clear();
    return outcome;
}

Outcome Session::change_table(Run& run, const std::string& title, const Table& new_table) {
    // Old and new side by side, to see where they part.
    auto before = empty_twin(table_);
    auto after = empty_twin(new_table);
    std::string difference;
    const std::vector<EditedLine> lines = lines_of(history_);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const EventNumber from = after->last_event();
        const auto old_game = after->game_;
        const Outcome then = before->replay_line(lines[i]);
        const Outcome now = after->replay_line(lines[i]);
        if (!now) {
            Diagnostic error = no_longer_fits(numbered(i, lines[i].line), now.error());
            error.notes.emplace_back("nothing was changed");
            return error;
        }
        if (!difference.empty() || !then || !before->game_ || !after->game_) continue;
        const EventNumber start = after->game_ == old_game ? from : 0;
        const std::string old_changes =
            render_changes(*before->game_, std::min(start, before->last_event()), before->last_event(), style());
        const std::string new_changes = render_changes(*after->game_, start, after->last_event(), style());
        if (old_changes != new_changes)
            difference = fmt::format("first difference at {}\nbefore:\n{}now:\n{}", numbered(i, lines[i].line),
                                     old_changes, new_changes);
    }
    Step step{title, {}, false, history_.size(), history_, new_table, moment()};
    take_over(*after);
    steps_.push_back(std::move(step));
    run.reply.text +=
        difference.empty() ? fmt::format("{} replayed, no difference\n", count_of_commands(lines.size())) : difference;
    return Unit{};
}

std::vector<Remark> Session::remarks() const {
    std::vector<Remark> found;
    for (const Entry& entry : history_) {
        if (entry.remark.empty() || entry.before.game.lock() != game_) continue;
        const bool is_fix = entry.last_event > entry.first_event;
        found.push_back({entry.last_event, (is_fix ? "because " : "note: ") + entry.remark});
    }
    return found;
}

std::string Session::as_script() const {
    std::string text;
    for (const Entry& entry : history_) text += entry.line + '\n';
    return text;
}

}  // namespace rego::app
