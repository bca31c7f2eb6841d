#include "app/shell/start/rc_file.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <sstream>

#include <fmt/format.h>

#include "app/shell/session/flow.hpp"

namespace rego::app {

namespace fs = std::filesystem;

namespace {

std::string file_text(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void keep_aliases(const Session& session, const std::string& path, std::ostream& err) {
    std::error_code error;
    fs::create_directories(fs::path(path).parent_path(), error);
    const std::string text = rc_with_aliases(file_text(path), session.aliases());
    std::ofstream file(path + ".new", std::ios::binary | std::ios::trunc);
    file << text << std::flush;
    if (file) fs::rename(path + ".new", path, error);
    if (!file || error) err << fmt::format("rego: warning: cannot write {}\n", path);
}

}  // namespace

std::string rc_path() {
    if (const char* config = std::getenv("XDG_CONFIG_HOME"); config != nullptr && *config == '/')
        return std::string(config) + "/rego/rc.rego";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return std::string(home) + "/.config/rego/rc.rego";
    return {};
}

std::string rc_with_aliases(std::string_view text, const Aliases& aliases) {
    std::string kept;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!equal_ignoring_case(Words(line).peek().text, "alias")) kept += std::string(line) + '\n';
    }
    for (const auto& [name, command] : aliases.all()) {
        const bool several = command.find(';') != std::string::npos;
        kept +=
            several ? fmt::format("alias {} = \"{}\"\n", name, command) : fmt::format("alias {} = {}\n", name, command);
    }
    return kept;
}

void read_rc(Session& session, std::ostream& err) {
    const std::string path = rc_path();
    if (path.empty()) return;
    const std::string text = file_text(path);
    const Flow::Hear hear = [&](const Answer& answer, const Line&, const Source&) {
        err << answer.err;
        return true;
    };
    run_flow(Flow(session, hear), split_lines(text), {path, text});
    session.on_alias = [path, &err](const Session& now) { keep_aliases(now, path, err); };
}

}  // namespace rego::app
