// What a self-hosted server of the web app keeps of a game: a save before every turn or action, each with the stocks of
// all players and the log so far. So what was paid is told by two saves.
#pragma once

#include <string_view>

#include "app/import/fact.hpp"
#include "app/import/setup.hpp"
#include "app/import/templates.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::imports {

struct SavedGame {
    Facts facts;  // the log of the last save, and behind each save the state that it tells
    Known known;
};

/// A save a line, in their order.
parser::Result<SavedGame> read_saves(std::string_view text, const Templates& templates, const Vocabulary& vocabulary);

}  // namespace rego::app::imports
