// A file as a text, whole or not at all. Whatever is named, reading it comes to an end.
#pragma once

#include <cstddef>
#include <string>

#include "parser/text/diagnostic.hpp"

namespace rego::parser {

/// More than this no file may hold: 64 million bytes, or as many million as REGO_MAX_FILE says.
std::size_t largest_file();

/// Why the file is not read: it is larger than that.
Diagnostic too_large(const std::string& path);

/// Nothing if it may be read. Regular files only, and standard input under a name such as /dev/stdin: a pipe or a
/// device may never end, or never begin.
std::optional<Diagnostic> refuse_file(const std::string& path);

/// An error of kind Io if there is none, or it must not be read.
Result<std::string> read_file(const std::string& path);

}  // namespace rego::parser
