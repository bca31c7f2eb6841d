// The file with one's own aliases, which a shell reads when it begins: $XDG_CONFIG_HOME/rego/rc.rego.
#pragma once

#include <iosfwd>
#include <string>

#include "app/shell/session/session.hpp"

namespace rego::app {

/// Empty if there is no home.
std::string rc_path();

/// Runs its lines, which leave nothing in the history, and says what is wrong with them. From then on aliases are kept
/// there: a line for each, below whatever else the file holds. A file that cannot be read is left alone.
void read_rc(Session& session, std::ostream& err);

/// The text of the file with that alias in place of the one of that name; null: with none. Other lines stay, also those
/// that another shell has written meanwhile.
std::string rc_with_alias(std::string_view text, const std::string& name, const std::string* command);

}  // namespace rego::app
