// How a game went: the boards after each move and generation, points as if it had ended then, the races for milestones
// and awards, and when each card was played. One walk through the game's own past; the game is afterwards as before.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/tell/course/played.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/views.hpp"
#include "engine/mars/scoring.hpp"
#include "engine/mars/tracks.hpp"

namespace rego::app {

using engine::Reached;

/// What lies on an area; nothing: empty.
struct TileView {
    engine::ClassId tile = engine::kNoClass;
    int seat = 0;             // of its owner; 0: nobody's, -1: nobody at the table
    std::string called = {};  // by a marker on it, if that has a word for the map

    friend bool operator==(const TileView&, const TileView&) = default;
};
struct PlacedTile {
    engine::ClassId area = engine::kNoClass;
    TileView tile;
};

/// Points as if the game ended, by category, then seat.
using PointsTable = std::vector<std::vector<std::int64_t>>;

/// After a move.
struct CourseStep {
    std::int64_t generation = 0;
    std::vector<BoardNumbers> boards;  // by seat
    std::vector<std::int64_t> totals;  // points as if the game ended, by seat …
    PointsTable points;                // … and by column
    std::vector<std::int64_t> tracks;  // values, as GameCourse::tracks
    std::vector<PlacedTile> tiles;     // what has changed there since the move before
    std::vector<std::string> sayings;  // colonies and committee, a line each, if they differ from before
    bool has_sayings = false;
    std::string changes;  // what the move did, by player, as the shell tells it
};

/// At the end of a generation, after its production; of the last one: as the game stands.
struct GenerationSample {
    std::int64_t number = 0;
    std::size_t moves = 0;  // made by then
    std::vector<BoardNumbers> boards;
    std::vector<std::int64_t> tracks;
    std::vector<engine::Score> scores;             // as if the game ended
    std::vector<std::vector<Reached>> milestones;  // by goal, then seat
    std::vector<std::vector<Reached>> awards;
    std::vector<std::vector<std::int64_t>> measured;  // what was asked for besides, by metric, then seat
};

/// A milestone or an award of the game.
struct GoalStory {
    engine::ClassId cls = engine::kNoClass;
    engine::TypeId taken_by = engine::kNoType;  // who claimed or funded it; kNoType: nobody
    std::int64_t generation = 0;                // when
    std::size_t move = 0;
};

struct PlayedCard {
    engine::ClassId card = engine::kNoClass;
    engine::TypeId player = engine::kNoType;
    std::int64_t generation = 0;
    std::size_t move = 0;  // index into the moves
};

struct GameCourse {
    std::vector<BoardResource> resources;
    std::vector<engine::TrackState> tracks;  // where they stand now
    std::vector<engine::ScoreColumn> columns;
    std::vector<GoalStory> milestones;
    std::vector<GoalStory> awards;
    std::vector<PlayedCard> cards;  // in the order in which they were played
    std::vector<GenerationSample> generations;
    std::vector<CourseStep> steps;               // one for each move; empty unless asked for
    std::vector<std::int64_t> move_generations;  // in which generation each move was begun
};

/// With the boards after each move, with the generations only, or nothing but how the game stands, as if all that
/// happened were one move.
enum class Detail { Present, Generations, Moves };

struct CourseWishes {
    std::vector<parser::Metric> metrics;  // for each player at the end of each generation; one that cannot be is 0
    std::function<void(const CourseStep&)> at_move;  // called while the game is as it was after that move
};
GameCourse course_of(const PlayedGame& played, Detail detail, CourseWishes wishes = {});

/// What a player receives in money at the next production.
std::int64_t income(const GameCourse& course, const BoardNumbers& board);

}  // namespace rego::app
