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

/// When an event was.
struct Moment {
    std::int64_t generation = 0;  // 0: before the first
    std::int64_t move = 0;        // the command that led to it, from 1
};

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
    std::vector<Moment> moments;  // by event

    std::int64_t stock(const BoardNumbers& board, const std::string& resource) const;
    std::int64_t production(const BoardNumbers& board, const std::string& resource) const;
    std::int64_t track(const std::vector<std::int64_t>& values, const std::string& key) const;
    /// From 1; 0 for nobody, and for whoever is not at the table.
    std::int64_t seat(engine::TypeId who) const;
    /// The area that a tile or the like lies on, as `5_7`, or by name if it is off the map; empty: on none.
    std::string area_of(engine::TypeId component) const;
    /// Cards of that deck that the player has played, as printed, joined with " + ".
    std::string cards_of(engine::TypeId player, engine::Deck deck) const;
};

}  // namespace rego::app::tables
