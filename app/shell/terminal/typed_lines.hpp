// The lines that were typed, from one session to the next: a file of lines, each below the time when it was typed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "parser/text/diagnostic.hpp"

namespace rego::app {

class TypedLines {
  public:
    /// So many are kept, and none that is longer: nobody looks for it, and to draw it takes its time.
    static constexpr std::size_t kMost = 2000;
    static constexpr std::size_t kLongest = 2000;

    /// An empty path: they are kept nowhere.
    explicit TypedLines(std::string path) : path_(std::move(path)) {}

    /// The latest of them, the oldest first. What is no file, or cannot be read, is left alone from then on.
    parser::Result<std::vector<std::string>> read();
    /// Puts one behind those that are there, also those of other sessions.
    void add(std::string_view line);

  private:
    std::string path_;
};

/// Where they are usually kept: $XDG_STATE_HOME/rego/history or ~/.local/state/rego/history; empty if there is no place
/// for it.
std::string usual_typed_lines();

}  // namespace rego::app
