// `board`: a player board.
#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/render.hpp"
#include "app/render/text.hpp"

namespace rego::app {

std::string render_board(MarsGame& game, TypeId player, const Style& style) {
    std::string text = fmt::format("{}  TR {}  hand {}\n", painted_player(game, player, style),
                                   amount(game, player, "TerraformRating"), amount(game, player, "ProjectCard"));
    for (const ResourceLook& look : resource_looks()) {
        text += fmt::format("  {:>3} {} ({:+})", amount(game, player, look.cls), paint(style, look.ink, look.label),
                            amount(game, player, fmt::format("PROD[{}]", look.cls)));
    }
    text += "\n";
    for (const auto& card : listed(game, player, "CardFront")) {
        text += "  " + printed_name(game.core().table(), game.core().types()[card.component].cls) + "\n";
    }
    return text;
}

}  // namespace rego::app
