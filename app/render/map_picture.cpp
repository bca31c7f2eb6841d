#include "app/render/map_picture.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "app/render/canvas.hpp"
#include "app/render/text.hpp"

namespace rego::app {
namespace {

// A hex takes two lines and the slants of the row below; its neighbours stand eight columns apart:
//
//       /1_1\   /1_2\        coordinates in the roof
//      |  S S  |~~ C ~~|     bonuses or tile in the middle
//     /2_1\P1 /2_2\P2 /      owner in the floor, between the roofs of the next row
constexpr int kPitch = 8;
constexpr std::size_t kMiddle = 7;

struct KindLook {
    std::string_view cls;
    std::string_view fill;  // drawn around the bonuses
    Ink ink;
    std::string_view meaning;
};
constexpr KindLook kKinds[] = {
    {"LandArea", " ", Ink::Land, ""},
    {"WaterArea", "~", Ink::Ocean, "for an ocean"},
    {"VolcanicArea", "^", Ink::Volcanic, "volcanic"},
    {"NoctisArea", "*", Ink::Noctis, "Noctis City only"},
};

struct BonusLook {
    std::string_view letter;
    Ink ink;
    std::string_view meaning;
};
constexpr BonusLook kBonuses[] = {
    {"S", Ink::Steel, "steel"}, {"T", Ink::Titanium, "titanium"},
    {"P", Ink::Plant, "plant"}, {"C", Ink::Title, "card"},
    {"H", Ink::Heat, "heat"},   {"E", Ink::Energy, "energy"},
    {"M", Ink::Money, "M€"},    {"O", Ink::Ocean, "pay 6 M€: ocean"},
};

KindLook look_of_kind(const std::string& kind) {
    const auto* found = std::ranges::find(kKinds, kind, &KindLook::cls);
    return found != std::end(kKinds) ? *found : KindLook{kind, ".", Ink::Land, ""};
}

Ink ink_of_bonus(const std::string& letter) {
    const auto* found = std::ranges::find(kBonuses, letter, &BonusLook::letter);
    return found != std::end(kBonuses) ? found->ink : Ink::Plain;
}

struct Layout {
    int left = 0;  // what to add to a column's place so that the leftmost hex starts at 0

    explicit Layout(const engine::MapInfo& map) {
        for (const auto& area : map.areas) left = std::max(left, kPitch / 2 - raw(area));
    }
    int x(const engine::AreaInfo& area) const { return raw(area) + left; }        // of the hex's middle
    int y(const engine::AreaInfo& area) const { return 2 * (area.row - 1) + 1; }  // of its middle line

  private:
    static int raw(const engine::AreaInfo& area) { return kPitch * area.column - kPitch / 2 * area.row; }
};

void draw_outline(Canvas& canvas, int x, int y) {
    for (const auto& [dx, dy, glyph] :
         {std::tuple{-2, -1, "/"}, {2, -1, "\\"}, {-4, 0, "|"}, {4, 0, "|"}, {-2, 1, "\\"}, {2, 1, "/"}}) {
        canvas.put(x + dx, y + dy, glyph, Ink::Dim);
    }
}

void draw_empty(Canvas& canvas, int x, int y, const engine::AreaInfo& area) {
    const KindLook kind = look_of_kind(area.kind);
    canvas.put(x - 3, y, repeated(kind.fill, kMiddle), kind.ink);
    const int count = static_cast<int>(area.bonuses.size());
    if (count == 0) return;
    const int step = count == 2 ? 2 : 1;  // two letters stand apart, so that all are centred
    const int width = (count - 1) * step + 1;
    int at = x - width / 2;
    canvas.put(at - 1, y, std::string(static_cast<std::size_t>(width) + 2, ' '));
    for (const std::string& letter : area.bonuses) {
        canvas.put(at, y, letter, ink_of_bonus(letter));
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

std::string draw_map(const engine::MapInfo& map, const AreaMarks& marks, const MapCorners& corners,
                     const Style& style) {
    const Layout layout(map);
    int right = 0;
    int bottom = 0;
    for (const auto& area : map.areas) {
        right = std::max(right, layout.x(area) + kPitch / 2 + 1);
        bottom = std::max(bottom, layout.y(area) + 1);
    }
    right = std::max(right, style.width);
    Canvas canvas(static_cast<std::size_t>(right), static_cast<std::size_t>(bottom) + 1);
    draw_corners(canvas, corners, right, bottom);

    for (const auto& area : map.areas) {
        const int x = layout.x(area);
        const int y = layout.y(area);
        draw_outline(canvas, x, y);
        canvas.put(x - 1, y - 1, fmt::format("{}_{}", area.row, area.column), look_of_kind(area.kind).ink);
        const auto mark = marks.find(area.name);
        if (mark == marks.end() || mark->second.word.empty()) draw_empty(canvas, x, y, area);
        if (mark == marks.end()) continue;
        if (!mark->second.word.empty()) canvas.put(x - 3, y, centred(mark->second.word, kMiddle), mark->second.ink);
        canvas.put(x - 1, y + 1, centred(mark->second.owner, 3), mark->second.owner_ink);
    }
    return canvas.text(style);
}

std::vector<std::pair<std::string, std::string>> map_legend(const engine::MapInfo& map) {
    std::set<std::string, std::less<>> kinds;
    std::set<std::string, std::less<>> letters;
    for (const auto& area : map.areas) {
        kinds.insert(area.kind);
        letters.insert(area.bonuses.begin(), area.bonuses.end());
    }
    std::vector<std::pair<std::string, std::string>> legend;
    for (const KindLook& look : kKinds) {
        if (!look.meaning.empty() && kinds.contains(look.cls)) legend.emplace_back(look.fill, look.meaning);
    }
    for (const BonusLook& look : kBonuses) {
        if (letters.contains(look.letter)) legend.emplace_back(look.letter, look.meaning);
    }
    return legend;
}

std::string tile_word(const std::string& class_name) {
    std::string name = class_name;
    if (name.size() > 4 && name.ends_with("Tile")) name.resize(name.size() - 4);
    if (name == "Greenery") return "Green";
    if (name.size() <= kMiddle) return name;
    const std::string words = engine::words_of(name);
    const std::size_t blank = words.rfind(' ');
    if (blank == std::string::npos) return name.substr(0, kMiddle);
    return name.substr(0, 3) + words.substr(blank + 1, kMiddle - 3);
}

}  // namespace rego::app
