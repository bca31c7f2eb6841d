// What was paid and not told shows in what is left: brings payments in line with a known state of the table.
#pragma once

#include <string>
#include <vector>

#include "app/import/revising.hpp"
#include "app/import/setup.hpp"
#include "app/import/state.hpp"

namespace rego::app::imports {

class Settling {
  public:
    Settling(Playing& playing, const Setup& setup, Revising& revising)
        : playing_(playing), setup_(setup), revising_(revising) {}

    /// Changes what is not told of the steps from `since` to before `index` until all stocks are those of the state.
    /// With one payment it is the difference; with several things, the nearest that explains most comes first. False:
    /// some stock stays another.
    bool settle(const State& state, std::size_t index, std::size_t since);

    /// What is another in the game than the state says, one thing after the other: "Player2 has 3 steel, not 5".
    std::vector<std::string> differences(const State& state);

  private:
    std::vector<int> off(const State& state);
    engine::TypeId player(std::size_t number);

    Playing& playing_;
    const Setup& setup_;
    Revising& revising_;
};

}  // namespace rego::app::imports
