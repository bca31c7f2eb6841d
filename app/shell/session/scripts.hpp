// Scripts inside a session: the lines of a file as one step, all or nothing.
#pragma once

#include <string>
#include <vector>

#include "app/shell/session/runner.hpp"

namespace rego::app {

class Scripts {
  public:
    explicit Scripts(CommandRunner& session) : session_(session) {}

    /// Runs the lines of the file, with `$1` … standing for the arguments; with `afresh` in place of all that was done
    /// before.
    Outcome run(Run& run, Word path, std::vector<std::string> arguments, bool afresh);

    /// Several commands in place of the one that is being carried out: one step, all or nothing.
    Outcome run_several(Run& run, const std::vector<std::string>& commands);

  private:
    struct Script {
        std::string title;
        std::string file;
        std::string text;
    };
    Outcome run_lines(Run& run, const Script& script);

    CommandRunner& session_;
};

}  // namespace rego::app
