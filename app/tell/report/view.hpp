// What the templates ask for: the texts and tables of a page.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/tell/course/course.hpp"
#include "app/tell/report/cells.hpp"
#include "app/tell/report/page.hpp"
#include "app/tell/report/template.hpp"

namespace rego::app::report {

// --- result_view.cpp
/// Seats from 0, the best first: by points, then money.
std::vector<std::size_t> by_result(engine::MarsGame& game, const std::vector<engine::Score>& scores);
/// "JR 84 · KB 75 · ER 67, Elysium".
std::string title_text(engine::MarsGame& game);
/// "Ellie wins with 84 points, 9 ahead of Kevin", with the tie-break; of a game that goes on: who is ahead.
std::string result_text(engine::MarsGame& game);
/// Options, map, how long; what is known of how the game was kept.
Json facts_of(const PlayedGame& played, const GameCourse& course);
/// "2025-03-01", if somebody noted when the game was played: `note date 2025-03-01`.
std::string date_of(const PlayedGame& played);

// --- lead_view.cpp
/// The large plot, what it says in words, and the moves in which the game turned.
Json lead_of(const PlayedGame& played, const GameCourse& course);

// --- table_view.cpp
/// Players with score and board, the best first.
Json players_of(const PlayedGame& played, const GameCourse& course, const Cells& cells);
/// The kinds of points.
Json columns_of(const GameCourse& course);
Json tracks_of(const GameCourse& course, const Cells& cells);
Json legend_of(engine::MarsGame& game);
/// Milestones and awards that are taken; colonies; the committee. Empty where the game has none.
Json taken_goals_of(const GameCourse& course, engine::MarsGame& game, const Cells& cells);
Json colonies_of(engine::MarsGame& game, const Cells& cells);
Json committee_of_page(engine::MarsGame& game, const Cells& cells);

// --- plots_view.cpp
/// Plots by generation for the players, for the tracks, and for milestones and awards.
Json plots_of(const PlayedGame& played, const GameCourse& course);
Json track_plots_of(const GameCourse& course);
Json goals_of(const PlayedGame& played, const GameCourse& course);

// --- cards_view.cpp, flows_view.cpp
/// What each player's cards cost and brought; by seat.
Json cards_of(const PlayedGame& played, const GameCourse& course);
/// What a unit is worth, for the cards: name and price, in the order of their numbers.
Json prices_of(const GameCourse& course);
/// Where money and resources came from and went; who raised what.
Json flows_of(const PlayedGame& played, const GameCourse& course);
Json raised_of(const PlayedGame& played, const GameCourse& course);

// --- log_view.cpp
/// The moves by generation, with what they did and the causes of it.
Json log_of(const PlayedGame& played, const GameCourse& course);
/// The lines of what the shell tells, without the columns of a terminal: "Ellie buys 5 cards".
std::vector<std::string> lines_of(const std::string& told);
/// What a move did, for everybody, on one line; first for who made it.
std::string move_words(const PlayedGame& played, const GameCourse& course, std::size_t move);

// --- index_view.cpp
/// What each player came to in all games.
Json totals_of(const std::vector<Listing>& games);

}  // namespace rego::app::report
