#include "app/tell/lens/standings.hpp"

#include <algorithm>
#include <variant>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app {

using engine::ClassId;
using engine::MarsGame;
using engine::TypeId;

namespace {

TypeId owner_of_goal(MarsGame& game, ClassId goal) {
    const parser::Expression type = parser::type(game.core().table().info(goal).name, {parser::type(kind::kAnyone)});
    const auto found = listed(game, game.core().player(1), type);
    return found.empty() ? engine::kNoType : owner_of(game, found.front().component);
}

/// The count that a requirement asks for: of `35 TerraformRating OR (RulingParty, 26 TerraformRating)` the alternative
/// whose other conditions hold now. Nothing if it is none.
std::optional<parser::CountRequirement> count_asked_for(MarsGame& game, const parser::Requirement& requirement) {
    if (const auto* count = std::get_if<parser::CountRequirement>(&requirement.node)) return *count;
    if (const auto* production = std::get_if<parser::ProdRequirement>(&requirement.node)) {
        auto count = count_asked_for(game, *production->inner);
        if (count) count->metric.node = parser::ProdMetric{parser::Metric(count->metric), production->block};
        return count;
    }
    if (const auto* all = std::get_if<parser::AllRequirement>(&requirement.node)) {
        const auto holds = [&](const parser::Requirement& part) {
            const auto answer = game.core().has(game.core().player(1), part);
            return answer.has_value() && *answer;
        };
        if (all->parts.empty() || !std::all_of(all->parts.begin(), all->parts.end() - 1, holds)) return std::nullopt;
        return count_asked_for(game, all->parts.back());
    }
    const auto* any = std::get_if<parser::AnyRequirement>(&requirement.node);
    if (any == nullptr) return std::nullopt;
    std::optional<parser::CountRequirement> least;
    for (const parser::Requirement& part : any->parts) {
        auto count = count_asked_for(game, part);
        if (count && (!least || count->amount < least->amount)) least = std::move(count);
    }
    return least;
}

/// `requirement = HAS 3 CityTile`: how many each has, and how many it takes.
void count_towards(MarsGame& game, ClassId milestone, Standing& standing) {
    const engine::PropertyValue* property = game.core().table().property(milestone, "requirement");
    const auto* requirement = property == nullptr ? nullptr : std::get_if<parser::Requirement>(&property->value);
    const auto count = requirement == nullptr ? std::nullopt : count_asked_for(game, *requirement);
    if (!count || count->comparison != parser::Comparison::AtLeast) return;
    standing.needed = count->amount;
    for (const TypeId player : game.core().players()) {
        const auto has = game.core().count(player, count->metric);
        standing.counts.push_back(has ? *has : 0);
    }
}

}  // namespace

std::vector<Standing> standings_of(MarsGame& game) {
    std::vector<Standing> all;
    const engine::ClassTable& table = game.core().table();
    for (const char* kind : {kind::kMilestone, kind::kAward}) {
        const auto super = table.find(kind);
        if (!super) continue;
        for (const ClassId goal : table.info(*super).concrete_descendants) {
            if (!game.core().world().is_active(goal)) continue;
            Standing standing;
            standing.goal = goal;
            standing.name = printed_name(table, goal);
            standing.is_award = kind == kind::kAward;
            standing.owner = owner_of_goal(game, goal);
            if (standing.is_award) {
                standing.counts = engine::award_counts(game, goal);
            } else {
                count_towards(game, goal, standing);
            }
            all.push_back(std::move(standing));
        }
    }
    return all;
}

}  // namespace rego::app
