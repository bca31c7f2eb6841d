// Resolved rules as syntax again: what a person would have written. Printing is printing that; nobody prints a rule in
// order to read it again. Types are written by the pool that has them (TypePool::written).
#pragma once

#include "engine/types/rules.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

class TypePool;

parser::Metric written(TypePool& types, const MetricRule& metric);
parser::Requirement written(TypePool& types, const RequirementRule& requirement);
parser::Instruction written(TypePool& types, const InstructionRule& instruction);
/// A change that is made: `3 Plant<Player1>`, `-Heat<Player1>`, `Ants<Player1> FROM ProjectCard<Player1>`.
parser::Instruction written_change(TypePool& types, std::int32_t count, TypeId gain, TypeId remove);

}  // namespace rego::engine
