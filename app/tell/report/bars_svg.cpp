#include "app/tell/report/bars_svg.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/report/looks.hpp"
#include "app/tell/report/markup.hpp"
#include "engine/mars/scoring.hpp"

namespace rego::app::report {
namespace {

constexpr double kRoomForNumber = 0.05;  // of the width

std::int64_t positive_points(const GameCourse& course, const engine::Score& score) {
    std::int64_t sum = 0;
    for (const auto& column : course.columns) sum += std::max<std::int64_t>(score.of(column.key), 0);
    return sum;
}

std::string percent(double share) { return fmt::format("{:.2f}%", 100 * share); }

void draw_bar(Markup& svg, const GameCourse& course, const engine::Score& score, std::int64_t most) {
    double x = 0;
    for (std::size_t i = 0; i < course.columns.size(); ++i) {
        const std::int64_t points = score.of(course.columns[i].key);
        if (points <= 0) continue;
        const double width = static_cast<double>(points) / static_cast<double>(most);
        svg.open("g");
        svg.text("title", {}, fmt::format("{} {}", course.columns[i].name, points));
        for (const bool over : {false, true}) {
            const std::string fill =
                over ? fmt::format("url(#pattern-{})", i % kPatterns) : css_color(course.columns[i].color.text);
            svg.leaf("rect", {{"class", over ? "over" : "part"},
                              {"x", percent(x)},
                              {"width", percent(width)},
                              {"height", "100%"},
                              {"fill", fill.empty() ? "#999999" : fill}});
        }
        if (width > kRoomForNumber)
            svg.text("text", {{"x", percent(x + width / 2)}, {"y", "17"}, {"text-anchor", "middle"}},
                     std::to_string(points));
        svg.close();
        x += width;
    }
}

}  // namespace

std::string bars_svg(const GameCourse& course, const std::vector<std::string>& names,
                     const std::vector<engine::Score>& scores, const std::vector<std::size_t>& order) {
    std::int64_t most = 1;
    for (const auto& score : scores) most = std::max(most, positive_points(course, score));
    Markup html;
    html.open("div",
              {{"class", "bars"}, {"role", "img"}, {"aria-label", "Points by category; the numbers are in the table"}});
    for (const std::size_t seat : order) {
        html.text("span", {{"class", "name"}}, names[seat]);
        html.open("svg", {{"width", "100%"}, {"height", "24"}, {"aria-hidden", "true"}});
        draw_bar(html, course, scores[seat], most);
        html.close();
        html.text("b", {}, std::to_string(scores[seat].total));
    }
    html.close();
    return std::move(html).str();
}

}  // namespace rego::app::report
