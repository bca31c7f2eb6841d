// What the rows of a game are made of, worked out once for all of them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/tell/course/course.hpp"
#include "app/tell/ledger/ledger.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app::tables {

/// What bundles give a name to that can be counted: a column each.
std::vector<const engine::Measure*> measures_of(const engine::ClassTable& table);

struct Facts {
    explicit Facts(const PlayedGame& game);

    const PlayedGame& played;
    engine::MarsGame& game;
    const engine::ClassTable& table;
    GameCourse course;
    Ledger ledger;
    std::vector<engine::TypeId> players;
    std::vector<std::string> names;
    std::vector<engine::Score> scores;
    std::vector<std::int64_t> ranks;  // by points, then money; who ties shares a place
    std::vector<bool> won;

    std::int64_t stock(const BoardNumbers& board, const std::string& resource) const;
    std::int64_t production(const BoardNumbers& board, const std::string& resource) const;
    std::int64_t track(const std::vector<std::int64_t>& values, const std::string& key) const;
    /// Cards of that deck that the player has played, as printed, joined with " + ".
    std::string cards_of(engine::TypeId player, engine::Deck deck) const;
};

}  // namespace rego::app::tables
