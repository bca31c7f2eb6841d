// What the web app answers of a game at its end: all that the log lacks.
#pragma once

#include <string_view>

#include "app/import/setup.hpp"
#include "app/import/vocabulary.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::imports {

parser::Result<Known> read_final_state(std::string_view text, const Vocabulary& vocabulary);

}  // namespace rego::app::imports
