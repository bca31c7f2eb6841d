// What a log lets one infer only with the rules at hand: choices without a line, what was told late, and where the
// program that wrote it departs from the rules. The games and players here are made up.
#include <string>

#include <doctest/doctest.h>

#include "app/import/library.hpp"
#include "app/import/report.hpp"
#include "app/import/script.hpp"
#include "app/shell/session/library.hpp"
#include "app/shell/start/replay.hpp"
#include "engine/ready/embedded_table.hpp"

using namespace rego;
using namespace rego::app::imports;

namespace {

const ImportLibrary& library_for_rules() {
    static const auto loaded = ImportLibrary::load(engine::embedded_table({}));
    REQUIRE(loaded);
    return **loaded;
}

/// Of a log that is explained to the last line; it replays.
std::string whole_script(const std::string& log) {
    const ImportedFile file = library_for_rules().import_text(log, {});
    REQUIRE_FALSE(file.unreadable);
    CHECK(problems_of(file, "log") == "");
    std::string script = script_of(file.made, file.facts, "made up");
    const auto rules = std::make_shared<app::Library>(std::vector<std::string>{});
    CHECK(app::trouble_with(script, rules, "made-up.rego") == "");
    return script;
}

bool says(const std::string& script, const char* text) { return script.find(text) != std::string::npos; }

std::string two_players(const std::string& ann, const std::string& bob) {
    return "First player this generation is Ann\nGood luck Ann!\nGood luck Bob!\nGeneration 1\n" + ann + bob;
}

const std::string kBobAsTeractor = "Bob played Teractor\nBob kept 0 project cards\n";
const std::string kBobsPreludes =
    "Bob played Biosphere Support\nBob lost 1 M€ production\nBob gained 2 plant production\n"
    "Bob played Mohole\nBob gained 3 heat production\nBob gained 3 heat\n";

}  // namespace

TEST_CASE("a city is copied without the energy that it costs, as the app does it, and the script says so") {
    const std::string script =
        whole_script(two_players("Ann played CrediCor\nAnn kept 3 project cards\n", kBobAsTeractor) +
                     "Ann played Power Plant\nAnn gained 1 energy production\n"
                     "Ann played Noctis City\nAnn gained 3 M€ production\n"
                     "Ann placed city tile at 31\nAnn gained 2 plants\n"
                     "Bob passed\n"
                     "Ann played Robotic Workforce\n"
                     "Ann copied Noctis City production with Robotic Workforce\n"
                     "Ann gained 3 M€ production\n");
    CHECK(says(script, "fix Production<Player1, Class<Energy>> # inferred: the app"));
}

TEST_CASE("a prelude that goes for money before anybody tells of it is discarded") {
    const std::string script =
        whole_script(two_players("Ann played CrediCor\nAnn kept 0 project cards\n", kBobAsTeractor) +
                     "Ann played Donation\nAnn gained 21 M€\n"
                     "Ecology Experts fizzled. Ann gains 15 M€.\n" +
                     kBobsPreludes + "Ann passed\n");
    CHECK(says(script, "discard EcologyExperts"));
}

TEST_CASE("what a prelude copies without a question is told as if it were played again") {
    const std::string script =
        whole_script(two_players("Ann played CrediCor\nAnn kept 0 project cards\n", kBobAsTeractor) +
                     "Ann played Galilean Mining\nAnn gained 2 titanium production\n"
                     "Ann played Double Down\nAnn played Galilean Mining\nAnn gained 2 titanium production\n" +
                     kBobsPreludes + "Ann passed\n");
    CHECK(says(script, "play DoubleDown"));
}

TEST_CASE("what the world government raises in an action is the answer to it") {
    const std::string script =
        whole_script(two_players("Ann played CrediCor\nAnn kept 0 project cards\n", kBobAsTeractor) +
                     "Ann played World Government Advisor\nAnn played Donation\nAnn gained 21 M€\n" + kBobsPreludes +
                     "Ann used World Government Advisor action\n"
                     "Ann acted as World Government and increased oxygen level\n"
                     "Ann passed\n");
    CHECK(says(script, "action WorldGovernmentAdvisor\ntask OxygenStep"));
}

TEST_CASE("oxygen or temperature: the one that a later card needs") {
    const std::string script =
        whole_script(two_players("Ann played CrediCor\nAnn kept 1 project cards\n", kBobAsTeractor) +
                     "Ann played Atmospheric Enhancers\nAnn played Donation\nAnn gained 21 M€\n" + kBobsPreludes +
                     "Ann played Methane From Titan\nAnn gained 2 heat production\nAnn gained 2 plant production\n");
    CHECK(says(script, "task 2 OxygenStep"));
}

TEST_CASE("a colony tile that is added is the one that is named") {
    const std::string script =
        whole_script(two_players("Ann played Aridor\nAnn kept 0 project cards\n", kBobAsTeractor) +
                     "Ann took the first action of Aridor corporation\nAnn added a new Colony tile: Pluto\n"
                     "Ann ended turn\nBob spent 9 M€ to trade with Luna\nBob gained 2 M€\n");
    CHECK(says(script, "Pluto"));
    CHECK_FALSE(says(script, "colonies=Pluto"));
}

TEST_CASE("an ocean of the world government brings what is told behind it") {
    const std::string script =
        whole_script(two_players("Ann played CrediCor\nAnn kept 2 project cards\n", kBobAsTeractor) +
                     "Ann played Arctic Algae\nAnn gained 1 plant\n"
                     "Ann ended turn\nBob used Air Scrapping standard project\nBob passed\nAnn passed\n"
                     "Ann placed ocean tile at 63\n"
                     "Ann acted as World Government and placed an ocean\n"
                     "Ann gained 2 plants from Arctic Algae\n"
                     "Generation 2\n");
    CHECK(says(script, "9_9"));
}

TEST_CASE("a tile that is named after a card tells which printing it was") {
    const std::string script =
        whole_script(two_players("Ann played CrediCor\nAnn kept 2 project cards\n", kBobAsTeractor) +
                     "Ann played Deimos Down\nAnn placed Deimos Down tile at 24\nAnn gained 1 plant\n"
                     "Ann gained 4 M€\nAnn ended turn\n");
    CHECK(says(script, "play DeimosDownPromo"));
}

TEST_CASE("names that nothing is called by are told before anything is tried") {
    const std::string log = two_players("Ann played Spacepocalypse\nAnn kept 2 project cards\n", kBobAsTeractor) +
                            "Ann used Zap action\nAnn used Zap action\nAnn claimed Digger milestone\n";
    const ImportedFile refused = library_for_rules().import_text(log, {});
    REQUIRE(refused.unreadable);
    CHECK(refused.unreadable->message ==
          "from line 5 on, 2 cards are not known: Spacepocalypse, Zap; 1 milestone is not known: Digger");
    Wishes wishes;
    wishes.keeps_going = true;
    const ImportedFile tried = library_for_rules().import_text(log, wishes);
    CHECK_FALSE(tried.unreadable);
    CHECK(problems_of(tried, "log").starts_with("log: error: from line 5 on, 2 cards"));
}

TEST_CASE("a game that ends otherwise than its final state is not whole") {
    const std::string log =
        two_players("Ann played CrediCor\nAnn kept 0 project cards\n", kBobAsTeractor) + "Ann passed\nBob passed\n";
    Wishes wishes;
    wishes.final_state = R"({"game": {"gameOptions": {"boardName": "tharsis", "expansions": {"corpera": true}}},
        "players": [{"name": "Ann", "terraformRating": 22, "megacredits": 77, "steel": 0, "titanium": 0, "plants": 0,
                     "energy": 0, "heat": 0, "megacreditProduction": 0, "steelProduction": 0, "titaniumProduction": 0,
                     "plantProduction": 0, "energyProduction": 0, "heatProduction": 0}]})";
    const ImportedFile file = library_for_rules().import_text(log, wishes);
    CHECK_FALSE(file.is_whole());
    CHECK(problems_of(file, "log") == "log: error: not as in the final state: TR of Ann is 20, not 22\n");
}

TEST_CASE("a log in another language, cut off or of an unfinished game") {
    const ImportedFile foreign =
        library_for_rules().import_text("Viel Glück, Anna!\nGeneration 1\nAnna spielt Ecoline\n", {});
    REQUIRE(foreign.unreadable);
    CHECK(says(foreign.unreadable->message, "no player is named in it"));
    const std::string log = two_players("Ann played CrediCor\nAnn kept 0 project cards\n", kBobAsTeractor);
    CHECK(whole_script(log + "Ann passed\n").ends_with("pass\n"));  // unfinished, as far as it goes
    const ImportedFile cut = library_for_rules().import_text(log + "Ann pas", {});
    CHECK(says(problems_of(cut, "log"), "log:9: error: says nothing known: Ann pas\n  nearest: {P} passed"));
    const ImportedFile wrong = library_for_rules().import_text(log + "Ann hat gepa\xC3\x9Ft\nBob passed\n", {});
    CHECK(says(problems_of(wrong, "log"), "log:9: error"));
}
