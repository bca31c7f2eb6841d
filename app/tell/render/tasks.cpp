// `tasks`: what each player still has to do, what each task waits for and how to answer it.
#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/move_line.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"
#include "engine/types/written.hpp"
#include "parser/print.hpp"

namespace rego::app {
namespace {

using engine::Game;
using engine::InstructionRule;
using engine::kNoType;
using parser::Instruction;

constexpr std::size_t kMostAnswers = 5;

/// `2X Owed` as the least that can be said, `2 Owed`; nothing if there is no X in it.
std::optional<Instruction> with_least_x(Instruction answer) {
    parser::Scalar* amount = nullptr;
    if (auto* gain = std::get_if<parser::GainInstruction>(&answer.node)) amount = &gain->amount;
    if (auto* removal = std::get_if<parser::RemoveInstruction>(&answer.node)) amount = &removal->amount;
    if (auto* exchange = std::get_if<parser::TransmuteInstruction>(&answer.node)) amount = &exchange->amount;
    if (amount == nullptr || !amount->variable) return std::nullopt;
    amount->variable = false;
    return answer;
}

/// Whether the answer takes something from a player who is not asked.
bool takes_from_another(MarsGame& game, TypeId asked, const InstructionRule& answer) {
    if (answer.kind != engine::InstructionKind::Change || answer.gain != kNoType || answer.remove == kNoType)
        return false;
    const auto& whose = game.core().types().written(answer.remove).arguments;
    return !whose.empty() && std::ranges::any_of(game.core().players(), [&](TypeId player) {
        return player != asked && whose.back() == game.core().types().written(player);
    });
}

struct Answers {
    std::vector<std::string> commands, with_x;
};

Answers commands_for(MarsGame& game, const Game::TaskView& task, const Speech& speech) {
    Answers found;
    const std::string& own = game.core().types().print(task.player);
    const Spelling spelling = speech.is_pets() ? Spelling::Classes : Spelling::Printed;
    const bool takes_from_others = std::ranges::any_of(
        task.answers, [&](const auto& answer) { return takes_from_another(game, task.player, *answer); });
    for (const engine::InstructionPtr& rule : task.answers) {
        const Instruction answer = engine::written(game.core().types(), *rule);
        // Where others may be meant as well, it has to be said whose it is.
        const bool takes = rule->kind == engine::InstructionKind::Change && rule->gain == kNoType;
        const auto least = with_least_x(answer);
        Instruction said = least.value_or(answer);
        if (!takes_from_others || !takes) said = without_argument(std::move(said), own);
        const std::string command = speech.typed(answer_line(game, said, spelling));
        if (std::ranges::find(found.commands, command) == found.commands.end()) found.commands.push_back(command);
        if (least) found.with_x.push_back(command);
    }
    return found;
}

/// "`place 4_6` or `task Ok`": what may be typed; empty if there is nothing to say.
std::vector<std::string> answers_to(MarsGame& game, const Game::TaskView& task, const Speech& speech,
                                    const Style& style) {
    auto [commands, with_x] = commands_for(game, task, speech);
    const auto typed = [&](const std::string& command) { return paint(style, Ink::Verb, "`" + command + "`"); };
    const bool buys = !commands.empty() && commands[0].starts_with("buy ");
    if (buys && task.optional && !speech.is_pets()) return {typed("buy N")};
    if (task.optional && std::ranges::find(commands, "task Ok") == commands.end()) commands.emplace_back("task Ok");
    if (commands.empty()) return {};
    const bool places = commands[0].starts_with("place ");
    const bool names_card = commands[0] == "play CARD" || commands[0] == "reveal EVENT";
    const std::size_t open_areas = places ? game.open_areas(task.player).size() : 0;
    const std::size_t all = names_card ? commands.size() : std::max({task.ways, commands.size(), open_areas});
    std::vector<std::string> items;
    for (std::size_t i = 0; i < commands.size() && i < kMostAnswers; ++i) {
        const bool fewer = task.optional && commands[i].starts_with("buy ") && commands[i] != "buy 1";
        const bool more = std::ranges::find(with_x, commands[i]) != with_x.end();
        items.push_back(typed(commands[i]) + (fewer ? " (or fewer)" : more ? " (or more)" : ""));
    }
    if (places && all > 1) {
        items.resize(1);
        items.push_back(fmt::format("one of {} areas (`map` marks them)", all));
    } else if (all > items.size()) {
        items.push_back(fmt::format("{} more", all - items.size()));
    }
    return items;
}

std::string task_in_pets(MarsGame& game, const Game::TaskView& task, const Speech& speech, const Style& style) {
    std::string text;
    const std::string head = fmt::format("#{:<3} {}  ", task.number, painted_player(game, task.player, style));
    const std::size_t indent = columns(head);
    const auto lines =
        wrapped(speech.task(task), static_cast<std::size_t>(std::max(style.width - static_cast<int>(indent), 20)));
    for (std::size_t i = 0; i < lines.size(); ++i) text += (i == 0 ? head : std::string(indent, ' ')) + lines[i] + "\n";
    if (task.via != kNoType && task.via != task.player)
        text += paint(style, Ink::Dim, "     from " + short_type(game, task.via, task.player)) + "\n";
    if (!task.waiting.empty()) text += paint(style, Ink::Dim, "     waits: " + task.waiting) + "\n";
    const auto answers = answers_to(game, task, speech, style);
    if (answers.empty()) return text;
    return text + "     answer " + flowed(answers, " or ", static_cast<std::size_t>(style.width), 12) + "\n";
}

/// "#1  Ann: buy up to 4 cards, 3 M€ each: `buy N`".
std::string task_in_words(MarsGame& game, const Game::TaskView& task, const Speech& speech, const Style& style) {
    const std::string head = fmt::format("#{:<2} {}: ", task.number, painted_player(game, task.player, style));
    std::string what = speech.task(task);
    if (!task.waiting.empty()) what += " (waits: " + speech.waiting(task) + ")";
    std::string answers;
    for (const std::string& each : answers_to(game, task, speech, style))
        answers += (answers.empty() ? ": " : " or ") + with_bound_commands(each);
    std::string text;
    constexpr std::size_t kIndent = 4;
    for (const std::string& line : wrapped(head + what + answers, static_cast<std::size_t>(style.width) - kIndent))
        text += (text.empty() ? "" : std::string(kIndent, ' ')) + line + "\n";
    return text;
}

}  // namespace

std::vector<std::string> answer_commands(MarsGame& game, const Game::TaskView& task, const Style& style) {
    return commands_for(game, task, Speech(game, style)).commands;
}

std::string render_tasks(MarsGame& game, const Style& style, Pending which, TypeId only) {
    const Speech speech(game, style);
    std::string text;
    for (const Game::TaskView& task : game.core().task_views()) {
        if (only != kNoType && task.player != only) continue;
        const bool comes_later = !task.waiting.empty() && !task.obstacle;
        if (comes_later && which == Pending::Now && !speech.is_pets()) continue;
        text += speech.is_pets() ? task_in_pets(game, task, speech, style) : task_in_words(game, task, speech, style);
    }
    return text;
}

}  // namespace rego::app
