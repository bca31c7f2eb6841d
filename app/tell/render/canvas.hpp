// A rectangle of characters, each with an ink, to draw on in any order.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "app/tell/render/style.hpp"

namespace rego::app {

class Canvas {
  public:
    Canvas(std::size_t width, std::size_t height) : rows_(height, std::vector<Cell>(width)) {}

    /// Writes from that place to the right; what falls outside is lost.
    void put(int x, int y, std::string_view text, Ink ink = Ink::Plain);

    /// Line by line, without blanks at the ends.
    std::string text(const Style& style) const;

  private:
    struct Cell {
        std::string glyph = " ";
        Ink ink = Ink::Plain;
    };
    std::vector<std::vector<Cell>> rows_;
};

}  // namespace rego::app
