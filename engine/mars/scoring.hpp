// Victory points by category, at any moment, and how far everybody is towards milestones and awards.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/mars/mars_game.hpp"

namespace rego::engine {

struct Score {
    std::vector<std::pair<std::string, std::int64_t>> columns;  // by key, in the order of score_columns()
    std::int64_t total = 0;
    std::vector<std::pair<std::string, std::int64_t>> per_card;
    std::map<ClassId, std::int64_t> by_source;  // all of it, by the class that has paid it

    /// The points of a column: "tr", "greenery"; 0 where there is no such column.
    std::int64_t of(std::string_view key) const;
    /// What that class has paid: an award, a tile, a card.
    std::int64_t from(ClassId source) const;
};

/// How far somebody is: 5 of 8. Of an award there is nothing to reach, and `need` is 0.
struct Reached {
    std::int64_t have = 0;
    std::int64_t need = 0;
};

Score score(MarsGame& game, TypeId player);
std::vector<Score> scores(MarsGame& game);  // in seat order
/// What a score tells apart in this game.
std::vector<ScoreColumn> score_columns(MarsGame& game);
/// What each player counts for an award, in seat order.
std::vector<std::int64_t> award_counts(MarsGame& game, ClassId award);
/// How far a player is towards a milestone, whoever has claimed it; wild tags count only where they decide it.
Reached milestone_progress(MarsGame& game, ClassId milestone, TypeId player);
/// After scoring: whoever has won, all who share it; solo: the player if won.
std::vector<TypeId> winners(MarsGame& game);

}  // namespace rego::engine
