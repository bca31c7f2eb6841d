// Where something is to go that is pending: tiles, markers, and what stands on a tile.
#include <algorithm>
#include <functional>

#include "engine/mars/moves/command.hpp"

namespace rego::engine {

namespace {

/// What a pending task may put where.
struct Placement {
    TypeId area;
    Way way;
};

std::vector<Placement> placements(Game& core, TypeId player) {
    std::vector<Placement> found;
    const auto area_class = core.table().find("Area");
    Executor& executor = core.executor();
    const CommandScope question{executor, CommandScope::Of::Question};
    // Also of what stands on a tile there.
    const std::function<void(TypeId, const Way&)> look_into = [&](TypeId component, const Way& way) {
        const auto dependencies = core.types()[component].dependencies;
        for (const TypeId dependency : dependencies) {
            if (core.types().is_subclass(dependency, *area_class)) found.push_back({dependency, way});
            look_into(dependency, way);
        }
    };
    const std::function<void(const InstructionRule&)> collect = [&](const InstructionRule& rule) {
        if (rule.kind == InstructionRule::Kind::Change && rule.gain != kNoType && !rule.variable) {
            for (const Way& way : executor.ways(rule, player, 100)) look_into(way.gain, way);
        } else if (rule.kind == InstructionRule::Kind::Then) {
            collect(*rule.parts.front());
        } else if (rule.kind != InstructionRule::Kind::Gate || executor.holds(*rule.gate)) {
            for (const auto& part : rule.parts) collect(*part);
        }
    };
    const auto tasks = core.world().tasks();
    for (const Task& task : tasks) {
        if (task.player == player && !core.world().is_waiting(task)) collect(*task.instruction);
    }
    return found;
}

}  // namespace

bool answer_with_area(const Command& command, TypeId area) {
    TypePool& types = command.core().types();
    if (command.answer_if_fitting(parser::gain(parser::type("Tile", {types.written(area)})))) return true;
    for (const auto& [place, way] : placements(command.core(), command.actor)) {
        if (place != area) continue;
        const parser::Expression& put = types.written(way.gain);
        if (command.answer_if_fitting(way.remove == kNoType ? parser::gain(put)
                                                            : parser::exchange(put, types.written(way.remove))))
            return true;
    }
    return false;
}

bool can_be_placed(Command& command, TypeId area) {
    try {
        if (!answer_with_area(command, area)) return false;
        command.till.settle_and_pay();
        return true;
    } catch (const RuleError&) {
        return false;
    }
}

std::vector<TypeId> MarsGame::open_areas(TypeId player) {
    std::vector<TypeId> areas;
    for (const Placement& placement : placements(core(), player)) {
        if (std::find(areas.begin(), areas.end(), placement.area) == areas.end()) areas.push_back(placement.area);
    }
    return areas;
}

}  // namespace rego::engine
