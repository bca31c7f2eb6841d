// `--game 'BRPVC worldgov=off'`: what somebody knows of a game that its log does not say.
#pragma once

#include <string_view>

#include "app/import/setup.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::imports {

/// Written as behind `newgame`: letters, and keys with their values.
parser::Result<Known> read_game_wish(std::string_view text);

/// What is wished overrules what is known.
void overrule(Known& known, Known wish);

}  // namespace rego::app::imports
