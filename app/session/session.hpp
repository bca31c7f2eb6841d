// Lines of the command language in, answers out. Knows no terminal, so tests can drive it.
// Every command is atomic: on an error the game, the settings and the history are as before.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/render/names.hpp"
#include "app/render/render.hpp"
#include "app/session/history.hpp"
#include "app/session/library.hpp"
#include "app/session/line.hpp"
#include "app/session/profile.hpp"
#include "app/session/reply.hpp"
#include "engine/mars/mars_game.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app {

class Run;
class Stepper;

using Outcome = parser::Result<engine::Unit>;

struct SessionOptions {
    bool json = false;
    bool reports = true;       ///< doing commands say what they changed
    bool is_confined = false;  ///< a replayed script: writes no files, reads none outside its folder
    std::string folder;        ///< relative paths start here; empty: where rego was started
    Style style;
    std::shared_ptr<Profile> profile;  ///< where to note how long things take; may be null
};

struct Answer {
    std::string out = {};                          ///< for standard output
    std::string err = {};                          ///< for standard error
    std::optional<parser::Diagnostic> error = {};  ///< why the command failed; its span is a place in the source
    bool exit = false;
    bool is_expectation = false;
    bool asks = false;  ///< changed nothing: a question

    bool ok() const { return !error.has_value(); }
};

/// Where lines come from: a file name for messages, and the whole text as far as it is known.
struct Source {
    std::string_view file;
    std::string_view text;
};

class Session {
  public:
    explicit Session(std::shared_ptr<Library> library = std::make_shared<Library>(), SessionOptions options = {});
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Carries out one command of the source.
    Answer run(const Line& line, const Source& source);
    /// Carries out all commands of the last line of `text`; what comes before it only counts for line numbers. The
    /// answers are joined; after a failed command none is tried.
    Answer run(std::string_view text, std::string_view file);

    // --- Where it stands, for prompts and completion
    engine::MarsGame* game() { return game_.get(); }
    const SessionOptions& options() const { return options_; }
    Style style() const;
    std::shared_ptr<const engine::ClassTable> table();
    const Names& names();
    bool is_stepping() const { return stepper_ != nullptr; }
    /// Who acts when nobody is named; kNoType without a game.
    engine::TypeId default_actor();

    // --- The past
    const std::vector<Entry>& history() const { return history_; }
    /// Grows when something else than the end of the history has changed: a journal must be written anew.
    std::size_t history_edits() const { return history_edits_; }
    /// Called after each command that changed something, before its answer is given.
    std::function<void(const Session&)> on_change;
    /// What was remarked in this game.
    std::vector<Remark> remarks() const;
    /// The session as a script.
    std::string as_script() const;

    // --- For commands: inside one, all of these are taken back when it fails
    Outcome dispatch(Run& run);
    /// The same as a command of its own: recorded, and all or nothing.
    Outcome carry_out(Run& run);
    /// Runs the command and takes it back, whatever it was. `look` is called in between.
    Outcome carry_out_and_take_back(Run& run, const std::function<void()>& look);
    void replace_game(std::unique_ptr<engine::MarsGame> game);
    const std::string& pinned() const { return pinned_; }
    void pin(std::string actor) { pinned_ = std::move(actor); }
    /// Puts the changes since `from` and the tasks into the reply, as text or data.
    void report_changes(Run& run, engine::EventNumber from);
    void report_tasks(Run& run);
    engine::EventNumber last_event();
    bool is_tracing = false;

    Outcome undo(Run& run, std::size_t steps);
    Outcome redo(Run& run, std::size_t steps);
    Outcome roll_back_to(Run& run, engine::EventNumber event);
    /// Replays these lines from the beginning and takes the result if all fit.
    struct EditedLine {
        std::string line;
        std::string origin;
        bool is_new = false;
    };
    /// Runs a line of the past again, without an answer.
    Outcome replay_line(const EditedLine& line);
    void forget_origin() { origin_.clear(); }
    Outcome edit_history(Run& run, const std::vector<EditedLine>& lines);
    Outcome reload(Run& run);
    /// Runs the lines of a text as one step.
    Outcome run_script(Run& run, Word path, bool afresh);

    parser::Result<std::string> read_file(std::string_view path, std::string* resolved = nullptr);
    /// Why it must not be read; nothing if it may.
    std::optional<parser::Diagnostic> refuse_reading(std::string_view path) const;
    std::string full_path(std::string_view path) const;
    /// So that errors can show a place in it.
    void remember_text(const std::string& file, std::string text) { read_texts_[file] = std::move(text); }
    Outcome write_file(std::string_view path, const std::string& text, bool force);

    Outcome step(Run& run);
    Outcome continue_stepping(Run& run);
    Outcome cancel_stepping(Run& run);

  private:
    Outcome show_step(Run& run);
    Outcome end_stepping(Run& run);
    void stop_stepping();
    std::optional<parser::Diagnostic> refuse_step_in_step() const;
    Moment moment();
    void restore(const Moment& moment, const std::shared_ptr<engine::MarsGame>& game);
    /// Names are those of the canon with which the game is played; null changes nothing.
    void use_table(const std::shared_ptr<const engine::ClassTable>& table);
    bool differs(const Moment& moment);
    void record(Run& run, const Moment& before, engine::EventNumber first_event);
    void trace(Run& run, const std::string& line) const;
    Outcome guarded(const std::function<Outcome()>& function);
    Outcome dispatch_pets(Run& run);
    Outcome dispatch_on_copy(Run& run, Word verb);
    bool is_busy_with_another(const Run& run) const;
    struct Script {
        std::string title;
        std::string file;
        std::string text;
        bool afresh = false;
        std::shared_ptr<const engine::ClassTable> table = {};  // the canon to run it with, if not the present one
    };
    Outcome run_as_one_step(Run& run, const Script& script);
    Outcome run_lines(Run& run, const Script& script);
    Outcome redo_one(Run& run, const Step& step);
    using Table = std::shared_ptr<const engine::ClassTable>;
    /// A second session without a game, that plays with this canon.
    std::unique_ptr<Session> empty_twin(const Table& table);
    /// One that has replayed those lines.
    parser::Result<std::unique_ptr<Session>> twin_after(const std::vector<EditedLine>& lines, const Table& table);
    /// Replays the session with another canon and says where it goes another way.
    Outcome change_table(Run& run, const std::string& title, const Table& table);
    parser::Result<std::unique_ptr<Session>> clone();
    /// Game, settings and history of the other; what undo needs stays.
    void take_over(Session& other);
    Answer answer(Run& run, const Line& line, const Source& source, const Outcome& outcome);
    std::string_view source_text(const parser::Diagnostic& error, const Source& source) const;

    std::shared_ptr<Library> library_;
    std::shared_ptr<const engine::ClassTable> table_;
    std::optional<Names> names_;
    SessionOptions options_;
    std::shared_ptr<engine::MarsGame> game_;
    std::deque<std::shared_ptr<engine::MarsGame>> kept_games_;  // so that undo need not replay
    std::string pinned_;
    std::vector<Entry> history_;
    std::vector<Step> steps_;
    std::vector<Step> undone_;
    std::size_t undo_floor_ = 0;  // inside a script: what came before it stays
    std::size_t history_edits_ = 0;
    std::vector<std::string> scripts_;  // that are running, outermost first
    std::string origin_;
    std::map<std::string, std::string, std::less<>> read_texts_;  // files that errors may point into
    std::unique_ptr<Stepper> stepper_;
};

/// One command being carried out: what is left to read of it, who acts, what it says.
class Run {
  public:
    Run(Session& owner, std::string_view text, Reply& answer) : session(owner), words(text), reply(answer) {}

    Session& session;
    Words words;
    Reply& reply;
    std::string actor_name;  // of `as`; empty: nobody was named
    parser::Span focus;      // where an error stands that does not say it itself
    std::string remark;      // for the log
    bool is_expectation = false;
    bool is_dry = false;           // will be taken back: leave files alone
    bool is_on_copy = false;       // … by throwing the whole session away
    bool always_recorded = false;  // even if it changes nothing: replaying what once did
    bool is_recorded = false;      // has seen to the history itself
    bool tried = false;            // what it did has been taken back
    std::string line;              // for the history, if not the text
    std::string_view verb;

    engine::MarsGame& game() { return *session.game(); }
    engine::TypeId actor();

    // Reading PETS. Spans are places in the command; display names stand for their players.
    parser::Result<parser::Expression> expression(Word word);
    parser::Result<parser::Metric> metric(Word word);
    parser::Result<parser::Requirement> requirement(Word word);
    parser::Result<parser::Instruction> instruction(Word word);

    /// "`play` needs a card", with the usage as a hint.
    parser::Diagnostic usage(std::string message) const;
    parser::Diagnostic usage(std::string message, Word where) const;
    /// Several at once, in files that the table was made of: the first, and the others into the reply.
    parser::Diagnostic all_problems(const std::vector<parser::Diagnostic>& problems, const engine::ClassTable& table);
    /// Nothing more may follow.
    std::optional<parser::Diagnostic> refuse_rest();
};

parser::Diagnostic problem(parser::ErrorKind kind, std::string message, std::string hint = {});
parser::Diagnostic at(Word where, parser::Diagnostic diagnostic);

}  // namespace rego::app
