// The class table of the canon in the program, which was made when rego was built.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/types/class_table.hpp"

namespace rego::engine {

/// Empty if the canon has a mistake; then it is read from its text, and complains.
std::string_view embedded_image();

/// Without further folders the one and only, there until the program ends. With some (`--canon DIR`) all is read from
/// its text.
std::shared_ptr<const ClassTable> embedded_table(const std::vector<std::string>& extra_folders);

}  // namespace rego::engine
