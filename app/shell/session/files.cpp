#include "app/shell/session/files.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>
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

bool Files::may_read(const std::string& full_path) const { return !is_confined() || is_inside(full_path, folder_); }

namespace {

constexpr std::string_view kHowToLet = "start rego with --allow-files to let it";
constexpr std::string_view kWritesNone = "a script writes no files";

std::string reads_none(const std::string& path) {
    return fmt::format("a script reads only below its own folder, not `{}`", path);
}

}  // namespace

std::optional<Diagnostic> Files::refuse_script(const std::string& rule, const std::string& wish) const {
    const std::string script = at_work();
    if (confined_ == Confined::Nobody || script.empty()) return std::nullopt;
    if (asks && asks(fmt::format("{} wants to {}", script, wish))) return std::nullopt;
    return problem(ErrorKind::Io, rule, asks ? std::string() : std::string(kHowToLet));
}

std::optional<Diagnostic> Files::refuse_reading(std::string_view path) const {
    const std::string full = full_path(path);
    if (may_read(full)) return std::nullopt;
    return problem(ErrorKind::Io, reads_none(full), std::string(kHowToLet));
}

Result<std::string> Files::read(std::string_view path, std::string* resolved) const {
    const std::string full = full_path(path);
    if (resolved != nullptr) *resolved = full;
    if (auto wrong = refuse_reading(path)) return *wrong;
    if (!at_work().empty() && !is_inside(full, fs::path(at_work()).parent_path()))
        if (auto wrong = refuse_script(reads_none(full), fmt::format("read {}", full))) return *wrong;
    return parser::read_file(full);
}

std::optional<Diagnostic> Files::refuse_writing(std::string_view path, bool force) const {
    const std::string full = full_path(path);
    if (is_confined()) return problem(ErrorKind::Io, std::string(kWritesNone), std::string(kHowToLet));
    std::error_code trouble;
    if (fs::is_directory(full, trouble)) return problem(ErrorKind::Io, fmt::format("`{}` is a folder", full));
    const bool is_there = fs::exists(full, trouble);
    if (!force && is_there)
        return problem(ErrorKind::Io, fmt::format("`{}` is there already", full),
                       fmt::format("`force` behind the name writes over it: `{} force`", path));
    if (is_there && !fs::is_regular_file(full, trouble))
        return problem(ErrorKind::Io, fmt::format("`{}` is no regular file", full));
    const fs::path folder = fs::path(behind_links(full)).parent_path();
    if (::access(folder.empty() ? "." : folder.c_str(), W_OK | X_OK) != 0)
        return problem(ErrorKind::Io, fmt::format("cannot write `{}`: {}", full, std::strerror(errno)));
    return std::nullopt;
}

Outcome Files::write(std::string_view path, const std::string& text, bool force) const {
    if (auto wrong = refuse_writing(path, force)) return *wrong;
    const std::string full = full_path(path);
    std::error_code ignored;
    const char* const how = fs::exists(full, ignored) ? "write over" : "write";
    if (auto wrong = refuse_script(std::string(kWritesNone), fmt::format("{} {}", how, full))) return *wrong;
    const auto file = replace_file(full, text);
    if (!file) return file.error();
    ::close(*file);
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
