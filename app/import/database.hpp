// The database of a server of the web app, read only: table `games` with a row for each save.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "parser/text/diagnostic.hpp"

namespace rego::app::imports {

bool is_database(const std::string& file);

/// Calls `take` for each save, games by their ids and saves in their order; only of that game, unless `id` is empty.
/// With `only_last`, for the last of each game, and with how many there are. What went wrong, if anything did.
using TakeSave = std::function<void(const std::string& id, std::size_t saves, std::string save)>;
std::optional<parser::Diagnostic> read_database(const std::string& file, const std::string& id, bool only_last,
                                                const TakeSave& take);

}  // namespace rego::app::imports
