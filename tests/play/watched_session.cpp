#include "tests/play/watched_session.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include <fmt/format.h>

#include "app/shell/commands/command_table.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "tests/play/random_commands.hpp"

namespace rego::app {

namespace {

const std::shared_ptr<Library>& shared_library() {
    static const auto library = std::make_shared<Library>();
    return library;
}

SessionOptions options_in(const std::string& folder, std::size_t kept_games, bool is_confined) {
    SessionOptions options;
    options.confined = is_confined ? Confined::All : Confined::Scripts;
    options.folder = folder;
    options.kept_games = kept_games;
    return options;
}

/// What can be told apart from outside.
std::string seen(Session& session) {
    std::string text = session.pinned() + '\n';
    if (session.game() == nullptr) return text + "no game\n";
    text += state_as_json(*session.game()) + '\n';
    for (const char* question : {"log full", "tasks", "auto", "mode", "measure"})
        text += session.run(question, "<test>").out;
    return text;
}

/// The first line in which two texts differ.
std::string first_difference(const std::string& a, const std::string& b) {
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
    const auto around = [at](const std::string& text) {
        const std::size_t from = at < 60 ? 0 : at - 60;
        return from < text.size() ? text.substr(from, 160) : std::string("(its end)");
    };
    return fmt::format("\n--- here\n{}\n--- there\n{}\n", around(a), around(b));
}

/// Whether the line does nothing but undo or redo, whoever it is addressed to.
bool moves_along_steps(Session& session, const std::string& line) {
    const auto means = [&](Word word, std::string_view verb) {
        const CommandInfo* info = session.commands().meant_by(word.text);
        return info != nullptr && info->name == verb;
    };
    const std::vector<Word> verbs = nested_verbs(line);
    for (const Word& verb : verbs)
        if (&verb != &verbs.back() && !means(verb, "as") && addressed(verb).empty()) return false;
    return means(verbs.back(), "undo") || means(verbs.back(), "redo");
}

}  // namespace

WatchedSession::WatchedSession(std::size_t kept_games, bool is_confined) {
    for (const auto& [name, text] : RandomCommands::scripts()) folder_.write(name, text);
    session_ = std::make_unique<Session>(command_table(), shared_library(),
                                         options_in(folder_.path(""), kept_games, is_confined));
    auto journal = Journal::open(folder_.path("journal.rego"), {}, false);
    journal_ = std::move(*journal);
    session_->on_change = [this](const Session& session) {
        if (const auto written = journal_->write(session); !written) journal_trouble_ = written.error().message;
    };
    here_ = place();
}

// --- What is refused -------------------------------------------------------------------------------------------

bool WatchedSession::Place::operator==(const Place& other) const {
    if (rest != other.rest) return false;
    // A game that had to be played again may number its types in another order.
    return game.lock() != other.game.lock() || fingerprint == other.fingerprint;
}

WatchedSession::Place WatchedSession::place() {
    Place now{session_->timeline().game(), 0, ""};
    if (session_->game() != nullptr) now.fingerprint = session_->game()->core().world().fingerprint();
    const Settings settings = session_->timeline().moment().settings;
    now.rest =
        fmt::format("{} {} {} {} {}\n", session_->game() != nullptr, settings.pinned, static_cast<int>(settings.mode),
                    static_cast<int>(settings.eagerness), session_->is_stepping());
    for (const Entry& entry : session_->history())
        now.rest += fmt::format("{} | {} | {}\n", entry.line, entry.actor, entry.origin);
    return now;
}

std::string WatchedSession::compare(const Place& expected, std::string_view when) {
    const Place now = place();
    if (now == expected) return {};
    const std::string how = now.rest != expected.rest ? first_difference(now.rest, expected.rest) : " in the game";
    return fmt::format("{}, something is different:{}", when, how);
}

/// What follows is not known from here on, since several things may have happened.
void WatchedSession::forget_steps() {
    past_.assign(session_->timeline().undoable(), std::nullopt);
    future_.assign(session_->timeline().redoable(), std::nullopt);
}

std::string WatchedSession::follow_undo(std::size_t undoable, std::size_t redoable) {
    while (past_.size() > undoable) {
        future_.emplace_back(std::move(here_));
        here_ = past_.back() ? std::move(*past_.back()) : place();
        if (!past_.back() && past_.size() > undoable + 1) return forget_steps(), here_ = place(), "";
        past_.pop_back();
    }
    while (past_.size() < undoable && !future_.empty()) {
        past_.emplace_back(std::move(here_));
        here_ = future_.back() ? std::move(*future_.back()) : place();
        if (!future_.back() && past_.size() < undoable) return forget_steps(), here_ = place(), "";
        future_.pop_back();
    }
    if (past_.size() != undoable || future_.size() != redoable) return "undo or redo has lost its way";
    return compare(here_, "back where it was");
}

std::string WatchedSession::follow_steps(const std::string& line, bool ok) {
    const bool is_one = split_lines(line).size() == 1;
    if (!is_one && session_->is_stepping()) {  // what was there before it cannot be told from here
        session_->run("cancel", "<test>");
        before_steps_.reset();
        forget_steps();
        here_ = place();
        return {};
    }
    const std::size_t undoable = session_->timeline().undoable();
    const std::size_t redoable = session_->timeline().redoable();
    const bool moves = is_one && moves_along_steps(*session_, line);
    if (before_steps_ && !session_->is_stepping()) {
        // Over, one way or the other: recorded, or as if it had never begun.
        here_ = std::move(*before_steps_);
        before_steps_.reset();
    }
    if (ok && moves) return follow_undo(undoable, redoable);
    if (ok && session_->is_stepping()) {
        if (!before_steps_) before_steps_ = here_;
        here_ = place();
        return undoable == past_.size() && redoable == future_.size() ? "" : "a step was recorded";
    }
    if (undoable == past_.size() && redoable == future_.size()) {
        if (const std::string wrong = compare(here_, ok ? "nothing was recorded" : "refused"); !is_one || wrong.empty())
            return {};
        else
            return wrong;
    }
    if (!ok && is_one) return "refused, and there is more or less to undo or redo";
    const bool is_recorded = is_one && undoable == past_.size() + 1 && redoable == 0;
    if (!is_recorded) {
        forget_steps();
        here_ = place();
        return is_one ? "more than one step was made" : "";
    }
    past_.emplace_back(std::move(here_));
    future_.clear();
    here_ = place();
    ++changed;
    return {};
}

std::string WatchedSession::run(const std::string& line) {
    lines_ += line + '\n';
    // What is being carried out when the program dies, for whoever wants to know: REGO_LINES=FILE.
    if (const char* file = std::getenv("REGO_LINES"); file != nullptr) std::ofstream(file) << lines_;
    const Answer answer = session_->run(line, "<test>");
    if (!answer.ok()) ++refused;
    if (!answer.ok() && answer.error->kind == parser::ErrorKind::Internal) return answer.error->message;
    if (!answer.ok() && answer.err.empty()) return "refused without a word";
    if (!journal_trouble_.empty()) return journal_trouble_;
    return follow_steps(line, answer.ok());
}

// --- Carried out anew ------------------------------------------------------------------------------------------

std::string WatchedSession::differs(Session& again, std::string_view how) {
    again.tongue = session_->tongue;
    const std::string here = seen(*session_);
    const std::string there = seen(again);
    return here == there ? "" : fmt::format("{} leads elsewhere:{}", how, first_difference(here, there));
}

std::string WatchedSession::replay() {
    if (session_->is_stepping())
        if (std::string wrong = run("cancel"); !wrong.empty()) return wrong;
    const auto fresh = [this] {
        return std::make_unique<Session>(command_table(), shared_library(), options_in(folder_.path(""), 32, true));
    };
    auto again = fresh();
    for (const Entry& entry : session_->history())
        if (const Outcome done = again->historian().carry_out_again(entry); !done)
            return fmt::format("`{}` of the history is refused: {}", entry.line, done.error().message);
    if (std::string wrong = differs(*again, "the history"); !wrong.empty()) return wrong;
    if (again->as_script() != session_->as_script()) return "the history reads otherwise";

    again = fresh();
    for (const std::string& line : read_journal(folder_.read("journal.rego")).lines) {
        Entry entry;
        entry.line = line;
        if (const Outcome done = again->historian().carry_out_again(entry); !done)
            return fmt::format("`{}` of the journal is refused: {}", line, done.error().message);
    }
    if (std::string wrong = differs(*again, "the journal"); !wrong.empty()) return wrong;
    if (again->as_script() != session_->as_script()) return "the journal reads otherwise";

    again = fresh();
    if (session_->options().confined == Confined::All)
        folder_.write("replay.rego", session_->as_script());
    else if (const Answer saved = session_->run("save replay.rego force", "<test>"); !saved.ok())
        return saved.err;
    if (const Answer loaded = again->run("load replay.rego", "<test>"); !loaded.ok())
        return "what was saved is refused: " + loaded.err;
    return differs(*again, "what was saved");  // what did nothing when it was put into the past is gone there
}

std::string WatchedSession::there_and_back() {
    if (session_->is_stepping())
        if (std::string wrong = run("cancel"); !wrong.empty()) return wrong;
    const std::size_t steps = session_->timeline().undoable();
    const Place end = place();
    for (std::size_t i = 0; i < steps; ++i)
        if (std::string wrong = run("undo"); !wrong.empty()) return wrong;
    if (session_->game() != nullptr || !session_->history().empty()) return "all is undone, and something is left";
    for (std::size_t i = 0; i < steps; ++i)
        if (std::string wrong = run("redo"); !wrong.empty()) return wrong;
    return compare(end, "all undone and redone");
}

// --- Whole sessions --------------------------------------------------------------------------------------------

namespace {

std::string with_lines(const std::string& wrong, const WatchedSession& watched) {
    return wrong.empty() ? "" : fmt::format("{}\nafter these lines:\n{}", wrong, watched.lines());
}

std::string end_violation(WatchedSession& watched) {
    if (std::string wrong = watched.replay(); !wrong.empty()) return with_lines(wrong, watched);
    return with_lines(watched.there_and_back(), watched);
}

}  // namespace

std::string session_violation(std::string_view bytes) {
    constexpr int kMostCommands = 200;
    Decisions decisions(bytes);
    constexpr std::size_t kKeptGames[] = {32, 2, 0};
    WatchedSession watched(kKeptGames[static_cast<std::size_t>(decisions.below(3))]);
    RandomCommands commands(watched.session(), decisions);
    for (int i = 0; i < kMostCommands && !decisions.at_end(); ++i) {
        if (std::string wrong = watched.run(commands.next()); !wrong.empty()) return with_lines(wrong, watched);
        if (!decisions.one_in(64)) continue;
        if (std::string wrong = watched.replay(); !wrong.empty()) return with_lines(wrong, watched);
    }
    return end_violation(watched);
}

std::string script_violation(std::string_view text, bool is_confined) {
    WatchedSession watched(32, is_confined);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (std::string wrong = watched.run(std::string(text.substr(0, end))); !wrong.empty())
            return with_lines(wrong, watched);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return end_violation(watched);
}

}  // namespace rego::app
