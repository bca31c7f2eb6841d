// `score`: victory points by category.
#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/render.hpp"
#include "app/render/text.hpp"

namespace rego::app {

std::string render_score(MarsGame& game, const Style& style) {
    std::string text;
    const auto scores = game.scores();
    for (int seat = 1; seat <= game.player_count(); ++seat) {
        const engine::Score& score = scores[static_cast<std::size_t>(seat - 1)];
        text += fmt::format("{} TR {} milestones {} awards {} greenery {} cities {} cards {} total {}\n",
                            painted_player(game, game.core().player(seat), style), score.tr, score.milestones,
                            score.awards, score.greenery, score.cities, score.cards, score.total);
    }
    return text;
}

}  // namespace rego::app
