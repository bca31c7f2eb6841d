// A game of Board Game Arena, as tools write its replay down: a list of moves, each with what was said and with the
// numbers of all players behind it.
#pragma once

#include <string_view>

#include "app/import/fact.hpp"
#include "app/import/setup.hpp"
#include "app/import/templates.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::imports {

/// The text of arena.json5 as it was when the program was built.
const char* arena_text();

struct ArenaGame {
    Facts facts;
    Known known;
};

parser::Result<ArenaGame> read_arena(std::string_view text, const Templates& templates, const Vocabulary& vocabulary);

}  // namespace rego::app::imports
