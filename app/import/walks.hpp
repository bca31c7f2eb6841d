// Markers on the board: no log tells where they are. One that walks, as Mars Nomads do, took what lies on its way, and
// nobody has built where it was; one that stays keeps all others away.
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

/// For each marker that is told without an area: where its owner will build, and where others will (`Segment::areas`,
/// `Segment::avoided`).
void plan_markers(const engine::MapInfo& map, std::vector<Step>& steps);

}  // namespace rego::app::imports
