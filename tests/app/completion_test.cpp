// What Tab offers and what the grey hint says, without a terminal.
#include "app/shell/typing/completion.hpp"

#include <algorithm>
#include <fstream>

#include "app/shell/typing/highlight.hpp"
#include "tests/app/render_support.hpp"

using namespace rego::app;

namespace {

std::vector<std::string> offered(Session& session, const std::string& input) {
    std::vector<std::string> texts;
    for (const Candidate& candidate : complete(session, input).candidates) texts.push_back(candidate.text);
    return texts;
}

bool offers(Session& session, const std::string& input, const std::string& text) {
    const auto texts = offered(session, input);
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("a verb completes, with a blank if something follows") {
    Session session(command_table());
    CHECK(offered(session, "newg") == Texts{"newgame "});
    CHECK(offered(session, "NEWG") == Texts{"newgame "});
    CHECK(offered(session, "pas") == Texts{"pass"});
    CHECK(complete(session, "map; newg").begin == 5);
}

TEST_CASE("play offers cards of the deck that the phase asks for, by class or as printed") {
    const auto session = session_after("newgame BR 2");
    CHECK(offered(*session, "play thor") == Texts{"ThorGate"});
    CHECK(offered(*session, "play ants").empty());
    const auto later = session_after("newgame BR 2\nplay ThorGate\nbuy 3\nas P2 play MiningGuild\nas P2 buy 3");
    CHECK(offered(*later, "play ants") == Texts{"Ants"});
    CHECK(offered(*later, "play inventors' g") == Texts{"Inventors' Guild"});
    CHECK(offered(*later, "play thorg").empty());
    CHECK(offers(*later, "play cata", "Electro Catapult"));  // any word of the name
    CHECK(offered(*later, "as P2 play ants") == Texts{"Ants"});
    CHECK(offered(*later, "try play ants") == Texts{"Ants"});
    const std::string start = "newgame BRP 2\nplay ThorGate\nbuy 3\nas P2 play MiningGuild\nas P2 buy 3";
    const auto preludes = session_after(start);
    CHECK(offered(*preludes, "play dona") == Texts{"Donation"});
    CHECK(offered(*preludes, "play ants").empty());
    // A card that has another played asks for one of that deck.
    const auto sponsored = session_after(start + "\nplay EccentricSponsor");
    CHECK(offered(*sponsored, "play ants") == Texts{"Ants"});
    CHECK(offered(*sponsored, "play dona").empty());
    CHECK(offered(*later, "why ") == Texts{"not "});
    CHECK(offered(*later, "why n") == Texts{"not "});
    CHECK(offered(*later, "rollback ").empty());
    CHECK(offered(*later, "why not play ants") == Texts{"Ants"});
    CHECK(offered(*later, "expect fails limit play ants") == Texts{"Ants"});
}

TEST_CASE("a card in play is not offered again") {
    const auto session = session_after("newgame BR 2 mode=ops\nexec 20, ProjectCard\nplay Tardigrades");
    CHECK(offered(*session, "play tardi").empty());
    CHECK(offered(*session, "card tardi") == Texts{"Tardigrades"});
}

TEST_CASE("action offers the actor's own cards that have not been used, with a number if they have several actions") {
    const auto session = session_after("newgame BR 2 mode=ops\nexec Tardigrades, RegolithEaters\nas P2 exec Ants");
    CHECK(offered(*session, "action ") == Texts{"Regolith Eaters 1", "Regolith Eaters 2", "Tardigrades"});
    CHECK(offered(*session, "as P2 action ") == Texts{"Ants"});
    REQUIRE(session->run("action Tardigrades", "<test>").ok());
    CHECK_FALSE(offers(*session, "action ", "Tardigrades"));
}

TEST_CASE("place offers the areas where the pending tile may go") {
    const auto session = session_after("newgame BR 2 mode=tasks\nexec OceanTile");
    CHECK(offered(*session, "place ").size() == 12);
    CHECK(offered(*session, "place 5_") == Texts{"5_4", "5_5", "5_6"});
    CHECK(offered(*session, "place tharsis_1_") == Texts{"Tharsis_1_2", "Tharsis_1_4", "Tharsis_1_5"});
    CHECK(offered(*session_after("newgame BR 2 mode=tasks"), "place ").empty());
}

TEST_CASE("task offers the answers to pending tasks, then any PETS") {
    const auto session = session_after("newgame BR 2 mode=tasks\nas P2 exec 5 Plant\nexec -3 Plant<Anyone>?");
    CHECK(offers(*session, "task ", "no"));
    REQUIRE(session->run("words pets", "<test>").ok());
    CHECK(offers(*session, "task ", "Ok"));
    CHECK(offers(*session, "task -3 ", "-3 Plant<Player2>"));
    CHECK(offers(*session, "task -Pla", "Plant"));
}

TEST_CASE("milestones and awards are offered until they are gone") {
    const auto session = session_after("newgame BR 2 mode=ops");
    CHECK(offered(*session, "claim ").size() == 5);
    CHECK(offered(*session, "fund ban") == Texts{"Banker"});
    REQUIRE(session->run("exec Banker", "<test>").ok());
    CHECK(offered(*session, "fund ban").empty());
}

TEST_CASE("inside PETS, class names that fit the brackets") {
    const auto session = session_after("newgame BR Ellie Kevin mode=ops");
    CHECK(offers(*session, "exec 3 Pla", "Plant"));
    CHECK(offers(*session, "exec CityTile<Thar", "Tharsis_4_6"));
    CHECK(offers(*session, "exec CityTile<Pla", "Player2"));
    CHECK_FALSE(offers(*session, "exec CityTile<Pla", "Plant"));
    CHECK_FALSE(offers(*session, "exec CityTile<Hel", "Hellas_4_6"));
    CHECK(offers(*session, "count PRO", "PROD["));
    CHECK(offers(*session, "Gree", "GreeneryTile"));
}

TEST_CASE("players by name, phases, modes, standard projects, expectations") {
    const auto session = session_after("newgame BR Ellie Kevin mode=ops");
    CHECK(offered(*session, "board k") == Texts{"Kevin"});
    CHECK(offers(*session, "as ", "Engine"));
    CHECK(offered(*session, "phase prod") == Texts{"Production"});
    CHECK(offered(*session, "mode t") == Texts{"turns", "tasks"});
    CHECK(offered(*session, "project pow") == Texts{"Power Plant"});
    CHECK(offered(*session, "convert p") == Texts{"plants"});
    CHECK(offered(*session, "expect Kevin st") == Texts{"Kevin stock"});
    CHECK(offered(*session, "expect Kevin tags Build") == Texts{"Kevin tags BuildingTag"});
    CHECK(offered(*session, "newgame BR Ellie mode=o") == Texts{"Ellie mode=ops"});
}

TEST_CASE("whatever has been typed of a real game can be completed, hinted at and coloured") {
    std::ifstream script(REGO_SOURCE_DIR "/scripts/games/two-players-tharsis.rego");
    Session session(command_table());
    int lines = 0;
    for (std::string line; lines < 60 && std::getline(script, line); ++lines) {
        CAPTURE(line);
        for (std::size_t length = 0; length <= line.size(); ++length) {
            const std::string typed = line.substr(0, length);
            const Completions found = complete(session, typed);
            CHECK(found.begin <= typed.size());
            CHECK_FALSE(contains(hint_for(session, typed), "\n"));
            CHECK(highlight(session, typed, length).size() == length);
        }
        REQUIRE(session.run(line, "<test>").ok());
    }
    CHECK(lines == 60);
}

TEST_CASE("a hint gives the rest of the word and the usage") {
    const auto session = session_after("newgame BR 2");
    CHECK(hint_for(*session, "").empty());
    CHECK(hint_for(*session, "pl").starts_with("ay "));
    CHECK(hint_for(*session, "play") == " CARD[, PAYMENT …]  plays a corporation, prelude or project card");
    CHECK(hint_for(*session, "play ") == "CARD[, PAYMENT …]");
    CHECK(hint_for(*session, "play Thor") == "Gate  corporation");
    const auto later = session_after("newgame BR 2 mode=ops");
    CHECK(hint_for(*later, "play Birds") == "  10 M€, if oxygen is 13 % or more");
}

TEST_CASE("what can be done now is offered first, with a word about each") {
    const auto buying = session_after("newgame BR Ann Bob\nplay credicor");
    CHECK(complete(*buying, "").candidates.front().text == "buy ");
    const auto turn = session_after("newgame BR Ann Bob\nplay credicor\nplay ecoline\nbuy 2 2");
    CHECK(complete(*turn, "").candidates.front().text == "play ");
    const Completions verbs = complete(*turn, "p");
    CHECK(verbs.candidates.front().text == "play ");
    CHECK(contains(candidate_list(verbs, 80), "  pass      passes for this generation\n"));
    CHECK(common_beginning(complete(*turn, "proj")) == "project ");
    CHECK(widest(candidate_list(complete(*turn, "play a"), 40)) <= 40);
}

TEST_CASE("what expansions add is offered when it fits: a reveal, a corporation, a trade, a delegate") {
    const std::string begin = "newgame BRCT Ann Bob colonies=Luna,Titan,Europa,Ceres,Pluto";
    const auto setup = session_after(begin);
    CHECK(complete(*setup, "as Engine ").candidates.front().text == "reveal ");
    const auto choosing = session_after(begin + "\nreveal election, war on earth");
    CHECK(complete(*choosing, "").candidates.front().text == "play ");
    const auto turn = session_after(begin + "\nreveal election, war on earth\nplay poseidon\nplay ecoline\nbuy 2 2");
    const auto is_early = [](const Completions& offered, std::string_view verb) {
        const auto& all = offered.candidates;
        const auto found = std::ranges::find(all, verb, &Candidate::text);
        return found - all.begin() < 9;
    };
    CHECK(complete(*turn, "").candidates.front().text == "first ");
    CHECK(is_early(complete(*turn, ""), "trade "));
    CHECK(is_early(complete(*turn, ""), "delegate "));
    CHECK(contains(candidate_list(complete(*turn, "delegate "), 80), "0 of yours"));
}

TEST_CASE("measures complete where classes do") {
    const auto session = session_after("newgame BR 2");
    REQUIRE(session->run("measure Savings<Owner> = Megacredit OR Heat", "<test>").ok());
    CHECK(offers(*session, "count Sav", "Savings"));
    CHECK(offers(*session, "expect 3 Sav", "Savings"));
    REQUIRE(session->run("measure Savings =", "<test>").ok());
    CHECK_FALSE(offers(*session, "count Sav", "Savings"));
}

TEST_CASE("behind `at` the areas where the move could go, with what is printed there; behind `on` the cards") {
    const auto session = session_after(
        "newgame BRV Ellie Kevin mode=ops\nfix 90 M, 9 ProjectCard, Dirigibles, Stratopolis\nphase Action\n");
    const auto before = session->timeline().moment();
    const Completions oceans = complete(*session, "project aquifer, 18 at ");
    CHECK(oceans.begin == 23);
    CHECK(oceans.candidates.size() == 12);
    CHECK(oceans.candidates.front().text == "1_2");
    CHECK(oceans.candidates.front().note == "2 steel");
    CHECK(offered(*session, "project city at 5_") == Texts{"5_1", "5_2", "5_7", "5_8", "5_9"});
    CHECK(offers(*session, "play mining rights at ", "3_7"));
    CHECK_FALSE(offers(*session, "play mining rights at ", "5_1"));
    CHECK(offered(*session, "pass at ").empty());
    CHECK(offered(*session, "project nothing at ").empty());
    CHECK(offered(*session, "action dirigibles on strat") == Texts{"Stratopolis"});
    CHECK(session->timeline().moment() == before);
}
