#include "tests/support/toy_game.hpp"

#include <fstream>
#include <sstream>

#include <doctest/doctest.h>

namespace rego::test {

namespace {

std::string file_text(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

std::vector<engine::CanonFile> toy_files(std::string_view more) {
    const std::string folder = REGO_SOURCE_DIR "/tests/support/toy/";
    std::vector<engine::CanonFile> files;
    // The extra file comes first: the order of declaration must not matter.
    if (!more.empty()) files.push_back({"toy/more.pets", std::string(more), "toy"});
    files.push_back({"toy/toy.pets", file_text(folder + "toy.pets"), "toy"});
    files.push_back({"toy/language.json5", file_text(folder + "language.json5"), "toy"});
    return files;
}

namespace {

std::shared_ptr<const engine::ClassTable> table_of(std::vector<engine::CanonFile> files) {
    return std::make_shared<engine::ClassTable>(std::make_shared<engine::Canon>(engine::load_canon(std::move(files))));
}

}  // namespace

std::shared_ptr<const engine::ClassTable> toy_table(std::string_view more) { return table_of(toy_files(more)); }

Table toy_game(std::string_view more, engine::CustomRules custom) {
    return toy_game_of(toy_files(more), std::move(custom));
}

Table toy_card(const std::string& body, const std::string& more) {
    return toy_game("CLASS Charm : Card { " + body + " }\n" + more).with("Charm<Player1>");
}

Table toy_game_of(std::vector<engine::CanonFile> files, engine::CustomRules custom) {
    auto table = table_of(std::move(files));
    for (const auto& problem : table->problems()) FAIL_CHECK(problem.file << ": " << problem.message);
    engine::GameParts parts;
    parts.modules = {"toy"};
    parts.without = {"Player3"};
    return Table{std::move(table), parts, std::move(custom)};
}

}  // namespace rego::test
