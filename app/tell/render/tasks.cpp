// `tasks`: what each player still has to do, what each task waits for and how to answer it.
#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/move_line.hpp"
#include "app/tell/render/questions.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"
#include "engine/types/written.hpp"
#include "parser/print.hpp"

namespace rego::app {
namespace {

using engine::Game;
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

struct Answers {
    std::vector<std::string> commands, with_x;
};

Answers commands_for(MarsGame& game, const Game::TaskView& task, const Speech& speech) {
    Answers found;
    const Spelling spelling = speech.is_pets() ? Spelling::Classes : Spelling::Printed;
    for (const Instruction& answer : said_answers(game, task)) {
        const auto least = with_least_x(answer);
        const std::string command = speech.typed(answer_line(game, least.value_or(answer), spelling));
        if (std::ranges::find(found.commands, command) == found.commands.end()) found.commands.push_back(command);
        if (least) found.with_x.push_back(command);
    }
    return found;
}

/// "`place 4_6` or `task Ok`": what may be typed; empty if there is nothing to say.
std::vector<std::string> answers_to(MarsGame& game, const Game::TaskView& task, const Question* question,
                                    const Speech& speech, const Style& style) {
    auto [commands, with_x] = commands_for(game, task, speech);
    const auto typed = [&](const std::string& command) { return paint(style, Ink::Verb, "`" + command + "`"); };
    if (const engine::ClassId prelude = game.prelude_in_waiting(task); prelude != engine::kNoClass)
        commands.push_back(line_of(game, {.verb = engine::Verb::Discard, .actor = task.player, .about = prelude}));
    if (task.optional && std::ranges::find(commands, "task Ok") == commands.end()) commands.emplace_back("task Ok");
    if (commands.empty()) return {};
    const auto asks = [&](Question::Asks what) { return question != nullptr && question->asks == what; };
    const bool places = asks(Question::Asks::Area);
    const bool names_card = asks(Question::Asks::Named);
    const bool any_fewer = task.optional && asks(Question::Asks::Amount) && question->most > 1;
    const std::size_t ways = question == nullptr ? task.ways : question->ways;
    const std::size_t all = names_card ? commands.size() : std::max(ways, commands.size());
    std::vector<std::string> items;
    for (std::size_t i = 0; i < commands.size() && i < kMostAnswers; ++i) {
        const bool more = std::ranges::find(with_x, commands[i]) != with_x.end();
        const bool fewer = any_fewer && !more && i == 0;
        items.push_back(typed(commands[i]) + (more ? " (or more)" : fewer ? " (or fewer)" : ""));
    }
    if (places && all > 1) {
        items.resize(1);
        items.push_back(fmt::format("one of {} areas (`map` marks them)", all));
    } else if (all > items.size()) {
        items.push_back(fmt::format("{} more", all - items.size()));
    }
    return items;
}

std::string task_in_pets(MarsGame& game, const Game::TaskView& task, const Question* question, const Speech& speech,
                         const Style& style) {
    std::string text;
    const std::string head = fmt::format("#{:<3} {}  ", task.number, painted_player(game, task.player, style));
    const std::size_t indent = columns(head);
    const auto lines =
        wrapped(speech.task(task), static_cast<std::size_t>(std::max(style.width - static_cast<int>(indent), 20)));
    for (std::size_t i = 0; i < lines.size(); ++i) text += (i == 0 ? head : std::string(indent, ' ')) + lines[i] + "\n";
    if (task.via != kNoType && task.via != task.player)
        text += paint(style, Ink::Dim, "     from " + short_type(game, task.via, task.player)) + "\n";
    if (!task.waiting.empty()) text += paint(style, Ink::Dim, "     waits: " + task.waiting) + "\n";
    const auto answers = answers_to(game, task, question, speech, style);
    if (answers.empty()) return text;
    return text + "     answer " + flowed(answers, " or ", static_cast<std::size_t>(style.width), 12) + "\n";
}

/// "#1  Ann: add 2 microbes to a card:", and the answers below it.
std::string task_in_words(MarsGame& game, const Game::TaskView& task, const Question* question, const Speech& speech,
                          const Style& style) {
    // What nobody does is decided by whoever is at the table.
    const bool is_somebodys = seat_of(game, task.player) > 0;
    const std::string whose = is_somebodys ? painted_player(game, task.player, style) + ": " : "";
    std::string what = fmt::format("#{:<2} {}{}", task.number, whose, speech.task(task));
    if (!task.waiting.empty()) what += " (waits: " + speech.waiting(task) + ")";
    const std::string choices = question == nullptr ? "" : render_choices(*question, style);
    const std::string kind = question == nullptr ? "" : render_kind(*question, style);
    if (!choices.empty() || !kind.empty()) what += ":";
    if (!kind.empty()) what += " " + with_bound_commands(kind);
    std::string text;
    constexpr std::size_t kIndent = 4;
    for (const std::string& line : wrapped(what, static_cast<std::size_t>(style.width) - kIndent))
        text += (text.empty() ? "" : std::string(kIndent, ' ')) + line + "\n";
    return text + choices;
}

}  // namespace

std::vector<std::string> answer_commands(MarsGame& game, const Game::TaskView& task, const Style& style) {
    return commands_for(game, task, Speech(game, style)).commands;
}

std::string render_tasks(MarsGame& game, const Style& style, Pending which, TypeId only) {
    const std::vector<Game::TaskView> tasks = game.core().task_views();
    if (tasks.empty()) return {};
    const Speech speech(game, style);
    std::string text;
    std::map<TypeId, std::vector<Question>> asked;
    const auto question = [&](const Game::TaskView& task) -> const Question* {
        const auto [it, fresh] = asked.try_emplace(task.player);
        if (fresh) it->second = questions_of(game, task.player, tasks, style);
        const auto same = std::ranges::find_if(it->second, [&](const Question& q) { return q.task.id == task.id; });
        return same == it->second.end() ? nullptr : &*same;
    };
    for (const Game::TaskView& task : tasks) {
        if (only != kNoType && task.player != only) continue;
        const bool comes_later = !task.waiting.empty() && !task.obstacle;
        if (comes_later && which == Pending::Now && !speech.is_pets()) continue;
        text += speech.is_pets() ? task_in_pets(game, task, question(task), speech, style)
                                 : task_in_words(game, task, question(task), speech, style);
    }
    return text;
}

}  // namespace rego::app
