// Text is read where people and authors write it: in the shell, in the editor, and when the canon is loaded. Everything
// else passes values: whoever has a type, a rule or a move does not print it for somebody else to parse.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>

#include <doctest/doctest.h>

namespace fs = std::filesystem;

namespace {

const fs::path kRoot = REGO_SOURCE_DIR;

/// Where people's and authors' text comes in.
bool is_door(const fs::path& file) {
    const std::array<fs::path, 3> doors{kRoot / "app" / "shell", kRoot / "app" / "editor", kRoot / "engine" / "load"};
    return std::ranges::any_of(doors,
                               [&](const fs::path& door) { return file.string().starts_with(door.string() + "/"); });
}

/// The readers that parser/parse.hpp offers.
std::regex readers() {
    std::ifstream face(kRoot / "parser" / "parse.hpp");
    static const std::regex declared(R"(\b(parse_\w+)\()");
    std::string names;
    for (std::string line; std::getline(face, line);) {
        std::smatch name;
        if (std::regex_search(line, name, declared)) names += (names.empty() ? "" : "|") + name[1].str();
    }
    REQUIRE(names.find("parse_instruction") != std::string::npos);
    return std::regex("\\b(" + names + ")\\b");
}

}  // namespace

TEST_CASE("PETS is parsed only where somebody has written it") {
    const std::regex call = readers();
    std::size_t files = 0, doors = 0;
    for (const char* part : {"app", "engine"}) {
        for (const auto& entry : fs::recursive_directory_iterator(kRoot / part)) {
            const fs::path& file = entry.path();
            if (file.extension() != ".cpp" && file.extension() != ".hpp") continue;
            ++files;
            std::ifstream lines(file);
            std::size_t number = 0;
            for (std::string line; std::getline(lines, line);) {
                ++number;
                if (line.find("parse_") == std::string::npos || !std::regex_search(line, call)) continue;
                if (is_door(file)) {
                    ++doors;
                    continue;
                }
                CAPTURE(file);
                CAPTURE(number);
                CHECK_MESSAGE(false, line);
            }
        }
    }
    CHECK(files > 300);
    CHECK(doors > 0);
}
