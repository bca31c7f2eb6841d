// The one writer of tags: names and attributes in, escaped text out. Used for SVG.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rego::app::report {

/// Text that means itself in HTML and in attributes between double quotes. What no page may contain becomes U+FFFD, as
/// on a terminal: control characters, what turns the direction of writing, what is no UTF-8.
std::string escaped(std::string_view text);

/// A number for an attribute: one decimal at most.
std::string coordinate(double number);

class Markup {
  public:
    using Attributes = std::initializer_list<std::pair<std::string_view, std::string>>;

    void open(std::string_view tag, Attributes attributes = {});
    void close();
    /// An element without content.
    void leaf(std::string_view tag, Attributes attributes);
    /// An element with only text in it.
    void text(std::string_view tag, Attributes attributes, std::string_view content);

    /// All elements must have been closed.
    std::string str() && { return std::move(text_); }

  private:
    void begin(std::string_view tag, Attributes attributes);

    std::string text_;
    std::vector<std::string> open_;
};

}  // namespace rego::app::report
