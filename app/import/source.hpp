// A file that may be a log: read whole, plain or gzipped, and recognised by what stands in it.
#pragma once

#include <string>

#include "parser/text/diagnostic.hpp"

namespace rego::app::imports {

enum class Format { Unknown, AppLog, AppSaves, BoardGameArena, Sqlite };

/// `-` is standard input.
parser::Result<std::string> read_source(const std::string& file);

Format format_of(const std::string& text);

/// Whether a file is one to be imported, and no script, record or journal. Only its beginning is looked at.
bool is_to_be_imported(const std::string& file);

}  // namespace rego::app::imports
