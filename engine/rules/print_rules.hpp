// Resolved rules as PETS again, for people: tasks, errors, explanations. And their equality.
#pragma once

#include <string>

#include "engine/rules/rules.hpp"

namespace rego::engine {

class TypePool;

std::string print_rule(TypePool& types, const MetricRule& metric);
std::string print_rule(TypePool& types, const RequirementRule& requirement);
std::string print_rule(TypePool& types, const InstructionRule& instruction);

bool equal(const MetricRule& a, const MetricRule& b);
bool equal(const RequirementRule& a, const RequirementRule& b);
bool equal(const InstructionRule& a, const InstructionRule& b);

}  // namespace rego::engine
