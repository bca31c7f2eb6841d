// Board, status, score, card, log, prompt.
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

TEST_CASE("a board shows stock, production, tags, cards and what lies on them") {
    const auto session = session_after(kGame +
                                       "exec 30, 2 ProjectCard, PROD[-2, 3 Heat], 4 Steel\n"
                                       "play Tardigrades\naction Tardigrades\nexec CityTile<Tharsis_4_6>");
    const std::string board = render_board(*session->game(), session->game()->core().player(1), session->style());
    CHECK(widest(board) <= 80);
    CHECK(contains(board, "Ellie (Player1)"));
    CHECK(contains(board, "TR 20   hand 1"));
    CHECK(contains(board, "   26   -2 │    4   +0 │"));
    CHECK(contains(board, "microbe 1"));
    CHECK(contains(board, "Tardigrades (1 microbe, used)"));
    CHECK(contains(board, "city 4_6"));
}

TEST_CASE("the status names options, map, players and parameters") {
    const auto session = session_after("newgame BRH Ellie Kevin mode=ops\nexec 2 TemperatureStep, OxygenStep");
    const std::string status = render_status(*session->game(), session->style());
    CHECK(contains(status, "BRH on Hellas"));
    CHECK(contains(status, "mode ops"));
    CHECK(contains(status, "Ellie TR 23"));
    CHECK(contains(status, "-26 °C  ##"));
    CHECK(contains(status, "tasks        none"));
}

TEST_CASE("the score is a table with bars of letters where there is no colour") {
    const auto session = session_after(kGame + "exec GreeneryTile<Tharsis_4_6>");
    const std::string score = render_score(*session->game(), session->style());
    CHECK(widest(score) <= 80);
    CHECK(contains(score, "total"));
    CHECK(contains(score, "TG 22"));
    CHECK(contains(score, "T TR   M milestones"));
}

TEST_CASE("a card is drawn with cost, tags, requirement, PETS and English, and what lies on it") {
    const auto session = session_after(kGame + "exec Ants, 2 Microbe<Ants>");
    const auto ants = session->table()->find("Ants");
    const std::string card = render_card(*session->game(), *ants, session->style());
    CHECK(widest(card) <= 80);
    for (const char* part :
         {"Ants · 9 M€ · Microbe", "4 OxygenStep", "Oxygen is 4 % or more.", "Microbe<Anyone> -> Microbe<This>",
          "VictoryPoint / 2 Microbe<This>", "no. 035", "in play: Ellie, 2 Microbe"}) {
        CAPTURE(part);
        CHECK(contains(card, part));
    }
}

TEST_CASE("a card says what its marker does and what its properties mean") {
    const auto session = session_after(kGame);
    const auto card = [&](const char* name) {
        return render_card(*session->game(), *session->table()->find(name), {});
    };
    CHECK(contains(card("LandClaim"), "marker   Tile<LandArea> BY !Owner:: Die"));
    CHECK(contains(card("LandClaim"), "An opponent may not place a tile on that land area"));
    CHECK(contains(card("BeginnerCorporation"), "also     cardsOffered = 0"));
    CHECK(contains(card("BeginnerCorporation"), "No cards are offered to buy at the start."));
    CHECK(contains(card("Flooding"), "next to that ocean tile"));
}

TEST_CASE("a card shows what house rules add to it, and whose they are") {
    const TemporaryFolder folder;
    folder.write("rich-mines/mine.pets", "EXTEND CLASS Mine { This: 2 Steel }\nEXTEND CLASS Ants { 3 -> Plant }\n");
    folder.write("rich-mines/cards.json5", R"({ "cards": [ { "name": "FanMine", "kind": "AUTOMATED", "cost": 1,
        "immediate": "Owned { ProductionPhase: Plant; End: VictoryPoint }" } ] })");
    Session session(command_table(), std::make_shared<Library>(std::vector{folder.path("rich-mines")}));
    REQUIRE(session.run("newgame BR 2", "<test>").ok());
    const std::string mine = session.run("card Mine", "<test>").out;
    CHECK(contains(mine, "effect   This: 2 Steel"));
    CHECK(contains(mine, "When this card is played, gain 2 steel. (added by rich-mines)"));
    const std::string ants = session.run("card Ants", "<test>").out;
    CHECK(contains(ants, "action   3 -> Plant"));
    CHECK(contains(ants, "Spend 3 M€ to gain 1 plant. (added by rich-mines)"));
    CHECK_FALSE(contains(ants, "this card. (added"));
    // Its own marker, and no number to print.
    const std::string fan = session.run("card FanMine", "<test>").out;
    CHECK(contains(fan, "In the production phase, gain 1 plant."));
    CHECK(contains(fan, "automated, rich-mines"));
}

TEST_CASE("every card is drawn within 80 columns, its frame straight") {
    const auto session = session_after("newgame BR 2");
    for (const auto& [name, info] : session->table()->canon().cards) {
        CAPTURE(name);
        for (const std::string& line : lines_of(render_card(*session->game(), *session->table()->find(name), {}))) {
            CAPTURE(line);
            if (line.starts_with("│") || line.starts_with("┌") || line.starts_with("└")) {
                CHECK(columns(line) == 76);
            } else {
                CHECK(columns(line) <= 80);
            }
        }
    }
}

TEST_CASE("the log leaves bookkeeping out unless it is asked for in full") {
    const auto session = session_after(kGame + "exec CityTile<Tharsis_4_6>");
    const std::string log = render_log(*session->game(), false, 0, session->style());
    CHECK(contains(log, "city on 4_6"));
    CHECK_FALSE(contains(log, "Neighbor"));
    CHECK(contains(render_log(*session->game(), true, 0, session->style()), "Neighbor"));
    CHECK(lines_of(render_log(*session->game(), false, 2, session->style())).size() >= 2);
}

TEST_CASE("the prompt says where one is") {
    CHECK(prompt_text(nullptr, {}) == "rego> ");
    const auto session = session_after("newgame BR Ellie Kevin mode=tasks\nexec OceanTile");
    const std::string prompt = prompt_text(session->game(), session->style());
    CHECK(prompt.starts_with("BR tasks gen 1 Setup #"));
    CHECK(prompt.ends_with(" 1 question> "));
}

TEST_CASE("the prompt counts the actions of a turn, where a turn has several") {
    const auto prompt_after = [](const std::string& lines) {
        const auto session = session_after(lines);
        return prompt_text(session->game(), session->style());
    };
    const std::string start = "newgame BRP Ann Bob\nAnn: play Helion\nbuy 1\nBob: play ThorGate\nbuy 1\n";
    CHECK(prompt_after(start).starts_with("BRP gen 1 Prelude Ann #"));
    CHECK(prompt_after(start + "Ann: play Donation\nplay Loan\nBob: play Biofuels\nplay Supplier")
              .starts_with("BRP gen 1 Action Ann 1/2 #"));
    CHECK(prompt_after("newgame BR Ann Bob mode=turns\nAnn: turn").starts_with("BR turns gen 1 Setup Ann 1/2 #"));
}

TEST_CASE("the greeting has three lines and its hint works") {
    const std::vector<std::string> lines = lines_of(greeting_text(nullptr, {}));
    REQUIRE(lines.size() == 3);
    CHECK(widest(greeting_text(nullptr, {})) <= 80);
    REQUIRE(lines[2].starts_with("Try: "));
    CHECK(session_after(lines[2].substr(5))->game() != nullptr);
}

TEST_CASE("progress fits the line") {
    Style narrow;
    narrow.width = 40;
    CHECK(progress_text({3, 12, 2}, "games/one.rego", {}) ==
          "[#####...............] 3/12, 1.5/s, 6 s left, games/one.rego");
    CHECK(progress_text({400, {}, 4}, "games/one.rego", {}) == "400 done, 100/s, games/one.rego");
    CHECK(columns(progress_text({3, 12, 2}, "a/very/long/path/to/some/script.rego", narrow)) < 40);
}

TEST_CASE("tasks say how to answer in words that can be typed") {
    const auto session = session_after("newgame BR Ellie Kevin mode=tasks\nexec OceanTile");
    CHECK(contains(render_tasks(*session->game(), session->style()),
                   "1) 1_2 (2 steel)   2) 2_6 (2 cards)   3) 4_8 (2 plants)   4) 5_4 (2 plants)"));
    CHECK(session->run("place 1_2", "<test>").ok());
    CHECK(render_tasks(*session->game(), session->style()).empty());
}

TEST_CASE("plot draws each player's line with the number of the seat, within the width") {
    const auto session = session_after(
        "newgame BR Ellie Kevin mode=ops\n"
        "exec 7 TerraformRating\n"
        "phase Production\n"
        "exec Generation\n"
        "as Kevin exec 20 TerraformRating\n");
    session->set_width(40);
    const std::string text = session->run("plot tr", "<test>").out;
    CHECK(contains(text, "TR by generation\n"));
    CHECK(contains(text, "40 │"));
    CHECK(contains(text, "1 Ellie 27   2 Kevin 40"));
    CHECK(widest(text) <= 40);
    CHECK(lines_of(text).size() == 15);
    for (const char* what : {"points", "income", "hand", "cards", "money", "steel", "heat production", "oxygen"}) {
        CAPTURE(what);
        CHECK(session->run(std::string("plot ") + what, "<test>").ok());
    }
    CHECK_FALSE(session->run("plot", "<test>").ok());
    CHECK_FALSE(session->run("plot love", "<test>").ok());
    CHECK_FALSE(session->run("undo 9", "<test>").ok());
}
