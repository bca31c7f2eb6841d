// The web app's text log: one message a line, cut into facts by the templates.
#pragma once

#include <string_view>

#include "app/import/fact.hpp"
#include "app/import/templates.hpp"

namespace rego::app::imports {

Facts read_app_log(std::string_view text, const Templates& templates, const Vocabulary& vocabulary);

}  // namespace rego::app::imports
