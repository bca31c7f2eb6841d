// Everything on a page that has one value at a time, by name: `1-rating`, `c-Luna`. A template shows the values of the
// end, the slider those of any move; the live board those of now.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "app/tell/course/course.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/report/template.hpp"

namespace rego::app::report {

/// Numbers and texts.
using Cells = std::map<std::string, Json>;

class CellReader {
  public:
    explicit CellReader(engine::MarsGame& game) : game_(game), look_(game), names_(game.options().players) {}

    /// What there is now; the points as they are in `step`.
    const Cells& read(const CourseStep& step);

  private:
    void read_player(int seat, const CourseStep& step);
    void read_goals();
    void read_colonies();
    void read_committee();
    std::string who(engine::TypeId owner) const;
    std::string event_words(engine::TypeId event);
    /// Whether it must be looked at again.
    bool has_changed(Look::Part part);
    bool has_changed(Look::BoardPart part, engine::TypeId player);

    engine::MarsGame& game_;
    Look look_;
    std::vector<std::string> names_;
    std::map<Look::Part, std::uint64_t> versions_;
    std::map<std::pair<Look::BoardPart, engine::TypeId>, std::uint64_t> board_versions_;
    Cells cells_;
};

/// The value of a cell; empty if there is none.
Json cell(const Cells& cells, const std::string& name);
/// So many dots, for as many as are counted at a glance.
std::string dots(std::int64_t count);

}  // namespace rego::app::report
