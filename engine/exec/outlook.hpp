// Could something that is pending make possible what is not possible now? Effects included, conditions ignored.
#pragma once

#include <vector>

#include "engine/exec/context.hpp"
#include "engine/exec/effects.hpp"
#include "engine/exec/evaluate.hpp"

namespace rego::engine {

/// Whether any of the tasks may come to bring such a thing.
bool may_bring(const Context& context, const Effects& effects, const std::vector<Task>& tasks, TypeId type);

/// Whether anything else that is pending could make the task possible.
bool could_be_helped(const Context& context, const Evaluator& evaluator, const Effects& effects, const Task& task);

/// Whether such an instruction could make any of those possible.
bool could_help(const Context& context, const Evaluator& evaluator, const Effects& effects,
                const InstructionRule& instruction, const std::vector<Task>& stuck);

/// Whether the task may become possible by itself, whatever else is pending: a bill is paid in the end.
bool only_waits(const Context& context, const Evaluator& evaluator, const Effects& effects, const Task& task);

}  // namespace rego::engine
