// Pages of HTML, each one file that needs nothing else: a game, a list of games, a game that is going on.
#pragma once

#include <string>
#include <vector>

#include "app/tell/course/played.hpp"

namespace rego::app::report {

/// The game so far, or the whole of it. The game is afterwards as before.
std::string report_page(const PlayedGame& played);

/// A line of a list of games.
struct Listing {
    std::string file;  // of its page, as a link
    std::string title;
    std::string date;
    std::string map;
    std::string options;
    std::string players;
    std::int64_t generations = 0;
    std::string result;
};
Listing listing_of(const PlayedGame& played, std::string file);
std::string index_page(const std::vector<Listing>& games);

/// The page that viewers open; it fetches the board from `events`, below its own address, as often as that changes.
std::string live_page();
/// What it shows: map, tracks, boards and score of the game; without one, that there is none.
std::string live_board(engine::MarsGame* game);

}  // namespace rego::app::report
