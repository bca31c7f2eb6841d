// Points by category: a stacked bar for each player, the best first.
#pragma once

#include <string>
#include <vector>

#include "app/tell/course/course.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app::report {

/// `order`: seats from 0.
std::string bars_svg(const GameCourse& course, const std::vector<std::string>& names,
                     const std::vector<engine::Score>& scores, const std::vector<std::size_t>& order);

}  // namespace rego::app::report
