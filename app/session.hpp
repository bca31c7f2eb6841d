// One line of the command language in, lines of text out. Knows no terminal, so tests can drive it.
#pragma once

#include <string>
#include <string_view>

namespace rego::app {

struct Answer {
    std::string out = {};  ///< for standard output
    std::string err = {};  ///< for standard error; not empty means the command failed
    bool exit = false;

    bool ok() const { return err.empty(); }
};

class Session {
  public:
    /// Carries out the last line of `source`. What comes before it only counts for line numbers in errors.
    Answer run(std::string_view source, std::string_view file);
};

}  // namespace rego::app
