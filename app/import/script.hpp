// An imported game as an ordinary script.
#pragma once

#include <string>

#include "app/import/importer.hpp"

namespace rego::app::imports {

/// With what was inferred as comments in front, and the lines of the source behind the moves where they help.
std::string script_of(const Imported& made, const Facts& facts, const std::string& source);

/// "610 lines, 208 moves, 2 payments inferred, 0 unexplained".
std::string summary_of(const Imported& made, const Facts& facts);

}  // namespace rego::app::imports
