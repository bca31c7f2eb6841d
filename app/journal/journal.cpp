#include "app/journal/journal.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rego::app {

namespace fs = std::filesystem;

using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

constexpr std::string_view kTitle = "# rego journal";
constexpr std::string_view kCanon = "# --canon ";
constexpr std::string_view kStanding = "# standing: ";

/// Opens and locks; -1 with errno set if that fails. Makes sure that the locked file is still the one of that name.
int open_locked(const std::string& path) {
    while (true) {
        const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
        if (file < 0) return -1;
        if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
            ::close(file);
            errno = EWOULDBLOCK;
            return -1;
        }
        struct stat locked {};
        struct stat named {};
        if (::fstat(file, &locked) == 0 && ::stat(path.c_str(), &named) == 0 && locked.st_ino == named.st_ino &&
            locked.st_dev == named.st_dev)
            return file;
        ::close(file);  // replaced meanwhile by whoever had it
    }
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// A new name in a folder is only on disk when the folder is.
void sync_folder(const std::string& path) {
    const std::string folder = fs::path(path).parent_path().string();
    const int file = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    ::fsync(file);
    ::close(file);
}

std::string read_all(int file) {
    std::string text;
    char buffer[65536];
    ::lseek(file, 0, SEEK_SET);
    while (true) {
        const ssize_t n = ::read(file, buffer, sizeof buffer);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) break;
        text.append(buffer, static_cast<std::size_t>(n));
    }
    return text;
}

std::string header(const std::vector<std::string>& canon_dirs) {
    std::string text = std::string(kTitle) + '\n';
    std::error_code ignored;
    for (const std::string& dir : canon_dirs)
        text += std::string(kCanon) + fs::absolute(dir, ignored).lexically_normal().string() + '\n';
    return text;
}

/// How much of the text consists of whole lines. What a power cut left half-written ends without a line break, or as
/// bytes that no command has.
std::size_t whole_lines(std::string_view text) {
    const std::size_t zero = std::min(text.find('\0'), text.size());
    return zero == 0 ? 0 : text.substr(0, zero).rfind('\n') + 1;
}

}  // namespace

JournalContents read_journal(std::string_view text) {
    JournalContents contents;
    const std::size_t whole = whole_lines(text);
    contents.torn = std::string(text.substr(whole));
    text = text.substr(0, whole);
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.starts_with(kCanon)) {
            const std::string dir(line.substr(kCanon.size()));
            if (std::find(contents.canon_dirs.begin(), contents.canon_dirs.end(), dir) == contents.canon_dirs.end())
                contents.canon_dirs.push_back(dir);
        }
        if (line.starts_with(kStanding)) contents.standing = std::string(line.substr(kStanding.size()));
        if (!line.empty() && !line.starts_with('#')) contents.lines.emplace_back(line);
    }
    return contents;
}

std::string journal_folder() {
    if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state == '/')
        return std::string(state) + "/rego";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return std::string(home) + "/.local/state/rego";
    return {};
}

Diagnostic Journal::trouble(const std::string& what) const {
    return problem(ErrorKind::Io, fmt::format("{} journal {}: {}", what, path_, std::strerror(errno)));
}

Result<std::unique_ptr<Journal>> Journal::open(const std::string& path, const std::vector<std::string>& canon_dirs,
                                               bool resumed) {
    std::unique_ptr<Journal> journal(new Journal);
    journal->path_ = path;
    journal->file_ = open_locked(path);
    if (journal->file_ < 0) {
        if (errno == EWOULDBLOCK)
            return problem(ErrorKind::Io, fmt::format("journal {} is in use by another session", path));
        return journal->trouble("cannot open");
    }
    const std::string text = read_all(journal->file_);
    journal->found_ = read_journal(text);
    const std::size_t whole = whole_lines(text);
    if (whole != text.size() && ::ftruncate(journal->file_, static_cast<off_t>(whole)) != 0)
        return journal->trouble("cannot write");
    ::lseek(journal->file_, 0, SEEK_END);
    if (resumed) {
        // The lines are this session's own; what it was begun with stays before them.
        std::string_view rest = text;
        while (rest.starts_with('#') && rest.find('\n') != rest.npos) {
            journal->kept_ += rest.substr(0, rest.find('\n') + 1);
            rest.remove_prefix(rest.find('\n') + 1);
        }
        return journal;
    }
    const std::string own_header = header(canon_dirs);
    journal->kept_ = text.substr(0, whole) + own_header;
    if (const auto written = journal->append(own_header); !written) return written.error();
    sync_folder(path);
    return journal;
}

Result<std::unique_ptr<Journal>> Journal::create(const std::vector<std::string>& canon_dirs) {
    const std::string folder = journal_folder();
    if (folder.empty()) return problem(ErrorKind::Io, "there is no home folder to keep a journal in");
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return problem(ErrorKind::Io, fmt::format("cannot make {}: {}", folder, error.message()));
    const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    auto journal =
        open(fmt::format("{}/{:%Y%m%d-%H%M%S}-{}.rego", folder, fmt::localtime(now), ::getpid()), canon_dirs, false);
    if (journal) (*journal)->is_new_ = true;
    return journal;
}

Journal::~Journal() {
    if (is_new_ && written_ == 0 && !broken_) ::unlink(path_.c_str());
    if (file_ >= 0) ::close(file_);
}

Result<Unit> Journal::append(const std::string& text) {
    if (!write_all(file_, text) || ::fdatasync(file_) != 0) return trouble("cannot write");
    return Unit{};
}

Result<Unit> Journal::rewrite(const std::string& text) {
    // A new file takes the place of the old one in one go, locked before it can be seen.
    const std::string beside = path_ + ".new";
    const int file = ::open(beside.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) return trouble("cannot write");
    if (::flock(file, LOCK_EX | LOCK_NB) != 0 || !write_all(file, text) || ::fsync(file) != 0 ||
        ::rename(beside.c_str(), path_.c_str()) != 0) {
        const Diagnostic error = trouble("cannot write");
        ::close(file);
        ::unlink(beside.c_str());
        return error;
    }
    ::close(file_);
    file_ = file;
    sync_folder(path_);
    return Unit{};
}

void Journal::begin(const Session& session) {
    written_ = session.history().size();
    edits_ = session.history_edits();
}

Result<Unit> Journal::write(const Session& session) {
    if (broken_) return Unit{};
    const auto& history = session.history();
    const bool only_longer = edits_ == session.history_edits() && history.size() >= written_;
    std::string text = only_longer ? "" : kept_;
    for (std::size_t i = only_longer ? written_ : 0; i < history.size(); ++i) text += history[i].line + '\n';
    // For whoever looks at the journal without playing it.
    const std::string standing = session.standing();
    if (!standing.empty() && (!only_longer || standing != standing_))
        text += fmt::format("{}{}\n", kStanding, standing);
    standing_ = standing;
    auto outcome = only_longer ? append(text) : rewrite(text);
    if (outcome) {
        begin(session);
    } else {
        broken_ = true;
        outcome.error().message += "; the journal ends here";
    }
    return outcome;
}

}  // namespace rego::app
