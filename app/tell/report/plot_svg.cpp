#include "app/tell/report/plot_svg.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/report/looks.hpp"
#include "app/tell/report/markup.hpp"

namespace rego::app::report {
namespace {

constexpr double kPlotLeft = 34;
constexpr double kPlotRight = 300;
constexpr double kPlotTop = 10;
constexpr double kPlotBottom = 150;

class PlotDrawing {
  public:
    explicit PlotDrawing(const Plot& plot) : plot_(plot) {
        std::int64_t least = plot.target.value_or(0);
        std::int64_t most = plot.target.value_or(1);
        least = std::min<std::int64_t>(least, 0);
        for (const PlotLine& line : plot.lines) {
            for (const std::int64_t value : line.values) {
                least = std::min(least, value);
                most = std::max(most, value);
            }
        }
        ticks_ = plot_ticks(least, most);
    }

    std::string text() && {
        svg_.open("svg", {{"class", "plot"}, {"viewBox", "0 0 320 172"}, {"role", "img"}, {"aria-label", told()}});
        draw_axes();
        if (plot_.target) {
            svg_.leaf("path", {{"class", "target"},
                               {"d", fmt::format("M{} {}H{}", coordinate(kPlotLeft), coordinate(y_of(*plot_.target)),
                                                 coordinate(kPlotRight))}});
        }
        if (plot_.marked_at) draw_moment();
        for (std::size_t i = 0; i < plot_.lines.size(); ++i) draw_line(i);
        svg_.close();
        return std::move(svg_).str();
    }

  private:
    double x_of(std::size_t index) const {
        const std::size_t steps = std::max<std::size_t>(plot_.generations.size(), 2) - 1;
        return kPlotLeft + 8 + (kPlotRight - kPlotLeft - 16) * static_cast<double>(index) / static_cast<double>(steps);
    }
    double y_of(std::int64_t value) const {
        const auto span = static_cast<double>(ticks_.back() - ticks_.front());
        return kPlotBottom - (kPlotBottom - kPlotTop) * static_cast<double>(value - ticks_.front()) / span;
    }

    /// The numbers, for whoever cannot see the lines.
    std::string told() const {
        std::string text = plot_.title + " by generation.";
        for (const PlotLine& line : plot_.lines)
            text += fmt::format(" {}: {}.", line.name, fmt::join(line.values, ", "));
        if (!plot_.mark.empty()) text += " " + plot_.mark + ".";
        return text;
    }

    void draw_axes() {
        for (const std::int64_t tick : ticks_) {
            const double y = y_of(tick);
            svg_.leaf("path",
                      {{"class", tick == 0 ? "axis" : "grid"},
                       {"d", fmt::format("M{} {}H{}", coordinate(kPlotLeft), coordinate(y), coordinate(kPlotRight))}});
            svg_.text("text", {{"class", "tick-y"}, {"x", coordinate(kPlotLeft - 4)}, {"y", coordinate(y + 3)}},
                      std::to_string(tick));
        }
        const std::size_t step = plot_.generations.size() > 10 ? 2 : 1;
        for (std::size_t i = 0; i < plot_.generations.size(); i += step) {
            svg_.text("text", {{"class", "tick-x"}, {"x", coordinate(x_of(i))}, {"y", coordinate(kPlotBottom + 14)}},
                      std::to_string(plot_.generations[i]));
        }
    }

    void draw_moment() {
        const double x = x_of(*plot_.marked_at);
        svg_.open("g", {{"class", "moment"}});
        svg_.text("title", {}, plot_.mark);
        svg_.leaf("path",
                  {{"d", fmt::format("M{} {}V{}", coordinate(x), coordinate(kPlotTop), coordinate(kPlotBottom))}});
        svg_.close();
    }

    void draw_line(std::size_t number) {
        const PlotLine& line = plot_.lines[number];
        std::string path;
        for (std::size_t i = 0; i < line.values.size(); ++i)
            path += fmt::format("{}{} {}", i == 0 ? "M" : "L", coordinate(x_of(i)), coordinate(y_of(line.values[i])));
        svg_.open("g", {{"class", "line"}});
        svg_.leaf("path",
                  {{"class", fmt::format("seat-{}", number + 1)}, {"stroke-dasharray", dashes(number)}, {"d", path}});
        for (std::size_t i = 0; i < line.values.size(); ++i) {
            svg_.open("g");
            svg_.text("title", {},
                      fmt::format("{}, generation {}: {}", line.name, plot_.generations[i], line.values[i]));
            draw_mark(svg_, number, x_of(i), y_of(line.values[i]));
            svg_.close();
        }
        if (!line.values.empty()) {
            svg_.text("text",
                      {{"class", "tail"},
                       {"x", coordinate(x_of(line.values.size() - 1) + 6)},
                       {"y", coordinate(y_of(line.values.back()) + 3)}},
                      std::to_string(line.values.back()));
        }
        svg_.close();
    }

    const Plot& plot_;
    std::vector<std::int64_t> ticks_;
    Markup svg_;
};

}  // namespace

std::vector<std::int64_t> plot_ticks(std::int64_t least, std::int64_t most) {
    if (most <= least) most = least + 1;
    std::int64_t step = 1;
    for (std::int64_t ten = 1; (most - least + step - 1) / step > 4; ten *= 10) {
        for (const std::int64_t round : {1, 2, 5}) {
            step = round * ten;
            if ((most - least + step - 1) / step <= 4) break;
        }
    }
    const std::int64_t below = least >= 0 ? least / step : -((-least + step - 1) / step);
    std::vector<std::int64_t> ticks{below * step};
    while (ticks.back() < most) ticks.push_back(ticks.back() + step);
    return ticks;
}

std::string plot_svg(const Plot& plot) { return PlotDrawing(plot).text(); }

}  // namespace rego::app::report
