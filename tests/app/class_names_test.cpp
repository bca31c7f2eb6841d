// What app knows of Terraforming Mars by name: the kinds that the command language is about, and nothing else. What a
// class is called and how it looks is said in the canon (words.json5), so that a new module needs no line of C++.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/types/class_table.hpp"

namespace fs = std::filesystem;

namespace {

const fs::path kApp = fs::path(REGO_SOURCE_DIR) / "app";

/// The one place for such names; each has its reason there.
const fs::path kKinds = kApp / "tell" / "lens" / "kinds.hpp";

/// Names of classes that stand for something else.
const std::map<std::string, std::string> kAllowed{
    {"Research", "a phase as `phase` calls it; the card of that name is not meant"},
};

const rego::engine::ClassTable& classes() {
    static const rego::engine::ClassTable made(
        std::make_shared<const rego::engine::Canon>(rego::engine::load_embedded_canon({})));
    return made;
}

/// What stands in quotes in a line of C++, comments and includes left out.
std::vector<std::string> literals(std::string line) {
    if (line.starts_with("#include")) return {};
    static const std::regex literal(R"re("((?:[^"\\]|\\.)*)"|//.*)re");
    std::vector<std::string> found;
    for (std::sregex_iterator it(line.begin(), line.end(), literal), end; it != end; ++it) {
        if (it->str().starts_with("//")) break;
        found.push_back((*it)[1]);
    }
    return found;
}

/// The class with which a text in PETS begins: `CityTile` of "2 CityTile<Anyone>" and of "PROD[-CityTile]".
std::string first_class(const std::string& text) {
    static const std::regex pets(R"re(^(?:PROD\[)?-?(?:\d+ )?(\w+)(?:[<(,\]].*)?$)re");
    std::smatch match;
    if (!std::regex_match(text, match, pets)) return {};
    const auto cls = classes().find(match[1].str());
    return cls && classes().info(*cls).name == match[1].str() ? match[1].str() : std::string{};
}

std::vector<std::string> class_names_in(const fs::path& file) {
    std::vector<std::string> found;
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        for (const std::string& text : literals(line)) {
            if (const std::string cls = first_class(text); !cls.empty()) found.push_back(cls);
        }
    }
    return found;
}

}  // namespace

TEST_CASE("no file of app but one names a class of the canon") {
    std::size_t files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(kApp)) {
        const fs::path& file = entry.path();
        if ((file.extension() != ".cpp" && file.extension() != ".hpp") || file == kKinds) continue;
        ++files;
        for (const std::string& cls : class_names_in(file)) {
            CAPTURE(file);
            CAPTURE(cls);
            CHECK_MESSAGE(kAllowed.contains(cls), "what is known of a class belongs into canon/*/words.json5");
        }
    }
    CHECK(files > 50);
}

TEST_CASE("every kind that app names is a class of the canon") {
    // A word of PETS.
    const std::vector<std::string> others{"This"};
    std::size_t kinds = 0;
    std::ifstream lines(kKinds);
    for (std::string line; std::getline(lines, line);) {
        for (const std::string& cls : literals(line)) {
            CAPTURE(cls);
            const bool is_other = std::find(others.begin(), others.end(), cls) != others.end();
            CHECK(classes().find(cls).has_value() != is_other);
            ++kinds;
        }
    }
    CHECK(kinds > 40);
}

TEST_CASE("the test above sees class names") {
    CHECK(literals(R"(add("Steel", 2);  // "Plant")") == std::vector<std::string>{"Steel"});
    CHECK(first_class("Steel") == "Steel");
    CHECK(first_class("PROD[-2 Heat]") == "Heat");
    CHECK(first_class("Production<Class<{}>>") == "Production");
    CHECK(first_class("count Plant").empty());
}
