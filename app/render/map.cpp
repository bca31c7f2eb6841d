// `map`: the hexes of Mars.
#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/render.hpp"

namespace rego::app {

std::string render_map(MarsGame& game, const Style& style) {
    std::string text;
    for (const auto& tile : listed(game, engine::kNoType, "Tile")) {
        text += game.core().types().print(tile.component) + "\n";
    }
    (void)style;
    return text;
}

}  // namespace rego::app
