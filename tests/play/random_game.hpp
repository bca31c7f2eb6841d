// One whole game played at random, looked at on the way.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "tests/play/checks.hpp"
#include "tests/play/random_player.hpp"
#include "tests/play/shrink.hpp"

namespace rego::app {

/// How a game went.
struct Played {
    std::size_t commands = 0;
    std::size_t refused = 0;
    std::size_t taken_back = 0;  // ways that led nowhere, …
    Commands nowhere;            // … and the first of them
    bool is_over = false;
    MaybeTrouble trouble;
    Commands script;  // what was accepted, and what led to the trouble
};

class RandomGame {
  public:
    explicit RandomGame(unsigned long seed) : session_(quiet_session()), player_(*session_, seed) {}
    Played play();

  private:
    void begin();
    void move();
    void go_back();
    void look_closer(std::optional<std::uint64_t> before);
    void note(MaybeTrouble trouble);
    Commands script() const;

    std::unique_ptr<Session> session_;
    RandomPlayer player_;
    Played played_;
};

}  // namespace rego::app
