#include "app/tell/render/text.hpp"

#include <algorithm>

#include "app/tell/render/glyph.hpp"

namespace rego::app {
std::size_t columns(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) {
        if (text[0] >= ' ' && text[0] <= '~') {
            ++width;
            text.remove_prefix(1);
            continue;
        }
        const Glyph glyph = first_glyph(text);
        width += glyph.columns;
        text.remove_prefix(glyph.bytes);
    }
    return width;
}

std::string pad_right(std::string text, std::size_t width) {
    const std::size_t used = columns(text);
    if (used < width) text.append(width - used, ' ');
    return text;
}

std::string pad_left(std::string text, std::size_t width) {
    const std::size_t used = columns(text);
    if (used < width) text.insert(0, width - used, ' ');
    return text;
}

std::string centred(std::string text, std::size_t width) {
    const std::size_t used = columns(text);
    if (used < width) text.insert(0, (width - used) / 2, ' ');
    return pad_right(std::move(text), width);
}

std::string clipped(std::string_view text, std::size_t width) {
    if (columns(text) <= width) return std::string(text);
    if (width == 0) return {};
    std::string cut;
    for (std::size_t used = 0; !text.empty();) {
        const Glyph glyph = first_glyph(text);
        if (used + glyph.columns > width - 1) break;
        used += glyph.columns;
        cut += text.substr(0, glyph.bytes);
        text.remove_prefix(glyph.bytes);
    }
    return cut + "…";
}

namespace {

constexpr std::string_view kUnbroken = "\u00a0";

void release(std::string& line) {
    for (std::size_t at = line.find(kUnbroken); at != std::string::npos; at = line.find(kUnbroken, at))
        line.replace(at, kUnbroken.size(), " ");
}

}  // namespace

std::string bound(std::string_view text) {
    std::string one;
    for (const char c : text) one += c == ' ' ? std::string(kUnbroken) : std::string(1, c);
    return one;
}

std::string with_bound_commands(std::string_view text) {
    std::string result;
    bool is_command = false;
    for (const char c : text) {
        is_command ^= c == '`';
        result += is_command && c == ' ' ? std::string(kUnbroken) : std::string(1, c);
    }
    return result;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines;
    const bool is_one_line = !text.empty() && text.size() <= width && text.front() != ' ' && text.back() != ' ' &&
                             text.find("  ") == std::string_view::npos;
    if (is_one_line) {
        release(lines.emplace_back(text));
        return lines;
    }
    std::string line;
    std::size_t used = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty()) continue;
        const std::size_t needed = columns(word);
        if (!line.empty() && used + 1 + needed > width) {
            lines.push_back(std::move(line));
            line.clear();
        }
        used = line.empty() ? needed : used + 1 + needed;
        if (!line.empty()) line += ' ';
        line += word;
    }
    if (!line.empty()) lines.push_back(std::move(line));
    for (std::string& each : lines) release(each);
    return lines;
}

std::string flowed(const std::vector<std::string>& items, std::string_view separator, std::size_t width,
                   std::size_t indent) {
    std::string text;
    std::size_t used = indent;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string item = items[i] + (i + 1 < items.size() ? std::string(separator) : "");
        const std::size_t needed = columns(item.substr(0, item.find_last_not_of(' ') + 1));
        if (i > 0 && used + needed > width) {
            while (text.ends_with(' ')) text.pop_back();
            text += '\n' + std::string(indent, ' ');
            used = indent;
        }
        text += item;
        used += columns(item);
    }
    return text;
}

std::string repeated(std::string_view unit, std::size_t times) {
    std::string text;
    for (std::size_t i = 0; i < times; ++i) text += unit;
    return text;
}

std::string framed(std::string_view title, const std::vector<std::string>& lines, std::size_t width) {
    const std::size_t inner = width - 4;
    std::string text = "┌─";
    std::size_t used = 2;
    if (!title.empty()) {
        text += ' ' + std::string(title) + ' ';
        used += columns(title) + 2;
    }
    text += repeated("─", width > used + 1 ? width - used - 1 : 0) + "┐\n";
    for (const std::string& line : lines) text += "│ " + pad_right(line, inner) + " │\n";
    return text + "└" + repeated("─", width - 2) + "┘\n";
}

}  // namespace rego::app
