// Something turns out not to have happened: what came of it goes back the other way.
#pragma once

#include "engine/exec/executor.hpp"

namespace rego::engine {

/// Takes back all that has come of an event, by further events, so that the log stays true; nobody answers to them.
/// Tasks that it has left are dropped. Corrections in between stay, and something they have taken away cannot go back.
void reverse(Executor& executor, EventNumber first, TypeId actor);

/// Whether the one event has come of the other, which may be itself.
bool comes_of(const World& world, EventNumber event, EventNumber first);

}  // namespace rego::engine
