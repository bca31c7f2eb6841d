// The file words.json5: what the classes of a module are called and how they look to people.
#pragma once

#include "engine/load/data_object.hpp"

namespace rego::engine {

/// `{ "Steel": { "mass": "steel", "color": "137" } }`. A further file adds fields to a class, or replaces them.
void load_words(DataFile& data, const parser::json5::Value& value);

}  // namespace rego::engine
