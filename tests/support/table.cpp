#include "tests/support/table.hpp"

#include <algorithm>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "engine/types/print_rules.hpp"
#include "parser/parse.hpp"
#include "parser/print.hpp"

namespace rego::test {

std::vector<std::string> texts_of(engine::Game& game, const std::vector<engine::InstructionPtr>& instructions) {
    std::vector<std::string> texts;
    for (const auto& each : instructions) texts.push_back(print_rule(game.types(), *each));
    return texts;
}

using namespace engine;

namespace {

template <class T>
T parsed(Result<T> result, std::string_view text) {
    if (!result) FAIL("cannot read `" << text << "`: " << result.error().message);
    return std::move(result).value();
}

Delta required(const Result<Delta>& result, std::string_view text) {
    if (!result) FAIL("cannot do `" << text << "`: " << result.error().message);
    return result.value();
}

void add(std::string& line, const std::string& item) { line += (line.empty() ? "" : "; ") + item; }

std::string amount_of(TypePool& types, std::int64_t count, TypeId type) {
    const std::string name = types.print(type);
    if (count == 1) return name;
    return count == -1 ? "-" + name : fmt::format("{} {}", count, name);
}

}  // namespace

// --- Delta -----------------------------------------------------------------------------------------------------

Delta::Delta(Game& game, std::size_t from, std::size_t to) : game_(&game) {
    const auto add = [&](TypeId type, std::int64_t count) {
        if (type == kNoType) return;
        if (game.types().is_subclass(type, game.table().known().signal)) return;
        const auto it = std::find_if(changes_.begin(), changes_.end(), [&](const auto& c) { return c.first == type; });
        if (it == changes_.end()) {
            changes_.emplace_back(type, count);
        } else {
            it->second += count;
        }
    };
    for (std::size_t i = from; i < to; ++i) {
        const Event& event = game.world().events()[i];
        add(event.gain, event.count);
        add(event.remove, -std::int64_t{event.count});
    }
    std::erase_if(changes_, [](const auto& change) { return change.second == 0; });
}

std::int64_t Delta::of(std::string_view type) const {
    const auto expression = parsed(parser::parse_expression(type), type);
    const auto wanted = game_->resolve(game_->engine_actor(), expression);
    if (!wanted) FAIL("no type `" << type << "`: " << wanted.error().message);
    std::int64_t total = 0;
    for (const auto& [component, count] : changes_) {
        if (game_->types().is_subtype(component, *wanted)) total += count;
    }
    return total;
}

bool Delta::includes(std::string_view text) const {
    const auto instruction = parsed(parser::parse_instruction(text), text);
    std::vector<parser::Instruction> parts{instruction};
    if (const auto* multi = std::get_if<parser::MultiInstruction>(&instruction.node)) parts = multi->parts;
    for (const auto& part : parts) {
        const auto* gain = std::get_if<parser::GainInstruction>(&part.node);
        const auto* remove = std::get_if<parser::RemoveInstruction>(&part.node);
        if (gain == nullptr && remove == nullptr) FAIL("not a change: `" << text << "`");
        const auto& type = gain != nullptr ? gain->type : remove->type;
        const std::int64_t wanted = gain != nullptr ? gain->amount.value : -std::int64_t{remove->amount.value};
        if (of(to_string(type)) != wanted) return false;
    }
    return true;
}

std::string Delta::text() const {
    std::string all;
    for (const auto& [component, count] : changes_) {
        all += (all.empty() ? "" : ", ") + amount_of(game_->types(), count, component);
    }
    return all;
}

std::string shown(const Result<Delta>& result) {
    if (result) return result->text();
    return fmt::format("{}: {}", parser::error_kind_name(result.error().kind), result.error().message);
}

Snapshot snapshot(Game& game) {
    Snapshot taken;
    taken.fingerprint = game.world().fingerprint();
    for (const auto& [component, count] : game.world().contents()) {
        taken.components.push_back(amount_of(game.types(), count, component));
    }
    std::sort(taken.components.begin(), taken.components.end());
    for (const Task& task : game.world().tasks()) {
        taken.tasks.push_back(fmt::format("{} {}: {}", task.id, game.types().print(task.player),
                                          print_rule(game.types(), *task.instruction)));
    }
    taken.events = game.world().events().size();
    return taken;
}

// --- Seat ------------------------------------------------------------------------------------------------------

Result<Delta> Seat::performs(std::string_view text) {
    const auto instruction = parser::parse_instruction(text);
    if (!instruction) return instruction.error();
    Game& game = table_->game();
    const std::size_t before = game.world().events().size();
    const auto outcome = game.perform(actor_, *instruction, table_->mode());
    if (!outcome) return outcome.error();
    return Delta{game, before, game.world().events().size()};
}

Result<Delta> Seat::answers(std::string_view text, std::size_t number) {
    const auto instruction = parser::parse_instruction(text);
    if (!instruction) return instruction.error();
    Game& game = table_->game();
    const std::size_t before = game.world().events().size();
    const auto outcome =
        game.answer(actor_, number == 0 ? std::nullopt : std::optional{number}, *instruction, table_->mode());
    if (!outcome) return outcome.error();
    return Delta{game, before, game.world().events().size()};
}

std::int64_t Seat::count(std::string_view text) {
    const auto counted = table_->game().count(actor_, parsed(parser::parse_metric(text), text));
    if (!counted) FAIL("cannot count `" << text << "`: " << counted.error().message);
    return *counted;
}

bool Seat::has(std::string_view text) {
    const auto answer = table_->game().has(actor_, parsed(parser::parse_requirement(text), text));
    if (!answer) FAIL("cannot ask `" << text << "`: " << answer.error().message);
    return *answer;
}

std::string Seat::list(std::string_view text) {
    const auto listed = table_->game().list(actor_, parsed(parser::parse_expression(text), text));
    if (!listed) FAIL("cannot list `" << text << "`: " << listed.error().message);
    std::string line;
    for (const auto& each : *listed) add(line, amount_of(table_->game().types(), each.count, each.component));
    return line;
}

std::string Seat::tasks() {
    std::string line;
    for (const Task& task : table_->game().world().tasks()) {
        if (task.player == actor_) add(line, print_rule(table_->game().types(), *task.instruction));
    }
    return line;
}

// --- Table -----------------------------------------------------------------------------------------------------

Table::Table(std::shared_ptr<const ClassTable> classes, const GameParts& parts, CustomRules custom)
    : custom_(std::make_unique<CustomRules>(std::move(custom))),
      game_(std::make_unique<Game>(std::make_shared<Rulebook>(std::move(classes)), parts, *custom_)) {}

Table& Table::with(std::string_view instruction) & {
    required(engine().performs(instruction), instruction);
    return *this;
}

Table&& Table::with(std::string_view instruction) && { return std::move(with(instruction)); }

Table&& Table::automatic(Auto mode) && {
    mode_ = mode;
    return std::move(*this);
}

Seat Table::p1() { return {*this, game_->player(1)}; }
Seat Table::p2() { return {*this, game_->player(2)}; }
Seat Table::engine() { return {*this, game_->engine_actor()}; }

TypeId Table::type(std::string_view text) {
    const auto resolved = game_->resolve(game_->engine_actor(), parsed(parser::parse_expression(text), text));
    if (!resolved) FAIL("no type `" << text << "`: " << resolved.error().message);
    return *resolved;
}

std::string Table::print(std::string_view text) { return game_->types().print(type(text)); }

}  // namespace rego::test
