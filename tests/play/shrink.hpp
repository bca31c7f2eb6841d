// From a long script that shows something to a short one that shows the same.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace rego::app {

using Commands = std::vector<std::string>;

/// Leaves out what is not needed for `shows`, large pieces first, until no single command can be left out. The first
/// command and the last always stay. `shows(commands)` must hold.
Commands shrunk(Commands commands, const std::function<bool(const Commands&)>& shows);

}  // namespace rego::app
