// The small data files: what a module is called, how the game uses PETS, printed names.
#pragma once

#include "engine/load/data_object.hpp"

namespace rego::engine {

/// `{ "printed": "Corporate Era", "letter": "R" }`. A module offers the milestones and awards of its folder, and those
/// of others that are listed here.
void load_module(DataFile& data, const parser::json5::Value& value);

/// See canon/base/language.json5. A further file adds to lists and replaces what is single.
void load_language(DataFile& data, const parser::json5::Value& value);

/// `{ "AiCentral": "AI Central" }`
void load_names(DataFile& data, const parser::json5::Value& value);

}  // namespace rego::engine
