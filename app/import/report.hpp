// What an import says of itself: what went wrong and where, for people and as JSON.
#pragma once

#include <string>

#include "app/import/library.hpp"
#include "app/import/saves_files.hpp"

namespace rego::app::imports {

/// "FILE: error: …", with the hint.
std::string told(const std::string& file, const parser::Diagnostic& error);

/// All that is not explained, a line each, in front of it where it stands; empty: nothing.
std::string problems_of(const ImportedFile& imported, const std::string& source);

// A JSON object each, on one line.
std::string imported_json(const ImportedFile& imported, const std::string& source, bool is_whole,
                          const std::string& script);
std::string refused_json(const std::string& source, const parser::Diagnostic& error);
std::string kept_game_json(const KeptGame& game);

}  // namespace rego::app::imports
