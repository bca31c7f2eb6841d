#include "parser/text/read_file.hpp"

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rego::parser {

namespace {

constexpr std::size_t kMillion = 1'000'000;
constexpr std::size_t kUsualMillions = 64;

Diagnostic unreadable(const std::string& path, const std::string& why) {
    return Diagnostic::of(ErrorKind::Io, "cannot read `" + path + "`: " + why);
}

/// Whether it is what standard input is, under whatever name.
bool is_standard_input(const struct stat& file) {
    struct stat input {};
    return ::fstat(STDIN_FILENO, &input) == 0 && input.st_dev == file.st_dev && input.st_ino == file.st_ino &&
           (S_ISFIFO(input.st_mode) || S_ISSOCK(input.st_mode) || S_ISCHR(input.st_mode));
}

}  // namespace

std::size_t largest_file() {
    const char* wanted = std::getenv("REGO_MAX_FILE");
    std::size_t millions = 0;
    if (wanted != nullptr && std::from_chars(wanted, wanted + std::strlen(wanted), millions).ec == std::errc() &&
        millions > 0 && millions < kMillion)
        return millions * kMillion;
    return kUsualMillions * kMillion;
}

Diagnostic too_large(const std::string& path) {
    const std::size_t millions = largest_file() / kMillion;
    return unreadable(path, "it holds more than " + std::to_string(millions) + " MB")
        .with_hint("REGO_MAX_FILE=" + std::to_string(millions * 10) + " reads up to ten times as much");
}

std::optional<Diagnostic> refuse_file(const std::string& path) {
    struct stat file {};
    if (::stat(path.c_str(), &file) != 0) return unreadable(path, std::strerror(errno));
    if (S_ISDIR(file.st_mode)) return Diagnostic::of(ErrorKind::Io, "`" + path + "` is a folder");
    if (!S_ISREG(file.st_mode) && !is_standard_input(file)) return unreadable(path, "it is no regular file");
    if (S_ISREG(file.st_mode) && static_cast<std::size_t>(file.st_size) > largest_file()) return too_large(path);
    return std::nullopt;
}

Result<std::string> read_file(const std::string& path) {
    if (path.find('\0') != std::string::npos) return unreadable(path.c_str(), "no name of a file is like that");
    if (auto wrong = refuse_file(path)) return *wrong;
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return unreadable(path, std::strerror(errno));
    std::string text;
    std::array<char, 1 << 16> buffer{};
    ssize_t got = 0;
    do {
        got = ::read(file, buffer.data(), buffer.size());
        if (got > 0) text.append(buffer.data(), static_cast<std::size_t>(got));
    } while ((got > 0 && text.size() <= largest_file()) || (got < 0 && errno == EINTR));
    const int error = errno;
    ::close(file);
    if (got < 0) return unreadable(path, std::strerror(error));
    if (text.size() > largest_file()) return too_large(path);
    return text;
}

}  // namespace rego::parser
