#include "app/shell/terminal/typed_lines.hpp"

#include <chrono>
#include <cstdlib>
#include <filesystem>

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/shell/session/locked_folder.hpp"
#include "app/shell/session/replace_file.hpp"
#include "parser/text/read_file.hpp"

namespace rego::app {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kTime = "### ";

std::string entry(std::string_view line) {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    return fmt::format("{}{:%Y-%m-%d %H:%M:%S}.000\n{}\n", kTime, fmt::gmtime(now), line);
}

std::vector<std::string> latest_lines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        const bool is_line = !line.empty() && !line.starts_with(kTime) && line.find('\0') == line.npos;
        if (is_line && line.size() <= TypedLines::kLongest) lines.emplace_back(line);
    }
    if (lines.size() > TypedLines::kMost)
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(TypedLines::kMost));
    return lines;
}

}  // namespace

std::string usual_typed_lines() {
    const char* state = std::getenv("XDG_STATE_HOME");
    const char* home = std::getenv("HOME");
    fs::path folder;
    if (state != nullptr && *state != '\0') {
        folder = state;
    } else if (home != nullptr && *home != '\0') {
        folder = fs::path(home) / ".local" / "state";
    } else {
        return {};
    }
    folder /= "rego";
    std::error_code error;
    fs::create_directories(folder, error);
    return ::access(folder.c_str(), W_OK) == 0 ? (folder / "history").string() : std::string();
}

parser::Result<std::vector<std::string>> TypedLines::read() {
    std::error_code ignored;
    if (path_.empty() || !fs::exists(path_, ignored)) return std::vector<std::string>{};
    const LockedFolder locked(fs::path(path_).parent_path().string());
    const auto text = parser::read_file(path_);
    if (!text) {
        path_.clear();
        return text.error();
    }
    std::vector<std::string> lines = latest_lines(*text);
    // Twice as much as is wanted, or lines that nobody wants: time to make it shorter.
    constexpr std::size_t kLargest = 2 * TypedLines::kMost * 100;
    if (text->size() > kLargest) {
        std::string kept;
        for (const std::string& line : lines) kept += entry(line);
        if (kept.size() < text->size() / 2) (void)write_file(path_, kept);
    }
    return lines;
}

void TypedLines::add(std::string_view line) {
    if (path_.empty() || line.size() > kLongest) return;
    const LockedFolder locked(fs::path(path_).parent_path().string());
    // Not to wait for whoever would read a pipe that has come there meanwhile.
    const int file = ::open(path_.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0600);
    if (file < 0) return;
    struct stat kind {};
    if (::fstat(file, &kind) == 0 && S_ISREG(kind.st_mode)) (void)write_all(file, entry(line));
    ::close(file);
}

}  // namespace rego::app
