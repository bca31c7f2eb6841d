// What is to be done, in English; how much a card on offer costs.
#include <fmt/format.h>

#include "app/lens/kinds.hpp"
#include "app/lens/lens.hpp"
#include "app/render/speech.hpp"
#include "parser/parse.hpp"

namespace rego::app {

using engine::Game;
using engine::kNoType;
using engine::TypeId;

std::string Speech::task(TypeId player, std::string_view instruction, std::string_view source) const {
    const std::string own = without_argument(std::string(instruction), game_.core().types().print(player));
    const auto parsed = parser::parse_instruction(own);
    if (is_pets() || !parsed) return own;
    std::string text = english_.instruction(*parsed);
    const auto* gain = std::get_if<parser::GainInstruction>(&parsed->node);
    if (gain != nullptr && is(gain->type, kind::kBuy)) {
        if (const auto price = game_.price_of(player, gain->type.name)) {
            const std::string money = fmt::format("{} {}", *price, money_name(table_));
            text = gain->amount.value == 1 ? "you may buy a card for " + money : text + ", " + money + " each";
        }
    }
    const bool is_said = source.empty() || text.find(source) != std::string::npos;
    return is_said ? text : fmt::format("{} ({})", text, source);
}

std::string Speech::task(const Game::TaskView& task) const {
    const bool says_itself = task.via == kNoType || task.via == task.player;
    return this->task(task.player, task.instruction, is_pets() || says_itself ? "" : source(task.via));
}

std::string Speech::waiting(const Game::TaskView& task) const {
    return is_pets() || !task.obstacle ? task.waiting : error(*task.obstacle).message;
}

}  // namespace rego::app
