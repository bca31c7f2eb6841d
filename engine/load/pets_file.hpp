// A `.pets` file: its classes, and each mistake in it rather than just the first.
#pragma once

#include "engine/load/data_object.hpp"

namespace rego::engine {

/// Takes the classes of the file as they are. A class that cannot be read is left out, the others are there.
void load_pets_file(DataFile& data, std::string_view text);

}  // namespace rego::engine
