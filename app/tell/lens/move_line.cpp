#include "app/tell/lens/move_line.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/names.hpp"
#include "app/tell/lens/phrases.hpp"
#include "engine/types/written.hpp"
#include "parser/print.hpp"

namespace rego::app {

using engine::MarsGame;
using engine::Move;
using engine::Verb;
using parser::Instruction;

namespace {

/// In whose name it is done follows from the task.
const Instruction& without_actor(const Instruction& answer) {
    const auto* by = std::get_if<parser::ByInstruction>(&answer.node);
    return by == nullptr ? answer : *by->inner;
}

/// Puts answers into the game's own words where there are some: `place 4_6`, `put Ants`, `buy 4`.
class AnswerWriter {
  public:
    AnswerWriter(MarsGame& game, Spelling spelling)
        : game_(game), table_(game.core().table()), in_pets_(spelling == Spelling::Classes) {}

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

    /// Which action of a card that is, from 0.
    std::size_t slot_of(const parser::Expression& slot) const {
        const auto& known = table_.known();
        const std::array slots{known.first, known.second, known.third};
        const auto cls = table_.find(slot.name);
        return static_cast<std::size_t>(std::ranges::find(slots, cls.value_or(engine::kNoClass)) - slots.begin());
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
            const std::size_t actions = is_card ? table_.info(*card).actions.size() : 0;
            if (actions == 1) return "action " + called(user);
            const std::size_t slot = gain.type.arguments.size() < 2 ? actions : slot_of(gain.type.arguments[1]);
            if (slot < actions) return fmt::format("action {} {}", called(user), slot + 1);
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

/// Puts moves into words.
class MoveWriter {
  public:
    MoveWriter(MarsGame& game, const Move& move, Spelling spelling)
        : game_(game), move_(move), table_(game.core().table()), spelling_(spelling) {}

    std::string line() const {
        if (move_.verb == Verb::Answer) return with_payment(answer(move_.answers.front()));
        std::string text = with_payment(beginning());
        for (const engine::Answer& each : move_.answers) text += ", " + further(each);
        return text;
    }

  private:
    std::string called(engine::ClassId cls) const {
        return spelling_ == Spelling::Printed ? printed_name(table_, cls) : table_.info(cls).name;
    }

    std::string beginning() const {
        const std::string verb{engine::name_of(move_.verb)};
        switch (move_.verb) {
            case Verb::Project:
                return fmt::format("{} {}", verb, without_suffix(table_.name(move_.about), Names::kProject.suffix));
            case Verb::Convert: return verb + (is_of(kind::kConvertPlants) ? " plants" : " heat");
            case Verb::Sell:
            case Verb::Buy: return fmt::format("{} {}", verb, move_.number);
            default: break;
        }
        const std::string about = move_.about == engine::kNoClass ? "" : " " + called(move_.about);
        return verb + about + (move_.number > 0 ? fmt::format(" {}", move_.number) : "");
    }

    bool is_of(const char* cls) const { return table_.find(cls) == move_.about; }

    std::string with_payment(std::string text) const {
        if (!move_.payment) return text;
        const std::string& own = game_.core().types().print(move_.actor);
        bool is_first = move_.verb == Verb::Pay || move_.verb == Verb::Policy;
        for (const engine::PaymentItem& item : *move_.payment) {
            const std::string resource = short_type(game_, item.resource, move_.actor);
            text += std::exchange(is_first, false) ? " " : ", ";
            text += resource == kind::kMoney || resource == fmt::format("{}<{}>", kind::kMoney, own)
                        ? std::to_string(item.amount)
                        : fmt::format("{} {}", item.amount, resource);
        }
        return text;
    }

    std::string area(engine::ClassId cls) const {
        const std::string prefix = game_.map().name + "_";
        const std::string& name = table_.info(cls).name;
        return spelling_ == Spelling::Printed && name.starts_with(prefix) ? name.substr(prefix.size()) : name;
    }

    /// As a command of its own.
    std::string answer(const engine::Answer& said) const {
        if (const auto* at = std::get_if<engine::At>(&said)) return "place " + area(at->area);
        if (const auto* on = std::get_if<engine::On>(&said)) return "put " + called(on->card);
        if (const auto* from = std::get_if<engine::From>(&said)) return "task from " + holder(*from);
        if (const auto* chosen = std::get_if<engine::Chosen>(&said)) return chosen_line(*chosen);
        const auto& words = std::get<engine::Said>(said);
        return words.task ? fmt::format("task #{} {}", *words.task, parser::to_string(words.words))
                          : "task " + parser::to_string(words.words);
    }

    /// Behind the comma of a whole move.
    std::string further(const engine::Answer& said) const {
        if (const auto* at = std::get_if<engine::At>(&said)) return "at " + area(at->area);
        if (const auto* on = std::get_if<engine::On>(&said)) return "on " + called(on->card);
        if (const auto* from = std::get_if<engine::From>(&said))
            return from->amount > 0 ? fmt::format("-{} {}", from->amount, holder(*from)) : "from " + holder(*from);
        if (const auto* chosen = std::get_if<engine::Chosen>(&said))
            return parser::to_string(engine::written(game_.core().types(), *chosen->way));
        return parser::to_string(std::get<engine::Said>(said).words);
    }

    std::string holder(const engine::From& from) const {
        return table_.find(kind::kNeutral) == from.holder ? "neutral" : called(from.holder);
    }

    /// The task is named, so that no other can be meant.
    std::string chosen_line(const engine::Chosen& chosen) const {
        const Instruction way = without_argument(engine::written(game_.core().types(), *chosen.way),
                                                 game_.core().types().print(move_.actor));
        if (spelling_ == Spelling::Printed) return answer_line(game_, way, spelling_);
        const auto& tasks = game_.core().world().tasks();
        std::size_t place = 1;
        for (const engine::Task& task : tasks) {
            if (task.id == chosen.task) break;
            ++place;
        }
        return fmt::format("task #{} {}", place, parser::to_string(way));
    }

    MarsGame& game_;
    const Move& move_;
    const engine::ClassTable& table_;
    Spelling spelling_;
};

}  // namespace

std::string line_of(MarsGame& game, const Move& move, Spelling spelling) {
    return MoveWriter(game, move, spelling).line();
}

std::string full_line_of(MarsGame& game, const Move& move) {
    const std::string line = line_of(game, move);
    // Anybody may say what was revealed.
    if (move.verb == Verb::Reveal || game.default_actor() == move.actor) return line;
    return fmt::format("as {} {}", game.core().types().print(move.actor), line);
}

std::string answer_line(MarsGame& game, const Instruction& answer, Spelling spelling) {
    return AnswerWriter(game, spelling).command(without_actor(answer));
}

std::string price_line(const engine::ClassTable& table, const engine::Price& price) {
    std::string text;
    for (const engine::Paid& each : price)
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", each.units, table.name(each.resource));
    return text;
}

}  // namespace rego::app
