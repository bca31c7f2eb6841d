// A class as somebody's component, for looking at what its body says outside any game.
#pragma once

#include "engine/rules/elaborate.hpp"
#include "engine/types/type_pool.hpp"

namespace rego::engine {

/// The class with that owner, if it is owned; else just the class.
TypeId carrier_of(TypePool& types, ClassId cls, TypeId owner);

/// Reads the body of a class as that owner's: `!Owner` is the others.
Elaborator body_reader(TypePool& types, ClassId cls, TypeId owner);

}  // namespace rego::engine
