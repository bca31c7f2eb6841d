// Where a server of the web app keeps its saves: a database (`db/game.db`), or a folder of files (`GAMEID-00012.json`).
// Either may hold many games; what comes of one is the text of its saves, one a line.
#pragma once

#include <string>
#include <vector>

#include "parser/text/diagnostic.hpp"

namespace rego::app::imports {

/// A game that is kept there.
struct KeptGame {
    std::string id;
    std::size_t saves = 0;
    std::vector<std::string> players;
};

/// Whether it is a database or a folder, and not a log.
bool keeps_games(const std::string& path);

/// In the order of their ids.
parser::Result<std::vector<KeptGame>> kept_games(const std::string& path);

/// All saves of that game, a line each, in their order.
parser::Result<std::string> saves_of(const std::string& path, const std::string& id);

}  // namespace rego::app::imports
