// A look at the past of a game: back to the beginning, then forward with stops. No rule is asked, so it is exact.
#pragma once

#include <functional>
#include <vector>

#include "engine/world/world.hpp"

namespace rego::app {

/// Calls `look` with each stop, in order, while the world is as it was when so many events had happened. Afterwards,
/// and if `look` throws, the world is as before. Stops are in rising order; nobody else may be using the world.
void revisit(engine::World& world, const std::vector<engine::EventNumber>& stops,
             const std::function<void(std::size_t stop)>& look);

}  // namespace rego::app
