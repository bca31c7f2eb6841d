// The facts of a source cut into steps: a decision, and what was seen to come of it; and how each step has gone so far.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/import/segment.hpp"

namespace rego::app::imports {

/// How a step may have gone as well, for all that is told of it.
struct OtherWay {
    std::vector<Move> commands;
    // What everybody would have more of in stock, seat by seat, at once and with each production.
    std::vector<int> gain, gain_each_generation;
    std::vector<int> raised;  // by how much more each global parameter
};

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
    bool is_taken = false;         // by whoever made it possible
    bool had_choice = false;       // others fit what is told as well
    bool knows_other_ways = false;
    std::vector<OtherWay> other_ways;  // once they were asked for
    std::int64_t generation = 0;       // before it
    Tally left;                        // told and not explained by it: perhaps the next one explains it
    Tally lost;                        // told before, and that does not either
    Tally surplus;                     // happened here or shortly before, and was not told yet
};

/// The first has no decision: what is told before anybody decided.
std::vector<Step> cut_into_steps(const Facts& facts);

}  // namespace rego::app::imports
