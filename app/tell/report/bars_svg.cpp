#include "app/tell/report/bars_svg.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/report/looks.hpp"
#include "app/tell/report/markup.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app::report {
namespace {

constexpr double kBarLeft = 96;
constexpr double kBarRoom = 460;
constexpr double kBarPitch = 34;
constexpr double kBarHeight = 24;

std::int64_t positive_points(const GameCourse& course, const engine::Score& score) {
    std::int64_t sum = 0;
    for (const auto& column : course.columns) sum += std::max<std::int64_t>(score.of(column.key), 0);
    return sum;
}

void draw_bar(Markup& svg, const GameCourse& course, const engine::Score& score, double y, double scale) {
    double x = kBarLeft;
    for (std::size_t i = 0; i < course.columns.size(); ++i) {
        const std::int64_t points = score.of(course.columns[i].key);
        if (points <= 0) continue;
        const double width = static_cast<double>(points) * scale;
        svg.open("g");
        svg.text("title", {}, fmt::format("{} {}", course.columns[i].name, points));
        for (const bool over : {false, true}) {
            const std::string fill =
                over ? fmt::format("url(#pattern-{})", i % kPatterns) : css_color(course.columns[i].color.text);
            svg.leaf("rect", {{"class", over ? "over" : "part"},
                              {"x", coordinate(x)},
                              {"y", coordinate(y)},
                              {"width", coordinate(width)},
                              {"height", coordinate(kBarHeight)},
                              {"style", "fill:" + fill}});
        }
        if (width > 18) {
            svg.text("text", {{"class", "amount"}, {"x", coordinate(x + width / 2)}, {"y", coordinate(y + 17)}},
                     std::to_string(points));
        }
        svg.close();
        x += width;
    }
    svg.text("text", {{"class", "total"}, {"x", coordinate(x + 6)}, {"y", coordinate(y + 17)}},
             std::to_string(score.total));
}

}  // namespace

std::string bars_svg(const GameCourse& course, const std::vector<std::string>& names,
                     const std::vector<engine::Score>& scores) {
    std::int64_t most = 1;
    for (const auto& score : scores) most = std::max(most, positive_points(course, score));
    const double scale = kBarRoom / static_cast<double>(most);
    Markup svg;
    svg.open("svg", {{"class", "bars"},
                     {"viewBox", fmt::format("0 0 600 {}", coordinate(kBarPitch * static_cast<double>(scores.size())))},
                     {"role", "img"},
                     {"aria-label", "Points by category; the numbers are in the table"}});
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        const double y = kBarPitch * static_cast<double>(seat) + 5;
        svg.text("text", {{"class", "name"}, {"x", coordinate(kBarLeft - 8)}, {"y", coordinate(y + 17)}}, names[seat]);
        draw_bar(svg, course, scores[seat], y, scale);
    }
    svg.close();
    return std::move(svg).str();
}

}  // namespace rego::app::report
