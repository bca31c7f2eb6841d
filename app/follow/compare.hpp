// Two states side by side: what differs, how much, and which changes would make the one into the other.
#pragma once

#include <string>
#include <vector>

#include "app/follow/record.hpp"

namespace rego::app::follow {

struct Difference {
    std::string what;  // "Player1 stock Plant", "tile Tharsis_4_6"
    std::string expected;
    std::string actual;
    int size = 1;  // how far apart

    friend bool operator==(const Difference&, const Difference&) = default;
};

/// Both with the names of the game. The phase is not compared: records and games cut them differently.
std::vector<Difference> compare(const Snapshot& expected, const Snapshot& actual);

/// The sum of all sizes; 0 when nothing differs.
int distance(const std::vector<Difference>& differences);

/// Raw changes in PETS, for `fix`, that lead from the actual to the expected state.
std::vector<std::string> corrections(const Snapshot& expected, const Snapshot& actual);

}  // namespace rego::app::follow
