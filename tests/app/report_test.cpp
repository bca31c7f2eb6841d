// The page of a game: what `score`, `board` and `ledger` say is in it, it is well-formed, and what people wrote is
// text.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include <nlohmann/json.hpp>

#include "app/shell/commands/past_games.hpp"
#include "app/tell/course/course.hpp"
#include "app/tell/games/run.hpp"
#include "app/tell/ledger/ledger.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/render/visible.hpp"
#include "app/tell/report/looks.hpp"
#include "app/tell/report/markup.hpp"
#include "app/tell/report/page.hpp"
#include "app/tell/report/plot_svg.hpp"
#include "engine/mars/scoring.hpp"
#include "tests/app/html_check.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;
using namespace rego::app::report;

namespace {

const std::filesystem::path kGames = std::filesystem::path(REGO_SOURCE_DIR) / "scripts/games";

std::unique_ptr<Session> after_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return session_after(text.str());
}

/// The data of the slider.
nlohmann::json steps_in(const std::string& page) {
    const std::string begin = "<script type=\"application/json\" id=\"course\">";
    const std::size_t from = page.find(begin) + begin.size();
    return nlohmann::json::parse(page.substr(from, page.find("</script>", from) - from));
}

void check_page(const std::string& page) {
    CHECK(html_problem(page) == "");
    CHECK(page.size() < 1'000'000);
    for (const char* outside : {"http:", "https:", " src=", "@import", "url(http"}) {
        CAPTURE(outside);
        CHECK_FALSE(contains(page, outside));
    }
}

}  // namespace

TEST_CASE("the pages of the sample games say what score, board and ledger say") {
    for (const auto& entry : std::filesystem::directory_iterator(kGames)) {
        CAPTURE(entry.path());
        const auto session = after_file(entry.path());
        MarsGame& game = *session->game();
        const auto fingerprint = game.core().world().fingerprint();
        const std::string page = report_page(present_game(*session));
        CHECK(game.core().world().fingerprint() == fingerprint);
        check_page(page);

        const auto players = game.core().players();
        const auto scores = rego::engine::scores(game);
        const Ledger ledger{game};
        const auto steps = steps_in(page);
        nlohmann::json cells;
        for (const auto& step : steps["steps"]) cells.update(step.value("cells", nlohmann::json::object()));
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            std::string row;
            for (const auto& column : rego::engine::score_columns(game))
                row += "<td>" + std::to_string(scores[seat].of(column.key)) + "</td>";
            CHECK(contains(page, row + "<td><b>" + std::to_string(scores[seat].total) + "</b></td>"));
            const std::string who = std::to_string(seat + 1);
            CHECK(cells[who + "-rating"] == game.count("TerraformRating", players[seat]));
            CHECK(cells[who + "-s0"] == game.count("Megacredit", players[seat]));
            CHECK(cells[who + "-p5"] == production(game, players[seat], "Heat"));
            for (const auto& [origin, account] : ledger.of(players[seat])) {
                // A policy saves money too, but is nobody's card.
                const bool is_card = origin.kind == Origin::Kind::Class && game.card_info(origin.cls) != nullptr;
                if (account.saved == 0 || !is_card) continue;
                CHECK(contains(page, "saved " + std::to_string(account.saved) + " M€"));
            }
        }
        CHECK(steps["steps"].size() == session->history().size());
        // Every tile that lies on Mars is drawn with its word.
        for (const auto& tile : listed(game, rego::engine::kNoType, "Tile")) {
            const TypeId area = dependency_of(game, tile.component, "Area");
            const std::size_t hex = page.find("id=\"area-" + class_name(game, area) + "\"");
            REQUIRE(hex != std::string::npos);
            CHECK(page.find("class=\"tile\"", hex) < page.find("id=\"area-", hex + 9));
        }
    }
}

TEST_CASE("names, notes and payments come out as text") {
    const std::string hostile = "</script><img src=x onerror=alert(1)>\"'&";
    rego::engine::NewGame wanted;
    wanted.options = "BR";
    wanted.players = {hostile, "Kevin"};
    auto game = MarsGame::create(library()->table(), wanted);
    REQUIRE(game);
    PlayedGame played;
    played.name = hostile;
    played.game = std::move(*game);
    played.script = hostile + "\n";
    const auto events = static_cast<rego::engine::EventNumber>(played.game->core().world().events().size());
    played.moves.push_back({hostile, played.game->core().player(1), hostile + "\x01", hostile, 0, events});
    const std::string page = report_page(played);
    CHECK(html_problem(page) == "");
    CHECK_FALSE(contains(page, "<img"));
    CHECK(contains(page, "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;"));
    CHECK(contains(steps_in(page)["steps"][0]["told"].get<std::string>(), hostile));
    CHECK_FALSE(contains(live_board(played.game.get()), "<img"));
    CHECK_FALSE(contains(index_page({listing_of(played, "a.html")}), "<img"));
}

TEST_CASE("colonies and the committee are told, as they are and as they were") {
    const auto session = session_after(
        "newgame BRPCT Ellie Kevin colonies=Luna,Titan,Io,Ceres,Pluto events=Election,GlobalDustStorm mode=ops\n"
        "exec 30\n"
        "exec Colony<Luna>\n");
    const std::string page = report_page(present_game(*session));
    check_page(page);
    CHECK(contains(page, "<li>Luna 1: Ellie</li>"));
    CHECK(contains(page, "<li>Titan asleep</li>"));
    CHECK(contains(page, "<li>chairman: neutral</li>"));
    CHECK(contains(page, "<li>Greens: rules, dominant, led by neutral, neutral 1</li>"));
    CHECK(contains(page, "<li>coming: Election. "));  // and what it does, in the same breath
    CHECK_FALSE(contains(page, "<li>: "));
    const auto steps = steps_in(page)["steps"];
    CHECK(steps[0]["sayings"][2] == "Luna 1");
    CHECK(contains(live_board(session->game()), "<li>Luna 1: Ellie</li>"));
}

TEST_CASE("a tile that goes, a tile upon a tile and a claim are steps like any other") {
    const auto session = session_after(
        "newgame BRX Ellie Kevin mode=ops\n"
        "exec LandClaimMarker<Tharsis_3_3>\n"
        "exec GreeneryTile<Tharsis_3_3>\n"
        "fix -GreeneryTile<Tharsis_3_3>\n");
    const auto steps = steps_in(report_page(present_game(*session)));
    const auto word = [&](std::size_t step) {
        return steps["looks"][steps["steps"][step]["tiles"]["Tharsis_3_3"][0].get<std::size_t>()]["word"];
    };
    CHECK(word(1) == "claim");
    CHECK(word(2) == "Green");
    CHECK(steps["steps"][2]["tiles"]["Tharsis_3_3"][1] == 1);
    CHECK(steps["steps"][3].contains("tiles"));
}

TEST_CASE("a game that has hardly begun, or is nobody's, has a page too") {
    for (const char* begun : {"newgame B 1", "newgame BRPVCTX2 5 mode=raw", "newgame BRPVI 4"}) {
        CAPTURE(begun);
        check_page(report_page(present_game(*session_after(begun))));
    }
    CHECK(contains(live_board(nullptr), "No game yet"));
    CHECK(html_problem(live_page()) == "");
}

TEST_CASE("report writes the page, and not over another file unless told so") {
    const TemporaryFolder folder;
    const auto session = session_after("newgame BR Ellie Kevin\nnote <hello>");
    const std::string path = folder.path("game.html");
    CHECK(contains(session->run("try report " + path, "<test>").out, "would write"));
    CHECK_FALSE(std::filesystem::exists(path));
    const Answer written = session->run("report " + path, "<test>");
    CHECK(written.ok());
    CHECK(contains(written.out, "2 moves written to "));
    CHECK(contains(folder.read("game.html"), "<q>&lt;hello&gt;</q>"));
    CHECK_FALSE(session->run("report " + path, "<test>").ok());
    CHECK(session->run("report " + path + " force", "<test>").ok());
    CHECK_FALSE(session->run("report", "<test>").ok());
    CHECK(session->history().size() == 2);
    CHECK(session->run("step exec 3 Plant", "<test>").error.has_value());
}

TEST_CASE("one game makes a page, several a folder and a page that lists them") {
    const TemporaryFolder folder;
    const std::string one = folder.write("one.rego", "newgame B 2\n");
    const std::string two = folder.write("two.rego", "newgame B Ann Bob\nnewgame BR 3\n");
    const auto run = [&](std::vector<std::string> files, const std::string& to) {
        Args args;
        args.job = Job::Report;
        args.files = std::move(files);
        args.out_file = folder.path(to);
        args.jobs = 2;
        std::ostringstream out;
        std::ostringstream err;
        return games::run_report(args, out, err);
    };
    CHECK(run({one}, "one.html") == 0);
    CHECK(contains(folder.read("one.html"), "<h1>one.rego</h1>"));
    CHECK(run({one, two}, "all.html") == 0);
    CHECK(html_problem(folder.read("all.html")) == "");
    CHECK(contains(folder.read("all.html"), "href=\"all/002-two.html\""));
    CHECK(contains(folder.read("all/003-two.rego-2.html"), "<h1>two.rego#2</h1>"));
    CHECK(run({one, two}, "pages") == 0);
    CHECK(contains(folder.read("pages/index.html"), "href=\"001-one.html\""));
    const std::string bad = folder.write("bad.rego", "play\n");
    CHECK(run({bad, one}, "rest.html") == 1);
    CHECK(contains(folder.read("rest.html"), "<h1>one.rego</h1>"));
}

TEST_CASE("plots have round numbers beside them, few and around all values") {
    CHECK(plot_ticks(0, 1) == std::vector<std::int64_t>{0, 1});
    CHECK(plot_ticks(0, 4) == std::vector<std::int64_t>{0, 1, 2, 3, 4});
    CHECK(plot_ticks(-5, 42) == std::vector<std::int64_t>{-20, 0, 20, 40, 60});
    CHECK(plot_ticks(-30, 8) == std::vector<std::int64_t>{-30, -20, -10, 0, 10});
    CHECK(plot_ticks(0, 126) == std::vector<std::int64_t>{0, 50, 100, 150});
    CHECK(plot_ticks(3, 3).size() >= 2);
}

TEST_CASE("what lies in a plot stays in it") {
    Plot plot;
    plot.title = "TR";
    plot.generations = {1, 2, 3};
    plot.lines = {{"Ellie", {-7, 0, 140}}, {"Kevin", {3, 3, 3}}};
    plot.target = 200;
    const std::string svg = plot_svg(plot);
    CHECK(html_problem("<!DOCTYPE html>" + svg) == "");
    CHECK(contains(svg, "aria-label=\"TR by generation. Ellie: -7, 0, 140. Kevin: 3, 3, 3.\""));
    static const std::regex point(R"re([ML](-?[0-9.]+) (-?[0-9.]+))re");
    for (std::sregex_iterator it(svg.begin(), svg.end(), point), end; it != end; ++it) {
        CHECK(std::stod((*it)[1]) >= 0);
        CHECK(std::stod((*it)[1]) <= 320);
        CHECK(std::stod((*it)[2]) >= 0);
        CHECK(std::stod((*it)[2]) <= 172);
    }
}

TEST_CASE("terminal colours become colours of a page") {
    CHECK(css_color(-1).empty());
    CHECK(css_color(16) == "#000000");
    CHECK(css_color(196) == "#ff0000");
    CHECK(css_color(231) == "#ffffff");
    CHECK(css_color(244) == "#808080");
}

TEST_CASE("what cannot be shown on a terminal is not in a page either") {
    CHECK(escaped("a\xFF"
                  "b\u202E<c>\u0085\x1b\t\n\u00E9") == "a\uFFFDb\uFFFD&lt;c&gt;\uFFFD\uFFFD\t\n\u00E9");
    const auto session = session_after("newgame BR 2\nnote \xC3( \u2066 &\n");
    const std::string page = report_page(present_game(*session));
    CHECK(contains(page, "\uFFFD( \uFFFD &amp;"));
    CHECK(visible(page, false) == page);
}
