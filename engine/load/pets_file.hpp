// A `.pets` file: its classes, and each mistake in it rather than just the first.
#pragma once

#include "engine/load/data_object.hpp"

namespace rego::engine {

/// Takes the classes of the file as they are. A class that cannot be read is left out, the others are there.
void load_pets_file(DataFile& data, std::string_view text);

/// A condition, a type that stands in a data file outside the canon.
parser::Result<parser::Requirement> load_requirement(std::string_view text);
parser::Result<parser::Expression> load_type(std::string_view text);

}  // namespace rego::engine
