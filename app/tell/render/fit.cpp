#include "app/tell/render/fit.hpp"

#include <algorithm>
#include <vector>

#include "app/tell/render/glyph.hpp"
#include "app/tell/render/text.hpp"

namespace rego::app {

namespace {

/// Further than this a continued line is not set in, however deep its first one was.
constexpr std::size_t kMostIndent = 12;
constexpr std::size_t kHanging = 2;

bool is_caret_line(std::string_view line) {
    return line.find('^') != std::string_view::npos && line.find_first_not_of(" ^~\t") == std::string_view::npos;
}

/// So many columns of the text from there on.
std::string cut_out(std::string_view text, std::size_t from, std::size_t width) {
    std::string part;
    std::size_t at = 0;
    while (!text.empty()) {
        const Glyph glyph = first_glyph(text);
        if (at >= from && at + glyph.columns <= from + width) part += text.substr(0, glyph.bytes);
        at += glyph.columns;
        text.remove_prefix(glyph.bytes);
    }
    return part;
}

/// A line of a source and its caret: both cut at the same columns, so that the caret still points at its place.
std::string neighbourhood(std::string_view source, std::string_view caret, std::size_t width) {
    const std::size_t at = caret.find('^');
    const std::size_t from = at + 4 < width ? 0 : at - std::min(at, width / 2);
    return cut_out(source, from, width) + "\n" + cut_out(caret, from, width) + "\n";
}

/// Words too long for a line are cut: nothing is gained by letting the terminal do it.
void add_word(std::string_view word, std::size_t width, std::size_t indent, std::string& text, std::size_t& used) {
    const std::size_t needed = columns(word);
    if (used > indent && used + needed > width) {
        while (text.ends_with(' ')) text.pop_back();
        text += '\n' + std::string(indent, ' ');
        used = indent;
    }
    text += word;
    used += needed;
}

std::string broken(std::string_view line, std::size_t width) {
    const std::size_t first = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t indent = std::min({first + kHanging, kMostIndent, width / 2});
    std::string text(line.substr(0, first));
    std::size_t used = first;
    line.remove_prefix(first);
    while (!line.empty()) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        add_word(line.substr(0, blank), width, used == first ? first : indent, text, used);
        const std::size_t end = std::min(line.find_first_not_of(' ', blank), line.size());
        text += line.substr(blank, end - blank);
        used += end - blank;
        line.remove_prefix(end);
    }
    while (text.ends_with(' ')) text.pop_back();
    return text + "\n";
}

}  // namespace

std::string fitted(std::string_view text, std::size_t width) {
    if (width < 20) return std::string(text);  // nobody reads that
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    std::string shown;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool has_caret = i + 1 < lines.size() && is_caret_line(lines[i + 1]);
        if (has_caret) {
            const bool fits = columns(lines[i]) <= width && columns(lines[i + 1]) <= width;
            shown += fits ? std::string(lines[i]) + "\n" + std::string(lines[i + 1]) + "\n"
                          : neighbourhood(lines[i], lines[i + 1], width);
            ++i;
        } else {
            shown += columns(lines[i]) <= width ? std::string(lines[i]) + "\n" : broken(lines[i], width);
        }
    }
    if (!text.ends_with('\n') && shown.ends_with('\n')) shown.pop_back();
    return shown;
}

}  // namespace rego::app
