// `tasks`: what each player still has to do, what each task waits for and how to answer it.
#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/phrases.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"
#include "parser/parse.hpp"
#include "parser/print.hpp"

namespace rego::app {
namespace {

using engine::Game;
using engine::kNoType;

constexpr std::size_t kMostAnswers = 5;

/// `2X Owed` as the least that can be said, `2 Owed`; nothing if there is no X in it.
std::optional<std::string> with_least_x(const std::string& answer) {
    auto parsed = parser::parse_instruction(answer);
    if (!parsed) return std::nullopt;
    parser::Scalar* amount = nullptr;
    if (auto* gain = std::get_if<parser::GainInstruction>(&parsed->node)) amount = &gain->amount;
    if (auto* removal = std::get_if<parser::RemoveInstruction>(&parsed->node)) amount = &removal->amount;
    if (auto* exchange = std::get_if<parser::TransmuteInstruction>(&parsed->node)) amount = &exchange->amount;
    if (amount == nullptr || !amount->variable) return std::nullopt;
    amount->variable = false;
    return parser::to_string(*parsed);
}

/// An answer in the game's own words where there are some: `place 4_6`, `put Ants`, `buy 4`; otherwise `task …`.
/// `is_one_of_several`: others may be meant as well, so that it has to be said whose it is.
std::string command_for(MarsGame& game, TypeId player, const std::string& answer, bool in_pets,
                        bool is_one_of_several) {
    std::string text = is_one_of_several ? answer : without_argument(answer, game.core().types().print(player));
    auto parsed = parser::parse_instruction(text);
    // In whose name it is done follows from the task.
    if (const auto* by = parsed ? std::get_if<parser::ByInstruction>(&parsed->node) : nullptr) {
        text = parser::to_string(*by->inner);
        parsed = parser::parse_instruction(text);
    }
    const auto* gain = parsed ? std::get_if<parser::GainInstruction>(&parsed->node) : nullptr;
    const auto cls = gain == nullptr ? std::nullopt : game.core().table().find(gain->type.name);
    const auto called = [&](const std::string& name) {
        const auto known = game.core().table().find(name);
        return in_pets || !known ? name : printed_name(game.core().table(), *known);
    };
    const auto is = [&](std::string_view super) {
        const auto id = game.core().table().find(super);
        return cls && id && game.core().table().is_subclass(*cls, *id);
    };
    if (is(kind::kUseAction) && !in_pets && !gain->type.arguments.empty()) {
        const std::string& user = gain->type.arguments[0].name;
        const auto card = game.core().table().find(user);
        const bool is_card = card && game.card_info(*card) != nullptr;
        if (is_card && game.core().table().info(*card).actions.size() == 1) return "action " + called(user);
    }
    // Which card it is, only the player's hand can tell.
    if (is(kind::kPlay)) return "play CARD";
    // Which event was drawn, too.
    if (is(kind::kReveal)) return "reveal EVENT";
    if (const auto* sent = parsed ? std::get_if<parser::TransmuteInstruction>(&parsed->node) : nullptr) {
        if (sent->gain.name == kind::kDelegate && sent->gain.arguments.size() == 1)
            return "delegate " + called(sent->gain.arguments[0].name);
    }
    static const std::string kInMoney = fmt::format("{}<{}>", kind::kClass, kind::kMoney);
    if (is(kind::kOwed) && gain->type.arguments.size() == 1 && parser::to_string(gain->type.arguments[0]) == kInMoney)
        return fmt::format("pay {}", gain->amount.value);
    if (is(kind::kBuy)) return fmt::format("buy {}", gain->amount.value);
    if (gain != nullptr && gain->type.arguments.size() == 1) {
        const std::string& argument = gain->type.arguments[0].name;
        const std::string map = game.map().name + "_";
        if (is(kind::kTile) || argument.starts_with(map))
            return "place " + (argument.starts_with(map) ? argument.substr(map.size()) : argument);
        if (is(kind::kCardResource) && gain->type.arguments[0].arguments.empty()) return "put " + called(argument);
    }
    const auto phrase = in_pets || !parsed ? std::nullopt : pets_as_phrase(*parsed, game);
    return "task " + phrase.value_or(text);
}

struct Answers {
    std::vector<std::string> commands, with_x;
};

Answers commands_for(MarsGame& game, const Game::TaskView& task, const Speech& speech) {
    Answers found;
    const bool takes_from_others = std::ranges::any_of(task.answers, [&](const std::string& answer) {
        return answer.starts_with('-') && std::ranges::any_of(game.core().players(), [&](TypeId player) {
                   return player != task.player && answer.ends_with(game.core().types().print(player) + ">");
               });
    });
    for (const std::string& answer : task.answers) {
        const auto least = with_least_x(answer);
        const bool is_one_of_several = takes_from_others && answer.starts_with('-');
        const std::string command =
            speech.typed(command_for(game, task.player, least.value_or(answer), speech.is_pets(), is_one_of_several));
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
