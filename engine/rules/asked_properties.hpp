// Properties that ask for themselves: `metric = EVAL This.metric`, or by way of others. They have no value.
#pragma once

#include <vector>

#include "engine/types/class_table.hpp"

namespace rego::engine {

/// One problem for each circle. Looks at what is named; what only some subclass makes a circle is found when it is
/// asked.
std::vector<parser::Diagnostic> check_asked_properties(const ClassTable& table);

}  // namespace rego::engine
