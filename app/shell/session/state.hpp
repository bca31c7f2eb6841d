// What a session is and where it stands: all that its parts and its commands ask. Carries nothing out.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/shell/session/aliases.hpp"
#include "app/shell/session/command_info.hpp"
#include "app/shell/session/files.hpp"
#include "app/shell/session/library.hpp"
#include "app/shell/session/profile.hpp"
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

class SessionState {
  public:
    /// The table must outlive the session.
    SessionState(const CommandTable& commands, std::shared_ptr<Library> library, SessionOptions options);
    SessionState(const SessionState&) = delete;
    SessionState& operator=(const SessionState&) = delete;

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
    Tongue tongue = Tongue::Players;  // `words`
    /// The error in the language of the session.
    parser::Diagnostic worded(parser::Diagnostic error);

    // --- Its parts, each for a question of its own
    Variables& variables() { return variables_; }
    Aliases& aliases() { return aliases_; }
    const Aliases& aliases() const { return aliases_; }
    Timeline& timeline() { return timeline_; }
    Files& files() { return files_; }
    const std::shared_ptr<Library>& library() const { return library_; }
    const CommandTable& commands() const { return commands_; }

  private:
    const CommandTable& commands_;
    std::shared_ptr<Library> library_;
    SessionOptions options_;
    Timeline timeline_;
    Aliases aliases_;
    Variables variables_;
    std::optional<Names> names_;
    Table named_;  // the canon whose names those are
    Files files_;
};

}  // namespace rego::app
