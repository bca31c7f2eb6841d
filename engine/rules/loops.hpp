// Effects that set each other off for ever, found without playing: whatever one of them brings about without a
// condition or a choice is what the next one answers to without a condition.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/elaborate.hpp"
#include "engine/types/class_table.hpp"
#include "engine/types/type_pool.hpp"

namespace rego::engine {

/// A rule of the table as it reads for somebody.
struct ReadRule {
    const EffectRule* source;
    ElaboratedEffect effect;
    TypeId carrier;
    TypeId owner;
};

struct Loop {
    const EffectRule* newest;  // of its rules the one that was read last, so probably the culprit
    std::string path;          // "`Plant` -> `Heat` (by `Stove`) -> `Plant` (by `Garden`)"
};

std::vector<Loop> find_loops(TypePool& types, const std::vector<ReadRule>& rules);

}  // namespace rego::engine
