// What a command has changed, on balance.
#include <map>

#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/render.hpp"

namespace rego::app {

std::string render_changes(MarsGame& game, EventNumber from, EventNumber to, const Style& style) {
    (void)style;
    std::map<TypeId, std::int64_t> net;
    for (EventNumber n = from + 1; n <= to; ++n) {
        const engine::Event& event = game.core().world().event(n);
        if (event.gain != engine::kNoType) net[event.gain] += event.count;
        if (event.remove != engine::kNoType) net[event.remove] -= event.count;
    }
    std::string text;
    for (const auto& [type, count] : net) {
        if (count != 0) text += fmt::format("{:+} {}\n", count, game.core().types().print(type));
    }
    return text;
}

}  // namespace rego::app
