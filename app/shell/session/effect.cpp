#include "app/shell/session/effect.hpp"

#include "app/tell/lens/kinds.hpp"
#include "app/tell/render/reading.hpp"

namespace rego::app {

using engine::EventNumber;
using engine::kNoType;
using engine::TypeId;

Effect effect_of(engine::MarsGame& game, const Entry& entry) {
    engine::Game& core = game.core();
    std::map<TypeId, std::int64_t> net;
    for (EventNumber n = entry.first_event + 1; n <= entry.last_event; ++n) {
        const engine::Event& event = core.world().event(n);
        const bool by_itself = core.world().event(core.cause_chain(n).front()).actor == core.engine_actor();
        if (by_itself && entry.actor != kind::kEngine) continue;
        if (event.gain != kNoType) net[event.gain] += event.count;
        if (event.remove != kNoType) net[event.remove] -= event.count;
    }
    Effect effect;
    for (const auto& [type, count] : net)
        if (count != 0 && !is_bookkeeping(game, type)) effect[core.types().print(type)] = count;
    return effect;
}

}  // namespace rego::app
