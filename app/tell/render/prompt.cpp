// The lines around the shell: prompt, greeting, progress.
#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/text.hpp"
#include "parser/build.hpp"

namespace rego::app {

namespace {

/// Each mode is known by its colour, too.
Ink mode_ink(engine::Mode mode) {
    switch (mode) {
        case engine::Mode::Game: return Ink::Purple;
        case engine::Mode::Turns: return Ink::Blue;
        case engine::Mode::Ops: return Ink::Good;
        case engine::Mode::Tasks: return Ink::Number;
        case engine::Mode::Raw: return Ink::Bad;
    }
    return Ink::Plain;
}

/// ` Ann 2/2`: whose turn it is, and which action of it. Where it is nobody's, whom a bare command would be for.
std::string who_is_next(MarsGame& game, const Style& style) {
    if (const auto turn = game.turn()) {
        std::string text = " " + painted_player(game, *turn, style);
        const auto [action, all] = game.flow().action_of_turn(*turn);
        return all > 1 ? text + fmt::format(" {}/{}", action, all) : text;
    }
    if (game.mode() != engine::Mode::Game) return {};
    const parser::Instruction buying = parser::gain(parser::type(kind::kBuy));
    for (const TypeId player : game.core().players())
        if (game.core().fits_a_task(player, buying)) return " " + painted_player(game, player, style) + " buys";
    for (const TypeId player : game.core().players()) {
        const bool has_to_play = std::ranges::any_of(game.awaited(player), &engine::Offer::open);
        if (has_to_play) return " " + painted_player(game, player, style) + " plays";
    }
    return {};
}

/// What somebody is asked; not what waits for something else.
std::size_t questions_open(MarsGame& game) {
    if (game.core().world().tasks().empty()) return 0;
    const auto tasks = game.core().task_views();
    return static_cast<std::size_t>(
        std::ranges::count_if(tasks, [](const engine::Game::TaskView& task) { return task.waiting.empty(); }));
}

}  // namespace

std::string prompt_text(MarsGame* game, const Style& style, std::string_view note) {
    if (game == nullptr) return "rego> ";
    std::string text = game->options().options;
    if (game->mode() != engine::Mode::Game) text += " " + paint(style, mode_ink(game->mode()), mode_name(game->mode()));
    if (const auto generation = game->generation(); generation > 0) text += fmt::format(" gen {}", generation);
    if (const std::string phase = game->phase(); !phase.empty()) text += " " + phase;
    text += who_is_next(*game, style);
    text += paint(style, Ink::Dim, fmt::format(" #{}", game->core().world().events().size()));
    if (const std::size_t open = questions_open(*game); open > 0)
        text += paint(style, Ink::Number, fmt::format(" {} question{}", open, open == 1 ? "" : "s"));
    if (!note.empty()) text += " " + paint(style, Ink::Number, note);
    return text + paint(style, mode_ink(game->mode()), ">") + " ";
}

std::string greeting_text(MarsGame* game, const Style& style) {
    std::vector<std::string> said{
        paint(style, Ink::Title, "rego") + ": Terraforming Mars, move by move. Ctrl-D leaves.",
        "Tab completes, grey text says what may follow, `help` lists the verbs.",
        "Try: " + paint(style, Ink::Verb, "newgame BR Ellie Kevin")};
    if (game != nullptr) {
        std::vector<std::string> names;
        for (const TypeId player : game->core().players()) names.push_back(painted_player(*game, player, style));
        said.back() = fmt::format("Back in the game of {}, generation {}: `status` and `tasks` tell more.",
                                  fmt::join(names, ", "), game->generation());
    }
    std::string text;
    for (const std::string& line : said)
        for (const std::string& part : wrapped(line, static_cast<std::size_t>(style.width))) text += part + "\n";
    // What was open when the game was left.
    if (game != nullptr) text += render_tasks(*game, style, Pending::Now) + render_awaited(*game, style);
    return text;
}

std::string progress_text(const Advance& advance, std::string_view latest, const Style& style) {
    constexpr std::size_t kBar = 20;
    const double rate = advance.seconds > 0 ? static_cast<double>(advance.done) / advance.seconds : 0;
    std::string head;
    if (advance.total) {
        const std::size_t filled = *advance.total == 0 ? kBar : advance.done * kBar / *advance.total;
        head = fmt::format("[{}{}] {}/{}", repeated("#", filled), repeated(".", kBar - filled), advance.done,
                           *advance.total);
    } else {
        head = fmt::format("{} done", advance.done);
    }
    if (rate > 0) head += fmt::format(", {:.{}f}/s", rate, rate < 10 ? 1 : 0);
    if (rate > 0 && advance.total) {
        const auto left = static_cast<long>(static_cast<double>(*advance.total - advance.done) / rate + 0.5);
        head += left < 100 ? fmt::format(", {} s left", left) : fmt::format(", {} min left", (left + 30) / 60);
    }
    head += ", ";
    const auto width = static_cast<std::size_t>(std::max(style.width - 1, 1));
    return columns(head) >= width ? clipped(head, width) : head + clipped(latest, width - columns(head));
}

}  // namespace rego::app
