// The end is played out and taken back.
#include "engine/mars/scoring.hpp"

#include <algorithm>

#include "engine/exec/executor.hpp"

namespace rego::engine {

namespace {

/// Puts points down to what has paid them.
class Scorer {
  public:
    Scorer(Game& core, const std::vector<ScoreColumn>& columns)
        : types_(core.types()), table_(core.table()), players_(core.players()), scores_(players_.size()) {
        for (Score& score : scores_) {
            for (const ScoreColumn& column : columns) score.columns.emplace_back(column.key, 0);
        }
    }

    std::vector<Score> scores(const std::vector<Event>& events) {
        const TypeId any_point = types_.base(*table_.find("VictoryPoint"));
        for (const Event& event : events) {
            if (event.gain != kNoType && types_.is_subtype(event.gain, any_point)) add(event, event.gain, event.count);
            if (event.remove != kNoType && types_.is_subtype(event.remove, any_point))
                add(event, event.remove, -event.count);
        }
        return std::move(scores_);
    }

  private:
    void add(const Event& event, TypeId point, std::int64_t points) {
        const auto owner = types_.owner_of(point);
        const auto seat = std::find(players_.begin(), players_.end(), owner.value_or(kNoType));
        if (seat == players_.end()) return;
        Score& score = scores_[static_cast<std::size_t>(seat - players_.begin())];
        score.total += points;
        if (event.via != kNoType) score.by_source[types_[event.via].cls] += points;
        // What has no column of its own goes where everything does that is not told apart: to the cards.
        const std::string common = score_key(table_, table_.known().component);
        const std::string key = event.via == kNoType ? common : score_key(table_, types_[event.via].cls);
        for (auto& [column, sum] : score.columns) {
            if (column == key) sum += points;
        }
        if (key == common && event.via != kNoType) score.per_card.emplace_back(card_of(event.via), points);
    }

    /// A card that is turned over speaks for the card that it was.
    std::string card_of(TypeId via) {
        const ClassId face_down = table_.known().face_down;
        for (const TypeId dependency : types_[via].dependencies) {
            if (types_[via].cls == face_down && types_[dependency].literal != kNoClass)
                return table_.info(types_[dependency].literal).name;
        }
        return table_.info(types_[via].cls).name;
    }

    TypePool& types_;
    const ClassTable& table_;
    std::vector<TypeId> players_;
    std::vector<Score> scores_;
};

}  // namespace

std::int64_t Score::of(std::string_view key) const {
    for (const auto& [column, points] : columns) {
        if (column == key) return points;
    }
    return 0;
}

std::int64_t Score::from(ClassId source) const {
    const auto found = by_source.find(source);
    return found == by_source.end() ? 0 : found->second;
}

std::vector<ScoreColumn> score_columns(MarsGame& game) {
    std::vector<ScoreColumn> columns = engine::score_columns(*game.table());
    std::erase_if(columns, [&](const ScoreColumn& column) {
        const std::string& module = game.table()->info(column.cls).module;
        return !module.empty() && !game.core().world().uses_module(module);
    });
    return columns;
}

std::vector<Score> scores(MarsGame& game) {
    World& world = game.core().world();
    const Trial trial{game.core().executor()};
    if (!game.is_over()) {
        const CommandScope command{game.core().executor()};
        while (!world.tasks().empty()) world.take_task(world.tasks().back().id);  // what is pending has not happened
        try {
            game.flow().to_phase("End");
            game.core().executor().settle(Auto::First);
        } catch (const RuleError&) {
            // Whatever stops the end from being played out, what has been scored so far is shown.
        }
    }
    return Scorer(game.core(), score_columns(game)).scores(world.events());
}

Score score(MarsGame& game, TypeId player) {
    const auto players = game.core().players();
    const auto seat = std::find(players.begin(), players.end(), player);
    if (seat == players.end()) return {};
    return scores(game)[static_cast<std::size_t>(seat - players.begin())];
}

std::vector<std::int64_t> award_counts(MarsGame& game, ClassId award) {
    std::vector<std::int64_t> counts;
    for (const TypeId player : game.core().players()) {
        counts.push_back(
            game.core().executor().property(game.core().types().base(award), "counts", player).value_or(0));
    }
    return counts;
}

namespace {

/// The part of a requirement that decides how far one is: of several, the one that lacks most; of a choice, the
/// nearest.
Reached progress_of(const Executor& executor, const RequirementRule& requirement) {
    using Kind = RequirementRule::Kind;
    const auto share = [](const Reached& each) {
        return each.need <= 0 ? 1.0 : std::min(1.0, static_cast<double>(each.have) / static_cast<double>(each.need));
    };
    if (requirement.kind == Kind::All || requirement.kind == Kind::Any) {
        std::optional<Reached> chosen;
        for (const auto& part : requirement.parts) {
            const Reached each = progress_of(executor, *part);
            const bool better = !chosen || (requirement.kind == Kind::All ? share(each) < share(*chosen)
                                                                          : share(each) > share(*chosen));
            const bool says_more = chosen && share(each) == share(*chosen) && each.need > chosen->need;
            if (better || says_more) chosen = each;
        }
        return chosen.value_or(Reached{});
    }
    if (requirement.kind == Kind::Compare && requirement.comparison == parser::Comparison::AtLeast)
        return {executor.evaluate(*requirement.metric), requirement.amount};
    return {executor.holds(requirement) ? 1 : 0, 1};
}

}  // namespace

Reached milestone_progress(MarsGame& game, ClassId milestone, TypeId player) {
    const Executor& executor = game.core().executor();
    const auto requirement = executor.stored_requirement(game.core().types().base(milestone), "requirement", player);
    if (!requirement) return {};
    Reached progress = progress_of(executor, *requirement);
    if (executor.holds(*requirement)) progress.have = std::max(progress.have, progress.need);
    return progress;
}

std::vector<TypeId> winners(MarsGame& game) {
    if (!game.is_over()) return {};
    const auto players = game.core().players();
    const auto all = scores(game);
    std::vector<TypeId> best;
    std::pair<std::int64_t, std::int64_t> most{};
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (game.count("Defeat", players[i]) > 0) continue;
        const std::pair<std::int64_t, std::int64_t> result{all[i].total, game.count(parser::kDefaultUnit, players[i])};
        if (best.empty() || result > most) {
            best.clear();
            most = result;
        }
        if (result == most) best.push_back(players[i]);
    }
    return best;
}

}  // namespace rego::engine
