// The colony tiles in words, for `status`, `map` and the course of a game.
#include <fmt/format.h>

#include "app/tell/render/render.hpp"
#include "app/tell/render/style.hpp"

namespace rego::app {

std::vector<std::string> colony_words(MarsGame& game, const std::vector<ColonyView>& colonies, const Style& style) {
    std::vector<std::string> all;
    for (const ColonyView& tile : colonies) {
        if (tile.asleep) {
            all.push_back(tile.name + paint(style, Ink::Dim, " asleep"));
            continue;
        }
        std::vector<std::string> there;
        for (const TypeId owner : tile.colonies) there.push_back(painted_player(game, owner, style));
        if (tile.visitor != engine::kNoType) there.push_back("fleet of " + painted_player(game, tile.visitor, style));
        all.push_back(fmt::format("{} {}{}{}", tile.name, paint(style, Ink::Number, std::to_string(tile.track)),
                                  there.empty() ? "" : ": ", fmt::join(there, ", ")));
    }
    return all;
}

}  // namespace rego::app
