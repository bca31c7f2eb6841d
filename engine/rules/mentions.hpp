// Names that stand in card and module data outside of PETS: whether there is such a thing, and whether it will do
// there.
#pragma once

#include <vector>

#include "engine/types/class_table.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::engine {

/// All problems with Canon::mentions, each with its place. A part of validate.
std::vector<parser::Diagnostic> check_mentions(const ClassTable& table);

}  // namespace rego::engine
