// Commands as steps in time: commit one, take it back, do it again. Going back and forth is exact and costs what is
// undone or redone; nothing is worked out anew.
#pragma once

#include <vector>

#include "engine/world/world.hpp"

namespace rego::engine {

class Timeline {
  public:
    /// What has happened so far is the beginning and cannot be undone.
    explicit Timeline(World& world) : world_(world), begin_(world.checkpoint()) {}

    /// All changes since the last commit are one command; what had been undone before is forgotten.
    /// Does nothing if nothing has changed.
    void commit();
    /// Takes back the last command, and what may have been left uncommitted. False if there is none.
    bool undo();
    bool redo();
    /// To the state just after that event, in the middle of a command too; later ones are forgotten. False if there is
    /// no such event since the beginning.
    bool roll_back_to(EventNumber event);

    std::size_t undoable() const { return commits_.size(); }

  private:
    World::Checkpoint last() const { return commits_.empty() ? begin_ : commits_.back(); }

    World& world_;
    World::Checkpoint begin_;
    std::vector<World::Checkpoint> commits_;  // where each command ended
    std::vector<World::Changes> undone_;
};

}  // namespace rego::engine
