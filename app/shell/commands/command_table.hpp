// The one list of verbs. It feeds dispatch, `help`, completion, "did you mean" and docs/commands.md.
#pragma once

#include <string>
#include <string_view>

#include "app/shell/session/command_info.hpp"

namespace rego::app {

const CommandTable& command_table();
std::string_view group_title(Group group);
/// docs/commands.md.
std::string commands_as_markdown();

}  // namespace rego::app
