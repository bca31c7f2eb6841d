#include "app/tell/report/looks.hpp"

#include <array>

#include <fmt/format.h>

namespace rego::app::report {

std::string css_color(int color) {
    // The first sixteen are a matter of the terminal's theme; these are quiet ones that suit a page.
    static constexpr std::array kBasic{"#222222", "#b3392f", "#4d8a3a", "#b58a1b", "#2f6fb0", "#8a4b9c",
                                       "#2e8c8c", "#c9c9c9", "#777777", "#d9534a", "#6fb35a", "#e0b53a",
                                       "#4f93d6", "#ac6fc0", "#4fb3b3", "#f4f4f4"};
    if (color < 0) return {};
    if (color < 16) return kBasic[static_cast<std::size_t>(color)];
    if (color >= 232) {
        const int grey = 8 + 10 * (color - 232);
        return fmt::format("#{0:02x}{0:02x}{0:02x}", grey);
    }
    const auto level = [](int step) { return step == 0 ? 0 : 55 + 40 * step; };
    const int cube = color - 16;
    return fmt::format("#{:02x}{:02x}{:02x}", level(cube / 36), level(cube / 6 % 6), level(cube % 6));
}

std::string pattern_definitions() {
    // Plain, stripes down and up, dots, a grid, upright and level lines.
    static constexpr std::array<std::string_view, kPatterns> kPaths{"",
                                                                    "M0 8L8 0M-2 2L2 -2M6 10L10 6",
                                                                    "M3 4a1.2 1.2 0 1 0 2 0a1.2 1.2 0 1 0 -2 0z",
                                                                    "M0 0L8 8M0 8L8 0",
                                                                    "M2 0V8M6 0V8",
                                                                    "M0 2H8M0 6H8",
                                                                    "M0 0L8 8M-2 6L2 10M6 -2L10 2"};
    Markup svg;
    for (std::size_t i = 0; i < kPaths.size(); ++i) {
        svg.open("pattern", {{"id", fmt::format("pattern-{}", i)},
                             {"width", "8"},
                             {"height", "8"},
                             {"patternUnits", "userSpaceOnUse"}});
        if (!kPaths[i].empty()) svg.leaf("path", {{"class", "hatch"}, {"d", std::string(kPaths[i])}});
        svg.close();
    }
    return std::move(svg).str();
}

std::string dashes(std::size_t seat) {
    static constexpr std::array kDashes{"none", "7 3", "2 3", "9 3 2 3", "5 2 1 2 1 2"};
    return kDashes[seat % kDashes.size()];
}

std::string mark_definitions(std::size_t seats) {
    Markup svg;
    svg.leaf("circle", {{"id", "mark-0"}, {"class", "mark of-mars"}, {"r", "2.6"}});
    for (std::size_t seat = 0; seat < seats; ++seat) {
        svg.open("g", {{"id", fmt::format("mark-{}", seat + 1)}});
        draw_mark(svg, seat, 0, 0);
        svg.close();
    }
    return std::move(svg).str();
}

void draw_mark(Markup& svg, std::size_t seat, double x, double y) {
    static constexpr std::array<std::string_view, 5> kShapes{
        "m-2.8 0a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z", "m-2.6 -2.6h5.2v5.2h-5.2z", "m0 -3.4l3.2 5.8h-6.4z",
        "m0 -3.6l3.6 3.6l-3.6 3.6l-3.6 -3.6z", "m-3 -3l6 6m0 -6l-6 6"};
    const std::string path = fmt::format("M{} {}{}", coordinate(x), coordinate(y), kShapes[seat % kShapes.size()]);
    svg.leaf("path", {{"class", fmt::format("mark seat-{}", seat + 1)}, {"d", path}});
}

}  // namespace rego::app::report
