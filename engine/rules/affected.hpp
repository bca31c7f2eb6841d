// What a change of the canon can have an effect on: so that checking it again costs what the change costs.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/types/class_table.hpp"

namespace rego::engine {

/// A question of a rule that subclasses answer: does something below the class have such a property?
using AskedBelow = std::pair<std::string, std::string>;

/// For each class of `now`, the number of the class of that name in `before` if all that validate() asks of it, and so
/// the answer but for places, is the same in both; else kNoClass. `asked` are questions that were asked of `before`.
std::vector<ClassId> unaffected_classes(const ClassTable& before, const ClassTable& now,
                                        const std::vector<AskedBelow>& asked);

}  // namespace rego::engine
