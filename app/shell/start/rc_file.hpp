// The file with one's own aliases, which a shell reads when it begins: $XDG_CONFIG_HOME/rego/rc.rego.
#pragma once

#include <iosfwd>
#include <string>

#include "app/shell/session/session.hpp"

namespace rego::app {

/// Empty if there is no home.
std::string rc_path();

/// Runs its lines, which leave nothing in the history, and says what is wrong with them. From then on aliases are kept
/// there: a line for each, below whatever else the file holds.
void read_rc(Session& session, std::ostream& err);

/// The text of the file with those aliases in place of the ones it has.
std::string rc_with_aliases(std::string_view text, const Aliases& aliases);

}  // namespace rego::app
