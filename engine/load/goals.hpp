// Milestones and awards: one line of data each becomes a class of which one can be had.
#pragma once

#include "engine/load/data_object.hpp"

namespace rego::engine {

/// `{ "name": "Builder", "requirement": "8 BuildingTag" }`
void load_milestone(DataFile& data, const parser::json5::Value& value);

/// `{ "name": "Landlord", "counts": "OwnedTile" }`
void load_award(DataFile& data, const parser::json5::Value& value);

}  // namespace rego::engine
