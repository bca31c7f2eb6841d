// Logs of games played elsewhere become scripts. The games and players here are made up.
#include <string>

#include <doctest/doctest.h>

#include "app/import/library.hpp"
#include "app/import/script.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/flow.hpp"
#include "app/shell/session/session.hpp"
#include "engine/ready/embedded_table.hpp"

using namespace rego;
using namespace rego::app::imports;

namespace {

const ImportLibrary& the_library() {
    static const auto loaded = ImportLibrary::load(engine::embedded_table({}));
    REQUIRE(loaded);
    return **loaded;
}

ImportedFile imported(const std::string& log) { return the_library().import_text(log, {}); }

std::string script_for(const std::string& log) {
    const ImportedFile file = imported(log);
    REQUIRE_FALSE(file.unreadable);
    REQUIRE_FALSE(file.made.refused);
    if (file.made.failure) FAIL_CHECK(file.made.failure->text << ": " << file.made.failure->why);
    for (const Fact& fact : file.made.unexplained) FAIL_CHECK(fact.text);
    return script_of(file.made, file.facts, "made up");
}

/// An answer is an error, and says that.
void check_replays(const std::string& script) {
    app::Session session(app::command_table());
    std::string trouble;
    app::run_flow(app::Flow(session,
                            [&](const app::Answer& answer, const app::Line&, const app::Source&) {
                                trouble += answer.err;
                                return answer.ok();
                            }),
                  app::split_lines(script), {"<test>", script});
    CHECK(trouble == "");
}

const std::string kFrame =
    "First player this generation is I played Mars\n"
    "Good luck Kim!\n"
    "Good luck I played Mars!\n"
    "Generation 1\n"
    "I played Mars played Tharsis Republic\n"
    "I played Mars kept 4 project cards\n"
    "Kim played Teractor\n"
    "Kim kept 5 project cards\n"
    "I played Mars took the first action of Tharsis Republic corporation\n"
    "I played Mars placed city tile at 31\n"
    "I played Mars gained 3 M€\n"
    "I played Mars gained 1 M€ production\n";

}  // namespace

TEST_CASE("a log becomes a script that replays by itself, whatever the players are called") {
    const std::string script = script_for(kFrame +
                                          "I played Mars used Aquifer standard project\n"
                                          "I played Mars placed ocean tile at 06\n"
                                          "Kim played Mine\n"
                                          "Kim gained 1 steel production\n"
                                          "Kim passed\n"
                                          "I played Mars passed\n"
                                          "Generation 2\n"
                                          "First player this generation is Kim\n"
                                          "I played Mars bought 0 card(s)\n"
                                          "Kim bought 1 card(s)\n"
                                          "You bought Acquired Company\n");
    CHECK(script.find("first\nplace ") != std::string::npos);
    CHECK(script.find("project Aquifer") != std::string::npos);
    CHECK(script.find("play Mine") != std::string::npos);
    check_replays(script);
}

TEST_CASE("what was lost to whom decides which way a choice went") {
    const std::string script = script_for(kFrame +
                                          "I played Mars ended turn\n"
                                          "Kim played Sabotage\n"
                                          "I played Mars lost 7 M€ because of Kim\n");
    CHECK(script.find("play Sabotage\ntask -7") != std::string::npos);
    check_replays(script);
}

TEST_CASE("a line that no template fits is told with the nearest one, and the rest is read") {
    const ImportedFile file = imported(kFrame + "Kim danced on the table\nKim played Mine\n");
    REQUIRE(file.facts.unread.size() == 1);
    CHECK(file.facts.unread.front().line == 13);
    CHECK(file.facts.unread.front().text == "Kim danced on the table");
}

TEST_CASE("a log that contradicts itself stops at its line") {
    const ImportedFile file =
        imported(kFrame + "Kim used Convert Plants standard action\nKim placed greenery tile at 32\n");
    REQUIRE(file.made.failure);
    CHECK(file.made.failure->line == 13);
    CHECK_FALSE(file.made.failure->why.empty());
}

TEST_CASE("a state of the table that is known settles what was paid before it") {
    ImportedFile file = imported(kFrame +
                                 "I played Mars ended turn\n"
                                 "Kim played Mine\n"
                                 "Kim gained 1 steel production\n"
                                 "Kim passed\n"
                                 "I played Mars passed\n"
                                 "Generation 2\n"
                                 "First player this generation is Kim\n"
                                 "I played Mars bought 0 card(s)\n"
                                 "Kim bought 1 card(s)\n"
                                 "Kim played Strip Mine\n");
    REQUIRE(file.made.failure);  // too poor for it; what stands before it is what counts here
    Fact& played = file.facts.list.back();
    played.slots['C'] = "PowerPlantCard";
    State state;
    state.name = "what was written down";
    state.players.resize(3);
    SUBCASE("with metal that rego takes by itself") { state.players[1].stock = {56, 0, 0, 0, 0, 0}; }
    SUBCASE("with metal that was saved") { state.players[1].stock = {54, 1, 0, 0, 0, 0}; }
    Fact known;
    known.kind = Kind::State;
    known.state = std::make_shared<const State>(state);
    file.facts.list.push_back(known);
    engine::Rulebooks rulebooks;
    const Imported made = import_facts(file.facts, file.made.setup, the_library().vocabulary(), rulebooks);
    REQUIRE_FALSE(made.failure);
    CHECK(made.states_met == 1);
    const std::string script = script_of(made, file.facts, "made up");
    CAPTURE(script);
    check_replays(script);
}

TEST_CASE("what is no log is refused") {
    CHECK(imported("").unreadable);
    CHECK(imported("dear diary\n").unreadable);
    CHECK(imported(std::string("\0\1\2", 3)).unreadable);
    CHECK(imported("{\"a\": 1}").unreadable);
}

TEST_CASE("older wordings and a wrong decoding are read as well") {
    const std::string script = script_for(
        "Good luck Kim!\n"
        "Good luck Lee!\n"
        "Generation 1\n"
        "Kim played Teractor\n"
        "Kim kept 5 project cards\n"
        "Lee's steel production increased by 1\n"
        "Lee played Manutech\n"
        "Lee kept 5 project cards\n"
        "Kim played Mine\n"
        "Kim's steel production increased by 1\n"
        "Kim used Aquifer standard project\n"
        "Kim placed ocean tile on row 1 position 2\n"
        "Kim's steel amount increased by 2\n");
    CHECK(script.find("place Tharsis_1_2") != std::string::npos);
}

TEST_CASE("a choice that leaves no line behind is the one that lets the rest be paid") {
    const std::string solo =
        "Drew and discarded Mine to place a 2\n"
        "Drew and discarded Mine to place a 0\n"
        "Drew and discarded Comet to place a 2\n"
        "Drew and discarded Mine to place a 0\n"
        "Good luck Kim!\n"
        "Generation 1\n"
        "Kim played Teractor\n"
        "Kim kept 5 project cards\n"
        "Kim played Hired Raiders\n"
        "Kim used Asteroid standard project\n"
        "Kim used Asteroid standard project\n";
    SUBCASE("money") {
        const std::string script = script_for(solo +
                                              "Kim used Aquifer standard project\n"
                                              "Kim placed ocean tile at 06\n");
        CHECK(script.find("task 3 Megacredit<Player1> FROM") != std::string::npos);
        check_replays(script);
    }
    SUBCASE("steel") {
        const std::string script = script_for(solo +
                                              "Kim played Mohole Area\n"
                                              "Kim gained 4 heat production\n"
                                              "Kim placed Mohole Area tile at 06\n");
        CHECK(script.find("task 2 Steel<Player1> FROM") != std::string::npos);
        check_replays(script);
    }
}

TEST_CASE("where nomads went shows in what they took and where nobody built") {
    const std::string script = script_for(kFrame +
                                          "I played Mars used Aquifer standard project\n"
                                          "I played Mars placed ocean tile at 06\n"
                                          "I played Mars drew 1 card(s)\n"
                                          "Kim played Mars Nomads\n"
                                          "Kim used Mars Nomads action\n"
                                          "Kim gained 2 M€ from 1 ocean(s)\n"
                                          "I played Mars passed\n"
                                          "Kim passed\n");
    CAPTURE(script);
    const auto arrived = script.find("task Nomads<Player2, ");
    REQUIRE(arrived != std::string::npos);
    const std::string area = script.substr(arrived + 21, script.find('>', arrived) - arrived - 21);
    CHECK((area.ends_with("_1_3") || area.ends_with("_1_5") || area.ends_with("_2_4") || area.ends_with("_2_5")));
    check_replays(script);
}

TEST_CASE("a first action that an older log does not tell of is put in, and marked") {
    const std::string script = script_for(
        "Good luck Kim!\n"
        "Good luck Lee!\n"
        "Generation 1\n"
        "Kim played Tharsis Republic\n"
        "Kim kept 4 project cards\n"
        "Lee played Teractor\n"
        "Lee kept 5 project cards\n"
        "Kim placed city tile on row 5 position 3\n"
        "Kim's megacredits amount increased by 3\n"
        "Kim's megacredits production increased by 1\n"
        "Kim played Mine\n"
        "Kim's steel production increased by 1\n");
    CAPTURE(script);
    CHECK(script.find("first # inferred: the corporation prescribes it\nplace ") != std::string::npos);
    check_replays(script);
}

TEST_CASE("a prelude that could not be carried out goes for money") {
    const std::string script = script_for(
        "First player this generation is Kim\n"
        "Good luck Kim!\n"
        "Good luck Lee!\n"
        "Generation 1\n"
        "Kim played Teractor\n"
        "Kim kept 5 project cards\n"
        "Lee played Interplanetary Cinematics\n"
        "Lee gained 20 steel\n"
        "Lee kept 2 project cards\n"
        "Kim played Eccentric Sponsor\n"
        "Eccentric Sponsor fizzled. Kim gains 15 M€.\n"
        "Kim played Donation\n"
        "Kim gained 21 M€\n"
        "Lee played Supplier\n"
        "Lee gained 2 energy production\n"
        "Lee gained 4 steel\n"
        "Lee played Mohole\n"
        "Lee gained 3 heat production\n"
        "Lee gained 3 heat\n"
        "Kim played Mine\n"
        "Kim gained 1 steel production\n");
    CAPTURE(script);
    CHECK(script.find("discard EccentricSponsor\n") != std::string::npos);
    check_replays(script);
}

TEST_CASE("where two players have played a Merger, each may be dealt one") {
    const std::string script = script_for(
        "First player this generation is Kim\n"
        "Good luck Kim!\n"
        "Good luck Lea!\n"
        "Generation 1\n"
        "Kim played CrediCor\n"
        "Kim kept 0 project cards\n"
        "Lea played Teractor\n"
        "Lea kept 0 project cards\n"
        "Kim played Merger\n"
        "Kim played Helion\n"
        "Kim gained 3 heat production\n"
        "Kim played Donation\n"
        "Kim gained 21 M€\n"
        "Lea played Merger\n"
        "Lea played Ecoline\n"
        "Lea gained 2 plant production\n"
        "Lea gained 3 plants\n"
        "Lea played Loan\n"
        "Lea lost 2 M€ production\n"
        "Lea gained 30 M€\n");
    CHECK(script.find("corporations=merger") != std::string::npos);
    check_replays(script);
}
