// The past of a session and how to change it: undo, redo, going back to an event, corrections, another canon.
// What the timeline cannot do by itself, because commands have to be carried out anew, is done here.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/shell/session/runner.hpp"

namespace rego::app {

class Historian {
    struct Replay;

  public:
    explicit Historian(CommandRunner& session) : session_(session) {}

    Outcome undo(Run& run, std::size_t steps);
    /// Steps are taken back until at most so many commands are left.
    Outcome undo_to(Run& run, std::size_t commands);
    Outcome redo(Run& run, std::size_t steps);
    Outcome roll_back_to(Run& run, engine::EventNumber event);

    /// So many commands from that number on go, and the new one, if any, takes their place.
    struct Correction {
        std::size_t at = 0;
        std::size_t removed = 0;
        std::string command;
        bool anyway = false;       // even if later commands do something else than before
        std::string how_to_go_on;  // the correction as it is typed to be made anyway
    };
    /// Goes back, makes the correction, and carries out again what followed, each by whoever did it. If that does not
    /// fit, or a later command would do something else at the table, nothing was changed.
    Outcome correct(Run& run, const Correction& correction);
    /// Reads the canon again, carries out everything on it, and says where it first goes another way.
    Outcome reload(Run& run);

    /// Carries out a command of the past again, without an answer, as whoever did it then.
    Outcome carry_out_again(const Entry& entry);
    /// Back to how all was.
    void give_up(Timeline::Mark mark);

  private:
    Outcome carry_out_new(const Correction& correction, const std::vector<Entry>& replaced);
    Outcome carry_out_rest(Replay& replay);
    bool leaves_out(Replay& replay, const Entry& refused, const parser::Diagnostic& error);
    Outcome refuse_changes(const Replay& replay, const std::string& how_to_go_on);
    bool asks_back(const Run& run);
    /// An error of a command of the past. Its place counts only in a file: the command was not typed now.
    static parser::Diagnostic no_longer_fits(std::size_t number, const std::string& line, parser::Diagnostic error);
    Outcome replay_on(const Table& table, std::string& difference);
    Outcome revive();
    Timeline& timeline();

    CommandRunner& session_;
};

}  // namespace rego::app
