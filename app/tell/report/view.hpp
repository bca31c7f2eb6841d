// What the templates ask for: the texts and tables of a page.
#pragma once

#include <string>

#include "app/tell/course/course.hpp"
#include "app/tell/report/template.hpp"

namespace rego::app::report {

/// "Ellie wins with 84 points, 9 ahead of Kevin", with the tie-break; of a game that goes on: who is ahead.
std::string result_text(engine::MarsGame& game);

/// Options, map, players, how long.
Json facts_of(const PlayedGame& played, const GameCourse& course);
/// Players with score, board and cards.
Json players_of(const PlayedGame& played, const GameCourse& course);
/// The kinds of points.
Json columns_of(const GameCourse& course);
Json tracks_of(const GameCourse& course);
Json legend_of(engine::MarsGame& game);
/// Plots by generation for the players, for the tracks, and for milestones and awards (plots_view.cpp).
Json plots_of(const PlayedGame& played, const GameCourse& course);
Json track_plots_of(const GameCourse& course);
Json goals_of(const PlayedGame& played, const GameCourse& course);

/// The moves by generation, with what they did and the causes of it (log_view.cpp).
Json log_of(const PlayedGame& played, const GameCourse& course);
/// The data of the slider (steps.cpp).
Json steps_of(const PlayedGame& played, const GameCourse& course);
/// Colonies and committee, as a line each.
Json sayings_of(const std::vector<std::string>& lines);

}  // namespace rego::app::report
