#include "app/editor/lsp/wire.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <optional>

#include <poll.h>
#include <unistd.h>

#include "app/shell/session/replace_file.hpp"
#include "parser/text/letters.hpp"

namespace rego::app::lsp {
namespace {

constexpr std::size_t kLongestHeader = 64U * 1024;

std::optional<std::size_t> length_of(std::string_view header) {
    constexpr std::string_view kName = "content-length:";
    if (!parser::equal_ignoring_case(header.substr(0, kName.size()), kName)) return std::nullopt;
    header.remove_prefix(kName.size());
    header.remove_prefix(std::min(header.find_first_not_of(' '), header.size()));
    std::size_t length = 0;
    const auto [end, error] = std::from_chars(header.data(), header.data() + header.size(), length);
    if (error != std::errc() || end != header.data() + header.size()) return std::nullopt;
    return length;
}

}  // namespace

bool Wire::wait(int milliseconds) const {
    if (at_ < buffer_.size()) return true;
    pollfd ready{in_, POLLIN, 0};
    return ::poll(&ready, 1, milliseconds) > 0;
}

/// More into the buffer; false at the end.
bool Wire::fill() {
    if (at_ > 0) buffer_.erase(0, std::exchange(at_, 0));
    std::array<char, 64U * 1024> piece;
    ssize_t count = 0;
    do {
        count = ::read(in_, piece.data(), piece.size());
    } while (count < 0 && errno == EINTR);
    if (count <= 0) return false;
    buffer_.append(piece.data(), static_cast<std::size_t>(count));
    return true;
}

bool Wire::read_header_line(std::string& line) {
    std::size_t end = 0;
    while ((end = buffer_.find('\n', at_)) == std::string::npos) {
        if (buffer_.size() - at_ > kLongestHeader || !fill()) return false;
    }
    line = buffer_.substr(at_, end - at_);
    if (line.ends_with('\r')) line.pop_back();
    at_ = end + 1;
    return true;
}

bool Wire::skip(std::size_t bytes) {
    while (bytes > 0) {
        if (at_ == buffer_.size() && !fill()) return false;
        const std::size_t now = std::min(bytes, buffer_.size() - at_);
        at_ += now;
        bytes -= now;
    }
    return true;
}

Wire::Got Wire::read(std::string& message) {
    std::optional<std::size_t> length;
    std::string line;
    do {
        if (!read_header_line(line)) return Got::Nothing;
        if (const auto found = length_of(line)) length = found;
    } while (!line.empty());
    if (!length) return Got::Malformed;
    if (*length > kLargest) return skip(*length) ? Got::TooLarge : Got::Nothing;
    while (buffer_.size() - at_ < *length)
        if (!fill()) return Got::Nothing;
    message = buffer_.substr(at_, *length);
    at_ += *length;
    return Got::Message;
}

bool Wire::write(std::string_view message) const {
    return write_all(out_, "Content-Length: " + std::to_string(message.size()) + "\r\n\r\n" + std::string(message));
}

}  // namespace rego::app::lsp
