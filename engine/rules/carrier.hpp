// A class with arguments: somebody's, for looking at what its body says outside any game, or of something.
#pragma once

#include <vector>

#include "engine/rules/elaborate.hpp"
#include "engine/types/type_pool.hpp"

namespace rego::engine {

/// The class with each argument where it fits; kNoType if they contradict each other.
/// The arguments are a copy, for those of another type move when a type is made.
TypeId with_arguments(TypePool& types, ClassId cls, Dependencies arguments);

/// Whoever stands for anybody when a body is read: the first who can own things; kNoType if nobody can.
TypeId somebody(TypePool& types);

/// The class with that owner, if it is owned; else just the class.
TypeId carrier_of(TypePool& types, ClassId cls, TypeId owner);

/// Reads the body of a class as that owner's: `!Owner` is the others.
Elaborator body_reader(TypePool& types, ClassId cls, TypeId owner);

}  // namespace rego::engine
