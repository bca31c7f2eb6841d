// The rooms of the program: parts point one way, and no two folders need each other.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace {

namespace fs = std::filesystem;

/// Each room with those that its files include.
using Rooms = std::map<std::string, std::set<std::string>>;

/// "engine/exec/change.cpp" is in the room engine/exec; a file beside the folders, engine/game.hpp, is a room by
/// itself.
std::string room_of(const fs::path& file) {
    const auto folder = file.parent_path();
    return (folder.has_parent_path() ? folder : file).generic_string();
}

std::string part_of(const std::string& room) { return room.substr(0, room.find('/')); }

bool is_source(const fs::path& file) { return file.extension() == ".cpp" || file.extension() == ".hpp"; }

/// The names between the quotes of `#include "…"`.
std::vector<std::string> included_by(const fs::path& file) {
    static const std::string kInclude = "#include \"";
    std::vector<std::string> names;
    std::ifstream text{file};
    for (std::string line; std::getline(text, line);) {
        if (!line.starts_with(kInclude)) continue;
        names.push_back(line.substr(kInclude.size(), line.find('"', kInclude.size()) - kInclude.size()));
    }
    return names;
}

Rooms rooms_of(const std::vector<std::string>& parts) {
    Rooms rooms;
    for (const std::string& part : parts) {
        for (const auto& entry : fs::recursive_directory_iterator(fs::path{REGO_SOURCE_DIR} / part)) {
            if (!is_source(entry.path())) continue;
            const std::string room = room_of(fs::relative(entry.path(), REGO_SOURCE_DIR));
            for (const std::string& name : included_by(entry.path())) {
                if (const std::string other = room_of(name); other != room) rooms[room].insert(other);
            }
        }
    }
    return rooms;
}

/// The way from `here` back into a room on `path`: "engine/types -> engine/rules -> engine/types"; empty if there is
/// none.
std::string cycle_from(const Rooms& rooms, const std::string& here, std::vector<std::string>& path,
                       std::set<std::string>& cleared) {
    if (const auto start = std::find(path.begin(), path.end(), here); start != path.end()) {
        std::string way;
        for (auto it = start; it != path.end(); ++it) way += *it + " -> ";
        return way + here;
    }
    if (cleared.contains(here) || !rooms.contains(here)) return {};
    path.push_back(here);
    for (const std::string& next : rooms.at(here)) {
        if (const std::string way = cycle_from(rooms, next, path, cleared); !way.empty()) return way;
    }
    path.pop_back();
    cleared.insert(here);
    return {};
}

std::string cycle_in(const Rooms& rooms) {
    std::set<std::string> cleared;
    for (const auto& [room, needed] : rooms) {
        std::vector<std::string> path;
        if (const std::string way = cycle_from(rooms, room, path, cleared); !way.empty()) return way;
    }
    return {};
}

}  // namespace

TEST_CASE("a cycle of rooms is found, and a diamond is none") {
    CHECK(cycle_in({{"a", {"b", "c"}}, {"b", {"d"}}, {"c", {"d"}}}).empty());
    CHECK(cycle_in({{"a", {"b"}}, {"b", {"c"}}, {"c", {"b"}}}) == "b -> c -> b");
}

TEST_CASE("app needs engine, engine needs parser, never the other way") {
    const std::map<std::string, std::set<std::string>> allowed{
        {"parser", {"parser"}}, {"engine", {"engine", "parser"}}, {"app", {"app", "engine", "parser"}}};
    const Rooms rooms = rooms_of({"parser", "engine", "app"});
    CHECK(rooms.contains("engine/exec"));
    for (const auto& [room, needed] : rooms) {
        for (const std::string& other : needed) {
            CAPTURE(room);
            CAPTURE(other);
            CHECK(allowed.at(part_of(room)).contains(part_of(other)));
        }
    }
}

TEST_CASE("app asks the game, and does not reach past it to what carries out rules") {
    std::size_t asking = 0;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path{REGO_SOURCE_DIR} / "app")) {
        if (!is_source(entry.path())) continue;
        CAPTURE(entry.path());
        const std::vector<std::string> included = included_by(entry.path());
        CHECK(std::ranges::count(included, "engine/exec/executor.hpp") == 0);
        asking += std::ranges::count(included, "engine/mars/mars_game.hpp") > 0 ? 1 : 0;
    }
    CHECK(asking > 0);  // we have looked in the right place
}

TEST_CASE("the parts of a session get what they need, and do not know the session") {
    const std::set<std::string> knowing{"session.cpp", "dispatch.cpp", "flow.cpp"};
    for (const auto& entry : fs::directory_iterator(fs::path{REGO_SOURCE_DIR} / "app/shell/session")) {
        if (!is_source(entry.path())) continue;
        const std::string name = entry.path().filename().string();
        CAPTURE(name);
        const bool knows = std::ranges::count(included_by(entry.path()), "app/shell/session/session.hpp") > 0;
        CHECK(knows == knowing.contains(name));
    }
}

TEST_CASE("only what people and authors write is parsed") {
    // Lines at the prompt, the files of the canon and of authors. Whatever the program says to itself is a tree.
    const std::set<std::string> reading{"app/shell", "app/editor", "engine/load"};
    const std::regex parsing{
        R"(\bparse_(expression|metric|requirement|instruction|action|effect|class|measure|file)\()"};
    std::size_t found = 0;
    for (const std::string part : {"engine", "app"}) {
        for (const auto& entry : fs::recursive_directory_iterator(fs::path{REGO_SOURCE_DIR} / part)) {
            if (!is_source(entry.path())) continue;
            std::ifstream file{entry.path()};
            const std::string text{std::istreambuf_iterator<char>{file}, {}};
            if (!std::regex_search(text, parsing)) continue;
            const std::string name = fs::relative(entry.path(), REGO_SOURCE_DIR).generic_string();
            CAPTURE(name);
            CHECK(std::ranges::any_of(reading, [&](const std::string& room) { return name.starts_with(room + "/"); }));
            ++found;
        }
    }
    CHECK(found > 0);  // we have looked in the right place
}

TEST_CASE("no two folders need each other") { CHECK(cycle_in(rooms_of({"parser", "engine", "app"})) == ""); }
