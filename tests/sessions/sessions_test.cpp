// What a person sees: each tests/sessions/<topic>/<what-it-shows>.rego is typed into a session, and what comes back
// must be the text of the .out beside it. `tools/accept NAME` writes the .out of all whose path holds NAME. A first
// line `# flags: …` says how: `json` answers in JSON, `games` reads its scripts from scripts/games, `canon FOLDER`
// loads a folder of the repository besides the canon, `width N` shows it on a terminal of so many columns, `typed` as
// whoever types the lines sees it.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/flow.hpp"
#include "app/shell/session/session.hpp"
#include "app/tell/render/fit.hpp"

namespace fs = std::filesystem;

using namespace rego::app;

namespace {

const fs::path kRoot = REGO_SOURCE_DIR;

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

bool accepts(const std::string& name) {
    const char* wanted = std::getenv("REGO_ACCEPT");
    return wanted != nullptr && *wanted != '\0' && name.find(wanted) != std::string::npos;
}

/// Compares, or takes the new text as the right one.
void hold_against(const fs::path& path, const std::string& actual) {
    if (accepts(fs::relative(path, kRoot).string())) std::ofstream(path, std::ios::binary) << actual;
    CHECK(actual == read(path));
}

/// The canon is read once for all sessions that need no more.
std::shared_ptr<Library> library(const std::string& folder) {
    static const auto shared = std::make_shared<Library>();
    if (folder.empty()) return shared;
    return std::make_shared<Library>(std::vector<std::string>{(kRoot / folder).string()});
}

struct Flags {
    bool json = false;
    bool games = false;
    std::string canon;
    int width = 0;
    bool typed = false;
};

Flags flags_of(const std::string& text) {
    constexpr std::string_view kHead = "# flags: ";
    Flags flags;
    if (!text.starts_with(kHead)) return flags;
    std::istringstream words(text.substr(kHead.size(), text.find('\n') - kHead.size()));
    for (std::string word; words >> word;) {
        flags.json |= word == "json";
        flags.games |= word == "games";
        flags.typed |= word == "typed";
        if (word == "canon") words >> flags.canon;
        if (word == "width") words >> flags.width;
    }
    return flags;
}

std::string transcript(const fs::path& script) {
    const std::string text = read(script);
    const Flags flags = flags_of(text);
    SessionOptions options;
    options.json = flags.json;
    options.confined = Confined::All;
    options.is_typed = flags.typed;
    if (flags.width > 0) options.style.width = flags.width;
    const fs::path folder = flags.games ? kRoot / "scripts/games" : script.parent_path();
    options.folder = folder.string();
    Session session(command_table(), library(flags.canon), options);
    std::string shown;
    const std::string file = "<stdin>";
    Flow flow(session, [&](const Answer& answer, const Line& line, const Source&) {
        const std::string said = answer.out + answer.err;
        shown += "> " + line.text + '\n';
        shown += flags.width > 0 ? fitted(said, static_cast<std::size_t>(flags.width)) : said;
        return !answer.exit;
    });
    bool goes_on = true;
    for (const Line& line : split_lines(text)) {
        // At a terminal each line is a text of its own.
        goes_on = flow.take(line, {file, flags.typed ? line.text : text});
        if (!goes_on) break;
    }
    if (goes_on) flow.finish();
    // Paths depend on where the repository is.
    const std::string prefix = folder.string() + '/';
    for (std::size_t at = 0; (at = shown.find(prefix, at)) != std::string::npos;) shown.erase(at, prefix.size());
    return shown;
}

}  // namespace

TEST_CASE("sessions look as they should") {
    std::vector<fs::path> scripts;
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / "tests/sessions"))
        if (entry.path().extension() == ".rego" && entry.path().parent_path().filename() != "scripts")
            scripts.push_back(entry.path());
    std::sort(scripts.begin(), scripts.end());
    REQUIRE(!scripts.empty());
    for (const fs::path& script : scripts) {
        CAPTURE(script);
        fs::path expected = script;
        hold_against(expected.replace_extension(".out"), transcript(script));
    }
}

namespace {

/// Whether such a command answers in PETS: what it asks for is PETS.
bool asks_for_pets(const std::string& command) {
    for (const char* verb :
         {"list", "desc", "log full", "why", "step", "continue", "trace", "check", "card", "expect", "history"})
        if (command.find(verb) != std::string::npos) return true;
    return false;
}

/// Without what stands between backticks, which is to be typed or was.
std::string without_quotes(const std::string& line) {
    std::string rest;
    bool is_quoted = false;
    for (const char c : line) {
        is_quoted ^= c == '`';
        if (!is_quoted) rest += c;
    }
    return rest;
}

}  // namespace

TEST_CASE("answers name no player in PETS unless PETS is asked for") {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / "tests/sessions")) {
        if (entry.path().extension() != ".out" || entry.path().parent_path().filename() == "pets" ||
            flags_of(read(fs::path(entry.path()).replace_extension(".rego"))).json)
            continue;
        CAPTURE(entry.path());
        std::istringstream lines(read(entry.path()));
        bool in_pets = false, words_pets = false;
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("> ")) {
                in_pets = asks_for_pets(line);
                if (line == "> words pets" || line == "> trace on") words_pets = true;
                if (line == "> words table" || line == "> trace off") words_pets = false;
            }
            const bool is_echo = line.starts_with("> ") || line.starts_with("    ");
            CAPTURE(line);
            if (!in_pets && !words_pets && !is_echo) CHECK(without_quotes(line).find("<Player") == std::string::npos);
        }
    }
}

TEST_CASE("docs/commands.md is the command table") { hold_against(kRoot / "docs/commands.md", commands_as_markdown()); }

TEST_CASE("each verb has a session that uses it") {
    std::string all;
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / "tests/sessions"))
        if (entry.path().extension() == ".out") all += '\n' + read(entry.path());
    for (const CommandInfo& info : command_table()) {
        CAPTURE(info.name);
        const std::string verb(info.name);
        const bool used =
            all.find("\n> " + verb + "\n") != std::string::npos || all.find("\n> " + verb + " ") != std::string::npos ||
            all.find(" " + verb + "\n") != std::string::npos || all.find(" " + verb + " ") != std::string::npos;
        CHECK(used);
    }
}
