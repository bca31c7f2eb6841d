// Who was ahead in the course of a game, by points as if it had ended then: for how long, how narrowly, in which moves
// that changed, and what a milestone or an award decided.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/tell/course/course.hpp"

namespace rego::app {

/// Seats count from 0 here.
using Seat = std::size_t;

/// A stretch of generations with the same player ahead at their ends; nobody: several were even.
struct Reign {
    std::optional<Seat> leader;
    std::int64_t from = 0;
    std::int64_t to = 0;
};

/// How near somebody came to the leader at the end of a generation.
struct Approach {
    Seat seat = 0;
    std::int64_t points = 0;
    std::int64_t generation = 0;
};

/// A move after which the points of some had changed against those of others, and not only until the next turn.
struct TurningPoint {
    std::size_t move = 0;
    std::vector<std::int64_t> change;  // that lasts, by seat
    std::optional<Seat> takes_lead;    // and keeps it for that turn
};

/// What a milestone or an award is worth now, and who would be ahead without it.
struct Decision {
    engine::ClassId goal = engine::kNoClass;
    std::vector<std::int64_t> points;  // by seat
    std::vector<Seat> without;         // ahead, if nobody had those points
    bool decides = false;              // others than now
};

/// Whoever has most, all that share it.
std::vector<Seat> best_of(const std::vector<std::int64_t>& points);

std::vector<Reign> reigns_of(const GameCourse& course);
/// The nearest that anybody came to the last leader, in the generations from `from` to the one before the last.
std::optional<Approach> nearest_approach(const GameCourse& course, Seat leader, std::int64_t from);
/// At most so many, in the order of the game; those that moved most.
std::vector<TurningPoint> turning_points(const GameCourse& course, std::size_t most);
/// Of all goals that somebody has, in their order.
std::vector<Decision> decisions_of(const GameCourse& course);

}  // namespace rego::app
