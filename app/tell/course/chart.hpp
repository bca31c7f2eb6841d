// A plot for a terminal: lines of dots over the generations, with the number of each player's seat at every point, so
// that it reads without colour. Knows no game.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/tell/render/style.hpp"

namespace rego::app {

struct ChartLine {
    std::string name;
    std::string mark;  // one column: the seat
    Ink ink;
    std::vector<std::int64_t> values;
};

struct Chart {
    std::string title;
    std::vector<std::int64_t> generations;
    std::vector<ChartLine> lines;
};

/// As wide as the style allows; lines are explained below it, with their last values.
std::string render_chart(const Chart& chart, const Style& style);

}  // namespace rego::app
