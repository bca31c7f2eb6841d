#include "app/tell/report/markup.hpp"

#include <cmath>

#include <fmt/format.h>

#include "app/tell/render/visible.hpp"

namespace rego::app::report {

std::string escaped(std::string_view text) {
    std::string safe;
    safe.reserve(text.size());
    for (const char c : visible(text, false)) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            case '\'': safe += "&#39;"; break;
            default: safe += c;
        }
    }
    return safe;
}

std::string coordinate(double number) {
    const double rounded = std::round(number * 10) / 10;
    return rounded == std::floor(rounded) ? fmt::format("{:.0f}", rounded + 0.0) : fmt::format("{:.1f}", rounded);
}

void Markup::begin(std::string_view tag, Attributes attributes) {
    text_ += '<';
    text_ += tag;
    for (const auto& [name, value] : attributes) text_ += fmt::format(" {}=\"{}\"", name, escaped(value));
}

void Markup::open(std::string_view tag, Attributes attributes) {
    begin(tag, attributes);
    text_ += '>';
    open_.emplace_back(tag);
}

void Markup::close() {
    text_ += "</" + open_.back() + ">";
    open_.pop_back();
}

void Markup::leaf(std::string_view tag, Attributes attributes) {
    begin(tag, attributes);
    text_ += "/>";
}

void Markup::text(std::string_view tag, Attributes attributes, std::string_view content) {
    open(tag, attributes);
    text_ += escaped(content);
    close();
}

}  // namespace rego::app::report
