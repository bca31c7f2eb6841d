// What the web app answers of a game at its end: all that the log lacks.
#pragma once

#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "app/import/setup.hpp"
#include "app/import/vocabulary.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::app::imports {

parser::Result<Known> read_final_state(std::string_view text, const Vocabulary& vocabulary);

/// The same of a save; what players have then is left out.
Known read_saved_options(const nlohmann::json& save, const Vocabulary& vocabulary);

}  // namespace rego::app::imports
