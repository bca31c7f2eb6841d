// Laying out text in columns: widths as a terminal sees them, padding, wrapping. Escape sequences count nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace rego::app {

/// Columns that the text takes: one for each character; none for colour escapes and combining marks.
std::size_t columns(std::string_view text);

std::string pad_right(std::string text, std::size_t width);
std::string pad_left(std::string text, std::size_t width);
std::string centred(std::string text, std::size_t width);

/// The first so many columns; a cut text ends with `…`. For text without escapes.
std::string clipped(std::string_view text, std::size_t width);

/// The text in one piece: wrapped() does not break it.
std::string bound(std::string_view text);
/// The same for what stands between backticks, which is to be typed.
std::string with_bound_commands(std::string_view text);

/// Breaks at blanks into lines of at most `width`; a longer word gets a line of its own. For text without escapes that
/// have blanks in them.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

/// Items with `separator` between them, broken into lines of at most `width` between items; further lines are indented.
std::string flowed(const std::vector<std::string>& items, std::string_view separator, std::size_t width,
                   std::size_t indent);

std::string repeated(std::string_view unit, std::size_t times);

/// Puts a frame of box characters around the lines; `title` stands in its upper edge. `width` counts the frame.
std::string framed(std::string_view title, const std::vector<std::string>& lines, std::size_t width);

}  // namespace rego::app
