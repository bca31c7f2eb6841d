// Linked types: repeating one abstract type in a rule means the same one each time.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

namespace {

Table with_charm(const std::string& body) {
    return toy_game("CLASS Charm : Card { " + body + " }").with("Charm<Player1>");
}

}  // namespace

TEST_CASE("trigger and instruction: the staple gained is the staple given") {
    Table table = with_charm("Staple: Staple FROM Coin.").with("5 Coin<Player1>");
    CHECK(table.p1().performs("PROD[Wax]").value().of("Coin") == 0);
}

TEST_CASE("trigger and instruction, through PROD and class literals") {
    Table table = with_charm("PROD[Staple]: Staple");
    CHECK(table.p1().performs("PROD[2 Wax]").value().includes("2 Yield<Class<Wax>, Player1>, 2 Wax<Player1>"));
    Table bill = with_charm("Bill<Class<Good>>: Good");
    CHECK(bill.p1().performs("Bill<Class<Pollen>>").value().includes("Pollen<Player1>"));
}

TEST_CASE("trigger, IF and instruction") {
    Table table = with_charm("Yield<Class<Staple>> IF 2 Staple: 10 Staple").with("2 Wax<Player1>, Honey<Player1>");
    CHECK(table.p1().performs("Yield<Class<Wax>>").value().of("Wax<Player1>") == 10);
    CHECK(table.p1().performs("Yield<Class<Honey>>").value().of("Honey") == 0);
}

TEST_CASE("trigger and instruction: the area of the piece") {
    Table table = with_charm("Rock<Area> BY Anyone: Hive<Area> FROM Rock<Area>");
    CHECK(table.p2().performs("Rock<M3>").value().includes("Hive<M3, Player1>, 0 Rock"));
}

TEST_CASE("nested: the card that the mark lies on") {
    Table table = with_charm("RedMark<Card>: Sticker<Card>").with("Skep<Player1>, Nest<Player1>");
    CHECK(table.p1().performs("RedMark<Nest>").value().includes("Sticker<Nest<Player1>>, 0 Sticker<Skep<Player1>>"));
}

TEST_CASE("each OR arm of a trigger links to the instruction") {
    Table table = with_charm("RedMark<Card> OR BlueMark<Card>: Sticker<Card>").with("Skep<Player1>, Nest<Player1>");
    CHECK(table.p1().performs("BlueMark<Skep>").value().of("Sticker<Skep<Player1>>") == 1);
    CHECK(table.p1().performs("RedMark<Nest>").value().of("Sticker<Nest<Player1>>") == 1);
}

TEST_CASE("an arm that cannot be what it is linked with is no choice") {
    Table table = with_charm("RedMark<Card#c>: 2 Coin OR Bee<Card#c>!").with("Skep<Player1>, Nest<Player1>");
    CHECK(table.p1().performs("RedMark<Nest>").value().of("Coin<Player1>") == 2);
    CHECK(table.p1().performs("RedMark<Skep>").value().of("Coin<Player1>") == 0);
    CHECK(table.p1().answers("Bee<Skep>").value().of("Bee<Skep<Player1>>") == 1);
    // Wherever it stands; and where no arm can be that, this is what is told.
    Table first = with_charm("RedMark<Card#c>: Bee<Card#c>! OR 2 Coin").with("Nest<Player1>");
    CHECK(first.p1().performs("RedMark<Nest>").value().of("Coin<Player1>") == 2);
    Table none = with_charm("RedMark<Card#c>: Bee<Card#c>! OR 2 Bee<Card#c>!").with("Nest<Player1>");
    CHECK(none.p1().performs("RedMark<Nest>").error().kind == ErrorKind::Type);
}

TEST_CASE("the stages of a THEN") {
    Table table = toy_game("CLASS Flower<Hive>").with("Coin<Player1>");
    REQUIRE(table.p1().performs("Hive THEN Flower<Hive>").has_value());
    CHECK(table.p1().answers("Hive<M2>").value().includes("Hive<M2, Player1>, Flower<Hive<M2, Player1>>"));
    REQUIRE(table.p1().performs("Hive THEN Flower<Hive>").has_value());
    CHECK(table.p1().answers("Hive<M4>").value().of("Flower<Hive<M4, Player1>>") == 1);
    REQUIRE(table.p1().performs("Staple THEN 2 Staple").has_value());
    CHECK(table.p1().answers("Wax").value().of("Wax<Player1>") == 3);
}

TEST_CASE("cost and result") {
    Table table = toy_game("CLASS Mill : Card, HasActions { Staple -> 3 Staple }")
                      .with("Mill<Player1>, Wax<Player1>, Honey<Player1>");
    REQUIRE(table.p1().performs("UseAction<Mill, First>").has_value());
    CHECK(table.p1().answers("-Wax").value().of("Wax<Player1>") == 2);
}

TEST_CASE("header and body: a class's own dependency") {
    Table table = toy_game("CLASS Post<Meadow> { Rock<Meadow> BY Anyone:: Die }").with("Post<M1>");
    CHECK_FALSE(table.p1().performs("Rock<M1>").has_value());
    CHECK(table.p1().performs("Rock<M2>").has_value());
    Table invariant = toy_game("CLASS Post<Meadow> { HAS MAX 2 Post<Meadow> }").with("2 Post<M1>");
    CHECK_FALSE(invariant.p1().performs("Post<M1>").has_value());
    CHECK(invariant.p1().performs("Post<M2>").has_value());
}

TEST_CASE("A FROM B: only the arguments link") {
    Table table = toy_game().with("3 Honey<Player1>, Wax<Player1>");
    // Both sides are staples, but need not be the same.
    REQUIRE(table.p1().performs("Staple FROM Staple").has_value());
    CHECK(table.p1().answers("Pollen FROM Honey").value().includes("Pollen<Player1>, -Honey<Player1>"));
    // The named class and the thing are one.
    REQUIRE(table.p1().performs("2 Bill<Class<Staple>> FROM Staple").has_value() == true);
    CHECK(table.p1().count("Bill<Class<Honey>>") == 2);  // only honey is there twice
    CHECK(table.p1().count("Honey") == 0);
}

TEST_CASE("A FROM B with linked owners and areas") {
    Table table = toy_game().with("Hive<M1, Player1>, Hive<M3, Player2>");
    CHECK(table.p1()
              .performs("Garden<Area> FROM Hive<Area>")
              .value()
              .includes("Garden<M1, Player1>, -Hive<M1, Player1>"));
    CHECK(table.p1()
              .performs("Garden<Area, Anyone> FROM Hive<Area, Anyone>")
              .value()
              .includes("Garden<M3, Player2>, -Hive<M3, Player2>"));
}

TEST_CASE("comma siblings and OR arms do not link") {
    Table table = toy_game();
    REQUIRE(table.p1().performs("Staple, Staple").has_value());
    CHECK(table.p1().answers("Wax", 1).has_value());
    CHECK(table.p1().answers("Honey").has_value());
    CHECK(table.p1().tasks().empty());
    // The same word in both arms does not make it one thing: neither across the arms …
    Table either = toy_game().with("Wax<Player1>");
    REQUIRE(either.p1().performs("-Staple OR 2 Staple").has_value());
    CHECK(either.p1().answers("2 Honey").value().includes("2 Honey<Player1>, 0 Wax"));
    // … nor on both sides of an exchange in one of them: wax may become anything, not only wax again.
    REQUIRE(either.p1().performs("Staple FROM Staple OR -4 Staple").has_value());
    CHECK(either.p1().answers("Pollen FROM Wax").value().includes("Pollen<Player1>, -Wax<Player1>"));
    CHECK(either.p1().tasks().empty());
}
