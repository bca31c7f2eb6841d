// A canon and its class table as bytes: written when rego is built, linked in, and used at each start without reading
// any text.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/types/class_table.hpp"

namespace rego::engine {

/// Empty for a canon that has anything to complain about: such a one is read from its text, and says so.
std::string make_canon_image(const ClassTable& table);

/// The table whose image this is. The bytes begin at a multiple of 8 and outlive it; the files are those in the
/// program.
std::shared_ptr<const ClassTable> table_of_image(std::string_view image);

}  // namespace rego::engine
