// `status`: where the game stands.
#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/render.hpp"

namespace rego::app {

std::string render_status(MarsGame& game, const Style& style) {
    std::string text = fmt::format("{} on {}, generation {}, phase {}", game.options().options,
                                   game.map().printed_name, game.generation(), game.phase());
    if (const auto turn = game.turn()) text += ", turn of " + painted_player(game, *turn, style);
    text += fmt::format("\ntemperature {} °C, oxygen {} %, oceans {}\n", game.temperature(), game.oxygen(),
                        game.oceans());
    return text;
}

}  // namespace rego::app
