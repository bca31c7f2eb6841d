// `log`: the events of a game.
#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/render.hpp"

namespace rego::app {

std::string render_log(MarsGame& game, bool full, std::size_t last, const Style& style) {
    (void)full;
    std::string text;
    const auto& events = game.core().world().events();
    const std::size_t from = last == 0 || last > events.size() ? 0 : events.size() - last;
    for (std::size_t i = from; i < events.size(); ++i) {
        const engine::Event& event = events[i];
        auto& types = game.core().types();
        text += paint(style, Ink::Dim, fmt::format("{:>5}  ", i + 1));
        text += event.gain == engine::kNoType ? fmt::format("-{} {}", event.count, types.print(event.remove))
                                              : fmt::format("{} {}", event.count, types.print(event.gain));
        if (event.gain != engine::kNoType && event.remove != engine::kNoType) {
            text += " FROM " + types.print(event.remove);
        }
        text += "\n";
    }
    return text;
}

}  // namespace rego::app
