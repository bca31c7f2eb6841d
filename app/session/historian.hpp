// The past of a session and how to change it: undo, redo, going back to an event, corrections, another canon.
// What the timeline cannot do by itself, because commands have to be carried out anew, is done here.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/run.hpp"
#include "app/session/timeline.hpp"

namespace rego::app {

class Historian {
  public:
    explicit Historian(Session& session) : session_(session) {}

    Outcome undo(Run& run, std::size_t steps);
    Outcome redo(Run& run, std::size_t steps);
    Outcome roll_back_to(Run& run, engine::EventNumber event);

    /// So many commands from that number on go, and the new one, if any, takes their place.
    struct Correction {
        std::size_t at = 0;
        std::size_t removed = 0;
        std::string command;
    };
    /// Goes back, makes the correction, and carries out again what followed. If that does not fit, nothing was changed.
    Outcome correct(Run& run, const Correction& correction);
    /// Reads the canon again, carries out everything on it, and says where it first goes another way.
    Outcome reload(Run& run);

    /// Carries out a command of the past again, without an answer. Who acts is found anew; `entry.actor` says who it
    /// was.
    Outcome carry_out_again(const Entry& entry);
    /// Back to how all was.
    void give_up(Timeline::Mark mark);

  private:
    Outcome carry_out_new(const std::string& line);
    Outcome carry_out_rest(const std::vector<Entry>& rest, std::size_t first_number);
    Outcome replay_on(const Table& table, std::string& difference);
    Outcome revive();
    Timeline& timeline();

    Session& session_;
};

}  // namespace rego::app
