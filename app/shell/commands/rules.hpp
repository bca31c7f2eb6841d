// `rules=DIR,…` of `newgame`: which bundles the game is played with.
#pragma once

#include <string>

#include "app/shell/session/session.hpp"

namespace rego::app::commands {

struct Rules {
    Table table;           // the canon to play with
    std::string recorded;  // the command with the whole path and the hash of each bundle; empty: as it was typed
};

/// Looks for the key among the words that are left, and leaves them. What has changed in a bundle since its hash was
/// written is told.
parser::Result<Rules> chosen_rules(Run& run);

}  // namespace rego::app::commands
