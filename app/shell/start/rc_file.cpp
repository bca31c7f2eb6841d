#include "app/shell/start/rc_file.hpp"

#include <cstdlib>
#include <filesystem>
#include <ostream>

#include <fmt/format.h>

#include "app/shell/session/flow.hpp"
#include "app/shell/session/locked_folder.hpp"
#include "app/shell/session/log.hpp"
#include "app/shell/session/replace_file.hpp"
#include "parser/text/read_file.hpp"

namespace rego::app {

namespace fs = std::filesystem;

namespace {

using parser::Diagnostic;
using parser::Result;

/// Nothing where there is no such file; an error if it cannot be read.
Result<std::string> rc_text(const std::string& path) {
    std::error_code ignored;
    if (fs::symlink_status(path, ignored).type() == fs::file_type::not_found) return std::string();
    if (!fs::exists(path, ignored) && fs::is_symlink(path, ignored)) return std::string();  // leads to what will be
    return parser::read_file(path);
}

std::optional<Diagnostic> keep_alias(const Session& session, const std::string& name, const std::string& path) {
    const std::string folder = fs::path(path).parent_path().string();
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    const LockedFolder locked(folder);
    const auto text = rc_text(path);
    if (!text) return text.error();
    const Aliases::Alias* alias = session.aliases().find(name);
    return write_file(path, rc_with_alias(*text, name, alias == nullptr ? nullptr : &alias->command));
}

/// `alias NAME = …` and nothing else.
bool is_alias_line(std::string_view line, const std::string& name) {
    const std::vector<Line> commands = split_lines(line);
    if (commands.size() != 1) return false;
    Words words(commands.front().text);
    return equal_ignoring_case(words.take().text, "alias") && equal_ignoring_case(words.take().text, name);
}

}  // namespace

std::string rc_path() {
    if (const char* config = std::getenv("XDG_CONFIG_HOME"); config != nullptr && *config == '/')
        return std::string(config) + "/rego/rc.rego";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return std::string(home) + "/.config/rego/rc.rego";
    return {};
}

std::string rc_with_alias(std::string_view text, const std::string& name, const std::string* command) {
    std::string kept;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!is_alias_line(line, name)) kept += std::string(line) + '\n';
    }
    if (command == nullptr) return kept;
    const char* const quote = command->find(';') != std::string::npos ? "\"" : "";
    return kept + fmt::format("alias {} = {}{}{}\n", name, quote, *command, quote);
}

void read_rc(Session& session, std::ostream& err) {
    const std::string path = rc_path();
    if (path.empty()) return;
    const auto warn = [&err](const Diagnostic& wrong, std::string_view so) {
        err << fmt::format("rego: warning: {}; {}\n", wrong.message, so);
    };
    const auto text = rc_text(path);
    if (!text) warn(text.error(), "your aliases are missing, and new ones are not kept");
    const Flow::Hear hear = [&](const Answer& answer, const Line&, const Source&) {
        err << answer.err;
        return true;
    };
    if (text) log(LogLevel::Info, "aliases: {} bytes from {}", text->size(), path);
    if (text) run_flow(Flow(session, hear), split_lines(*text), {path, *text});
    session.on_alias = [path, warn](const Session& now, const std::string& name) {
        if (const auto wrong = keep_alias(now, name, path)) warn(*wrong, "the alias is not kept");
    };
}

}  // namespace rego::app
