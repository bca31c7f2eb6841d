#include "app/tell/render/canvas.hpp"

#include "app/tell/render/glyph.hpp"

namespace rego::app {

void Canvas::put(int x, int y, std::string_view text, Ink ink) {
    if (y < 0 || y >= static_cast<int>(rows_.size())) return;
    std::vector<Cell>& row = rows_[static_cast<std::size_t>(y)];
    const auto set = [&](int column, std::string_view glyph) {
        if (column >= 0 && column < static_cast<int>(row.size()))
            row[static_cast<std::size_t>(column)] = {std::string(glyph), ink};
    };
    while (!text.empty()) {
        const Glyph glyph = first_glyph(text);
        const std::string_view bytes = text.substr(0, glyph.bytes);
        text.remove_prefix(glyph.bytes);
        if (glyph.columns == 0) {  // joins the character before it
            if (x > 0 && x <= static_cast<int>(row.size())) row[static_cast<std::size_t>(x - 1)].glyph += bytes;
            continue;
        }
        set(x, bytes);
        for (std::size_t i = 1; i < glyph.columns; ++i) set(x + static_cast<int>(i), "");  // a wide one covers more
        x += static_cast<int>(glyph.columns);
    }
}

std::string Canvas::text(const Style& style) const {
    std::string text;
    for (const std::vector<Cell>& row : rows_) {
        std::size_t end = row.size();
        while (end > 0 && row[end - 1].glyph == " ") --end;
        for (std::size_t x = 0; x < end;) {  // neighbours of one ink are painted together
            const Ink ink = row[x].ink;
            std::string run;
            for (; x < end && row[x].ink == ink; ++x) run += row[x].glyph;
            text += paint(style, ink, run);
        }
        text += '\n';
    }
    return text;
}

}  // namespace rego::app
