// Milestones and awards: what everybody counts for each, who has it, and what is missing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/mars/mars_game.hpp"

namespace rego::app {

struct Standing {
    engine::ClassId goal = engine::kNoClass;
    std::string name;  // as printed
    bool is_award = false;
    engine::TypeId owner = engine::kNoType;  // who has claimed or funded it; kNoType: nobody
    std::vector<std::int64_t> counts;        // in seat order; empty where it is no plain number
    std::optional<std::int64_t> needed;      // of a milestone
};

/// Those on offer in this game, milestones first.
std::vector<Standing> standings_of(engine::MarsGame& game);

}  // namespace rego::app
