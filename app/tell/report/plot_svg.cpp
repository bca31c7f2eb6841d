#include "app/tell/report/plot_svg.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/tell/report/looks.hpp"
#include "app/tell/report/markup.hpp"

namespace rego::app::report {
namespace {

constexpr double kTextRises = 4;  // the middle of a line of text above its baseline
constexpr double kLabelGap = 13;

std::string px(double number) { return coordinate(number); }
std::string percent(double share) { return fmt::format("{:.2f}%", 100 * share); }

/// What goes from value to height.
class Scale {
  public:
    /// `base` and `target` are in it, besides all values.
    Scale(const std::vector<PlotLine>& lines, std::int64_t base, std::optional<std::int64_t> target, double top,
          double bottom)
        : top_(top), bottom_(bottom) {
        std::int64_t least = std::min(target.value_or(base), base);
        std::int64_t most = std::max(target.value_or(base + 1), base + 1);
        for (const PlotLine& line : lines) {
            for (const std::int64_t value : line.values) {
                least = std::min(least, value);
                most = std::max(most, value);
            }
        }
        ticks_ = plot_ticks(least, most);
    }

    const std::vector<std::int64_t>& ticks() const { return ticks_; }
    double y_of(std::int64_t value) const {
        const auto span = static_cast<double>(ticks_.back() - ticks_.front());
        return bottom_ - (bottom_ - top_) * static_cast<double>(value - ticks_.front()) / span;
    }

    void draw_numbers(Markup& svg, double height) const {
        svg.open("svg", {{"class", "scale"}, {"width", "34"}, {"height", px(height)}, {"aria-hidden", "true"}});
        for (const std::int64_t tick : ticks_) {
            svg.text("text", {{"x", "30"}, {"y", px(y_of(tick) + kTextRises)}, {"text-anchor", "end"}},
                     std::to_string(tick));
        }
        svg.close();
    }
    void draw_levels(Markup& svg) const {
        for (const std::int64_t tick : ticks_) {
            svg.leaf("line", {{"class", tick == 0 ? "axis" : "level"},
                              {"x2", "100%"},
                              {"y1", px(y_of(tick))},
                              {"y2", px(y_of(tick))}});
        }
    }
    /// The last values, where the lines end.
    void draw_tails(Markup& svg, const std::vector<PlotLine>& lines, double height) const {
        std::vector<double> wanted;
        for (const PlotLine& line : lines) wanted.push_back(line.values.empty() ? 0 : y_of(line.values.back()));
        const auto places = spread(wanted, kLabelGap, top_, bottom_);
        svg.open("svg", {{"class", "tails"}, {"width", "30"}, {"height", px(height)}, {"aria-hidden", "true"}});
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (!lines[i].values.empty())
                svg.text("text", {{"x", "4"}, {"y", px(places[i] + kTextRises)}},
                         std::to_string(lines[i].values.back()));
        }
        svg.close();
    }

  private:
    double top_;
    double bottom_;
    std::vector<std::int64_t> ticks_;
};

std::string line_class(const Plot& plot, std::size_t number) {
    return plot.is_of_players ? fmt::format("seat-{}", number + 1) : "of-mars";
}

class PlotDrawing {
  public:
    explicit PlotDrawing(const Plot& plot) : plot_(plot), scale_(plot.lines, 0, plot.target, 8, kBottom) {}

    std::string text() && {
        svg_.open("div", {{"class", "plot"}, {"role", "img"}, {"aria-label", told()}});
        scale_.draw_numbers(svg_, kHeight);
        svg_.open("svg", {{"class", "area"}, {"width", "100%"}, {"height", px(kHeight)}, {"aria-hidden", "true"}});
        scale_.draw_levels(svg_);
        draw_generations();
        if (plot_.target) {
            const std::string y = px(scale_.y_of(*plot_.target));
            svg_.leaf("line", {{"class", "target"}, {"x2", "100%"}, {"y1", y}, {"y2", y}});
        }
        if (plot_.marked_at) draw_moment();
        for (std::size_t i = 0; i < plot_.lines.size(); ++i) draw_line(i);
        svg_.close();
        scale_.draw_tails(svg_, plot_.lines, kHeight);
        svg_.close();
        return std::move(svg_).str();
    }

  private:
    static constexpr double kHeight = 148;
    static constexpr double kBottom = 126;

    /// Each generation has a column of its own, and its point in the middle of it.
    double share_of(std::size_t index) const {
        const auto count = static_cast<double>(std::max<std::size_t>(plot_.generations.size(), 1));
        return (static_cast<double>(index) + 0.5) / count;
    }

    /// The numbers, for whoever cannot see the lines.
    std::string told() const {
        std::string text = plot_.title + " by generation.";
        for (const PlotLine& line : plot_.lines)
            text += fmt::format(" {}: {}.", line.name, fmt::join(line.values, ", "));
        if (!plot_.mark.empty()) text += " " + plot_.mark + ".";
        return text;
    }

    void draw_generations() {
        const std::size_t step = plot_.generations.size() > 10 ? 2 : 1;
        for (std::size_t i = 0; i < plot_.generations.size(); i += step) {
            svg_.text("text", {{"x", percent(share_of(i))}, {"y", px(kHeight - 5)}, {"text-anchor", "middle"}},
                      std::to_string(plot_.generations[i]));
        }
    }

    void draw_moment() {
        const std::string x = percent(share_of(*plot_.marked_at));
        svg_.leaf("line", {{"class", "moment"}, {"x1", x}, {"x2", x}, {"y1", "8"}, {"y2", px(kBottom)}});
    }

    void draw_line(std::size_t number) {
        const PlotLine& line = plot_.lines[number];
        std::string path;
        for (std::size_t i = 0; i < line.values.size(); ++i)
            path += fmt::format("{}{:.1f} {}", i == 0 ? "M" : "L", 1000 * share_of(i), px(scale_.y_of(line.values[i])));
        svg_.open("svg", {{"width", "100%"},
                          {"height", px(kHeight)},
                          {"viewBox", fmt::format("0 0 1000 {}", px(kHeight))},
                          {"preserveAspectRatio", "none"}});
        svg_.leaf("path", {{"class", "line " + line_class(plot_, number)},
                           {"stroke-dasharray", plot_.is_of_players ? dashes(number) : "none"},
                           {"d", path}});
        svg_.close();
        for (std::size_t i = 0; i < line.values.size(); ++i)
            svg_.leaf("use", {{"href", fmt::format("#mark-{}", plot_.is_of_players ? number + 1 : 0)},
                              {"x", percent(share_of(i))},
                              {"y", px(scale_.y_of(line.values[i]))}});
    }

    const Plot& plot_;
    Scale scale_;
    Markup svg_;
};

class MovesDrawing {
  public:
    explicit MovesDrawing(const MovesPlot& plot)
        : plot_(plot), moves_(plot.generations.size()), scale_(plot.lines, first_value(plot), {}, kTop, kBottom) {}

    std::string text() && {
        svg_.open("div", {{"class", "plot moves"}, {"role", "group"}, {"aria-label", "Points after each move"}});
        scale_.draw_numbers(svg_, kHeight);
        svg_.open("svg", {{"class", "area"}, {"width", "100%"}, {"height", px(kHeight)}});
        draw_bands();
        scale_.draw_levels(svg_);
        for (std::size_t i = 0; i < plot_.lines.size(); ++i) draw_line(i);
        svg_.leaf("line", {{"class", "cursor none"}, {"y1", "0"}, {"y2", px(kBottom)}});
        draw_flags();
        svg_.close();
        scale_.draw_tails(svg_, plot_.lines, kHeight);
        svg_.close();
        return std::move(svg_).str();
    }

  private:
    static constexpr double kHeight = 300;
    static constexpr double kTop = 58;
    static constexpr double kBottom = 276;
    static constexpr double kFlagRow = 18;

    static std::int64_t first_value(const MovesPlot& plot) {
        return plot.lines.empty() || plot.lines[0].values.empty() ? 0 : plot.lines[0].values[0];
    }

    double share_of(std::size_t move) const {
        return static_cast<double>(move) / static_cast<double>(std::max<std::size_t>(moves_, 2) - 1);
    }

    void draw_bands() {
        for (std::size_t from = 0; from < moves_;) {
            std::size_t to = from;
            while (to < moves_ && plot_.generations[to] == plot_.generations[from]) ++to;
            const double left = share_of(from);
            const double right = std::min(1.0, share_of(to));
            svg_.leaf("rect", {{"class", plot_.generations[from] % 2 == 0 ? "band" : "band other"},
                               {"x", percent(left)},
                               {"width", percent(right - left)},
                               {"height", px(kBottom)}});
            if (right - left > 0.028)
                svg_.text("text",
                          {{"x", percent((left + right) / 2)}, {"y", px(kHeight - 6)}, {"text-anchor", "middle"}},
                          std::to_string(plot_.generations[from]));
            from = to;
        }
    }

    /// Points stay until the move that changes them.
    void draw_line(std::size_t number) {
        const auto& values = plot_.lines[number].values;
        std::string path;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (i == 0)
                path = fmt::format("M0 {}", px(scale_.y_of(values[0])));
            else if (values[i] != values[i - 1])
                path += fmt::format("H{}V{}", i, px(scale_.y_of(values[i])));
        }
        path += fmt::format("H{}", moves_ - 1);
        svg_.open("svg", {{"width", "100%"},
                          {"height", px(kHeight)},
                          {"viewBox", fmt::format("0 0 {} {}", std::max<std::size_t>(moves_, 2) - 1, px(kHeight))},
                          {"preserveAspectRatio", "none"},
                          {"aria-hidden", "true"}});
        svg_.leaf(
            "path",
            {{"class", fmt::format("line seat-{}", number + 1)}, {"stroke-dasharray", dashes(number)}, {"d", path}});
        svg_.close();
    }

    /// Side by side, or one below the other where there is no room.
    void draw_flags() {
        std::vector<double> row_ends(3, -1);
        for (const Flag& flag : plot_.flags) {
            const double x = share_of(flag.move);
            const auto row = std::ranges::min_element(row_ends) - row_ends.begin();
            const auto first = std::ranges::find_if(row_ends, [&](double end) { return x - end > 0.035; });
            const auto chosen = first == row_ends.end() ? row : first - row_ends.begin();
            row_ends[static_cast<std::size_t>(chosen)] = x;
            const double y = 10 + kFlagRow * static_cast<double>(chosen);
            svg_.leaf("line",
                      {{"class", "pole"}, {"x1", percent(x)}, {"x2", percent(x)}, {"y1", px(y)}, {"y2", px(kBottom)}});
            svg_.open("svg", {{"x", percent(x)}, {"y", px(y)}, {"overflow", "visible"}});
            svg_.open("a", {{"href", fmt::format("#move-{}", flag.move + 1)}, {"aria-label", flag.told}});
            svg_.text("title", {}, flag.told);
            svg_.leaf("circle", {{"class", fmt::format("badge seat-{}", flag.seat + 1)}, {"r", "8"}});
            svg_.text("text", {{"class", "letter"}, {"y", "4"}, {"text-anchor", "middle"}}, flag.letter);
            svg_.close();
            svg_.close();
        }
    }

    const MovesPlot& plot_;
    std::size_t moves_;
    Scale scale_;
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

std::vector<double> spread(const std::vector<double>& wanted, double gap, double top, double bottom) {
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wanted[i]; });
    std::vector<double> places = wanted;
    double free_from = top;
    for (const std::size_t i : order) {
        places[i] = std::max(places[i], free_from);
        free_from = places[i] + gap;
    }
    double free_to = bottom;
    for (auto i = order.rbegin(); i != order.rend(); ++i) {
        places[*i] = std::min(places[*i], free_to);
        free_to = places[*i] - gap;
    }
    return places;
}

std::string plot_svg(const Plot& plot) { return PlotDrawing(plot).text(); }

std::string moves_svg(const MovesPlot& plot) { return MovesDrawing(plot).text(); }

}  // namespace rego::app::report
