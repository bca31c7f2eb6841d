// `tasks`: what each player still has to do.
#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/render.hpp"

namespace rego::app {

std::string render_tasks(MarsGame& game, const Style& style) {
    std::string text;
    for (const auto& task : game.core().task_views()) {
        text += fmt::format("#{} {}: {}\n", task.number, painted_player(game, task.player, style), task.instruction);
        if (!task.waiting.empty()) text += "   waits: " + task.waiting + "\n";
        for (const std::string& answer : task.answers) text += "   `task " + answer + "`\n";
    }
    return text;
}

}  // namespace rego::app
