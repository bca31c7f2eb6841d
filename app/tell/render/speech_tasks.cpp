// What is to be done, in English; how much a card on offer costs.
#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/speech.hpp"
#include "engine/mars/till/till.hpp"
#include "engine/types/written.hpp"
#include "parser/print.hpp"

namespace rego::app {

using engine::Game;
using engine::kNoType;
using engine::TypeId;

namespace {

bool does_nothing(const parser::Instruction& instruction) {
    const auto* gain = std::get_if<parser::GainInstruction>(&instruction.node);
    return gain != nullptr && gain->type.name == kind::kOk;
}

/// What remains of several parts, as one instruction; `whole` if nothing does.
template <class Several>
parser::Instruction what_remains(std::vector<parser::Instruction> parts, const parser::Instruction& whole) {
    if (parts.empty()) return whole;
    if (parts.size() == 1) return parts.front();
    return parser::Instruction{Several{std::move(parts)}, whole.span};
}

}  // namespace

/// What can be done now needs no word about the conditions that it had, and what cannot be done needs none at all.
parser::Instruction Speech::without_gates(TypeId player, const parser::Instruction& instruction) const {
    const auto gate_of = [](const parser::Instruction& part) {
        return std::get_if<parser::GatedInstruction>(&part.node);
    };
    const auto holds = [&](const parser::GatedInstruction& gated) {
        const auto answer = game_.core().has(player, gated.gate);
        return answer && *answer;
    };
    const auto possible = [&](const std::vector<parser::Instruction>& parts) {
        std::vector<parser::Instruction> rest;
        for (const parser::Instruction& part : parts)
            if (gate_of(part) == nullptr || holds(*gate_of(part))) rest.push_back(without_gates(player, part));
        return rest;
    };
    if (const auto* gated = gate_of(instruction))
        return holds(*gated) ? without_gates(player, *gated->inner) : instruction;
    if (const auto* all = std::get_if<parser::MultiInstruction>(&instruction.node))
        return what_remains<parser::MultiInstruction>(possible(all->parts), instruction);
    if (const auto* any = std::get_if<parser::OrInstruction>(&instruction.node))
        return what_remains<parser::OrInstruction>(possible(any->parts), instruction);
    // What comes later may find things changed.
    if (const auto* stages = std::get_if<parser::ThenInstruction>(&instruction.node)) {
        std::vector<parser::Instruction> parts = stages->parts;
        parts.front() = without_gates(player, parts.front());
        if (does_nothing(parts.front())) parts.erase(parts.begin());
        return what_remains<parser::ThenInstruction>(std::move(parts), instruction);
    }
    return instruction;
}

std::string Speech::task(TypeId player, const parser::Instruction& instruction, std::string_view source) const {
    const parser::Instruction own = without_argument(instruction, game_.core().types().print(player));
    if (is_pets()) return parser::to_string(own);
    const parser::Instruction open = without_gates(player, own);
    std::string text = english_.instruction(open);
    const auto* gain = std::get_if<parser::GainInstruction>(&open.node);
    if (gain != nullptr && is(gain->type, kind::kBuy)) {
        if (const auto price = engine::price_of(game_, player, gain->type)) {
            const std::string money = fmt::format("{} {}", *price, money_name(table_));
            text = gain->amount.value == 1 ? "you may buy a card for " + money : text + ", " + money + " each";
        }
    }
    const bool is_said = source.empty() || text.find(source) != std::string::npos;
    return is_said ? text : fmt::format("{} ({})", text, source);
}

std::string Speech::task(const Game::TaskView& task) const {
    // What a signal stands for has a name; its alternatives are said by the answers.
    const bool is_named = !is_pets() && task.via != kNoType && task.instruction->kind == engine::InstructionKind::Or &&
                          game_.core().types().is_subclass(task.via, table_.known().signal);
    if (is_named) {
        if (const std::string named = phrase(&engine::PhraseWords::gain, task.via); !named.empty()) {
            const std::string from = source(task.via);
            return from.empty() || named.find(from) != std::string::npos ? named : fmt::format("{} ({})", named, from);
        }
    }
    const bool says_itself = task.via == kNoType || task.via == task.player;
    return this->task(task.player, engine::written(game_.core().types(), *task.instruction),
                      is_pets() || says_itself ? "" : source(task.via));
}

std::string Speech::waiting(const Game::TaskView& task) const {
    return is_pets() || !task.obstacle ? task.waiting : error(*task.obstacle).message;
}

}  // namespace rego::app
