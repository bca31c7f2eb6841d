#include "app/session/files.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

namespace rego::app {

namespace fs = std::filesystem;

using engine::Unit;
using parser::Diagnostic;
using parser::ErrorKind;
using parser::Result;

namespace {

bool is_inside(const fs::path& path, const fs::path& folder) {
    std::error_code ignored;
    const fs::path inner = fs::weakly_canonical(path, ignored);
    const fs::path outer = fs::weakly_canonical(folder.empty() ? fs::path(".") : folder, ignored);
    const auto [end, rest] = std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end());
    return end == outer.end();
}

/// `~/x` is in the home folder.
std::string at_home(std::string_view path) {
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0' || !(path == "~" || path.starts_with("~/"))) return std::string(path);
    return home + std::string(path.substr(1));
}

}  // namespace

std::string Files::full_path(std::string_view path) const {
    const fs::path wanted(at_home(unquoted(path)));
    if (wanted.is_absolute()) return wanted.string();
    const fs::path folder = running_.empty() ? fs::path(folder_) : fs::path(running_.back()).parent_path();
    std::error_code ignored;
    if (fs::exists(folder / wanted, ignored) || !fs::exists(wanted, ignored)) return (folder / wanted).string();
    return wanted.string();
}

std::optional<Diagnostic> Files::refuse_reading(std::string_view path) const {
    const std::string full = full_path(path);
    if (!is_confined_ || is_inside(full, folder_)) return std::nullopt;
    return problem(ErrorKind::Io, fmt::format("a replayed script reads only below its own folder, not `{}`", full),
                   "start rego with --allow-files to let it");
}

Result<std::string> Files::read(std::string_view path, std::string* resolved) const {
    const std::string full = full_path(path);
    if (resolved != nullptr) *resolved = full;
    if (auto wrong = refuse_reading(path)) return *wrong;
    std::error_code trouble;
    if (fs::is_directory(full, trouble)) return problem(ErrorKind::Io, fmt::format("`{}` is a folder", full));
    std::ifstream file(full, std::ios::binary);
    if (!file) return problem(ErrorKind::Io, fmt::format("cannot read `{}`: {}", full, std::strerror(errno)));
    std::ostringstream text;
    text << file.rdbuf();
    if (file.bad()) return problem(ErrorKind::Io, fmt::format("cannot read `{}`", full));
    return text.str();
}

Outcome Files::write(std::string_view path, const std::string& text, bool force) const {
    const std::string full = full_path(path);
    if (is_confined_)
        return problem(ErrorKind::Io, "a replayed script writes no files", "start rego with --allow-files to let it");
    std::error_code trouble;
    if (fs::is_directory(full, trouble)) return problem(ErrorKind::Io, fmt::format("`{}` is a folder", full));
    if (!force && fs::exists(full, trouble))
        return problem(ErrorKind::Io, fmt::format("`{}` is there already", full), fmt::format("`save {} force`", path));
    // Beside it first, so that a full disk does not cost the old one.
    const std::string beside = full + ".new";
    {
        std::ofstream file(beside, std::ios::binary | std::ios::trunc);
        file << text << std::flush;
        if (!file) {
            const std::string why = std::strerror(errno);
            file.close();
            fs::remove(beside, trouble);
            return problem(ErrorKind::Io, fmt::format("cannot write `{}`: {}", full, why));
        }
    }
    fs::rename(beside, full, trouble);
    if (trouble) {
        std::error_code ignored;
        fs::remove(beside, ignored);
        return problem(ErrorKind::Io, fmt::format("cannot write `{}`: {}", full, trouble.message()));
    }
    return Unit{};
}

std::optional<std::string> Files::loop_to(const std::string& script) const {
    std::error_code ignored;
    const std::string known_as = fs::weakly_canonical(script, ignored).string();
    const bool runs = std::any_of(running_.begin(), running_.end(), [&](const std::string& each) {
        return fs::weakly_canonical(each, ignored).string() == known_as;
    });
    if (!runs) return std::nullopt;
    std::string chain;
    for (const std::string& each : running_) chain += each + " -> ";
    return chain + script;
}

const std::string* Files::text_of(std::string_view file) const {
    const auto it = texts_.find(file);
    return it == texts_.end() ? nullptr : &it->second;
}

}  // namespace rego::app
