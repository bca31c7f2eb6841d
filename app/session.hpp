// One line of the command language in, lines of text out. Knows no terminal, so tests can drive it.
#pragma once

#include <string>
#include <string_view>

namespace rego::app {

struct Answer {
    std::string out;  ///< for standard output
    std::string err;  ///< for standard error; not empty means the command failed
    bool exit = false;

    bool ok() const { return err.empty(); }
};

class Session {
  public:
    /// Carries out one line. `file` and `line_number` say where it stands, for errors.
    Answer run(std::string_view line, std::string_view file, int line_number = 1);
};

}  // namespace rego::app
