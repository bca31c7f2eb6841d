// Resolved rules as PETS again, for people: tasks, errors, explanations. And their equality, and a hash to go with it.
#pragma once

#include <string>

#include "engine/types/rules.hpp"

namespace rego::engine {

class TypePool;

std::string print_rule(TypePool& types, const MetricRule& metric);
std::string print_rule(TypePool& types, const RequirementRule& requirement);
std::string print_rule(TypePool& types, const InstructionRule& instruction);
/// A change that is made: `3 Plant<Player1>`, `-Heat<Player1>`, `Ants<Player1> FROM ProjectCard<Player1>`.
std::string print_change(TypePool& types, std::int32_t count, TypeId gain, TypeId remove);

bool equal(const MetricRule& a, const MetricRule& b);
bool equal(const RequirementRule& a, const RequirementRule& b);
bool equal(const InstructionRule& a, const InstructionRule& b);

/// Equal instructions hash alike.
std::size_t hash_of(const InstructionRule& rule);

}  // namespace rego::engine
