// Where sources come from: databases and folders of saves, damaged ones, and all places that take logs as games.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "app/import/library.hpp"
#include "app/import/report.hpp"
#include "app/import/saves_files.hpp"
#include "app/import/script.hpp"
#include "app/import/source.hpp"
#include "app/import/wish.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/session.hpp"
#include "app/tell/games/reading.hpp"
#include "engine/ready/embedded_table.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego;
using namespace rego::app::imports;

namespace {

const std::string kSources = REGO_SOURCE_DIR "/tests/data/imports/";
const std::string kSaves = kSources + "saves-of-two-generations.saves.jsonl";
const std::string kLog = kSources + "log-of-two-generations.log.txt";

const ImportLibrary& library_for_sources() {
    static const auto loaded = ImportLibrary::load(engine::embedded_table({}));
    REQUIRE(loaded);
    return **loaded;
}

std::string text_of_source(const std::string& path) {
    const auto text = read_source(path);
    REQUIRE(text);
    return *text;
}

std::vector<std::string> cut_into_lines(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

void obey(sqlite3* database, const std::string& command) {
    CAPTURE(command.substr(0, 100));
    REQUIRE(sqlite3_exec(database, command.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
}

std::string in_quotes(const std::string& text) {
    std::string doubled;
    for (const char c : text) doubled += c == '\'' ? "''" : std::string(1, c);
    return "'" + doubled + "'";
}

/// As a server keeps it; each game has the same saves, not in their order.
void make_database(const std::string& path, const std::vector<std::string>& games) {
    sqlite3* database = nullptr;
    REQUIRE(sqlite3_open(path.c_str(), &database) == SQLITE_OK);
    obey(database, "CREATE TABLE games (game_id TEXT, players INTEGER, save_id INTEGER, game TEXT, status TEXT)");
    auto saves = cut_into_lines(text_of_source(kSaves));
    for (const std::string& game : games)
        for (std::size_t i = saves.size(); i-- > 0;)
            obey(database, fmt::format("INSERT INTO games VALUES ({}, 2, {}, {}, 'running')", in_quotes(game), i,
                                       in_quotes(saves[i])));
    sqlite3_close(database);
}

}  // namespace

TEST_CASE("a database lists its games, and gives the saves of each in their order") {
    const app::TemporaryFolder folder;
    const std::string path = folder.path("game.db");
    make_database(path, {"gb", "ga"});
    REQUIRE(keeps_games(path));
    const auto games = kept_games(path);
    REQUIRE(games);
    REQUIRE(games->size() == 2);
    CHECK(games->front().id == "ga");
    CHECK(games->front().saves == cut_into_lines(text_of_source(kSaves)).size());
    CHECK(games->front().players == std::vector<std::string>{"Mira", "Mira passed"});
    const auto saves = saves_of(path, "gb");
    REQUIRE(saves);
    CHECK(*saves == text_of_source(kSaves));
    CHECK_FALSE(saves_of(path, "gc"));
    CHECK(saves_of(path, "gc").error().message.find("gc") != std::string::npos);
}

TEST_CASE("a database that is damaged, or of something else, is refused with what is wrong") {
    const app::TemporaryFolder folder;
    const std::string path = folder.path("game.db");
    make_database(path, {"ga"});
    std::filesystem::resize_file(path, 5000);
    CHECK_FALSE(saves_of(path, "ga"));
    const std::string other = folder.path("other.db");
    sqlite3* database = nullptr;
    REQUIRE(sqlite3_open(other.c_str(), &database) == SQLITE_OK);
    obey(database, "CREATE TABLE recipes (name TEXT)");
    sqlite3_close(database);
    const auto games = kept_games(other);
    REQUIRE_FALSE(games);
    CHECK(games.error().message.find("games") != std::string::npos);
}

TEST_CASE("a folder of save files is a game for each id, by the numbers of the saves") {
    const app::TemporaryFolder folder;
    const auto saves = cut_into_lines(text_of_source(kSaves));
    for (std::size_t i = 0; i < saves.size(); ++i) folder.write(fmt::format("g1-{:05}.json", i), saves[i] + "\n");
    folder.write("g2-00000.json", saves.front());
    folder.write("notes.txt", "not a save");
    const std::string path = std::filesystem::path(folder.path("x")).parent_path().string();
    const auto games = kept_games(path);
    REQUIRE(games);
    REQUIRE(games->size() == 2);
    CHECK(games->front().saves == saves.size());
    const auto text = saves_of(path, "g1");
    REQUIRE(text);
    const ImportedFile file = library_for_sources().import_text(*text, {});
    CHECK(file.is_whole());
}

TEST_CASE("what is wished overrules what the log lets one infer") {
    const auto wish = read_game_wish("BRP worldgov=off with=Ants,Birds");
    REQUIRE(wish);
    CHECK(wish->letters == "BRP");
    CHECK(wish->keys.at("worldgov") == std::vector<std::string>{"off"});
    CHECK(wish->with == std::vector<std::string>{"Ants", "Birds"});
    CHECK_FALSE(read_game_wish("BRP elysium"));
    const ImportedFile file =
        library_for_sources().import_text(text_of_source(kLog), {.final_state = "", .game = "BRPX"});
    REQUIRE_FALSE(file.unreadable);
    CHECK(file.made.setup.game.options == "BRPX");
}

TEST_CASE("whatever happened to a source on its way, it is read or refused with a word") {
    std::mt19937 random(31);
    for (const auto& entry : std::filesystem::directory_iterator(kSources)) {
        if (entry.path().extension() == ".rego") continue;
        const std::string whole = text_of_source(entry.path().string());
        constexpr int kTimes = 12;
        for (int i = 0; i < kTimes; ++i) {
            std::string text = whole;
            if (i % 2 == 0) text.resize(random() % text.size());
            for (int bytes = 0; bytes < 3 && !text.empty(); ++bytes)
                text[random() % text.size()] = static_cast<char>(random() % 256);
            CAPTURE(entry.path().string());
            CAPTURE(i);
            const ImportedFile file = library_for_sources().import_text(text, {});
            if (file.unreadable) {
                CHECK_FALSE(file.unreadable->message.empty());
            } else if (file.made.refused) {
                CHECK_FALSE(file.made.refused->message.empty());
            } else {
                CHECK(file.is_whole() == problems_of(file, "x").empty());
            }
        }
    }
}

TEST_CASE("what could not be explained stands behind the script, for somebody to finish by hand") {
    const ImportedFile file = library_for_sources().import_text(
        text_of_source(kLog) + "\nMira used Convert Plants standard action\nMira passed", {});
    REQUIRE(file.made.failure);
    const std::string script = script_of(file.made, file.facts, "game.log.txt");
    CHECK(script.find("# Not imported from line 32 on") != std::string::npos);
    CHECK(script.find("# 33: Mira passed") != std::string::npos);
}

TEST_CASE("in the shell a log becomes the game, and goes on behind what was done by hand") {
    app::Session session(app::command_table());
    const auto answer = [&](const std::string& line) { return session.run(line, "<test>"); };
    auto lines = cut_into_lines(text_of_source(kLog));
    REQUIRE(lines.size() == 31);
    lines.resize(29);
    std::string begun;
    for (const std::string& line : lines) begun += line + "\n";
    const app::TemporaryFolder folder;
    const app::Answer first = answer("import " + folder.write("begun.log.txt", begun));
    REQUIRE_MESSAGE(first.ok(), first.err);
    CHECK(first.out.find("29 lines, 18 moves") != std::string::npos);
    REQUIRE(session.game() != nullptr);
    CHECK(session.game()->generation() == 2);
    REQUIRE(answer("as Player2 play ColonizerTrainingCamp").ok());
    const app::Answer rest = answer("import " + kLog + " from 31");
    REQUIRE_MESSAGE(rest.ok(), rest.err);
    CHECK(session.history().size() == 21);
    CHECK(session.game()->has_passed(session.game()->core().player(1)));
    CHECK_FALSE(answer("import " + kLog + " from x").ok());
    CHECK_FALSE(answer("import /nowhere.log.txt").ok());
}

TEST_CASE("whoever takes games takes logs, too") {
    CHECK(is_to_be_imported(kLog));
    CHECK(is_to_be_imported(kSaves));
    CHECK(is_to_be_imported(kSources + "arena-of-two-generations.json"));
    CHECK_FALSE(is_to_be_imported(kSources + "log-of-two-generations.rego"));
    app::games::ReadingOptions options;
    options.library = std::make_shared<app::Library>();
    for (const std::string& path : {kLog, kSaves}) {
        const app::games::FileOfGames found = app::games::read_games(options, path);
        CHECK(found.problems == "");
        REQUIRE(found.games.size() == 1);
    }
}
