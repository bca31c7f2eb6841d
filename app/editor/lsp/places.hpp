// Places in a text as editors count them: lines from 0, and columns in units of UTF-16.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "parser/span.hpp"

namespace rego::app::lsp {

struct Position {
    std::size_t line = 0;
    std::size_t column = 0;
};

class Places {
  public:
    /// The text must outlive this.
    explicit Places(std::string_view text);

    Position position(std::size_t offset) const;
    /// A place beyond the end of a line is its end; one beyond the text is the end of that.
    std::size_t offset(Position position) const;
    /// Where the line begins.
    std::size_t line_begin(std::size_t line) const;
    std::size_t lines() const { return begins_.size(); }
    std::string_view text() const { return text_; }

  private:
    std::string_view text_;
    std::vector<std::size_t> begins_;
};

/// In units of UTF-16.
std::size_t utf16_length(std::string_view text);

/// The name that the place is in or right behind; empty if there is none.
parser::Span name_at(std::string_view text, std::size_t offset);

/// `file:///a%20b` is `/a b`; empty if it is no file.
std::string path_of_uri(std::string_view uri);
std::string uri_of_path(std::string_view path);

}  // namespace rego::app::lsp
