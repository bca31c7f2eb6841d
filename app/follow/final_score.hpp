// How a game that has been followed ended, held against how the record says it did.
#pragma once

#include <string>
#include <vector>

#include "app/follow/compare.hpp"
#include "app/follow/lexicon.hpp"
#include "app/follow/record.hpp"
#include "engine/mars/mars_game.hpp"

namespace rego::app::follow {

struct FinalComparison {
    std::vector<Difference> differences;
    std::vector<std::string> expectations;  // lines of a script that say how it ended here
};

FinalComparison compare_scores(engine::MarsGame& game, const Record& record, const Lexicon& lexicon);

}  // namespace rego::app::follow
