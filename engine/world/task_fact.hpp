// A task as an error tells of it.
#pragma once

#include <cstddef>

#include "engine/world/world.hpp"
#include "parser/text/facts.hpp"

namespace rego::engine {

/// `number` is its place among those that are pending, from 1; 0: it is none of them.
parser::TaskFact fact_of(TypePool& types, const Task& task, std::size_t number);

}  // namespace rego::engine
