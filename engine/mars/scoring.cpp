// Victory points by category, at any moment: the end is played out and taken back.
#include <algorithm>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::engine {

std::vector<Score> MarsGame::scores() {
    const auto players = core().players();
    std::vector<Score> scores(players.size());
    World& world = core().world();
    TypePool& types = core().types();
    const Trial trial{core().executor()};
    if (!is_over()) {
        const CommandScope command{core().executor()};
        while (!world.tasks().empty()) world.take_task(world.tasks().back().id);  // what is pending has not happened
        try {
            to_phase("End");
            core().executor().settle(Auto::First);
        } catch (const RuleError&) {
            // Whatever stops the end from being played out, what has been scored so far is shown.
        }
    }
    const TypeId any_point = types.base(*table_->find("VictoryPoint"));
    const auto is = [&](TypeId component, const char* cls) {
        const auto id = table_->find(cls);
        return id && types.is_subclass(component, *id);
    };
    for (const Event& event : world.events()) {
        for (const bool gained : {true, false}) {
            const TypeId point = gained ? event.gain : event.remove;
            if (point == kNoType || !types.is_subtype(point, any_point)) continue;
            const auto owner = types.owner_of(point);
            const auto seat = std::find(players.begin(), players.end(), owner.value_or(kNoType));
            if (seat == players.end()) continue;
            Score& score = scores[static_cast<std::size_t>(seat - players.begin())];
            const std::int64_t points = gained ? event.count : -event.count;
            score.total += points;
            if (event.via == kNoType) {
                score.cards += points;
            } else if (is(event.via, "TerraformRating")) {
                score.tr += points;
            } else if (is(event.via, "Milestone")) {
                score.milestones += points;
            } else if (is(event.via, "Award")) {
                score.awards += points;
            } else if (is(event.via, "GreeneryTile")) {
                score.greenery += points;
            } else if (is(event.via, "CityTile")) {
                score.cities += points;
            } else {
                score.cards += points;
                std::string name = table_->info(types[event.via].cls).name;
                // A played event speaks for the card that it was.
                for (const TypeId dependency : types[event.via].dependencies) {
                    if (is(event.via, "PlayedEvent") && types[dependency].literal != kNoClass)
                        name = table_->info(types[dependency].literal).name;
                }
                score.per_card.emplace_back(std::move(name), points);
            }
        }
    }
    return scores;
}

Score MarsGame::score(TypeId player) {
    const auto players = core().players();
    const auto seat = std::find(players.begin(), players.end(), player);
    if (seat == players.end()) return {};
    return scores()[static_cast<std::size_t>(seat - players.begin())];
}

std::vector<std::int64_t> MarsGame::award_counts(ClassId award) {
    std::vector<std::int64_t> counts;
    for (const TypeId player : core().players()) {
        counts.push_back(core().executor().property(core().types().base(award), "counts", player).value_or(0));
    }
    return counts;
}

std::vector<TypeId> MarsGame::winners() {
    if (!is_over()) return {};
    const auto players = core().players();
    const auto all = scores();
    std::vector<TypeId> best;
    std::pair<std::int64_t, std::int64_t> most{};
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (count("Defeat", players[i]) > 0) continue;
        const std::pair<std::int64_t, std::int64_t> result{all[i].total, count(parser::kDefaultUnit, players[i])};
        if (best.empty() || result > most) {
            best.clear();
            most = result;
        }
        if (result == most) best.push_back(players[i]);
    }
    return best;
}

}  // namespace rego::engine
