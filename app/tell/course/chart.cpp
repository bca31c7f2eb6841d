#include "app/tell/course/chart.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include <fmt/format.h>

#include "app/tell/render/canvas.hpp"
#include "app/tell/render/text.hpp"

namespace rego::app {
namespace {

constexpr int kChartRows = 12;
constexpr int kMostPitch = 8;  // columns from a generation to the next

/// Dots, eight to a character: two columns of four.
class DotField {
  public:
    DotField(int columns, int rows)
        : columns_(columns), rows_(rows), bits_(static_cast<std::size_t>(columns * rows), 0), inks_(bits_.size()) {}

    void dot(int x, int y, Ink ink) {
        if (x < 0 || y < 0 || x >= 2 * columns_ || y >= 4 * rows_) return;
        static constexpr int kBits[4][2] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};
        const auto at = static_cast<std::size_t>(y / 4 * columns_ + x / 2);
        bits_[at] |= kBits[y % 4][x % 2];
        inks_[at] = ink;
    }

    void line(double x0, double y0, double x1, double y1, Ink ink) {
        const int steps = std::max(1, static_cast<int>(std::max(std::abs(x1 - x0), std::abs(y1 - y0)) + 0.5));
        for (int i = 0; i <= steps; ++i) {
            const double share = static_cast<double>(i) / steps;
            dot(static_cast<int>(std::lround(x0 + (x1 - x0) * share)),
                static_cast<int>(std::lround(y0 + (y1 - y0) * share)), ink);
        }
    }

    void draw(Canvas& canvas, int left) const {
        for (int y = 0; y < rows_; ++y) {
            for (int x = 0; x < columns_; ++x) {
                const auto at = static_cast<std::size_t>(y * columns_ + x);
                if (bits_[at] != 0) canvas.put(left + x, y, braille(bits_[at]), inks_[at]);
            }
        }
    }

  private:
    /// The character of these dots, U+2800 and what follows, as UTF-8.
    static std::string braille(int bits) {
        return {'\xE2', static_cast<char>(0xA0 + (bits >> 6)), static_cast<char>(0x80 + (bits & 0x3F))};
    }

    int columns_;
    int rows_;
    std::vector<int> bits_;
    std::vector<Ink> inks_;
};

class ChartDrawing {
  public:
    ChartDrawing(const Chart& chart, const Style& style) : chart_(chart), style_(style) {
        for (const ChartLine& line : chart.lines) {
            for (const std::int64_t value : line.values) {
                least_ = std::min(least_, value);
                most_ = std::max(most_, value);
            }
        }
        left_ = static_cast<int>(std::max(std::to_string(least_).size(), std::to_string(most_).size())) + 2;
        const int count = static_cast<int>(std::max<std::size_t>(chart.generations.size(), 1));
        pitch_ = std::clamp((style.width - left_) / (count + 1), 1, kMostPitch);
        columns_ = std::max(1, pitch_ * count);
    }

    std::string text() {
        Canvas canvas(static_cast<std::size_t>(left_ + columns_ + pitch_), kChartRows + 1);
        DotField dots(columns_, kChartRows);
        for (const ChartLine& line : chart_.lines) {
            for (std::size_t i = 1; i < line.values.size(); ++i)
                dots.line(2 * x_of(i - 1) + 1, dot_of(line.values[i - 1]), 2 * x_of(i) + 1, dot_of(line.values[i]),
                          line.ink);
        }
        dots.draw(canvas, left_);
        draw_axes(canvas);
        draw_marks(canvas);
        return paint(style_, Ink::Title, chart_.title) + "\n" + canvas.text(style_) + keys();
    }

  private:
    int x_of(std::size_t generation) const { return pitch_ * static_cast<int>(generation) + pitch_ / 2; }
    double dot_of(std::int64_t value) const {
        const auto span = static_cast<double>(std::max<std::int64_t>(most_ - least_, 1));
        return (4 * kChartRows - 1) * (1 - static_cast<double>(value - least_) / span);
    }
    int row_of(std::int64_t value) const { return static_cast<int>(std::lround(dot_of(value))) / 4; }

    /// Those that fall together stand side by side, as far as there is room before the next generation.
    void draw_marks(Canvas& canvas) const {
        std::set<std::pair<int, int>> taken;
        for (const ChartLine& line : chart_.lines) {
            for (std::size_t i = 0; i < line.values.size(); ++i) {
                int x = x_of(i);
                const int y = row_of(line.values[i]);
                while (taken.contains({x, y}) && x + 1 < x_of(i) + pitch_) ++x;
                taken.emplace(x, y);
                canvas.put(left_ + x, y, line.mark, line.ink);
            }
        }
    }

    void draw_axes(Canvas& canvas) const {
        const auto label = [&](std::int64_t value) {
            canvas.put(0, row_of(value), pad_left(std::to_string(value), static_cast<std::size_t>(left_ - 2)),
                       Ink::Dim);
        };
        label(least_);
        label((least_ + most_) / 2);
        label(most_);
        if (least_ < 0) label(0);
        for (int y = 0; y < kChartRows; ++y) canvas.put(left_ - 1, y, "│", Ink::Dim);
        int free_from = 0;
        for (std::size_t i = 0; i < chart_.generations.size(); ++i) {
            const std::string number = std::to_string(chart_.generations[i]);
            if (x_of(i) < free_from) continue;
            canvas.put(left_ + x_of(i), kChartRows, number, Ink::Dim);
            free_from = x_of(i) + static_cast<int>(number.size()) + 1;
        }
    }

    std::string keys() const {
        std::vector<std::string> items;
        for (const ChartLine& line : chart_.lines) {
            items.push_back(paint(style_, line.ink, fmt::format("{} {}", line.mark, line.name)) +
                            (line.values.empty() ? "" : fmt::format(" {}", line.values.back())));
        }
        return flowed(items, "   ", static_cast<std::size_t>(style_.width), 0) + "\n";
    }

    const Chart& chart_;
    const Style& style_;
    std::int64_t least_ = 0;
    std::int64_t most_ = 1;
    int left_ = 0;
    int pitch_ = 1;
    int columns_ = 1;
};

}  // namespace

std::string render_chart(const Chart& chart, const Style& style) { return ChartDrawing(chart, style).text(); }

}  // namespace rego::app
