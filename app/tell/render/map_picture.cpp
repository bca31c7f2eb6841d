#include "app/tell/render/map_picture.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "app/tell/render/canvas.hpp"
#include "app/tell/render/text.hpp"

namespace rego::app {
namespace {

// A hex takes two lines and the slants of the row below; its neighbours stand eight columns apart:
//
//       /1_1\   /1_2\        coordinates in the roof
//      |  S S  |~~ C ~~|     bonuses or tile in the middle
//     /2_1\P1 /2_2\P2 /      owner in the floor, between the roofs of the next row
constexpr int kPitch = 8;
constexpr std::size_t kMiddle = 7;

struct Layout {
    int left = 0;  // what to add to a column's place so that the leftmost hex starts at 0

    explicit Layout(const engine::MapInfo& map) {
        for (const auto& area : map.areas) left = std::max(left, kPitch / 2 - raw(area));
    }

    /// Moves the hexes to the right until the texts in the corners on the left stand clear of them.
    void make_room(const engine::MapInfo& map, const MapCorners& corners) {
        int bottom = 0;
        for (const auto& area : map.areas) bottom = std::max(bottom, y(area) + 1);
        int missing = 0;
        const auto keep_clear = [&](const MapCorners::Lines& lines, int line) {
            for (const auto& [text, ink] : lines) {
                for (const auto& area : map.areas) {
                    if (line < y(area) - 1 || line > y(area) + 1) continue;
                    const int edge = x(area) - (line == y(area) ? kPitch / 2 : kPitch / 4);
                    missing = std::max(missing, static_cast<int>(columns(text)) + 1 - edge);
                }
                ++line;
            }
        };
        keep_clear(corners.upper_left, 0);
        keep_clear(corners.lower_left, bottom + 1 - static_cast<int>(corners.lower_left.size()));
        left += missing;
    }
    int x(const engine::AreaInfo& area) const { return raw(area) + left; }        // of the hex's middle
    int y(const engine::AreaInfo& area) const { return 2 * (area.row - 1) + 1; }  // of its middle line

  private:
    static int raw(const engine::AreaInfo& area) { return kPitch * area.column - kPitch / 2 * area.row; }
};

}  // namespace

const AreaLook& MapLooks::area(std::string_view cls) const {
    static const AreaLook unknown{"", ".", Ink::Plain, ""};
    const auto found = std::ranges::find(areas, cls, &AreaLook::cls);
    return found != areas.end() ? *found : unknown;
}

const BonusLook& MapLooks::bonus(std::string_view letter) const {
    static const BonusLook unknown;
    const auto found = std::ranges::find(bonuses, letter, &BonusLook::letter);
    return found != bonuses.end() ? *found : unknown;
}

MapLooks map_looks(const engine::ClassTable& table, const engine::MapInfo& map) {
    std::map<std::size_t, AreaLook> areas;  // as the canon lists the kinds
    for (const auto& area : map.areas) {
        const auto cls = table.find(area.kind);
        if (!cls) continue;
        const std::string* fill = engine::nearest_word(table, *cls, &engine::Words::fill);
        const std::string* legend = engine::nearest_word(table, *cls, &engine::Words::legend);
        areas[engine::own_words(table, *cls).order - 1] = {
            area.kind, fill == nullptr ? "." : *fill, engine::color_of(table, *cls), legend == nullptr ? "" : *legend};
    }
    MapLooks looks;
    for (auto& [order, look] : areas) looks.areas.push_back(std::move(look));
    for (const engine::BonusInfo& bonus : map.bonuses) {
        const auto cls = table.find(bonus.cls);
        BonusLook look{bonus.letter, Ink::Title, bonus.meaning};
        if (cls && engine::color_of(table, *cls) != engine::Color{}) look.ink = engine::color_of(table, *cls);
        if (cls && look.meaning.empty()) look.meaning = engine::noun_of(table, *cls).one;
        looks.bonuses.push_back(std::move(look));
    }
    return looks;
}

namespace {

constexpr int kWidest = 80;  // further away, what stands in the corners would seem to belong to nothing

void draw_outline(Canvas& canvas, int x, int y, Ink ink) {
    for (const auto& [dx, dy, glyph] :
         {std::tuple{-2, -1, "/"}, {2, -1, "\\"}, {-4, 0, "|"}, {4, 0, "|"}, {-2, 1, "\\"}, {2, 1, "/"}}) {
        canvas.put(x + dx, y + dy, glyph, ink);
    }
}

void draw_empty(Canvas& canvas, int x, int y, const engine::AreaInfo& area, const MapLooks& looks) {
    const AreaLook& look = looks.area(area.kind);
    canvas.put(x - 3, y, repeated(look.fill, kMiddle), look.ink);
    const int count = static_cast<int>(area.bonuses.size());
    if (count == 0) return;
    const int step = count == 2 ? 2 : 1;  // two letters stand apart, so that all are centred
    const int width = (count - 1) * step + 1;
    int at = x - width / 2;
    canvas.put(at - 1, y, std::string(static_cast<std::size_t>(width) + 2, ' '));
    for (const std::string& letter : area.bonuses) {
        canvas.put(at, y, letter, looks.bonus(letter).ink);
        at += step;
    }
}

void draw_corners(Canvas& canvas, const MapCorners& corners, int right, int bottom) {
    const auto draw = [&](const MapCorners::Lines& lines, bool at_right, bool at_bottom) {
        int y = at_bottom ? bottom + 1 - static_cast<int>(lines.size()) : 0;
        for (const auto& [text, ink] : lines) {
            canvas.put(at_right ? right - static_cast<int>(columns(text)) : 0, y++, text, ink);
        }
    };
    draw(corners.upper_left, false, false);
    draw(corners.lower_left, false, true);
    draw(corners.upper_right, true, false);
    draw(corners.lower_right, true, true);
}

}  // namespace

std::string draw_map(const engine::MapInfo& map, const MapLooks& looks, const AreaMarks& marks,
                     const MapCorners& corners, const Style& style) {
    Layout layout(map);
    layout.make_room(map, corners);
    int right = 0;
    int bottom = 0;
    for (const auto& area : map.areas) {
        right = std::max(right, layout.x(area) + kPitch / 2 + 1);
        bottom = std::max(bottom, layout.y(area) + 1);
    }
    right = std::max(right, std::min(style.width, kWidest));
    Canvas canvas(static_cast<std::size_t>(right), static_cast<std::size_t>(bottom) + 1);
    draw_corners(canvas, corners, right, bottom);

    for (const auto& area : map.areas) {
        const int x = layout.x(area);
        const int y = layout.y(area);
        draw_outline(canvas, x, y, Ink::Dim);
        canvas.put(x - 1, y - 1, fmt::format("{}_{}", area.row, area.column), looks.area(area.kind).ink);
        const auto mark = marks.find(area.name);
        if (mark == marks.end() || mark->second.word.empty()) draw_empty(canvas, x, y, area, looks);
        if (mark == marks.end()) continue;
        if (!mark->second.word.empty()) canvas.put(x - 3, y, centred(mark->second.word, kMiddle), mark->second.ink);
        canvas.put(x - 1, y + 1, centred(mark->second.owner, 3), mark->second.owner_ink);
    }
    // Whose a tile is, its edge shows; two owners share the edge between them.
    for (const auto& area : map.areas) {
        const auto mark = marks.find(area.name);
        const bool is_owned = mark != marks.end() && !mark->second.word.empty() && !mark->second.owner.empty();
        if (is_owned) draw_outline(canvas, layout.x(area), layout.y(area), mark->second.owner_ink);
    }
    return canvas.text(style);
}

std::vector<std::pair<std::string, std::string>> map_legend(const engine::MapInfo& map, const MapLooks& looks) {
    std::set<std::string, std::less<>> kinds;
    std::set<std::string, std::less<>> letters;
    for (const auto& area : map.areas) {
        kinds.insert(area.kind);
        letters.insert(area.bonuses.begin(), area.bonuses.end());
    }
    std::vector<std::pair<std::string, std::string>> legend;
    for (const AreaLook& look : looks.areas) {
        if (!look.meaning.empty() && kinds.contains(look.cls)) legend.emplace_back(look.fill, look.meaning);
    }
    for (const BonusLook& look : looks.bonuses) {
        if (letters.contains(look.letter)) legend.emplace_back(look.letter, look.meaning);
    }
    return legend;
}

std::string tile_word(const std::string& class_name) {
    std::string name = class_name;
    if (name.size() > 4 && name.ends_with(kind::kTile)) name.resize(name.size() - 4);
    if (name.size() <= kMiddle) return name;
    const std::string words = engine::words_of(name);
    const std::size_t blank = words.rfind(' ');
    if (blank == std::string::npos) return name.substr(0, kMiddle);
    return name.substr(0, 3) + words.substr(blank + 1, kMiddle - 3);
}

}  // namespace rego::app
