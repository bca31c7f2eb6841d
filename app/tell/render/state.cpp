// `state`: everything at once.
#include "app/tell/render/render.hpp"

namespace rego::app {

std::string render_state_text(MarsGame& game, const Style& style) {
    std::string text = render_status(game, style) + "\n";
    for (const TypeId player : game.core().players()) text += render_board(game, player, style) + "\n";
    text += render_map(game, style) + "\n" + render_score(game, style);
    if (const std::string tasks = render_tasks(game, style); !tasks.empty()) text += "\n" + tasks;
    return text;
}

}  // namespace rego::app
