// The rules of Terraforming Mars that PETS cannot say, each with its reason. A short list that wants to get shorter.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "engine/exec/terms.hpp"
#include "engine/load/canon.hpp"

namespace rego::engine {

/// The custom instructions for a game on that map.
CustomRules mars_custom_rules(const Canon& canon, const MapInfo& map);

/// What `@copyProductionBox(Card)` would carry out.
std::vector<InstructionPtr> boxes_of(const Canon& canon, Executor& executor, TypeId card, TypeId actor);

/// Their names, for whoever reads cards outside a game.
std::set<std::string> mars_custom_names();

}  // namespace rego::engine
