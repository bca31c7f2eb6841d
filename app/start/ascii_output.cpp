#include "app/start/ascii_output.hpp"

#include <cstdlib>
#include <iostream>
#include <streambuf>
#include <string>
#include <string_view>

#include "app/render/ascii.hpp"

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
class AsciiOutput::Buffer : public std::streambuf {
  public:
    explicit Buffer(std::ostream& stream) : stream_(stream), below_(stream.rdbuf(this)) {}
    ~Buffer() override {
        sync();
        stream_.rdbuf(below_);
    }

  protected:
    int_type overflow(int_type c) override {
        if (!traits_type::eq_int_type(c, traits_type::eof())) take(std::string(1, traits_type::to_char_type(c)));
        return traits_type::not_eof(c);
    }
    std::streamsize xsputn(const char* text, std::streamsize count) override {
        take(std::string(text, static_cast<std::size_t>(count)));
        return count;
    }
    int sync() override {
        const std::string plain = in_ascii(text_);
        text_.clear();
        below_->sputn(plain.data(), static_cast<std::streamsize>(plain.size()));
        return below_->pubsync();
    }

  private:
    void take(std::string_view text) { text_ += text; }

    std::ostream& stream_;
    std::streambuf* below_;
    std::string text_;
};

AsciiOutput::AsciiOutput() : out_(std::make_unique<Buffer>(std::cout)), err_(std::make_unique<Buffer>(std::cerr)) {}
AsciiOutput::~AsciiOutput() = default;

}  // namespace rego::app
