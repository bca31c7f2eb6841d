// What lies on each area in the course of a game, read from its log: tiles, and the markers that have a word for the
// map.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/tell/course/course.hpp"

namespace rego::app {

class TileStacks {
  public:
    explicit TileStacks(engine::MarsGame& game);

    /// Reads on until so many events have been read, and returns the areas that look different from before.
    std::vector<PlacedTile> advance(engine::EventNumber upto);

  private:
    void note(engine::TypeId component, int count);
    bool is_tile(engine::ClassId cls) const;
    engine::ClassId area_of(engine::TypeId component) const;
    int seat_of_owner(engine::TypeId component) const;
    TileView top_of(engine::ClassId area) const;

    engine::MarsGame& game_;
    const std::vector<engine::Event> events_;              // all, whatever part of them is taken back meanwhile
    std::map<engine::ClassId, std::string> marker_words_;  // what lies on tiles or areas without being a tile
    std::map<engine::ClassId, std::vector<engine::TypeId>> stacks_;  // by area, the top last
    std::map<engine::TypeId, std::vector<std::string>> called_;      // tiles, by the markers on them
    std::set<engine::ClassId> touched_;
    std::map<engine::ClassId, TileView> shown_;
    engine::EventNumber read_ = 0;
};

}  // namespace rego::app
