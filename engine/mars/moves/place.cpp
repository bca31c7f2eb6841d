// Where something is to go that is pending: tiles, markers, and what stands on a tile.
#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::engine {

Result<Unit> MarsGame::place(TypeId actor, ClassId area, const Payment& payment) {
    const std::string name = table_->info(area).name;
    return command(actor, payment, [&] {
        const TypeId there = core().types().base(area);
        if (answer_with_area(actor, there)) return;
        if (awaits_mandate(actor)) {
            begin_mandate(actor);
            core().executor().settle(auto_);
            if (answer_with_area(actor, there)) return;
        }
        answer_with(actor, fmt::format("Tile<{}>", name));  // says why not
    });
}

std::vector<MarsGame::Placement> MarsGame::placements(TypeId player) {
    std::vector<Placement> found;
    const auto area_class = table_->find("Area");
    Executor& executor = core().executor();
    const CommandScope question{executor, CommandScope::Of::Question};
    // Also of what stands on a tile there.
    const std::function<void(TypeId, const Way&)> look_into = [&](TypeId component, const Way& way) {
        const auto dependencies = core().types()[component].dependencies;
        for (const TypeId dependency : dependencies) {
            if (core().types().is_subclass(dependency, *area_class)) found.push_back({dependency, way});
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
    const auto tasks = core().world().tasks();
    for (const Task& task : tasks) {
        if (task.player == player && !core().world().is_waiting(task)) collect(*task.instruction);
    }
    return found;
}

/// With a tile there, else with whatever else may be put there.
bool MarsGame::answer_with_area(TypeId actor, TypeId area) {
    if (answer_if_fitting(actor, fmt::format("Tile<{}>", core().types().print(area)))) return true;
    for (const auto& [place, way] : placements(actor)) {
        if (place != area) continue;
        const std::string from = way.remove == kNoType ? "" : " FROM " + core().types().print(way.remove);
        if (answer_if_fitting(actor, core().types().print(way.gain) + from)) return true;
    }
    return false;
}

/// Whether a tile can go there, with all that comes of it: a bill may follow.
bool MarsGame::can_be_placed(TypeId actor, TypeId area) {
    try {
        if (!answer_with_area(actor, area)) return false;
        settle_and_pay(actor);
        return true;
    } catch (const RuleError&) {
        return false;
    }
}

std::vector<TypeId> MarsGame::open_areas(TypeId player) {
    std::vector<TypeId> areas;
    for (const Placement& placement : placements(player)) {
        if (std::find(areas.begin(), areas.end(), placement.area) == areas.end()) areas.push_back(placement.area);
    }
    return areas;
}

}  // namespace rego::engine
