// Games as rows: they say what `score`, `ledger` and `log` say, for every kind of game, in any number of threads.
#include "app/tell/table/table.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include <nlohmann/json.hpp>

#include "app/shell/session/past_games.hpp"
#include "app/tell/course/course.hpp"
#include "app/tell/games/run.hpp"
#include "app/tell/ledger/ledger.hpp"
#include "engine/mars/scoring.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;
using namespace rego::app::tables;

namespace {

const std::string kRoot = REGO_SOURCE_DIR;

std::vector<std::string> sample_games() {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(kRoot + "/scripts/games"))
        files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The cells of a row by the names of their columns.
std::map<std::string, Cell> named(const std::vector<ColumnInfo>& columns, const Row& row) {
    REQUIRE(columns.size() == row.size());
    std::map<std::string, Cell> cells;
    for (std::size_t i = 0; i < row.size(); ++i) cells[columns[i].name] = row[i];
    return cells;
}

std::int64_t number(const std::map<std::string, Cell>& row, const std::string& name) {
    CAPTURE(name);
    REQUIRE(row.contains(name));
    return std::get<std::int64_t>(row.at(name));
}

std::string word(const std::map<std::string, Cell>& row, const std::string& name) {
    return std::get<std::string>(row.at(name));
}

struct Printed {
    int status = 0;
    std::string out, err;
};

Printed table_of(Args args, const std::string& input = "") {
    args.job = Job::Tables;
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = games::run_table(args, in, out, err);
    return {status, out.str(), err.str()};
}

Args asking_for(const std::string& kind, std::vector<std::string> files) {
    Args args;
    args.table_kind = kind;
    args.files = std::move(files);
    return args;
}

}  // namespace

TEST_CASE("every row has the columns of its kind, numbers where it says so") {
    const auto session = session_after(text_of(sample_games().back()));
    const PlayedGame played = present_game(*session);
    for (const std::string_view name : kKindNames) {
        CAPTURE(name);
        const Kind kind = *kind_named(name);
        const auto columns = columns_of(kind, session->game()->core().table());
        const auto rows = rows_of(kind, played, session->game()->core().table());
        CHECK_FALSE(rows.empty());
        for (const Row& row : rows) {
            REQUIRE(row.size() == columns.size());
            for (std::size_t i = 0; i < row.size(); ++i) {
                CAPTURE(columns[i].name);
                CHECK(std::holds_alternative<std::int64_t>(row[i]) == columns[i].is_number);
            }
        }
    }
    CHECK_FALSE(kind_named("sets"));
}

TEST_CASE("players, generations and cards of the sample games have the numbers of score, board and ledger") {
    for (const std::string& file : sample_games()) {
        CAPTURE(file);
        const auto session = session_after(text_of(file));
        MarsGame& game = *session->game();
        const auto fingerprint = game.core().world().fingerprint();
        const PlayedGame played = present_game(*session);
        const auto& table = game.core().table();
        const auto scores = rego::engine::scores(game);
        const auto players = game.core().players();

        const auto of_players = rows_of(Kind::Players, played, table);
        REQUIRE(of_players.size() == players.size());
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            const auto row = named(columns_of(Kind::Players, table), of_players[seat]);
            CHECK(number(row, "total") == scores[seat].total);
            for (const auto& [key, points] : scores[seat].columns) CHECK(number(row, "vp_" + key) == points);
            CHECK(number(row, "stock_megacredit") == game.count("Megacredit", players[seat]));
            CHECK(number(row, "prod_heat") == production(game, players[seat], "Heat"));
        }

        const auto generations = rows_of(Kind::Generations, played, table);
        REQUIRE(generations.size() == players.size() * static_cast<std::size_t>(game.generation()));
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            const auto last =
                named(columns_of(Kind::Generations, table), generations[generations.size() - players.size() + seat]);
            CHECK(number(last, "total") == scores[seat].total);
            CHECK(number(last, "generation") == game.generation());
        }

        const Ledger ledger{game};
        std::map<std::int64_t, std::int64_t> points;
        for (const Row& each : rows_of(Kind::Cards, played, table)) {
            const auto row = named(columns_of(Kind::Cards, table), each);
            const auto& accounts = ledger.of(players[static_cast<std::size_t>(number(row, "seat") - 1)]);
            const auto account = accounts.find({Origin::Kind::Class, *table.find(word(row, "card"))});
            points[number(row, "seat")] += number(row, "points");
            if (account == accounts.end()) continue;
            const auto titanium = account->second.brought.find({Thing::Kind::Resource, *table.find("Titanium")});
            CHECK(number(row, "titanium") == (titanium == account->second.brought.end() ? 0 : titanium->second));
            CHECK(number(row, "saved") == account->second.saved);
        }
        // What the sample games score for cards lies on cards that were played, or comes from the committee.
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            std::int64_t from_cards = scores[seat].of("cards");
            for (const auto& [cls, each] : scores[seat].per_card) {
                if (game.card_info(*table.find(cls)) == nullptr) from_cards -= each;
            }
            CHECK(points[static_cast<std::int64_t>(seat) + 1] == from_cards);
        }
        CHECK(game.core().world().fingerprint() == fingerprint);
    }
}

TEST_CASE("a generation's row is what stood on the boards when it ended") {
    for (const std::string& file : sample_games()) {
        CAPTURE(file);
        Session session(command_table(), library());
        std::vector<std::vector<std::pair<std::int64_t, std::int64_t>>> seen;  // rating and income, by generation, seat
        std::istringstream lines(text_of(file));
        for (std::string line; std::getline(lines, line);) {
            const std::int64_t before = session.game() == nullptr ? 1 : session.game()->generation();
            CAPTURE(line);
            REQUIRE(session.run(line, "<test>").ok());
            if (session.game() == nullptr || session.game()->generation() == before) continue;
            seen.emplace_back();
            for (const TypeId player : session.game()->core().players()) {
                const std::int64_t rating = session.game()->count("TerraformRating", player);
                seen.back().emplace_back(rating, rating + production(*session.game(), player, "Megacredit"));
            }
        }
        const PlayedGame played = present_game(session);
        const GameCourse course = course_of(played, Detail::Moves);
        REQUIRE(course.generations.size() == seen.size() + 1);
        for (std::size_t i = 0; i < seen.size(); ++i) {
            for (std::size_t seat = 0; seat < seen[i].size(); ++seat) {
                const BoardNumbers& board = course.generations[i].boards[seat];
                CHECK(std::pair{board.rating, income(course, board)} == seen[i][seat]);
            }
        }
        REQUIRE(course.steps.size() == played.moves.size());
        CHECK(course.steps.back().boards == course.generations.back().boards);
    }
}

TEST_CASE("milestones and awards: how far everybody is, and who took them when") {
    const auto session = session_after(
        "newgame BR Ellie Kevin mode=ops\n"
        "exec 40, 2 ProjectCard, GreeneryTile<Tharsis_3_3>, GreeneryTile<Tharsis_3_4>\n"
        "exec GreeneryTile<Tharsis_3_5>\n"
        "claim Gardener\n"
        "as Kevin exec 20\n"
        "as Kevin fund Banker\n");
    const GameCourse course = course_of(present_game(*session), Detail::Generations);
    const auto& table = session->game()->core().table();
    const auto story = [&](const std::vector<GoalStory>& all, const char* name) {
        for (std::size_t i = 0; i < all.size(); ++i)
            if (table.info(all[i].cls).name == name) return i;
        FAIL("no such goal");
        return std::size_t{0};
    };
    const std::size_t gardener = story(course.milestones, "Gardener");
    CHECK(course.milestones[gardener].taken_by == session->game()->core().player(1));
    CHECK(course.milestones[gardener].move == 3);
    CHECK(course.generations.back().milestones[gardener][0].have == 3);
    CHECK(course.generations.back().milestones[gardener][1].have == 0);
    CHECK(course.generations.back().milestones[gardener][1].need == 3);
    const std::size_t terraformer = story(course.milestones, "Terraformer");
    CHECK(course.milestones[terraformer].taken_by == rego::engine::kNoType);
    CHECK(course.generations.back().milestones[terraformer][1].have == 20);
    CHECK(course.generations.back().milestones[terraformer][1].need == 35);
    const std::size_t banker = story(course.awards, "Banker");
    CHECK(course.awards[banker].taken_by == session->game()->core().player(2));
}

TEST_CASE("CSV quotes what has to be quoted; JSON lines are objects with the same cells") {
    const std::vector<ColumnInfo> columns{{"name", false, ""}, {"n", true, ""}};
    const Row row{std::string("Ann \"the\" Great,\nof Mars"), std::int64_t{-3}};
    CHECK(head_text(Format::Csv, columns) == "name,n\n");
    CHECK(row_text(Format::Csv, columns, row) == "\"Ann \"\"the\"\" Great,\nof Mars\",-3\n");
    CHECK(head_text(Format::JsonLines, columns).empty());
    const std::string line = row_text(Format::JsonLines, columns, row);
    CHECK(line.find('\n') == line.size() - 1);
    CHECK(nlohmann::json::parse(line) == nlohmann::json{{"name", "Ann \"the\" Great,\nof Mars"}, {"n", -3}});
}

TEST_CASE("scripts and records, several at a time, come out in their order; paths may come on standard input") {
    std::vector<std::string> files = sample_games();
    files.push_back(kRoot + "/tests/records/BR-2p-4.json.gz");
    const Printed one = table_of(asking_for("players", files));
    CHECK(one.status == 0);
    CHECK(one.err.empty());
    Args several = asking_for("players", files);
    several.jobs = 3;
    CHECK(table_of(several).out == one.out);
    std::string paths;
    for (const std::string& file : files) paths += file + "\r\n";
    CHECK(table_of(asking_for("players", {"-"}), paths).out == one.out);
    CHECK(contains(one.out, "BR-2p-4.json.gz,2,"));
}

TEST_CASE("a file that fails is told, and the others go on") {
    const TemporaryFolder folder;
    const std::string good = folder.write("good.rego", "newgame B 2\nnewgame BR 3\n");
    const std::string bad = folder.write("bad.rego", "newgame B 2\nplay Nonsense\n");
    const std::string empty = folder.write("empty.rego", "# nothing\n");
    const Printed printed = table_of(asking_for("games", {bad, folder.path("missing.rego"), empty, good}));
    CHECK(printed.status == 1);
    CHECK(contains(printed.err, "bad.rego:2:6: error:"));
    CHECK(contains(printed.err, "missing.rego: error: no such file"));
    CHECK(contains(printed.err, "empty.rego: error: there is no game in it"));
    CHECK(lines_of(printed.out).size() == 3);
    CHECK(contains(printed.out, good + ",B,"));
    CHECK(contains(printed.out, good + "#2,BR,"));

    Args going_on = asking_for("games", {bad});
    going_on.keep_going = true;
    CHECK(lines_of(table_of(going_on).out).size() == 2);
    Args to_file = asking_for("games", {good});
    to_file.out_file = folder.path("rows.csv");
    CHECK(table_of(to_file).out.empty());
    CHECK(lines_of(folder.read("rows.csv")).size() == 3);
}

TEST_CASE("docs/tables.md explains every column") {
    std::string made;
    const auto table = library()->table();
    for (const std::string_view name : kKindNames) {
        made += "### `" + std::string(name) + "`\n\n| column | | |\n| --- | --- | --- |\n";
        for (const ColumnInfo& column : columns_of(*kind_named(name), *table)) {
            made +=
                "| `" + column.name + "` | " + (column.is_number ? "number" : "text") + " | " + column.meaning + " |\n";
        }
        made += "\n";
    }
    made.pop_back();
    const std::string path = kRoot + "/docs/tables.md";
    const std::string text = text_of(path);
    const std::string title = "## Columns\n\n";
    REQUIRE(contains(text, title));
    const std::size_t begin = text.find(title) + title.size();
    if (const char* accepted = std::getenv("REGO_ACCEPT");
        accepted != nullptr && contains("docs/tables.md", accepted)) {
        std::ofstream(path, std::ios::binary) << text.substr(0, begin) << made;
        return;
    }
    INFO("if that is right, `tools/accept docs` writes it");
    CHECK(text.substr(begin) == made);
}
