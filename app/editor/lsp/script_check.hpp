// What can be told of a script without carrying it out: verbs, PETS that cannot be read, names of nothing, open blocks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/shell/session/session.hpp"

namespace rego::app::lsp {

/// Each with its place in the text. The session lends its verbs and its canon; nothing is carried out.
std::vector<parser::Diagnostic> check_script(Session& session, std::string_view text);

/// `measure Income<Owner> = …` in a script.
struct ScriptMeasure {
    std::string name;
    parser::Span span;       // of the name
    std::string definition;  // all behind the verb
};
std::vector<ScriptMeasure> measures_in(std::string_view text);

}  // namespace rego::app::lsp
