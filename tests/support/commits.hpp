// Commands of one world as steps to undo and redo, for tests of World::take_back and World::repeat.
#pragma once

#include <vector>

#include "engine/world/world.hpp"

namespace rego::test {

class Commits {
  public:
    /// What has happened so far is the beginning and cannot be undone.
    explicit Commits(engine::World& world) : world_(world), ends_{world.checkpoint()} {}

    /// All changes since the last one are one command. Does nothing if nothing has changed.
    void commit() {
        if (world_.checkpoint() == ends_.back()) return;
        ends_.push_back(world_.checkpoint());
        undone_.clear();
    }
    /// False if there is nothing to undo.
    bool undo() {
        if (ends_.size() == 1) return false;
        ends_.pop_back();
        undone_.push_back(world_.take_back(ends_.back()));
        return true;
    }
    bool redo() {
        if (undone_.empty()) return false;
        world_.repeat(undone_.back());
        undone_.pop_back();
        ends_.push_back(world_.checkpoint());
        return true;
    }
    std::size_t undoable() const { return ends_.size() - 1; }

  private:
    engine::World& world_;
    std::vector<engine::World::Checkpoint> ends_;  // where each command ended, the beginning first
    std::vector<engine::World::Changes> undone_;
};

}  // namespace rego::test
