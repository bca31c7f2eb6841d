// From the first word of a command to the handler of its verb.
#pragma once

#include <functional>

#include "app/shell/session/run.hpp"

namespace rego::app {

/// `as P1 try as P1 …` comes to an end here: each one inside another takes its share of the stack.
inline constexpr int kDeepestNesting = 64;

/// Hands the command to its verb; one without a verb answers a pending task, or is an instruction.
Outcome dispatch(Run& run);
/// An error of a rule, or a bug, as the outcome.
Outcome guarded(const std::function<Outcome()>& function);

}  // namespace rego::app
