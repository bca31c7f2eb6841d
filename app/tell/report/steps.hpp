// The data of the slider: what each move changed on the map and in the cells. The page adds it up.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/tell/report/cells.hpp"
#include "app/tell/report/map_svg.hpp"

namespace rego::app::report {

class StepsView {
  public:
    explicit StepsView(const PlayedGame& played);

    /// While the game is as it was after that move.
    void add(const CourseStep& step);
    /// When all were.
    Json json(const GameCourse& course) &&;
    /// As they are after the last of them.
    const Cells& cells() const { return cells_; }

  private:
    std::string told(const GameCourse& course, std::size_t move) const;
    std::size_t number_of(const TileView& tile);

    const PlayedGame& played_;
    engine::MarsGame& game_;
    CellReader reader_;
    Cells cells_;
    Json steps_ = Json::array();
    std::vector<TileLook> looks_;
    std::set<std::string> areas_;
};

}  // namespace rego::app::report
