// The canonical layout of canon files. Comments stay; what cannot be parsed is not touched.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "app/shell/start/args.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::format {

/// A line has at most so many columns, if it can be broken.
inline constexpr std::size_t kWidth = 120;

/// The text of a `.pets` file.
parser::Result<std::string> format_pets(std::string_view text);
/// The text of a `.json5` file of that path: the PETS in it. What a string means depends on the file (`cards.json5`).
parser::Result<std::string> format_data(std::string_view path, std::string_view text);
/// Either of them; an error of kind Usage for any other file.
parser::Result<std::string> format_file(std::string_view path, std::string_view text);

/// `rego format [--check] FILE…`: the exit status.
int run_format(const Args& args, std::ostream& out, std::ostream& err);

}  // namespace rego::app::format
