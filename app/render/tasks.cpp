// `tasks`: what each player still has to do, what each task waits for and how to answer it.
#include <algorithm>

#include <fmt/format.h>

#include "app/render/lens.hpp"
#include "app/render/render.hpp"
#include "app/render/text.hpp"

namespace rego::app {
namespace {

using engine::Game;
using engine::kNoType;

constexpr std::size_t kMostAnswers = 5;

/// `place 4_6` for an answer that puts a tile on the map of the game; otherwise the answer as a task.
std::string command_for(MarsGame& game, const std::string& answer) {
    const std::string map = game.map().name + "_";
    const std::size_t at = answer.find("<" + map);
    if (at != std::string::npos && answer.find("Tile<") != std::string::npos && answer.find(' ') == std::string::npos) {
        const std::size_t begin = at + 1 + map.size();
        const std::size_t end = answer.find_first_not_of("0123456789_", begin);
        return "place " + answer.substr(begin, end - begin);
    }
    return "task " + answer;
}

std::string how_to_answer(MarsGame& game, const Game::TaskView& task, std::size_t open_areas, const Style& style) {
    std::vector<std::string> commands;
    for (const std::string& answer : task.answers) {
        const std::string command = command_for(game, answer);
        if (std::ranges::find(commands, command) == commands.end()) commands.push_back(command);
    }
    if (task.optional && std::ranges::find(commands, "task Ok") == commands.end()) commands.emplace_back("task Ok");
    if (commands.empty()) return {};
    const std::size_t all = std::max({task.ways, commands.size(), commands[0].starts_with("place ") ? open_areas : 0});
    std::vector<std::string> items;
    for (std::size_t i = 0; i < commands.size() && i < kMostAnswers; ++i) {
        items.push_back(paint(style, Ink::Verb, "`" + commands[i] + "`"));
    }
    if (commands[0].starts_with("place ") && all > 1) {
        items.resize(1);
        items.push_back(fmt::format("one of {} areas (`map` marks them)", all));
    } else if (all > items.size()) {
        items.push_back(fmt::format("{} more", all - items.size()));
    }
    return "     answer " + flowed(items, " or ", static_cast<std::size_t>(style.width), 12) + "\n";
}

}  // namespace

std::string render_tasks(MarsGame& game, const Style& style) {
    std::string text;
    for (const Game::TaskView& task : game.core().task_views()) {
        std::string head = fmt::format("#{:<3} {}  ", task.number, painted_player(game, task.player, style));
        const std::size_t indent = columns(head);
        const auto lines = wrapped(task.instruction, static_cast<std::size_t>(std::max(style.width - static_cast<int>(indent), 20)));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            text += (i == 0 ? head : std::string(indent, ' ')) + lines[i] + "\n";
        }
        if (task.via != kNoType) {
            text += paint(style, Ink::Dim, "     from " + short_type(game, task.via, task.player)) + "\n";
        }
        if (!task.waiting.empty()) text += paint(style, Ink::Dim, "     waits: " + task.waiting) + "\n";
        text += how_to_answer(game, task, game.open_areas(task.player).size(), style);
    }
    return text;
}

}  // namespace rego::app
