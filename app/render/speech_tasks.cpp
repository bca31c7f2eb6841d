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

/// What can be done now needs no word about the conditions that it had.
parser::Instruction Speech::without_gates(TypeId player, const parser::Instruction& instruction) const {
    const auto gate_of = [](const parser::Instruction& part) {
        return std::get_if<parser::GatedInstruction>(&part.node);
    };
    const auto holds = [&](const parser::GatedInstruction& gated) {
        const auto answer = game_.core().has(player, gated.gate);
        return answer && *answer;
    };
    if (const auto* gated = gate_of(instruction))
        return holds(*gated) ? without_gates(player, *gated->inner) : instruction;
    const auto* all = std::get_if<parser::MultiInstruction>(&instruction.node);
    if (all == nullptr) return instruction;
    parser::MultiInstruction rest;
    for (const parser::Instruction& part : all->parts) {
        const auto* gated = gate_of(part);
        if (gated == nullptr || holds(*gated)) rest.parts.push_back(without_gates(player, part));
    }
    if (rest.parts.size() == 1) return rest.parts.front();
    return rest.parts.empty() ? instruction : parser::Instruction{std::move(rest), instruction.span};
}

std::string Speech::task(TypeId player, std::string_view instruction, std::string_view source) const {
    const std::string own = without_argument(std::string(instruction), game_.core().types().print(player));
    auto parsed = parser::parse_instruction(own);
    if (is_pets() || !parsed) return own;
    parsed = without_gates(player, *parsed);
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
