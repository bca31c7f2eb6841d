// The ledger: everything that players have is accounted for, and cards get what is theirs and no more.
#include "app/tell/ledger/ledger.hpp"

#include <filesystem>
#include <fstream>

#include "app/tell/lens/lens.hpp"
#include "engine/mars/scoring.hpp"
#include "tests/app/render_support.hpp"

using namespace rego::app;

namespace {

std::int64_t total(const Amounts& amounts, Thing::Kind kind, ClassId cls = rego::engine::kNoClass) {
    const auto found = amounts.find({kind, cls});
    return found == amounts.end() ? 0 : found->second;
}

/// What came in less what went out is what there is: stock, production, rating, hand, cards and points.
void check_sums(MarsGame& game) {
    const auto cls = [&](std::string_view name) { return *game.core().table().find(name); };
    const Ledger ledger{game};
    for (const TypeId player : game.core().players()) {
        CAPTURE(game.core().types().print(player));
        const Amounts totals = ledger.totals(player);
        for (const BoardResource& look : board_resources(game)) {
            CAPTURE(look.cls);
            CHECK(total(totals, Thing::Kind::Resource, cls(look.cls)) == game.count(look.cls, player));
            CHECK(total(totals, Thing::Kind::Production, cls(look.cls)) ==
                  rego::app::production(game, player, look.cls));
        }
        for (const char* resource : {"Animal", "Microbe", "Science", "Fighter"}) {
            CAPTURE(resource);
            CHECK(total(totals, Thing::Kind::CardResource, cls(resource)) == game.count(resource, player));
        }
        CHECK(total(totals, Thing::Kind::Card, cls("ProjectCard")) == game.count("ProjectCard", player));
        CHECK(total(totals, Thing::Kind::Rating, cls("TerraformRating")) == game.count("TerraformRating", player));
        CHECK(total(totals, Thing::Kind::Points) == rego::engine::score(game, player).total);
    }
}

std::string asked(Session& session, const std::string& question) { return session.run(question, "<test>").out; }

}  // namespace

TEST_CASE("after each generation of the complete games the ledger adds up to what the players have") {
    std::size_t looked = 0;
    for (const auto& entry : std::filesystem::directory_iterator(std::string(REGO_SOURCE_DIR) + "/scripts/games")) {
        CAPTURE(entry.path());
        Session session(command_table());
        std::ifstream script(entry.path());
        for (std::string line; std::getline(script, line);) {
            CAPTURE(line);
            REQUIRE(session.run(line, "<test>").ok());
            if (!line.starts_with("expect global")) continue;
            check_sums(*session.game());
            ++looked;
        }
        check_sums(*session.game());
    }
    CHECK(looked == 53);  // the ends of 16 and of 14 generations
}

TEST_CASE("what is typed, fixed or there from the start adds up too") {
    const auto session = session_after(
        "newgame B 2 mode=tasks\n"
        "exec 20, 3 ProjectCard, PROD[-2], VictoryPoint\n"
        "as Player2 exec GreeneryTile<Tharsis_3_4>\n"
        "fix 4 Heat\n"
        "play MiningRights, 9\n"
        "place 1_1");
    check_sums(*session->game());
    const std::string text = asked(*session, "ledger");
    CHECK(contains(text, "typed 20"));
    CHECK(contains(text, "fix 4"));
    CHECK(contains(text, "start 20"));
    CHECK(contains(text, "TR 20, typed 1"));   // points
    CHECK(contains(text, "Mining Rights 2"));  // the steel printed below its tile
}

TEST_CASE("Advanced Alloys saves one for each unit of metal, and a card paid with both is one payment") {
    const auto session = session_after(
        "newgame BR 2 mode=tasks\n"
        "exec AdvancedAlloys, 50, 9 Steel, 9 Titanium, 9 ProjectCard\n"
        "play SpaceElevator, 10, 3 Steel, 2 Titanium\n"
        "play Mine, 1, 1 Steel");
    CHECK(asked(*session, "ledger Advanced Alloys") == "Advanced Alloys: saved 6 M€ over 2 payments (Player1)\n");
    CHECK(asked(*session, "ledger Mine") == "Mine: +1 Steel production; cost 1 M€, 1 Steel (Player1)\n");
}

TEST_CASE("a discount saves no more than the price") {
    const auto session = session_after(
        "newgame BR 2 mode=tasks\n"
        "exec 50, 9 ProjectCard\n"
        "play IndenturedWorkers, 0\n"
        "play Mine");
    CHECK(asked(*session, "ledger Indentured Workers") ==
          "Indentured Workers: -1 point; saved 4 M€ over 1 payment (Player1)\n");
    CHECK(asked(*session, "ledger Mine") == "Mine: +1 Steel production (Player1)\n");
}

TEST_CASE("metal that is overpaid saves only what it spared") {
    const auto session = session_after(
        "newgame BR 2 mode=tasks\n"
        "exec AdvancedAlloys, 9 Steel, 9 ProjectCard\n"
        "play Mine, 2 Steel");
    CHECK(asked(*session, "ledger Advanced Alloys") == "Advanced Alloys has brought nothing so far\n");
}

TEST_CASE("Helion's heat covers a price; nothing is saved by it") {
    const auto session = session_after(
        "newgame B 2 mode=tasks\n"
        "play Helion\n"
        "exec 9 Heat, 9 ProjectCard\n"
        "play MicroMills, 1, 2 Heat");
    CHECK(contains(asked(*session, "ledger Helion"), "; covered 2 M€ of 1 payment (Player1)"));
    CHECK(!contains(asked(*session, "ledger"), "M€ saved"));
}

TEST_CASE("a first action and what it sets off is the corporation's") {
    const auto session = session_after(
        "newgame BR 2\n"
        "play Tharsis Republic\n"
        "buy 0\n"
        "as Player2 play CrediCor\n"
        "buy 0\n"
        "first\n"
        "place 5_7");
    CHECK(asked(*session, "ledger Tharsis Republic") ==
          "Tharsis Republic: +43 M€, +2 Plant, +1 M€ production, +1 City Tile (Player1)\n");
    CHECK(widest(asked(*session, "ledger")) <= 80);
}
