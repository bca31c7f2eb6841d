// The facts of a source cut into steps: a decision, and what was seen to come of it; and how each step has gone so far.
#pragma once

#include <string>
#include <vector>

#include "app/import/segment.hpp"

namespace rego::app::imports {

struct Step {
    Segment segment;
    const State* state = nullptr;  // that is known behind it; null: none
    bool is_settled = false;       // the game stands as that says
    Playing::Mark mark;            // before it
    Tally carried;                 // told before and not explained
    Tally before;                  // had happened before and was not told
    bool is_done = false;          // what is decided has come about already
    int age = 0;                   // so many decisions have been made since the oldest surplus
    std::vector<Ending> endings;   // ways in which it may have ended that were not followed
    int distance = 0;              // of the one that was
    Tally left;                    // told and not explained by it: perhaps the next one explains it
    Tally lost;                    // told before, and that does not either
    Tally surplus;                 // happened here or shortly before, and was not told yet
};

/// The first has no decision: what is told before anybody decided.
std::vector<Step> cut_into_steps(const Facts& facts);

}  // namespace rego::app::imports
