// Messages as the language server protocol frames them: a header with the length, an empty line, that many bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace rego::app::lsp {

class Wire {
  public:
    /// Reads and writes these file descriptors, which stay open.
    Wire(int in, int out) : in_(in), out_(out) {}

    enum class Got {
        Message,
        TooLarge,   ///< it has been passed over
        Malformed,  ///< a header without a length; it has been passed over
        Nothing,    ///< the other side is gone
    };
    Got read(std::string& message);
    /// Whether something can be read within so many milliseconds; true at the end as well.
    bool wait(int milliseconds) const;
    /// False if nobody reads any more.
    bool write(std::string_view message) const;

    static constexpr std::size_t kLargest = 64U * 1024 * 1024;

  private:
    bool fill();
    bool read_header_line(std::string& line);
    bool skip(std::size_t bytes);

    int in_;
    int out_;
    std::string buffer_;
    std::size_t at_ = 0;  // what is before it has been read
};

}  // namespace rego::app::lsp
