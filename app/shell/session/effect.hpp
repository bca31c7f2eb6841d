// What a command did, in a form that can be compared with what it does when it is carried out again.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "app/shell/session/entry.hpp"

namespace rego::app {

/// How much more or less there was afterwards of each component, by its type as PETS; bookkeeping left out.
using Effect = std::map<std::string, std::int64_t>;

/// What the command itself did. What the game did when it went on by itself (production, a new generation) is not part
/// of it, unless the game was told to.
Effect effect_of(engine::MarsGame& game, const Entry& entry);

}  // namespace rego::app
