// `--serve`: the page over HTTP with this session behind it, for every phone in the room.
#pragma once

#include <iosfwd>
#include <string>

#include "app/shell/session/session.hpp"
#include "app/tell/watch/address.hpp"

namespace rego::app::page {

/// Until it is interrupted. The links stay the same as long as those files do, `kept` for players and `kept`-watch;
/// empty: they are new. An exit status.
int serve(Session& session, const watch::Address& where, const std::string& kept, std::ostream& err);

}  // namespace rego::app::page
