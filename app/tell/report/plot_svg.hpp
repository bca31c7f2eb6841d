// Plots: lines over the generations, or over the moves. They take the width that they get: lines stretch, texts and
// marks do not, so that they can be read on a phone. The height is fixed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rego::app::report {

struct PlotLine {
    std::string name;
    std::vector<std::int64_t> values;  // one for each generation, or for each move
};

struct Plot {
    std::string title;
    std::vector<std::int64_t> generations;
    std::vector<PlotLine> lines;
    std::optional<std::int64_t> target;    // a level to reach
    std::optional<std::size_t> marked_at;  // the index of a generation in which something happened …
    std::string mark;                      // … and what
    bool is_of_players = true;             // else the lines are in no player's colour
};

/// A figure's drawing: scale, lines, and the last values beside them.
std::string plot_svg(const Plot& plot);

/// Something that happened in a move, for the plot over the moves.
struct Flag {
    std::size_t move = 0;
    std::size_t seat = 0;  // from 0
    std::string letter;
    std::string told;
};
/// Points after each move, with the generations as bands: the large one.
struct MovesPlot {
    std::vector<PlotLine> lines;
    std::vector<std::int64_t> generations;  // of each move
    std::vector<Flag> flags;
};
std::string moves_svg(const MovesPlot& plot);

/// Round numbers from below the least value to above the greatest, at most six of them.
std::vector<std::int64_t> plot_ticks(std::int64_t least, std::int64_t most);

/// Labels at these heights, moved apart as far as is needed and possible: `gap` from each to the next.
std::vector<double> spread(const std::vector<double>& wanted, double gap, double top, double bottom);

}  // namespace rego::app::report
