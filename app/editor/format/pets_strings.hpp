// Which strings of a data file are PETS, and of which kind.
#pragma once

#include <functional>
#include <string_view>

#include "parser/text/json5.hpp"

namespace rego::app::format {

/// `kind` as parser::canonical() knows it.
using SeePets = std::function<void(const parser::json5::Value& value, std::string_view kind)>;

/// Calls `see` for each of them, in the order of writing.
void for_each_pets_string(std::string_view path, const parser::json5::Value& file, const SeePets& see);

}  // namespace rego::app::format
