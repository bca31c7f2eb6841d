// Reads the steps of a recorded game.
#pragma once

#include "app/follow/record_state.hpp"

namespace rego::app::follow::reading {

Step step(JsonReader& in, SnapshotReader& states);

}  // namespace rego::app::follow::reading
