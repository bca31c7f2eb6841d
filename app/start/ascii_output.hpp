// Standard output and error in ASCII, for as long as it lives: for terminals that say that they know nothing else.
#pragma once

#include <iosfwd>
#include <memory>

namespace rego::app {

/// Whether the environment asks for plain ASCII: LC_ALL, LC_CTYPE or LANG, the first that is set, is `C` or `POSIX`.
/// Where none is set, nothing is known, and UTF-8 is what terminals show.
bool wants_ascii();

class AsciiOutput {
  public:
    AsciiOutput();
    ~AsciiOutput();
    AsciiOutput(const AsciiOutput&) = delete;
    AsciiOutput& operator=(const AsciiOutput&) = delete;

  private:
    class Buffer;
    std::unique_ptr<Buffer> out_, err_;
};

}  // namespace rego::app
