// Lines of the command language in, answers out. Knows no terminal, so tests can drive it.
// Every command is atomic: on an error the game, the settings and the history are as before.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/shell/line/line.hpp"
#include "app/shell/session/aliases.hpp"
#include "app/shell/session/answer.hpp"
#include "app/shell/session/command_info.hpp"
#include "app/shell/session/files.hpp"
#include "app/shell/session/historian.hpp"
#include "app/shell/session/library.hpp"
#include "app/shell/session/profile.hpp"
#include "app/shell/session/run.hpp"
#include "app/shell/session/scripts.hpp"
#include "app/shell/session/stepping.hpp"
#include "app/shell/session/timeline.hpp"
#include "app/shell/session/variables.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/render/render.hpp"

namespace rego::app {

struct SessionOptions {
    bool json = false;
    bool reports = true;                    ///< doing commands say what they changed
    bool is_typed = false;                  ///< somebody types it and sees it: an error need not say where it stands
    bool asks_back = true;                  ///< somebody is there to say whether a correction of the past is meant
    Confined confined = Confined::Scripts;  ///< who writes no files, and reads none outside his folder
    std::string folder;                     ///< relative paths start here; empty: where rego was started
    std::size_t kept_games = 32;            ///< earlier ones that `undo` returns to without playing them again
    Style style;
    std::shared_ptr<Profile> profile;  ///< where to note how long things take; may be null
};

class Session {
  public:
    /// Obeys those commands; the table must outlive the session.
    explicit Session(const CommandTable& commands, std::shared_ptr<Library> library = std::make_shared<Library>(),
                     SessionOptions options = {});
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

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

    // --- Where it stands, for prompts and completion
    engine::MarsGame* game() { return timeline_.game().get(); }
    const SessionOptions& options() const { return options_; }
    Style style() const;
    /// The terminal has so many columns now.
    void set_width(int columns) { options_.style.width = columns; }
    /// The canon of the present game; without one, the one that games are played with unless they say otherwise.
    Table table();
    Table base_table();
    const Names& names();
    bool is_stepping() const { return stepping_.is_active(); }
    /// By its name in any letter case, of the canon or of the session; null if there is none.
    const engine::Measure* find_measure(std::string_view name);
    /// All of them, by name.
    std::vector<const engine::Measure*> measures();
    const std::string& pinned() const { return timeline_.pinned(); }
    /// Who acts when nobody is named; kNoType without a game.
    engine::TypeId default_actor();
    engine::EventNumber last_event();

    // --- The past
    const std::vector<Entry>& history() const { return timeline_.entries(); }
    /// Grows when something else than the end of the history has changed: a journal must be written anew.
    std::size_t history_edits() const { return timeline_.edits(); }
    /// What was remarked in this game.
    std::vector<Remark> remarks() const;
    /// How far the game has got: "generation 2", or "over"; empty without a game.
    std::string standing() const;
    /// The session as a script.
    std::string as_script() const;

    // --- For commands
    /// A command of its own: recorded, and all or nothing.
    Outcome carry_out(Run& run);
    /// The same for one that was typed, or stands in a script: `$name` and the like are written out before.
    Outcome carry_out_typed(Run& run);
    /// Runs the command and takes it back, whatever it was. `look` is called in between.
    Outcome carry_out_and_take_back(Run& run, const std::function<void()>& look);
    /// Puts what has happened since into the history, if that is anything.
    void record_if_needed(Run& run, const Moment& before, engine::EventNumber first_event);
    bool is_tracing = false;
    bool reads_rules_again = false;  // even where the history says what was in a bundle: `reload`
    /// What the line before could have meant, as commands: a number says which.
    std::vector<std::string> meant;
    int nesting = 0;    // so many commands are being carried out inside each other
    struct AliasWork {  // what the aliases of the present command have come to, all together
        int depth = 0;  // so many stand for each other
        std::size_t commands = 0;
        std::size_t characters = 0;
    } alias_work;

    Variables& variables() { return variables_; }
    Aliases& aliases() { return aliases_; }
    const Aliases& aliases() const { return aliases_; }
    Tongue tongue = Tongue::Players;  // `words`
    /// The error in the language of the session.
    parser::Diagnostic worded(parser::Diagnostic error);

    // --- Its parts, each for a question of its own
    Timeline& timeline() { return timeline_; }
    Historian& historian() { return historian_; }
    Files& files() { return files_; }
    Scripts& scripts() { return scripts_; }
    Stepping& stepping() { return stepping_; }
    const std::shared_ptr<Library>& library() const { return library_; }
    const CommandTable& commands() const { return commands_; }

  private:
    void trace(Run& run, const std::string& line) const;

    bool has_untold_changes_ = false;
    const CommandTable& commands_;
    std::shared_ptr<Library> library_;
    SessionOptions options_;
    Timeline timeline_;
    Aliases aliases_;
    Variables variables_;
    std::optional<Names> names_;
    Table named_;  // the canon whose names those are
    Files files_;
    Historian historian_;
    Scripts scripts_;
    Stepping stepping_;  // last: a command in the middle of its steps is stopped before the rest goes
};

}  // namespace rego::app
