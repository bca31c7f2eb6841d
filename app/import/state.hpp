// What a source knows of the table at one moment: a save, trackers, the final state. What is not told is left out.
#pragma once

#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rego::app::imports {

/// A number that the source leaves out.
inline constexpr int kNotTold = std::numeric_limits<int>::min();

struct PlayerState {
    std::vector<int> stock;       // in the order of the player board: M€, steel, titanium, plants, energy, heat
    std::vector<int> production;  // in the same order
    std::optional<int> tr;
    std::map<std::string, int> on_cards;  // by the class of the card
};

struct State {
    std::string name;                  // "save 12", "the final state"
    std::vector<PlayerState> players;  // by number in the source, from 1; [0] is unused
    bool is_sure = true;               // false: some numbers may be older than they seem
};

}  // namespace rego::app::imports
