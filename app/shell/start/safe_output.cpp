#include "app/shell/start/safe_output.hpp"

#include <cstdlib>
#include <iostream>
#include <streambuf>
#include <string>

#include <unistd.h>

#include "app/tell/render/ascii.hpp"
#include "app/tell/render/visible.hpp"

namespace rego::app {

bool wants_ascii() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        return std::string_view(value) == "C" || std::string_view(value) == "POSIX";
    }
    return false;
}

/// Collects what is written until it is flushed, when no character is in pieces any more, and hands it on.
class SafeOutput::Buffer : public std::streambuf {
  public:
    Buffer(std::ostream& stream, bool colored)
        : stream_(stream), below_(stream.rdbuf(this)), colored_(colored), ascii_(wants_ascii()) {}
    ~Buffer() override {
        sync();
        stream_.rdbuf(below_);
    }

  protected:
    int_type overflow(int_type c) override {
        if (!traits_type::eq_int_type(c, traits_type::eof())) text_ += traits_type::to_char_type(c);
        return traits_type::not_eof(c);
    }
    std::streamsize xsputn(const char* text, std::streamsize count) override {
        text_.append(text, static_cast<std::size_t>(count));
        return count;
    }
    int sync() override {
        if (text_.empty()) return below_->pubsync();
        std::string safe = visible(text_, colored_);
        if (ascii_) safe = in_ascii(safe);
        text_.clear();
        const auto length = static_cast<std::streamsize>(safe.size());
        return below_->sputn(safe.data(), length) == length ? below_->pubsync() : -1;
    }

  private:
    std::ostream& stream_;
    std::streambuf* below_;
    bool colored_;
    bool ascii_;
    std::string text_;
};

SafeOutput::SafeOutput(bool json, bool colored)
    : out_(json ? nullptr : std::make_unique<Buffer>(std::cout, colored)),
      err_(std::make_unique<Buffer>(std::cerr, colored)) {}
SafeOutput::~SafeOutput() = default;

bool SafeOutput::all_written() { return static_cast<bool>(std::cout.flush()); }

namespace {

void steer(std::ostream& behind, int file, std::string_view sequence) {
    behind.flush();
    while (!sequence.empty()) {
        const ssize_t written = ::write(file, sequence.data(), sequence.size());
        if (written <= 0) return;  // nobody looks
        sequence.remove_prefix(static_cast<std::size_t>(written));
    }
}

}  // namespace

void steer_output(std::string_view sequence) { steer(std::cout, STDOUT_FILENO, sequence); }
void steer_errors(std::string_view sequence) { steer(std::cerr, STDERR_FILENO, sequence); }

}  // namespace rego::app
