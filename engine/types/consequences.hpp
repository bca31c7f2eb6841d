// What a rule may bring about, told by classes alone: which gains and losses it names, whoever carries it and whatever
// its conditions and choices. Worked out once for a class table and kept with its rules.
#pragma once

#include <algorithm>

#include "engine/types/class_table.hpp"
#include "engine/types/rules.hpp"
#include "parser/ast.hpp"

namespace rego::engine {

/// Of an instruction of that class.
Consequences consequences_of(const ClassTable& table, ClassId declared_in, const parser::Instruction& instruction);

/// The same of an instruction that has been read: asks `visit` of each change and custom rule in it until one answers
/// true.
template <class Visit>
bool any_consequence(const InstructionRule& rule, const Visit& visit) {
    if (rule.kind == InstructionKind::Change || rule.kind == InstructionKind::Custom) return visit(rule);
    return std::any_of(rule.parts.begin(), rule.parts.end(),
                       [&](const InstructionPtr& part) { return any_consequence(*part, visit); });
}

}  // namespace rego::engine
