// A session that is held against two promises: what is refused leaves no trace, not even in what can be undone; and
// whatever was done to the past, its history, journal and saved script carried out anew lead to the same game and log.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/shell/journal/journal.hpp"
#include "app/shell/session/session.hpp"
#include "tests/app/temporary_folder.hpp"

namespace rego::app {

class WatchedSession {
  public:
    /// Confined, it writes no file of whatever name the lines say.
    explicit WatchedSession(std::size_t kept_games = 32, bool is_confined = false);

    Session& session() { return *session_; }
    /// All lines so far, one below the other.
    const std::string& lines() const { return lines_; }

    /// Carries out a line. What is wrong with what came of it; empty: nothing.
    std::string run(const std::string& line);
    /// The same of what it all leads to when it is carried out anew. Ends a command in the middle of its steps.
    std::string replay();
    /// Undoes all that can be undone and redoes it.
    std::string there_and_back();

    std::size_t refused = 0, changed = 0;

  private:
    /// Where the session stands, as far as it can be told cheaply.
    struct Place {
        std::weak_ptr<engine::MarsGame> game;
        std::uint64_t fingerprint = 0;
        std::string rest;  // the history and the settings

        bool operator==(const Place& other) const;
    };
    Place place();
    std::string compare(const Place& expected, std::string_view when);
    std::string follow_steps(const std::string& line, bool ok);
    std::string follow_undo(std::size_t undoable, std::size_t redoable);
    void forget_steps();
    std::string differs(Session& again, std::string_view how);

    TemporaryFolder folder_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Journal> journal_;
    std::string lines_;
    std::string journal_trouble_;
    Place here_;
    std::optional<Place> before_steps_;  // of the command that is stepped through
    // To where undo and redo lead; nothing: not known.
    std::vector<std::optional<Place>> past_, future_;
};

/// A session of commands that the bytes decide about, and one of the lines of a script. What is wrong, with the lines
/// that led there; empty: nothing.
std::string session_violation(std::string_view bytes);
std::string script_violation(std::string_view text, bool is_confined);

}  // namespace rego::app
