// A plot over the generations: a line for each player, or for whatever else there are several of.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rego::app::report {

struct PlotLine {
    std::string name;
    std::vector<std::int64_t> values;  // one for each generation
};

struct Plot {
    std::string title;
    std::vector<std::int64_t> generations;
    std::vector<PlotLine> lines;
    std::optional<std::int64_t> target;    // a level to reach
    std::optional<std::size_t> marked_at;  // the index of a generation in which something happened …
    std::string mark;                      // … and what
};

std::string plot_svg(const Plot& plot);

/// Round numbers from below the least value to above the greatest, at most six of them.
std::vector<std::int64_t> plot_ticks(std::int64_t least, std::int64_t most);

}  // namespace rego::app::report
