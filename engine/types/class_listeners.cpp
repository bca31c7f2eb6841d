// Which classes rules listen to, forbid or replace, and what they may bring about: worked out once, so that an event
// asks only where somebody may answer.
#include "engine/types/class_table_builder.hpp"
#include "engine/types/consequences.hpp"

namespace rego::engine {

/// What the rules that are asked for listen to: those very classes.
std::vector<bool> ClassTable::Builder::roots_of(const std::function<bool(const EffectRule&)>& wanted) const {
    std::vector<bool> at_root(made_.classes_.size() * 2, false);
    for (const EffectRule& rule : made_.effects_) {
        if (!wanted(rule)) continue;
        for (const TriggerArm& arm : rule.arms) {
            if (arm.root != kNoClass) at_root[place_of(arm.root, arm.side)] = true;
        }
    }
    return at_root;
}

/// Those, and all classes below them.
std::vector<bool> ClassTable::Builder::with_descendants(const std::vector<bool>& at_root) const {
    std::vector<bool> below(made_.classes_.size() * 2, false);
    for (ClassId id = 0; id < made_.classes_.size(); ++id) {
        for (const ClassId ancestor : made_.classes_[id].ancestors) {
            for (const Side side : kSides) {
                if (at_root[place_of(ancestor, side)]) below[place_of(id, side)] = true;
            }
        }
    }
    return below;
}

void ClassTable::Builder::note_listeners() {
    made_.heard_ = roots_of([](const EffectRule&) { return true; });
    made_.forbidden_ = with_descendants(roots_of([](const EffectRule& rule) { return rule.forbids(); }));
    made_.replaced_ = with_descendants(
        roots_of([](const EffectRule& rule) { return rule.effect.answering == parser::Answering::Instead; }));
}

void ClassTable::Builder::note_consequences() {
    for (EffectRule& rule : made_.effects_)
        rule.consequences = consequences_of(made_, rule.declared_in, rule.effect.instruction);
}

}  // namespace rego::engine
