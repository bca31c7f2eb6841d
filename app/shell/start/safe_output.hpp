// Standard output and error for as long as it lives: nothing that steers a terminal but what rego means to, and ASCII
// alone for terminals that say that they know nothing else. Everything that is printed goes through here.
#pragma once

#include <memory>
#include <string_view>

namespace rego::app {

/// Whether the environment asks for plain ASCII: LC_ALL, LC_CTYPE or LANG, the first that is set, is `C` or `POSIX`.
/// Where none is set, nothing is known, and UTF-8 is what terminals show.
bool wants_ascii();

class SafeOutput {
  public:
    /// JSON is exact, and UTF-8 wherever it goes: then only standard error is looked through.
    SafeOutput(bool json, bool colored);
    ~SafeOutput();
    SafeOutput(const SafeOutput&) = delete;
    SafeOutput& operator=(const SafeOutput&) = delete;

    /// False if something could not be written to standard output, such as on a full disk.
    bool all_written();

  private:
    class Buffer;
    std::unique_ptr<Buffer> out_, err_;
};

/// Moves of the cursor, which are not text: straight to standard output or error, behind what has been printed there.
void steer_output(std::string_view sequence);
void steer_errors(std::string_view sequence);

}  // namespace rego::app
