// The page of a game: what `score`, `board` and `ledger` say is in it, it is well-formed, and what people wrote is
// text.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include <nlohmann/json.hpp>

#include "app/shell/session/past_games.hpp"
#include "app/tell/course/course.hpp"
#include "app/tell/course/lead.hpp"
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
            for (const auto& column : rego::engine::score_columns(game)) {
                const std::int64_t points = scores[seat].of(column.key);
                row += "<td>" + (points == 0 ? "" : std::to_string(points)) + "</td>";
            }
            CHECK(contains(page, row + "<td><b>" + std::to_string(scores[seat].total) + "</b></td>"));
            const std::string who = std::to_string(seat + 1);
            CHECK(cells[who + "-rating"] == game.count("TerraformRating", players[seat]));
            CHECK(cells[who + "-s0"] == game.count("Megacredit", players[seat]));
            CHECK(cells[who + "-p5"] == production(game, players[seat], "Heat"));
            CHECK(cells[who + "-points"] == scores[seat].total);
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

TEST_CASE("colonies and the committee are drawn, as they are and as they were") {
    const auto session = session_after(
        "newgame BRPCT Ellie Kevin colonies=Luna,Titan,Io,Ceres,Pluto events=Election,GlobalDustStorm mode=ops\n"
        "exec 30\n"
        "exec Colony<Luna>\n");
    const std::string page = report_page(present_game(*session));
    check_page(page);
    CHECK(contains(page, "<span data-cell=\"c-Luna-who\">Ellie</span>"));
    CHECK(contains(page, "<span data-cell=\"c-Titan-who\">asleep</span>"));
    CHECK(contains(page, "<dd data-cell=\"t-chairman\">neutral</dd>"));
    CHECK(contains(page, "data-cell=\"t-Greens\">rules, dominant, led by neutral</p>"));
    CHECK(contains(page, "<dd data-cell=\"t-coming\">Election. "));  // and what it does, in the same breath
    const auto steps = steps_in(page)["steps"];
    CHECK(steps[0]["cells"]["c-Luna"] == 1);
    CHECK(steps[0]["cells"]["c-Luna-who"] == "");
    CHECK(steps[2]["cells"]["c-Luna-who"] == "Ellie");
    CHECK_FALSE(steps[2]["cells"].contains("c-Titan-who"));
    CHECK(contains(live_board(session->game()), "<span data-cell=\"c-Luna-who\">Ellie</span>"));
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
    CHECK(contains(folder.read("one.html"), "<h1>Player1 20 · Player2 20, Tharsis</h1>"));
    CHECK(contains(folder.read("one.html"), "<dd>one.rego</dd>"));
    CHECK(run({one, two}, "all.html") == 0);
    CHECK(html_problem(folder.read("all.html")) == "");
    CHECK(contains(folder.read("all.html"), "href=\"all/002-two.html\""));
    CHECK(contains(folder.read("all/003-two.rego-2.html"), "<dd>two.rego#2</dd>"));
    CHECK(run({one, two}, "pages") == 0);
    CHECK(contains(folder.read("pages/index.html"), "href=\"001-one.html\""));
    const std::string bad = folder.write("bad.rego", "play\n");
    CHECK(run({bad, one}, "rest.html") == 1);
    CHECK(contains(folder.read("rest.html"), "<dd>one.rego</dd>"));
}

TEST_CASE("a game of more moves than a page holds is refused") {
    const TemporaryFolder folder;
    std::string script = "newgame B 2 mode=raw\n";
    for (std::size_t i = 0; i < kMostMoves; ++i) script += "exec Plant\n";
    const auto session = session_after(script);
    const Answer refused = session->run("report " + folder.path("long.html"), "<test>");
    CHECK_FALSE(refused.ok());
    CHECK(contains(refused.err, "this game has 5001 moves; a page holds 5000"));
    CHECK_FALSE(std::filesystem::exists(folder.path("long.html")));
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
        CHECK(std::stod((*it)[1]) <= 1000);
        CHECK(std::stod((*it)[2]) >= 0);
        CHECK(std::stod((*it)[2]) <= 148);
    }
}

TEST_CASE("labels that would fall together are moved apart, and stay inside") {
    CHECK(spread({50, 100}, 13, 0, 150) == std::vector<double>{50, 100});
    CHECK(spread({100, 100, 100}, 13, 0, 150) == std::vector<double>{100, 113, 126});
    CHECK(spread({149, 150, 10}, 13, 0, 150) == std::vector<double>{137, 150, 10});
}

TEST_CASE("who led, where it turned, and what a goal decided are told in words") {
    const auto session = after_file(kGames / "three-players-elysium.rego");
    const std::string page = report_page(present_game(*session));
    CHECK(contains(page, "<h1>JR 84 · KB 75 · ER 67, Elysium</h1>"));
    CHECK(contains(page, "JR led from the first generation on. KB came within 1 point in generation 2."));
    CHECK(contains(page, "Generation 2, move 49</a>: KB claims Energizer for 8 M€ <b>KB +5</b>"));
    CHECK(contains(page, "funded by JR in generation 8: JR 5"));
    CHECK_FALSE(contains(page, "paid 12 Megacredit"));
    CHECK_FALSE(contains(page, "Oxygen Step"));
    CHECK(contains(page, "oxygen 0 → 2 %"));
}

TEST_CASE("an award that decides is named, and a lead that goes to and fro is no turning point") {
    GameCourse course;
    const auto sample = [&](std::int64_t number, std::vector<std::int64_t> totals) {
        GenerationSample made;
        made.number = number;
        for (const std::int64_t total : totals) made.scores.push_back({{}, total, {}, {}});
        course.generations.push_back(made);
    };
    sample(1, {20, 20});
    sample(2, {22, 25});
    sample(3, {40, 38});
    const auto step = [&](std::int64_t first, std::int64_t second) {
        CourseStep made;
        made.totals = {first, second};
        made.points = {{first, second}};
        course.steps.push_back(made);
    };
    for (int i = 0; i < 3; ++i) step(20, 20);
    step(25, 20);  // 3: gone with the next move
    for (int i = 0; i < 5; ++i) step(20, 20);
    for (int i = 0; i < 6; ++i) step(20, 24);  // 9: stays
    const auto turns = turning_points(course, 5);
    REQUIRE(turns.size() == 1);
    CHECK(turns[0].move == 9);
    CHECK(turns[0].change == std::vector<std::int64_t>{0, 4});
    CHECK(turns[0].takes_lead == std::optional<Seat>(1));

    const auto reigns = reigns_of(course);
    REQUIRE(reigns.size() == 3);
    CHECK_FALSE(reigns[0].leader);
    CHECK(reigns[1].leader == std::optional<Seat>(1));
    CHECK(reigns[2].leader == std::optional<Seat>(0));
    const rego::engine::ClassId award{7};
    course.generations.back().scores[0].by_source[award] = 5;
    course.generations.back().scores[1].by_source[award] = 2;
    course.awards.push_back({award, rego::engine::TypeId{1}, 3, 9});
    const auto decisions = decisions_of(course);
    REQUIRE(decisions.size() == 1);
    CHECK(decisions[0].decides);
    CHECK(decisions[0].without == std::vector<Seat>{1});
}

TEST_CASE("a game for one that is lost says what was missing, and the date is the one that was noted") {
    const auto session = session_after("newgame BR 1 mode=ops\nnote date 2024-02-03\nphase End\n");
    PlayedGame played = present_game(*session);
    const std::string page = report_page(played);
    CHECK(contains(page, "loses with"));
    CHECK(contains(page, "temperature -30 °C of 8 °C, oxygen 0 % of 14 %, oceans 0 of 9"));
    CHECK(contains(page, "<dt>date</dt><dd>2024-02-03</dd>"));
    played.remarks = {"step 7: the record <errs>"};
    CHECK(contains(report_page(played), "<dt>ruling</dt><dd>step 7: the record &lt;errs&gt;</dd>"));
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
