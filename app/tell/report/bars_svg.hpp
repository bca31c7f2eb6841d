// Points by category: a stacked bar for each player.
#pragma once

#include <string>
#include <vector>

#include "app/tell/course/course.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app::report {

std::string bars_svg(const GameCourse& course, const std::vector<std::string>& names,
                     const std::vector<engine::Score>& scores);

}  // namespace rego::app::report
