// Could something that is pending make possible what is not possible now? Effects included, conditions ignored.
#pragma once

#include "engine/exec/context.hpp"
#include "engine/exec/effects.hpp"
#include "engine/exec/evaluate.hpp"

namespace rego::engine {

/// Whether anything else that is pending could make the task possible.
bool could_be_helped(const Context& context, const Evaluator& evaluator, const Effects& effects, const Task& task);

/// Whether the task may become possible by itself, whatever else is pending: a bill is paid in the end.
bool only_waits(const Context& context, const Evaluator& evaluator, const Effects& effects, const Task& task);

}  // namespace rego::engine
