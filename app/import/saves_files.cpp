#include "app/import/saves_files.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "app/follow/json_reader.hpp"
#include "app/import/database.hpp"
#include "app/import/source.hpp"

namespace rego::app::imports {

using parser::Diagnostic;
using parser::ErrorKind;
namespace fs = std::filesystem;

namespace {

/// A text of JSON has line ends only between its parts.
void add_as_line(std::string& lines, std::string save) {
    std::ranges::replace(save, '\n', ' ');
    lines += save;
    lines += '\n';
}

std::vector<std::string> players_in(const std::string& save) {
    std::vector<std::string> names;
    try {
        follow::JsonReader reader(save);
        reader.object({"players"}, [&](std::string_view key) {
            if (key != "players") return false;
            reader.list([&] {
                reader.object({"name"}, [&](std::string_view inner) {
                    if (inner == "name") names.push_back(reader.text());
                    return inner == "name";
                });
            });
            return true;
        });
    } catch (const follow::Malformed&) {  // then it has nobody to name
    }
    return names;
}

struct SaveFile {
    std::string id;
    long number = 0;
    std::string path;
};

/// `GAMEID-00012.json`, gzipped or not.
std::optional<SaveFile> save_file(const fs::path& path) {
    std::string name = path.filename().string();
    for (const char* const end : {".gz", ".json"})
        if (name.ends_with(end)) name.resize(name.size() - std::string_view(end).size());
    const auto dash = name.rfind('-');
    const std::string digits = dash == std::string::npos ? "" : name.substr(dash + 1);
    constexpr std::size_t kMostDigits = 9;
    const bool is_number = !digits.empty() && digits.size() <= kMostDigits &&
                           std::ranges::all_of(digits, [](unsigned char c) { return std::isdigit(c) != 0; });
    const bool is_json = path.string().ends_with(".json") || path.string().ends_with(".json.gz");
    if (!is_number || !is_json) return std::nullopt;
    return SaveFile{name.substr(0, dash), std::stol(digits), path.string()};
}

/// By game, in order.
parser::Result<std::map<std::string, std::vector<SaveFile>>> files_in(const std::string& folder) {
    std::error_code error;
    std::map<std::string, std::vector<SaveFile>> games;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (auto file = save_file(it->path())) games[file->id].push_back(std::move(*file));
    if (error) return Diagnostic::of(ErrorKind::Io, fmt::format("cannot read {}: {}", folder, error.message()));
    if (games.empty())
        return Diagnostic::of(ErrorKind::Io, fmt::format("{} holds no saves of the web app", folder))
            .with_hint("they are called `GAMEID-00012.json`");
    for (auto& [id, files] : games) std::ranges::sort(files, {}, &SaveFile::number);
    return games;
}

Diagnostic no_such_game(const std::string& path, const std::string& id) {
    return Diagnostic::of(ErrorKind::Usage, fmt::format("{} has no game {}", path, id))
        .with_hint(fmt::format("`rego import {}` lists its games", path));
}

}  // namespace

bool keeps_games(const std::string& path) {
    std::error_code ignored;
    return path != "-" && (fs::is_directory(path, ignored) || is_database(path));
}

parser::Result<std::vector<KeptGame>> kept_games(const std::string& path) {
    std::vector<KeptGame> games;
    if (is_database(path)) {
        const auto wrong =
            read_database(path, "", true, [&](const std::string& id, std::size_t saves, const std::string& save) {
                games.push_back({id, saves, players_in(save)});
            });
        if (wrong) return *wrong;
        return games;
    }
    const auto files = files_in(path);
    if (!files) return files.error();
    for (const auto& [id, saves] : *files) {
        const auto last = read_source(saves.back().path);
        games.push_back({id, saves.size(), last ? players_in(*last) : std::vector<std::string>{}});
    }
    return games;
}

parser::Result<std::string> saves_of(const std::string& path, const std::string& id) {
    std::string lines;
    if (is_database(path)) {
        const auto wrong = read_database(path, id, false, [&](const std::string&, std::size_t, std::string save) {
            add_as_line(lines, std::move(save));
        });
        if (wrong) return *wrong;
        if (lines.empty()) return no_such_game(path, id);
        return lines;
    }
    const auto files = files_in(path);
    if (!files) return files.error();
    const auto game = files->find(id);
    if (game == files->end()) return no_such_game(path, id);
    for (const SaveFile& file : game->second) {
        auto save = read_source(file.path);
        if (!save) return save.error();
        add_as_line(lines, std::move(*save));
    }
    return lines;
}

}  // namespace rego::app::imports
