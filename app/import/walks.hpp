// A marker that walks over the board, as Mars Nomads do: no log tells where. What it took on its way, and where nobody
// has built meanwhile, says where it can have been.
#pragma once

#include <string>
#include <vector>

#include "app/import/setup.hpp"
#include "app/import/steps.hpp"
#include "app/import/vocabulary.hpp"

namespace rego::app::imports {

/// Names the areas of the likeliest way for the steps with those cards (`Segment::areas`).
void plan_walks(const std::vector<std::string>& cards, const engine::MapInfo& map, const Vocabulary& vocabulary,
                std::vector<Step>& steps);

}  // namespace rego::app::imports
