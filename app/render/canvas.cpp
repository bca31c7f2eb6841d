#include "app/render/canvas.hpp"

#include "app/render/text.hpp"

namespace rego::app {

void Canvas::put(int x, int y, std::string_view text, Ink ink) {
    if (y < 0 || y >= static_cast<int>(rows_.size())) return;
    std::vector<Cell>& row = rows_[static_cast<std::size_t>(y)];
    for (; !text.empty(); ++x) {
        std::size_t bytes = 1;  // a character is its first byte and the continuation bytes after it
        while (bytes < text.size() && (static_cast<unsigned char>(text[bytes]) & 0xc0) == 0x80) ++bytes;
        if (x >= 0 && x < static_cast<int>(row.size())) {
            row[static_cast<std::size_t>(x)] = {std::string(text.substr(0, bytes)), ink};
        }
        text.remove_prefix(bytes);
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
