// What is legal and surely not meant: rules that never act, cannot be carried out, or never end. `check` tells.
#pragma once

#include <memory>
#include <vector>

#include "engine/types/class_table.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::engine {

/// Warnings about all classes, each with its place; none for a canon that is as it should be. Rules that have no
/// meaning (see validate) are passed over.
std::vector<parser::Diagnostic> lint(const std::shared_ptr<const ClassTable>& table);

}  // namespace rego::engine
