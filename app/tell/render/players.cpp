// Players by the names that they gave themselves, and in their colours.
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/render.hpp"

namespace rego::app {

std::string player_name(MarsGame& game, TypeId player, const Style& style) {
    const auto seat = static_cast<std::size_t>(seat_of(game, player));
    if (seat >= 1 && seat <= style.display_names.size() && !style.display_names[seat - 1].empty()) {
        return style.display_names[seat - 1];
    }
    return game.core().types().print(player);
}

std::string painted_player(MarsGame& game, TypeId player, const Style& style) {
    return paint(style, player_ink(seat_of(game, player)), player_name(game, player, style));
}

}  // namespace rego::app
