// Which classes rules listen to, forbid or replace: worked out once, so that an event asks only where somebody may
// answer.
#include "engine/types/class_table.hpp"

namespace rego::engine {

/// What the rules that are asked for listen to: those very classes.
std::vector<bool> ClassTable::roots_of(const std::function<bool(const EffectRule&)>& wanted) const {
    std::vector<bool> at_root(classes_.size() * 2, false);
    for (const EffectRule& rule : effects_) {
        if (!wanted(rule)) continue;
        for (const TriggerArm& arm : rule.arms) {
            if (arm.root != kNoClass) at_root[arm.root * 2 + (arm.removal ? 1 : 0)] = true;
        }
    }
    return at_root;
}

/// Those, and all classes below them.
std::vector<bool> ClassTable::with_descendants(const std::vector<bool>& at_root) const {
    std::vector<bool> below(classes_.size() * 2, false);
    for (ClassId id = 0; id < classes_.size(); ++id) {
        for (const ClassId ancestor : classes_[id].ancestors) {
            for (const std::size_t kind : {0U, 1U}) {
                if (at_root[ancestor * 2 + kind]) below[id * 2 + kind] = true;
            }
        }
    }
    return below;
}

void ClassTable::note_listeners() {
    heard_ = roots_of([](const EffectRule&) { return true; });
    forbidden_ = with_descendants(roots_of([](const EffectRule& rule) { return rule.forbids(); }));
    replaced_ = with_descendants(
        roots_of([](const EffectRule& rule) { return rule.effect.answering == parser::Answering::Instead; }));
}

}  // namespace rego::engine
