#include "engine/world/timeline.hpp"

namespace rego::engine {

void Timeline::commit() {
    if (world_.checkpoint() == last()) return;
    commits_.push_back(world_.checkpoint());
    undone_.clear();
}

bool Timeline::undo() {
    if (commits_.empty()) return false;
    world_.roll_back(commits_.back());
    commits_.pop_back();
    undone_.push_back(world_.take_back(last()));
    return true;
}

bool Timeline::redo() {
    if (undone_.empty()) return false;
    world_.roll_back(last());
    world_.repeat(undone_.back());
    undone_.pop_back();
    commits_.push_back(world_.checkpoint());
    return true;
}

bool Timeline::roll_back_to(EventNumber event) {
    const auto checkpoint = world_.after_event(event);
    if (!checkpoint || *checkpoint < begin_) return false;
    world_.roll_back(*checkpoint);
    undone_.clear();
    while (!commits_.empty() && commits_.back() > *checkpoint) commits_.pop_back();
    commit();
    return true;
}

}  // namespace rego::engine
