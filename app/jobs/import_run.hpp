// `rego import LOG …`: games that were played elsewhere become scripts.
#pragma once

#include "app/shell/start/args.hpp"

namespace rego::app::jobs {

/// Returns the exit status.
int run_import(const Args& args);

}  // namespace rego::app::jobs
