// `rego follow GAME.json …`: follows each record and prints a verdict.
#pragma once

#include "app/shell/start/args.hpp"

namespace rego::app::follow {

/// The exit status: 0 if nothing differed, 1 if something did, 2 if a script could not be written.
int run_follow(const Args& args);

}  // namespace rego::app::follow
