// How things stand, in words, as the changes that make it so: `ruling Reds`, `delegates Reds Bob 2`, `temperature -10`.
#pragma once

#include <optional>
#include <vector>

#include "app/shell/session/session.hpp"

namespace rego::app::commands {

/// Nothing if the words are no such thing.
parser::Result<std::optional<std::vector<parser::Instruction>>> read_situation(Run& run, Word piece);

}  // namespace rego::app::commands
