#include "app/tell/course/rewind.hpp"

namespace rego::app {

using engine::EventNumber;
using engine::World;

void revisit(World& world, const std::vector<EventNumber>& stops, const std::function<void(std::size_t stop)>& look) {
    const std::vector<World::Checkpoint> moments = world.moments();
    std::vector<World::Changes> later(stops.size());  // what happened between a stop and the next
    for (std::size_t i = stops.size(); i-- > 0;) later[i] = world.take_back(moments[stops[i]]);
    std::size_t next = 0;
    const auto go_on = [&] { world.repeat(later[next++]); };
    try {
        while (next < stops.size()) {
            look(next);
            go_on();
        }
    } catch (...) {
        while (next < stops.size()) go_on();
        throw;
    }
}

}  // namespace rego::app
