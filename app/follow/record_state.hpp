// Reads the states of a recorded game.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/follow/record_values.hpp"

namespace rego::app::follow::reading {

using CountsByCard = std::map<std::string, Counts>;

/// Reads the states of one player, one after another.
class PlayerReader {
  public:
    const Shared<PlayerState>& read(JsonReader& in) {
        return whole_.read(in, [&](JsonReader&) { return read_anew(in); });
    }

  private:
    PlayerState read_anew(JsonReader& in);

    Repeating<PlayerState> whole_;
    Repeating<Words> tableau_, events_, actions_used_;
    Repeating<CountsByCard> resources_;
    Repeating<Counts> hosted_, tags_;
};

/// Reads the states of one game, one after another.
class SnapshotReader {
  public:
    Snapshot read(JsonReader& in);

  private:
    std::vector<Shared<PlayerState>> players(JsonReader& in);

    std::vector<PlayerReader> players_;
    Repeating<std::vector<TileState>> tiles_, claims_;
    Repeating<std::vector<Taken>> milestones_, awards_;
    Repeating<std::vector<ColonyState>> colonies_;
    Repeating<CommitteeState> committee_;
};

}  // namespace rego::app::follow::reading
