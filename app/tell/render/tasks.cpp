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

/// In whose name it is done follows from the task.
const Instruction& without_actor(const Instruction& answer) {
    const auto* by = std::get_if<parser::ByInstruction>(&answer.node);
    return by == nullptr ? answer : *by->inner;
}

/// Puts answers into the game's own words where there are some: `place 4_6`, `put Ants`, `buy 4`.
class AnswerWriter {
  public:
    AnswerWriter(MarsGame& game, bool in_pets) : game_(game), table_(game.core().table()), in_pets_(in_pets) {}

    /// Otherwise `task …`.
    std::string command(const Instruction& answer) const {
        if (const auto* gain = std::get_if<parser::GainInstruction>(&answer.node))
            if (auto verb = verb_for(*gain)) return *verb;
        if (const auto* sent = std::get_if<parser::TransmuteInstruction>(&answer.node)) {
            if (sent->gain.name == kind::kDelegate && sent->gain.arguments.size() == 1)
                return "delegate " + called(sent->gain.arguments[0].name);
        }
        const auto phrase = in_pets_ ? std::nullopt : pets_as_phrase(answer, game_);
        return "task " + (phrase ? *phrase : parser::to_string(answer));
    }

  private:
    std::string called(const std::string& name) const {
        const auto known = table_.find(name);
        return in_pets_ || !known ? name : printed_name(table_, *known);
    }

    std::optional<std::string> verb_for(const parser::GainInstruction& gain) const {
        const auto cls = table_.find(gain.type.name);
        const auto is = [&](std::string_view super) {
            const auto id = table_.find(super);
            return cls && id && table_.is_subclass(*cls, *id);
        };
        if (is(kind::kUseAction) && !in_pets_ && !gain.type.arguments.empty()) {
            const std::string& user = gain.type.arguments[0].name;
            const auto card = table_.find(user);
            const bool is_card = card && game_.card_info(*card) != nullptr;
            if (is_card && table_.info(*card).actions.size() == 1) return "action " + called(user);
        }
        // Which card it is, only the player's hand can tell; which event was drawn, only the table.
        if (is(kind::kPlay)) return "play CARD";
        if (is(kind::kReveal)) return "reveal EVENT";
        if (is(kind::kOwed) && is_money(gain.type)) return fmt::format("pay {}", gain.amount.value);
        if (is(kind::kBuy)) return fmt::format("buy {}", gain.amount.value);
        if (gain.type.arguments.size() != 1) return std::nullopt;
        const parser::Expression& argument = gain.type.arguments[0];
        const std::string map = game_.map().name + "_";
        if (is(kind::kTile) || argument.name.starts_with(map))
            return "place " + (argument.name.starts_with(map) ? argument.name.substr(map.size()) : argument.name);
        if (is(kind::kCardResource) && argument.arguments.empty()) return "put " + called(argument.name);
        return std::nullopt;
    }

    static bool is_money(const parser::Expression& debt) {
        if (debt.arguments.size() != 1 || debt.arguments[0].name != kind::kClass) return false;
        const auto& literal = debt.arguments[0].arguments;
        return literal.size() == 1 && literal[0] == parser::Expression::named(kind::kMoney);
    }

    MarsGame& game_;
    const engine::ClassTable& table_;
    bool in_pets_;
};

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
    const AnswerWriter writer(game, speech.is_pets());
    const bool takes_from_others = std::ranges::any_of(
        task.answers, [&](const auto& answer) { return takes_from_another(game, task.player, *answer); });
    for (const engine::InstructionPtr& rule : task.answers) {
        const Instruction answer = engine::written(game.core().types(), *rule);
        // Where others may be meant as well, it has to be said whose it is.
        const bool takes = rule->kind == engine::InstructionKind::Change && rule->gain == kNoType;
        const auto least = with_least_x(answer);
        Instruction said = least.value_or(answer);
        if (!takes_from_others || !takes) said = without_argument(std::move(said), own);
        const std::string command = speech.typed(writer.command(without_actor(said)));
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
