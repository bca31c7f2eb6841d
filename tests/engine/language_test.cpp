// The words that say who, in which order, and instead of what: EACH, MOST, LEAST, RANK, INSTEAD, THEN after a colon,
// labels, tables, and things that stand for others.
#include <string>

#include <doctest/doctest.h>

#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

// --- EACH ------------------------------------------------------------------------------------------------------

TEST_CASE("EACH keeper gets what is said, and is the Owner in it") {
    Table table = toy_game().with("2 Wax<Player2>");
    CHECK(table.p1().performs("EACH Keeper: 2 Honey").value().text() == "2 Honey<Player1>, 2 Honey<Player2>");
    CHECK(table.p1().performs("EACH Keeper: Coin / Wax").value().text() == "2 Coin<Player2>");
    CHECK(table.p1().performs("EACH Keeper(HAS Wax): (Coin, Pollen)").value().text() ==
          "Coin<Player2>, Pollen<Player2>");
    CHECK(table.p1().performs("EACH Keeper(HAS 9 Wax): Coin").value().empty());
}

TEST_CASE("EACH of something else names it by linking") {
    Table table = toy_game().with("Hive<Player1, M1>, Hive<Player2, M4>, Skep<Player1>, Nest<Player1>");
    CHECK(table.p1().performs("EACH Hive<Anyone>: Coin / Hive<Anyone>").value().text() == "2 Coin<Player1>");
    CHECK(table.p1().performs("EACH BoxCard: Sticker<BoxCard>").value().of("Sticker<Player1>") == 2);
}

TEST_CASE("what EACH leaves to choose is everyone's own task") {
    Table table = toy_game();
    REQUIRE(table.p1().performs("EACH Keeper: (Honey OR Wax)"));
    CHECK(table.p1().tasks() == "Honey<Player1> OR Wax<Player1>");
    CHECK(table.p2().tasks() == "Honey<Player2> OR Wax<Player2>");
    CHECK(table.p2().answers("Wax").value().text() == "Wax<Player2>");
    CHECK(table.p1().answers("Honey").value().text() == "Honey<Player1>");
}

TEST_CASE("an effect may speak of each, and of the others") {
    Table table = toy_card("Rock: EACH Keeper: Coin");
    CHECK(table.p1().performs("Rock<M1>").value().includes("Coin<Player1>, Coin<Player2>"));
    Table others = toy_card("Rock:: EACH !Owner: Coin");
    CHECK(others.p1().performs("Rock<M1>").value().includes("0 Coin<Player1>, Coin<Player2>"));
}

TEST_CASE("EACH goes over classes as well, and names each of them inside") {
    Table table = toy_game("ABSTRACT CLASS Crop { CLASS Clover, Heather }\nCLASS Seed<Class<Crop>> : Owned");
    const auto sown = table.p1().performs("EACH Class<Crop>: 2 Seed<Class<Crop>>").value();
    CHECK(sown.of("Seed<Class<Clover>>") == 2);
    CHECK(sown.of("Seed<Class<Heather>>") == 2);
}

// --- Most and least --------------------------------------------------------------------------------------------

TEST_CASE("MOST, LEAST and RANK compare all of a sort; ties share a place and use up the next") {
    Table table = toy_game().with("5 Honey<Player1>, 3 Honey<Player2>");
    CHECK(table.p1().count("Keeper(HAS MOST Honey)") == 1);
    CHECK(table.p1().performs("EACH Keeper(HAS MOST Honey): Coin").value().text() == "Coin<Player1>");
    CHECK(table.p1().performs("EACH Keeper(HAS LEAST Honey): Coin").value().text() == "Coin<Player2>");
    CHECK(table.p1().performs("EACH Keeper(HAS RANK 2 Honey): Coin").value().text() == "Coin<Player2>");
    table.with("2 Honey<Player2>");
    CHECK(table.p1().count("Keeper(HAS MOST Honey)") == 2);
    CHECK(table.p1().count("Keeper(HAS LEAST Honey)") == 2);
    CHECK(table.p1().count("Keeper(HAS RANK 2 Honey)") == 0);
    CHECK(table.p1().performs("EACH Keeper(HAS MOST (Honey OR Wax)): Point").value().of("Point<Anyone>") == 2);
}

TEST_CASE("a kept metric is asked for each of those compared") {
    Table table =
        toy_game(
            "CLASS Prize : Owned { counts = Honey OR Wax; Harvest: EACH Keeper(HAS MOST EVAL This.counts): Point }")
            .with("Prize<Player1>, 2 Wax<Player2>, Honey<Player1>");
    CHECK(table.engine().performs("Harvest").value().text().find("Point<Player2>") != std::string::npos);
    CHECK(table.p1().count("Point") == 0);
}

TEST_CASE("who has most is asked of candidates only") {
    Table table = toy_game();
    CHECK(shown(table.p1().performs("MOST Honey: Coin")) ==
          "type: who stands where is asked in a refinement: `Player(HAS MOST Plant)`");
}

TEST_CASE("a candidate can be compared with another one that is named") {
    Table table =
        toy_game("CLASS Gnat<Area> : Owned")
            .with(
                "2 Gnat<Player1, M1>, Gnat<Player2, M1>, 4 Gnat<Player2, M2>, 2 Gnat<Player1, M3>, Gnat<Player2, M3>");
    // Which places have more gnats than that one.
    CHECK(table.p1().count("Area(HAS 1 (Gnat<Anyone> - Gnat<M1, Anyone>))") == 1);
    CHECK(table.p1().count("M2(HAS 1 (Gnat<Anyone> - Gnat<M1, Anyone>))") == 1);
    CHECK(table.p1().count("Area(HAS 1 (Gnat<Anyone> - Gnat<M2, Anyone>))") == 0);
    CHECK(table.p1().count("Meadow(HAS 1 (Gnat<Anyone> - Gnat<M4, Anyone>))") == 3);
    // Of one's own: as many here as there.
    CHECK(table.p1().count("Area(HAS 1 (Gnat<Player1> - Gnat<M1, Player1>))") == 0);
    // Nothing but the one that is named: a condition on the world at large.
    CHECK(table.p1().count("Meadow(HAS Gnat<M1, Anyone>)") == 4);
    CHECK(table.p1().count("Meadow(HAS Gnat<M4, Anyone>)") == 0);
    // What is excluded is not counted, as before: those with a gnat, but for one of them.
    CHECK(table.p1().count("Meadow(HAS Gnat<!M1, Anyone>)") == 2);
}

TEST_CASE("what is kept of a component speaks of that component as This") {
    Table table = toy_game(
                      "EXTEND CLASS Area { ahead = Area(HAS 1 (Gnat<Anyone> - Gnat<This, Anyone>)) }\n"
                      "CLASS Gnat<Area> : Owned\n"
                      "CLASS Crown<Area> { X Gnat<Anyone> IF 1 (EVAL Area.ahead):: -This }")
                      .with("Crown<M1>, 2 Gnat<Player1, M1>");
    CHECK(table.p2().performs("2 Gnat<M2>").value().of("Crown<M1>") == 0);
    CHECK(table.p1().performs("Gnat<M2>").value().of("Crown<M1>") == -1);
}

// --- Groups ----------------------------------------------------------------------------------------------------

TEST_CASE("GROUP counts those that hang together, by whatever depends on two of them") {
    Table table =
        toy_game("CLASS Knot<Area> : Owned; CLASS Rope<Knot<Anyone>, Knot<Anyone>>")
            .with("Knot<Player1, M1>, Knot<Player1, M2>, Knot<Player1, M3>, Knot<Player2, M4>, Knot<Player1, W1>");
    CHECK(table.p1().count("GROUP Knot BY Rope") == 1);
    table.with("Rope<Knot<Player1, M1>, Knot<Player1, M2>>, Rope<Knot<Player1, M2>, Knot<Player1, W1>>");
    CHECK(table.p1().count("GROUP Knot BY Rope") == 3);
    // Another's does not join one's own.
    table.with("Rope<Knot<Player1, M3>, Knot<Player2, M4>>, Rope<Knot<Player2, M4>, Knot<Player1, M1>>");
    CHECK(table.p1().count("GROUP Knot BY Rope") == 3);
    CHECK(table.p2().count("GROUP Knot BY Rope") == 1);
    CHECK(table.p1().count("GROUP Knot<Anyone> BY Rope") == 5);
    CHECK(table.p1().count("GROUP Honey BY Rope") == 0);
}

// --- INSTEAD ---------------------------------------------------------------------------------------------------

TEST_CASE("INSTEAD replaces what would happen, and nobody hears of it") {
    Table table = toy_card("Honey IF MAX 2 Wax:: INSTEAD Wax; Honey: Coin");
    CHECK(table.p1().performs("Honey").value().text() == "Wax<Player1>");
    CHECK(table.p1().performs("4 Honey").value().text() == "2 Wax<Player1>, 2 Honey<Player1>, 2 Coin<Player1>");
    CHECK(table.p2().performs("Honey").value().text() == "Honey<Player2>");
}

TEST_CASE("of several replacements the one whose carrier came first acts, and its own doing is not replaced by it") {
    Table table = toy_game("CLASS One : Card { Honey:: INSTEAD 2 Honey }\nCLASS Two : Card { Honey:: INSTEAD Wax }");
    table.with("One<Player1>");
    CHECK(table.p1().performs("Honey").value().text() == "2 Honey<Player1>");
    table.with("Two<Player1>");
    CHECK(table.p1().performs("Honey").value().text() == "2 Wax<Player1>");
}

TEST_CASE("a removal, an exchange and a signal can be replaced") {
    Table table = toy_card("-Honey:: INSTEAD -Wax; Pollen:: INSTEAD Ok; Harvest:: INSTEAD Point")
                      .with("2 Honey<Player1>, 2 Wax<Player1>");
    CHECK(table.p1().performs("-Honey").value().text() == "-Wax<Player1>");
    CHECK(table.p1().performs("Pollen FROM Wax").value().empty());
    CHECK(table.engine().performs("Harvest").value().text() == "Point<Player1>");
}

TEST_CASE("a replacement that cannot be carried out forbids what it replaces") {
    Table table = toy_card("Honey:: INSTEAD -Wax");
    const Snapshot before = table.snapshot();
    CHECK(!table.p1().performs("Honey"));
    CHECK(table.snapshot() == before);
}

TEST_CASE("what a replacement asks for and is answered is its own doing, and is not replaced again") {
    Table table = toy_card("Honey:: INSTEAD (-2 Wax THEN Honey) OR Ok").with("9 Wax<Player1>");
    REQUIRE(table.p1().performs("Honey"));
    CHECK(table.p1().answers("-2 Wax").value().text() == "-2 Wax<Player1>, Honey<Player1>");
    CHECK(table.p1().tasks() == "");
    REQUIRE(table.p1().performs("Honey"));
    CHECK(table.p1().answers("Ok").value().empty());
    CHECK(table.p1().count("Honey") == 1);
    REQUIRE(table.p1().performs("2 Honey"));  // each is asked for
    REQUIRE(table.p1().answers("-2 Wax"));
    REQUIRE(table.p1().answers("Ok"));
    CHECK(table.p1().count("Honey") == 2);
}

TEST_CASE("too many to be replaced one by one are refused, not waited for") {
    Table table = toy_card("Honey:: INSTEAD EACH Rock: Wax");
    const auto refused = table.p1().performs("2000000000 Honey");
    REQUIRE(!refused);
    CHECK(refused.error().message.find("would be replaced") != std::string::npos);
}

TEST_CASE("replacements that hand a choice to each other for ever are refused") {
    Table table = toy_game("CLASS One : Card { Rock<M1>:: INSTEAD Rock }\nCLASS Two : Card { Rock<M1>:: INSTEAD Rock }")
                      .with("One<Player1>, Two<Player1>")
                      .automatic(Auto::First);
    const auto refused = table.p1().performs("Rock<M1>");
    REQUIRE(!refused);
    CHECK(refused.error().message == "effects go on without end: each answer only asks once more");
}

TEST_CASE("answers that ask for ever more are refused") {
    Table table = toy_card("Honey: Wax OR Honey, Wax OR Honey").automatic(Auto::First);
    CHECK(shown(table.p1().performs("Honey")) != "");
    Table endless = toy_card("Honey: (Honey OR Point), (Honey OR Point)").automatic(Auto::First);
    CHECK(!endless.p1().performs("Honey"));
}

// --- THEN after the colon --------------------------------------------------------------------------------------

TEST_CASE("an effect with THEN waits for all else that its carrier answers") {
    Table table = toy_game("CLASS Slip : Card { This: THEN Point<Owner> FROM This.; This: Honey OR Wax }");
    REQUIRE(table.p1().performs("Slip"));
    CHECK(table.p1().count("Slip") == 1);
    CHECK(table.p1().answers("Wax").value().includes("Wax<Player1>, Point<Player1>, -Slip<Player1>"));
}

TEST_CASE("an effect with THEN alone acts like any other") {
    Table table = toy_game("CLASS Slip : Card { This: THEN Point<Owner> FROM This. }");
    CHECK(table.p1().performs("Slip").value().text() == "Point<Player1>");
}

TEST_CASE("a stage that sends a signal is over when all that answers to it is done") {
    Table table = toy_game(
        "CLASS Call : Owned, Signal { }\n"
        "CLASS Charm : Card { Call: Honey OR Wax }\n"
        "CLASS Trip : Card { -> Call THEN Coin / (Honey OR Wax) }");
    table.with("Charm<Player1>");
    REQUIRE(table.p1().performs("Call THEN Coin / (Honey OR Wax)"));
    CHECK(table.p1().tasks().find("Honey<Player1> OR Wax<Player1>") != std::string::npos);
    CHECK(table.p1().answers("Wax").value().text() == "Wax<Player1>, Coin<Player1>");
}

// --- Labels ----------------------------------------------------------------------------------------------------

TEST_CASE("a label names the same one; without it, or with another, nothing is linked") {
    Table table = toy_game().with("3 Honey<Player1>, 3 Wax<Player1>");
    REQUIRE(table.p1().performs("-Staple THEN 2 Staple"));
    CHECK(table.p1().answers("-Honey").value().text() == "Honey<Player1>");
    REQUIRE(table.p1().performs("-Staple#a THEN 2 Staple#b"));
    REQUIRE(table.p1().answers("-Honey"));
    CHECK(table.p1().answers("2 Wax").value().text() == "2 Wax<Player1>");
    REQUIRE(table.p1().performs("-Staple#a THEN 2 Staple#a"));
    CHECK(table.p1().answers("-Wax").value().text() == "Wax<Player1>");
}

TEST_CASE("a label in a refinement is what it is outside of it") {
    Table table = toy_game("CLASS Seat<Meadow> : Owned { }\nCLASS Speaker<Meadow> : Owned { }");
    table.with("Seat<Player1, M1>, Seat<Player2, M1>, Speaker<Player2, M1>, Seat<Player2, M2>, Speaker<Player1, M2>");
    const char* const silent = "-Seat<Meadow#m, Keeper#k>(HAS MAX 0 Speaker<Meadow#m, Keeper#k>)";
    REQUIRE(table.p1().performs(silent));
    CHECK(table.p1().answers("-Seat<Player2, M1>").error().message.find("does not satisfy") != std::string::npos);
    CHECK(table.p1().answers("-Seat<Player1, M1>"));
    // Only one is left that is not of a speaker.
    CHECK(table.p1().performs(silent).value().of("Seat<Player2, M2>") == -1);
    CHECK_FALSE(table.p1().performs(silent));
}

TEST_CASE("an answer must be the same on both sides of FROM") {
    Table table = toy_game().with("Honey<Player1>, Honey<Player2>");
    REQUIRE(table.p1().performs("Wax<Keeper#k> FROM Honey<Keeper#k>"));
    CHECK_FALSE(table.p1().answers("Wax<Player1> FROM Honey<Player2>"));
    CHECK(table.p1().answers("Wax<Player2> FROM Honey<Player2>").value().text() == "Wax<Player2>, -Honey<Player2>");
}

TEST_CASE("whoever acts can be given a name") {
    Table table = toy_card("Rock BY Keeper#k: 2 Coin<Keeper#k>");
    CHECK(table.p2().performs("Rock<M1>").value().includes("2 Coin<Player2>, 0 Coin<Player1>"));
    CHECK(table.p1().performs("Rock<M2>").value().of("Coin<Player1>") == 2);
    Table victim = toy_card("-Honey<Keeper#v> BY !Keeper#v: Coin<Keeper#v>").with("3 Honey<Player2>");
    CHECK(victim.p1().performs("-Honey<Player2>").value().of("Coin<Player2>") == 1);
    CHECK(victim.p2().performs("-Honey<Player2>").value().of("Coin<Player2>") == 0);
}

TEST_CASE("a task for somebody in particular") {
    Table table = toy_card("Rock BY Keeper#k: EACH Keeper#k: (Honey OR Wax)");
    REQUIRE(table.p2().performs("Rock<M1>"));
    CHECK(table.p1().tasks().empty());
    CHECK(table.p2().answers("Wax").value().text() == "Wax<Player2>");
}

TEST_CASE("what follows from a deed in nobody's name is asked of whoever did it, and done by nobody") {
    Table table =
        toy_game("CLASS Fog { This: Rock<Meadow> }\nCLASS Watch : Card { Rock: Coin }").with("Watch<Player1>");
    REQUIRE(table.p1().performs("Fog BY Engine"));
    CHECK(table.p1().tasks() == "Rock<Meadow> BY Engine");
    CHECK(table.p1().answers("Rock<M1>").value().includes("Rock<M1>, 0 Coin<Player1>"));
    REQUIRE(table.p1().performs("Fog"));
    CHECK(table.p1().answers("Rock<M2>").value().of("Coin<Player1>") == 1);
}

// --- Class literals --------------------------------------------------------------------------------------------

TEST_CASE("a refinement within Class<…> asks about the class") {
    Table table =
        toy_game(
            "CLASS Buy<Class<Card>> : Owned, Signal {}\nCLASS Charm : Card { Buy<Class<Card(HAS 5 price)>>: Coin }")
            .with("Charm<Player1>");
    CHECK(table.p1().performs("Buy<Class<Nest>>").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("Buy<Class<Skep>>").value().of("Coin<Player1>") == 0);
}

// --- What stands for others ------------------------------------------------------------------------------------

namespace {

const char* const kJoker =
    "EXTEND CLASS Mark { CLASS JokerMark }\n"
    "CLASS Deed<Class<Card>> : Owned, Signal { This:: (EVAL Card.requirement): Ok }\n"
    "CLASS Twins : Card { requirement = HAS 2 RedMark }\n"
    "CLASS Both : Card { requirement = HAS RedMark, BlueMark }\n"
    "CLASS Either : Card { requirement = HAS 2 RedMark OR 2 BlueMark }\n";

}  // namespace

TEST_CASE("a joker stands for one mark in stored requirements, once when several are asked") {
    Table table = toy_game(kJoker).with("Skep<Player1>, RedMark<Skep<Player1>>, JokerMark<Skep<Player1>>");
    CHECK(table.p1().performs("Deed<Class<Twins>>"));
    CHECK(table.p1().performs("Deed<Class<Both>>"));
    CHECK(table.p1().performs("Deed<Class<Either>>"));
    table.with("-RedMark<Skep<Player1>>");
    CHECK(!table.p1().performs("Deed<Class<Twins>>"));
    CHECK(!table.p1().performs("Deed<Class<Both>>"));
    table.with("JokerMark<Skep<Player1>>");
    CHECK(table.p1().performs("Deed<Class<Both>>"));
    CHECK(!table.p2().performs("Deed<Class<Twins>>"));
}

TEST_CASE("a joker counts in amounts, but not for those who only count") {
    Table table = toy_game(kJoker).with("Skep<Player1>, 2 RedMark<Skep<Player1>>, JokerMark<Skep<Player1>>");
    CHECK(table.p1().count("RedMark") == 2);
    CHECK(!table.p1().has("3 RedMark"));
    CHECK(table.p1().performs("Coin / RedMark").value().of("Coin<Player1>") == 3);
    CHECK(table.p1().performs("Coin / BlueMark").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("Coin / (RedMark OR BlueMark)").value().of("Coin<Player1>") == 3);
    CHECK(table.p1().performs("Coin / RedMark MAX BlueMark").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("Coin / 2 RedMark MAX 5").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("Coin / 3 RedMark MAX 1").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("Coin / 3 BlueMark MAX 1").value().empty());
    CHECK(table.p1().performs("Coin / Class<Mark>(HAS Mark<Owner>)").value().of("Coin<Player1>") == 2);
    CHECK(table.p1().performs("Coin / Mark").value().of("Coin<Player1>") == 3);
    CHECK(table.p2().performs("Coin / RedMark").value().empty());
}

TEST_CASE("where nobody acts, a joker stands for nothing") {
    Table table = toy_game(std::string(kJoker) + "CLASS Night").with("Skep<Player1>, JokerMark<Skep<Player1>>, Night");
    CHECK(table.p1().performs("Coin / RedMark").value().empty());
}

// --- Tables ----------------------------------------------------------------------------------------------------

TEST_CASE("a row of values in the data becomes an effect that looks it up") {
    auto files = toy_files("CLASS Fair : Signal {}\nCLASS Stall : Card {}");
    files.push_back(
        {"toy/tables.json5",
         R"([ { "class": "Stall", "on": "Fair", "by": "Wax", "row": [ "Ok", "Coin", "3 Coin", "Point" ] } ])", "toy"});
    Table table = toy_game_of(std::move(files)).with("Stall<Player1>");
    const auto trade = [&] { return table.p1().performs("Fair").value().text(); };
    CHECK(trade().empty());
    table.with("Wax<Player1>");
    CHECK(trade() == "Coin<Player1>");
    table.with("Wax<Player1>");
    CHECK(trade() == "3 Coin<Player1>");
    table.with("5 Wax<Player1>");
    CHECK(trade() == "Point<Player1>");
}
