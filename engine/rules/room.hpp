// Whether anything can ever be what a type asks for, from what is declared alone.
#pragma once

#include "engine/types/type_pool.hpp"

namespace rego::engine {

/// A part of the type for which there is no class at all, or none whose properties fit what is asked of it: the area of
/// `CityTile<LandArea(HAS 9 steel)>`. kNoType if every part can be filled. What only a game can tell counts as
/// possible.
TypeId part_without_room(TypePool& types, TypeId type);

}  // namespace rego::engine
