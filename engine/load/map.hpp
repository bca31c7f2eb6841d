// Maps: a drawing and its legend become a class for the map and one for each area, and who touches whom.
#pragma once

#include "engine/load/data_object.hpp"

namespace rego::engine {

/// See canon/tharsis/map.json5. Anything wrong with the map is noted and the map left out.
void load_map(DataFile& data, const parser::json5::Value& value);

}  // namespace rego::engine
