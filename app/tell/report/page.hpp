// Pages of HTML, each one file that needs nothing else: a game, a list of games, a game that is going on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/tell/course/played.hpp"

namespace rego::app::report {

/// A page of more would be too large for a browser, and for whom it is sent to.
inline constexpr std::size_t kMostMoves = 5000;

/// The game so far, or the whole of it: at most `kMostMoves`. The game is afterwards as before.
std::string report_page(const PlayedGame& played);

/// A line of a list of games.
struct Listing {
    struct Player {
        std::string name;
        std::int64_t points = 0;
        bool has_won = false;
    };

    std::string file;  // of its page, as a link
    std::string title;
    std::string date;
    std::string map;
    std::string options;
    std::vector<Player> players;
    std::int64_t generations = 0;
    std::string result;
};
Listing listing_of(const PlayedGame& played, std::string file);
std::string index_page(const std::vector<Listing>& games);

/// Patterns and marks that every drawing refers to, once for each page.
std::string drawing_definitions();
/// The page that viewers open; it takes `board.js` and `board.css` from beside it, and the board from `events`, as
/// often as that changes.
std::string live_page();
std::string live_script();
std::string live_style();
/// What a board says besides what the game says by itself, as the shell tells it.
struct LiveNews {
    std::string last;       // what was done
    std::string questions;  // what waits for an answer
};
/// What the page shows: map, tracks, boards and score of the game; without one, that there is none.
std::string live_board(engine::MarsGame* game, const LiveNews& news = {});

}  // namespace rego::app::report
