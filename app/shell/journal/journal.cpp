#include "app/shell/journal/journal.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/shell/session/replace_file.hpp"
#include "parser/text/read_file.hpp"

namespace rego::app {

namespace fs = std::filesystem;

using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

constexpr std::string_view kTitle = "# rego journal";  // and a number behind it, if the version is not the first
constexpr int kVersion = 1;
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

/// Nothing, with errno set, if it cannot be read: what was read of it would not be all.
std::optional<std::string> read_all(int file) {
    std::string text;
    char buffer[65536];
    ::lseek(file, 0, SEEK_SET);
    while (true) {
        const ssize_t n = ::read(file, buffer, sizeof buffer);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return std::nullopt;
        if (n == 0) return text;
        text.append(buffer, static_cast<std::size_t>(n));
    }
}

std::string header(const std::vector<std::string>& canon_dirs) {
    std::string text = std::string(kTitle) + '\n';
    std::error_code ignored;
    for (const std::string& dir : canon_dirs)
        text += std::string(kCanon) + fs::absolute(dir, ignored).lexically_normal().string() + '\n';
    return text;
}

/// How much of the text can be read: whole lines, up to the first byte that no command has. What a power cut left
/// half-written ends without a line break, or as zeroes.
std::size_t readable(std::string_view text) {
    const std::size_t end = std::min(text.find('\0'), text.size());
    return end == 0 ? 0 : text.substr(0, end).rfind('\n') + 1;
}

/// Commands behind a place that cannot be read: there was more than a last line.
std::size_t lines_behind(std::string_view damaged) {
    std::size_t lines = 0;
    while (true) {
        const std::size_t end = damaged.find('\n');
        if (end == damaged.npos) return lines;
        const std::string_view line = damaged.substr(0, end);
        if (!line.empty() && line.find('\0') == line.npos) ++lines;
        damaged.remove_prefix(end + 1);
    }
}

/// Of the first line; nothing if it is of no journal. A journal of which not even that was written is empty.
std::optional<int> version_of(std::string_view text) {
    const std::string_view first = text.substr(0, std::min(text.find_first_of("\n\r"), text.size()));
    if (first == kTitle || (first.size() == text.size() && kTitle.starts_with(first))) return 1;
    const std::string_view number = first.substr(std::min(kTitle.size(), first.size()));
    int version = 0;
    const auto read = std::from_chars(number.data() + 1, number.data() + number.size(), version);
    if (!first.starts_with(kTitle) || !number.starts_with(' ') || read.ec != std::errc() ||
        read.ptr != number.data() + number.size())
        return std::nullopt;
    return version;
}

}  // namespace

JournalContents read_journal(std::string_view text) {
    JournalContents contents;
    const std::size_t whole = readable(text);
    contents.torn = std::string(text.substr(whole));
    contents.lost_lines = lines_behind(contents.torn);
    text = text.substr(0, whole);
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
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

std::optional<Diagnostic> refuse_journal(const std::string& path, std::string_view text) {
    const auto version = version_of(text);
    if (!version)
        return problem(ErrorKind::Usage, fmt::format("{} is no journal: its first line is not `{}`", path, kTitle),
                       fmt::format("`script {}` carries out a script", path));
    if (*version > kVersion)
        return problem(ErrorKind::Usage,
                       fmt::format("{} is a journal of a newer rego: of version {}; this one reads up to {}", path,
                                   *version, kVersion));
    return std::nullopt;
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
    struct stat kind {};
    if (::fstat(journal->file_, &kind) != 0 || !S_ISREG(kind.st_mode))
        return problem(ErrorKind::Usage, fmt::format("{} is no regular file", path));
    if (static_cast<std::size_t>(kind.st_size) > parser::largest_file()) {
        Diagnostic error = parser::too_large(path);
        error.kind = ErrorKind::Usage;  // another file, named by mistake
        return error;
    }
    const auto read = read_all(journal->file_);
    if (!read) return journal->trouble("cannot read");
    const std::string& text = *read;
    if (auto wrong = refuse_journal(path, text)) return *wrong;
    journal->found_ = read_journal(text);
    if (const auto cut = journal->cut_damage(text); !cut) return cut.error();
    const std::size_t whole = readable(text);
    ::lseek(journal->file_, 0, SEEK_END);
    if (resumed && whole > 0) {
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

/// Lines go on behind the last whole one. What cannot be read and is more than that goes into a copy first.
Result<Unit> Journal::cut_damage(const std::string& text) {
    const std::size_t whole = readable(text);
    if (whole == text.size()) return Unit{};
    if (found_.lost_lines > 0) {
        auto copy = keep_copy(path_, text);
        if (!copy) return copy.error();
        found_.copy = std::move(*copy);
    }
    if (::ftruncate(file_, static_cast<off_t>(whole)) != 0) return trouble("cannot write");
    return Unit{};
}

Result<std::string> Journal::begin_here(const Session& session) {
    const auto text = read_all(file_);
    if (!text) return trouble("cannot read");
    auto copy = keep_copy(path_, *text);
    if (!copy) return copy.error();
    edits_ = session.history_edits() + 1;  // so it is written anew
    if (const auto written = write(session); !written) return written.error();
    return copy;
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
    if (is_new_ && written_ == 0 && !broken_) {
        ::unlink(path_.c_str());
        ::unlink(link_path().c_str());
    }
    if (file_ >= 0) ::close(file_);
}

Result<Unit> Journal::append(const std::string& text) {
    if (!write_all(file_, text) || ::fdatasync(file_) != 0) return trouble("cannot write");
    return Unit{};
}

Result<Unit> Journal::rewrite(const std::string& text) {
    const auto file = replace_file(path_, text);
    if (!file) {
        Diagnostic error = file.error();
        error.message = fmt::format("cannot write journal {}: {}", path_, std::strerror(errno));
        return error;
    }
    ::close(file_);
    file_ = *file;
    return Unit{};
}

void Journal::begin(const Session& session) {
    lines_.clear();
    note_written(session, 0);
}

/// The file ends with the last entry; where the others end is known as far as they were written one after the other.
void Journal::note_written(const Session& session, std::size_t from) {
    const auto& history = session.history();
    const off_t end = ::lseek(file_, 0, SEEK_END);
    std::size_t at = end < 0 ? 0 : static_cast<std::size_t>(end);
    lines_.resize(from);
    for (std::size_t i = from; i < history.size(); ++i) lines_.push_back({history[i].line, 0});
    for (std::size_t i = lines_.size(); i > from && at > 0; --i) {
        lines_[i - 1].end = at;
        at -= std::min(at, script_line(lines_[i - 1].line).size());
    }
    written_ = history.size();
    edits_ = session.history_edits();
}

/// So many entries from the first on stand in the file as they are in the history.
std::size_t Journal::same_as_written(const Session& session) const {
    const auto& history = session.history();
    const auto [end, rest] = std::mismatch(history.begin(), history.end(), lines_.begin(), lines_.end(),
                                           [](const Entry& a, const Written& b) { return a.line == b.line; });
    return static_cast<std::size_t>(end - history.begin());
}

/// What was undone goes from the end of the file: that needs no room on the disk.
bool Journal::cut_back(std::size_t entries) {
    if (entries == 0 || lines_[entries - 1].end == 0) return false;
    return ::ftruncate(file_, static_cast<off_t>(lines_[entries - 1].end)) == 0 && ::fdatasync(file_) == 0 &&
           ::lseek(file_, 0, SEEK_END) >= 0;
}

Result<Unit> Journal::write(const Session& session) {
    constexpr std::chrono::seconds kPause{1};
    const auto now = std::chrono::steady_clock::now();
    if (broken_ && now - tried_ < kPause) return Unit{};
    const auto& history = session.history();
    const std::size_t same = broken_ ? 0 : same_as_written(session);
    const bool is_longer = !broken_ && edits_ == session.history_edits() && same == written_;
    // `undo`: the history is a part of what is there.
    const bool is_shorter = !broken_ && !is_longer && same == history.size() && cut_back(same);
    const bool is_new = !is_longer && !is_shorter;
    const std::size_t from = is_new ? 0 : same;
    // For whoever looks at the journal without playing it. Before the lines: what is cut back goes with them.
    const std::string standing = session.standing();
    std::string text = is_new ? kept_ : "";
    if (!standing.empty() && (is_new || standing != standing_)) text += fmt::format("{}{}\n", kStanding, standing);
    for (std::size_t i = from; i < history.size(); ++i) text += script_line(history[i].line);
    auto outcome = is_new ? rewrite(text) : append(text);
    standing_ = standing;
    if (!outcome && is_shorter && cut_back(same)) {  // it is right as far as it goes; a word about it had no room
        outcome = Unit{};
        standing_.clear();
    }
    if (outcome) {
        if (std::exchange(broken_, false)) news_ = fmt::format("journal {} goes on, with all that was done", path_);
        note_written(session, from);
        return outcome;
    }
    tried_ = now;
    if (std::exchange(broken_, true)) return Unit{};  // said before
    outcome.error().message += "; the journal ends here, unless there is room again";
    return outcome;
}

}  // namespace rego::app
