// Colours for a page: those of the canon, which speaks of terminals, as CSS; and what tells players apart without any.
#pragma once

#include <cstddef>
#include <string>

#include "app/tell/report/markup.hpp"
#include "engine/load/words.hpp"

namespace rego::app::report {

/// One of the 256 colours of a terminal as `#rrggbb`; below 0: empty.
std::string css_color(int terminal_color);

/// How many patterns there are; seats and kinds of points beyond that share one.
inline constexpr std::size_t kPatterns = 7;
/// Marks and colours of players; seats beyond share one.
inline constexpr std::size_t kMostSeats = 5;

/// Definitions of the patterns `pattern-0` …: white or black strokes over whatever lies below them.
std::string pattern_definitions();

/// The dashes of a player's line in a plot, by seat from 0.
std::string dashes(std::size_t seat);

/// Definitions of the marks `mark-1` … of the seats, and of `mark-0`, which is nobody's.
std::string mark_definitions(std::size_t seats);

/// A mark at a point of a player's line: a shape of its own for each seat.
void draw_mark(Markup& svg, std::size_t seat, double x, double y);

}  // namespace rego::app::report
