#include "app/shell/session/replace_file.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <random>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rego::app {

namespace fs = std::filesystem;

using parser::Diagnostic;
using parser::ErrorKind;

namespace {

Diagnostic unwritable(const std::string& path) {
    return Diagnostic::of(ErrorKind::Io, fmt::format("cannot write `{}`: {}", path, std::strerror(errno)));
}

/// A file that was not there before, not even as a link; -1 with errno set if there can be none.
int open_new(const std::string& path) {
    return ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
}

struct Temporary {
    int file = -1;
    std::string path;
};

/// In the same folder, so that it can take the place of the other in one go.
Temporary open_beside(const std::string& path) {
    constexpr int kTries = 100;
    std::random_device random;
    Temporary made;
    for (int i = 0; i < kTries; ++i) {
        made.path = fmt::format("{}.{:08x}.new", path, random());
        made.file = open_new(made.path);
        if (made.file >= 0 || errno != EEXIST) break;
    }
    return made;
}

/// Whoever could read or write the old one can still.
void keep_mode(int file, const std::string& old_path) {
    struct stat old {};
    if (::stat(old_path.c_str(), &old) == 0) (void)::fchmod(file, old.st_mode & 07777);
}

}  // namespace

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

void sync_folder(const std::string& path) {
    const std::string folder = fs::path(path).parent_path().string();
    const int file = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    ::fsync(file);
    ::close(file);
}

std::string behind_links(const std::string& path) {
    constexpr int kMostLinks = 40;
    std::error_code ignored;
    fs::path real(path);
    // One by one: a link may lead to what is not there yet.
    for (int i = 0; i < kMostLinks && fs::is_symlink(real, ignored); ++i)
        real = (real.parent_path() / fs::read_symlink(real, ignored)).lexically_normal();
    return real.string();
}

parser::Result<int> replace_file(const std::string& path, std::string_view text) {
    const std::string target = behind_links(path);
    const Temporary made = open_beside(target);
    if (made.file < 0) return unwritable(path);
    keep_mode(made.file, target);
    if (::flock(made.file, LOCK_EX | LOCK_NB) != 0 || !write_all(made.file, text) || ::fsync(made.file) != 0 ||
        ::rename(made.path.c_str(), target.c_str()) != 0) {
        const Diagnostic error = unwritable(path);
        ::close(made.file);
        ::unlink(made.path.c_str());
        return error;
    }
    sync_folder(target);
    return made.file;
}

std::optional<Diagnostic> write_file(const std::string& path, std::string_view text) {
    std::error_code ignored;
    const fs::file_status there = fs::status(path, ignored);
    if (!fs::exists(there) || fs::is_regular_file(there)) {
        const auto file = replace_file(path, text);
        if (!file) return file.error();
        ::close(*file);
        return std::nullopt;
    }
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0) return unwritable(path);
    std::optional<Diagnostic> trouble;
    if (!write_all(file, text)) trouble = unwritable(path);
    ::close(file);
    return trouble;
}

FileInTheMaking::FileInTheMaking(std::string path) : path_(std::move(path)), target_(behind_links(path_)) {
    std::error_code ignored;
    const fs::file_status there = fs::status(path_, ignored);
    if (fs::exists(there) && !fs::is_regular_file(there)) {
        file_ = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC);
    } else {
        Temporary made = open_beside(target_);
        file_ = made.file;
        if (file_ >= 0) {
            made_ = std::move(made.path);
            keep_mode(file_, target_);
        }
    }
    if (file_ < 0) trouble_ = unwritable(path_);
}

FileInTheMaking::~FileInTheMaking() {
    if (file_ >= 0) ::close(file_);
    if (!made_.empty()) ::unlink(made_.c_str());
}

void FileInTheMaking::write(std::string_view text) {
    if (!trouble_ && !write_all(file_, text)) trouble_ = unwritable(path_);
}

std::optional<Diagnostic> FileInTheMaking::finish() {
    if (trouble_ || made_.empty()) return trouble_;
    if (::fsync(file_) != 0 || ::rename(made_.c_str(), target_.c_str()) != 0) return unwritable(path_);
    made_.clear();
    sync_folder(target_);
    return std::nullopt;
}

bool is_same_file(const std::string& a, const std::string& b) {
    std::error_code ignored;
    return fs::equivalent(a, b, ignored);
}

parser::Result<std::string> keep_copy(const std::string& path, std::string_view text) {
    constexpr int kMost = 1000;
    const std::string base = behind_links(path) + ".damaged";
    for (int i = 1; i < kMost; ++i) {
        const std::string name = i == 1 ? base : fmt::format("{}-{}", base, i);
        const int file = open_new(name);
        if (file < 0 && errno == EEXIST) continue;
        if (file < 0) return unwritable(name);
        const bool written = write_all(file, text) && ::fsync(file) == 0;
        const Diagnostic error = unwritable(name);
        ::close(file);
        if (!written) return error;
        sync_folder(name);
        return name;
    }
    errno = EEXIST;
    return unwritable(base);
}

}  // namespace rego::app
