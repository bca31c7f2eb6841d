// Tasks: what waits for a player, what counts as an answer, what is done without being asked, and dead ends.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

TEST_CASE("what is missing is told in terms of what was there before the command") {
    // Two honey make a wax; the apprentice gives one back as soon as it is begun.
    Table table = toy_game(
                      "CLASS Press : HasActions { HAS =1 This; 2 Honey -> Wax }\n"
                      "CLASS Apprentice : Owned { UseAction<Press>:: Honey }\n"
                      "CLASS Vat : Card { Pollen: MAX 9 Wax: (3 Wax: Point) }")
                      .with("Apprentice<Player1>, Vat<Player1>");
    CHECK(table.p1().performs("UseAction<Press, First>").error().message ==
          "cannot remove 1 `Honey<Player1>`; there are 0");
    // Of several conditions only the one that is in the way.
    CHECK(table.p1().performs("Pollen").error().message ==
          "`Point<Player1>` cannot be carried out: that needs `3 Wax<Player1>`; there are 0 (3 too few)");
}

TEST_CASE("an optional removal from anyone: any amount of one player's, never of two") {
    Table table = toy_game().with("2 Honey<Player1>, 4 Honey<Player2>");
    const auto asked = [&] { REQUIRE(table.p1().performs("-3 Honey<Anyone>?").has_value()); };
    asked();
    CHECK(table.p1().tasks() == "-3 Honey<Anyone>?");
    CHECK(table.p1().answers("-4 Honey<Player2>").error().kind == ErrorKind::Narrowing);
    CHECK(table.p1().answers("-3 Honey<Player1>").error().kind == ErrorKind::Limit);
    CHECK(table.p1().answers("-Honey<Player1>, -2 Honey<Player2>").error().kind == ErrorKind::Narrowing);
    CHECK(table.p1().answers("-2 Honey<Player2>").value().includes("-2 Honey<Player2>, 0 Honey<Player1>"));
    CHECK(table.p1().tasks().empty());  // the unused rest is dropped
    asked();
    CHECK(table.p1().answers("Ok").value().empty());
    asked();
    CHECK(table.p1().answers("-2 Honey<Anyone>").error().kind == ErrorKind::Type);  // whose?
    CHECK(table.p1().answers("-Honey<Player1>").value().of("Honey<Player1>") == -1);
}

TEST_CASE("what the answer leaves unwritten comes from the task, not from defaults") {
    Table table = toy_game().with("Skep<Player2>, 2 Bee<Skep<Player2>>, Nest<Player2>, Ant<Nest<Player2>>");
    REQUIRE(table.p1().performs("-Bug<Anyone>?").has_value());
    CHECK(table.p1().answers("-Bee").value().of("Bee<Skep<Player2>>") == -1);
    REQUIRE(table.p1().performs("Hive<M4> OR Hive<M2>").has_value());
    CHECK(table.p1().answers("Hive<M2>").value().of("Hive<M2, Player1>") == 1);
}

TEST_CASE("an answer may name one arm without its gate, or only the first stage, or use PROD") {
    Table table = toy_game().with("3 Honey<Player1>, Wax<Player1>");
    REQUIRE(table.p1().performs("(Honey: 2 Coin) OR (-Wax THEN 5 Coin) OR PROD[Pollen]").has_value());
    const Snapshot before = table.snapshot();
    CHECK(table.p1().answers("2 Coin").value().of("Coin<Player1>") == 2);
    table.with("-2 Coin<Player1>");
    REQUIRE(table.p1().performs("(Honey: 2 Coin) OR (-Wax THEN 5 Coin) OR PROD[Pollen]").has_value());
    CHECK(table.p1().answers("-Wax").value().includes("-Wax<Player1>, 5 Coin<Player1>"));
    REQUIRE(table.p1().performs("(Honey: 2 Coin) OR PROD[Pollen]").has_value());
    CHECK(table.p1().answers("PROD[Pollen]").value().of("Yield<Player1>") == 1);
}

TEST_CASE("several tasks: the answer that fits just one does it; none and several are different errors") {
    Table table = toy_game().with("9 Honey<Player2>");
    REQUIRE(table.p1().performs("-3 Honey<Anyone>?, -4 Honey<Anyone>?, Wax OR Pollen").has_value());
    const auto none = table.p1().answers("Coin");
    CHECK(none.error().kind == ErrorKind::Narrowing);
    CHECK(none.error().notes.size() == 3);
    CHECK(table.p1().answers("-4 Honey<Player2>").value().of("Honey<Player2>") == -4);
    CHECK(table.p1().answers("Wax").has_value());
    CHECK(table.p1().answers("-Honey<Player2>").has_value());
    CHECK(shown(table.p1().answers("Honey")) == "not-now: Player1 has nothing pending");
}

TEST_CASE("an answer that means different things for two tasks is ambiguous; a number picks one") {
    Table table = toy_game().with("9 Honey<Player1>");
    REQUIRE(table.p1().performs("(-Honey THEN Wax) OR Ok, (-Honey THEN Coin) OR Ok").has_value());
    const auto several = table.p1().answers("-Honey");
    CHECK(several.error().kind == ErrorKind::Ambiguous);
    CHECK(several.error().notes.size() == 2);
    CHECK(table.p1().answers("-Honey", 2).value().includes("Coin<Player1>, 0 Wax<Player1>"));
    CHECK(shown(table.p1().answers("-Honey", 7)) == "not-now: there is no task #7");
    CHECK(shown(table.p2().answers("-Honey", 1)) == "not-now: task #1 is Player1's");
}

TEST_CASE("different tasks for which it means the same are ambiguous, too: what is left over differs") {
    Table table = toy_game();
    REQUIRE(table.p1().performs("Wax OR Pollen, Wax OR Honey").has_value());
    CHECK(table.p1().answers("Wax").error().kind == ErrorKind::Ambiguous);
    CHECK(table.p1().answers("Wax", 2).has_value());
    CHECK(table.p1().tasks() == "Wax<Player1> OR Pollen<Player1>");
}

TEST_CASE("interchangeable tasks are never ambiguous") {
    Table table = toy_game();
    REQUIRE(table.p1().performs("Wax OR Pollen, Wax OR Pollen").has_value());
    CHECK(table.p1().answers("Wax").has_value());
    CHECK(table.p1().answers("Pollen").has_value());
}

TEST_CASE("a refused answer leaves the task where it was") {
    Table table = toy_game().with("Honey<Player1>");
    REQUIRE(table.p1().performs("-2 Honey? OR Wax").has_value());
    const Snapshot before = table.snapshot();
    CHECK_FALSE(table.p1().answers("-2 Honey").has_value());
    CHECK_FALSE(table.p1().answers("Pollen").has_value());
    CHECK_FALSE(table.p1().answers("Wxa").has_value());
    CHECK(table.snapshot() == before);
}

TEST_CASE("preparing looks at the state of the moment: gates, metrics, impossible arms") {
    Table table = toy_game().automatic(Auto::None);
    table.set_mode(Auto::Safe);
    REQUIRE(table.p1().performs("Honey OR Wax, (2 Honey: Coin) OR (MAX 1 Honey: Point)").has_value());
    // One arm was open at the start, so it is done at once.
    CHECK(table.p1().count("Point") == 1);
    CHECK(table.p1().tasks() == "Honey<Player1> OR Wax<Player1>");
}

TEST_CASE("a task whose only arm becomes impossible after another task") {
    Table table = toy_game("CLASS Trade : Card { Pollen: -Honey THEN Coin; Pollen: (-Honey THEN Wax) OR Ok }")
                      .with("Trade<Player1>, Honey<Player1>");
    // Both want the one honey: the mandatory one is done, the other has only Ok left.
    CHECK(table.p1().performs("Pollen").value().includes("-Honey<Player1>, Coin<Player1>, 0 Wax<Player1>"));
    CHECK(table.p1().tasks().empty());
    Table both = toy_game("CLASS Trade : Card { Pollen: -Honey THEN Coin; Pollen: -Honey THEN Wax }")
                     .with("Trade<Player1>, Honey<Player1>");
    const Snapshot before = both.snapshot();
    CHECK(both.p1().performs("Pollen").error().kind == ErrorKind::DeadEnd);
    CHECK(both.snapshot() == before);
}

TEST_CASE("a task that is not possible yet waits for one that makes it possible") {
    // As with Immigrant City: the loss is only legal once the card's own gain has come.
    Table table = toy_game("CLASS Camp : Card { This: PROD[-2 Honey], Hive<M4>; Hive<Anyone>: PROD[Honey] }");
    REQUIRE(table.p1().performs("PROD[-4 Honey]").has_value());
    CHECK(table.p1().performs("Camp").value().includes("Camp<Player1>, Hive<M4, Player1>, -Yield<Player1>"));
    CHECK(table.p1().count("PROD[Honey]") == -5);
    CHECK(table.p1().tasks().empty());
}

TEST_CASE("a dead end takes the whole command back and says which task, from what") {
    Table table = toy_game("CLASS Toll : Card { Honey: -2 Wax }").with("Toll<Player1>, Wax<Player1>");
    const Snapshot before = table.snapshot();
    const auto result = table.p1().performs("Honey");
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error().kind == ErrorKind::DeadEnd);
    CHECK(result.error().message ==
          "`-2 Wax<Player1>` cannot be carried out: cannot remove 2 `Wax<Player1>`; there is 1");
    CHECK(result.error().notes == std::vector<std::string>{"it comes from `Toll<Player1>`"});
    CHECK(table.snapshot() == before);
}

TEST_CASE("a dead end is told from waiting by what is pending") {
    const char* toll = "CLASS Toll : Card { Honey: -2 Wax; Honey: ";
    // A choice that may bring wax: wait. One that cannot: dead end.
    Table may = toy_game(std::string(toll) + "2 Wax OR 2 Pollen }").with("Toll<Player1>");
    REQUIRE(may.p1().performs("Honey").has_value());
    CHECK(may.p1().tasks() == "-2 Wax<Player1>; 2 Wax<Player1> OR 2 Pollen<Player1>");
    CHECK(may.p1().answers("2 Pollen").error().kind == ErrorKind::DeadEnd);
    CHECK(may.p1().answers("2 Wax").value().of("Wax") == 0);
    Table cannot = toy_game(std::string(toll) + "2 Coin OR 2 Pollen }").with("Toll<Player1>");
    CHECK(cannot.p1().performs("Honey").error().kind == ErrorKind::DeadEnd);
    // Through an effect of what may come.
    Table indirect = toy_game(std::string(toll) + "2 Coin OR 2 Pollen }\nCLASS Mint : Card { Coin: Wax }")
                         .with("Toll<Player1>, Mint<Player1>");
    REQUIRE(indirect.p1().performs("Honey").has_value());
    CHECK(indirect.p1().answers("2 Coin").value().includes("2 Coin<Player1>, 0 Wax<Player1>"));
}

TEST_CASE("auto none does nothing by itself; safe does what has one way; first takes the first way") {
    const char* more = "CLASS Gift : Card { This: Honey; This: Wax OR Pollen; This: -Coin? }";
    Table none = toy_game(more).automatic(Auto::None).with("2 Coin<Player1>");
    REQUIRE(none.p1().performs("Gift").has_value());
    CHECK(none.p1().tasks() == "Honey<Player1>; Wax<Player1> OR Pollen<Player1>; -Coin<Player1>?");
    CHECK(none.p1().answers("Honey").value().of("Honey<Player1>") == 1);
    CHECK(none.p1().tasks() == "Wax<Player1> OR Pollen<Player1>; -Coin<Player1>?");
    Table safe = toy_game(more).with("2 Coin<Player1>");
    REQUIRE(safe.p1().performs("Gift").has_value());
    CHECK(safe.p1().tasks() == "Wax<Player1> OR Pollen<Player1>; -Coin<Player1>?");
    Table first = toy_game(more).automatic(Auto::First).with("2 Coin<Player1>");
    CHECK(first.p1().performs("Gift").value().includes("Honey<Player1>, Wax<Player1>, -Coin<Player1>"));
    CHECK(first.p1().tasks().empty());
}

TEST_CASE("whoever says a later stage of a chain with X has said the first one, too") {
    Table table = toy_game().with("9 Honey<Player1>");
    REQUIRE(table.p1().performs("-2X Honey THEN Wax THEN X Coin"));
    CHECK(shown(table.p1().answers("5 Coin")).substr(0, 6) == "limit:");
    CHECK(shown(table.p1().answers("Pollen")).substr(0, 10) == "narrowing:");
    CHECK(table.p1().answers("3 Coin").value().text() == "-6 Honey<Player1>, Wax<Player1>, 3 Coin<Player1>");
}

TEST_CASE("auto first works through X, THEN and places") {
    Table table = toy_game("CLASS Flower<Hive>").automatic(Auto::First).with("3 Honey<Player1>");
    CHECK(table.p1().performs("-X Honey THEN 2X Coin").value().includes("-3 Honey<Player1>, 6 Coin<Player1>"));
    table.with("6 Wax<Player1>");
    CHECK(table.p1().performs("-2X Wax THEN X Coin").value().includes("-6 Wax<Player1>, 3 Coin<Player1>"));
    CHECK(
        table.p1().performs("Hive THEN Flower<Hive>").value().includes("Hive<M1, Player1>, Flower<Hive<M1, Player1>>"));
}

TEST_CASE("what a task waits for can be asked, and how it can be answered") {
    Table table =
        toy_game("CLASS Toll : Card { Honey: -2 Wax; Honey: 2 Wax OR 2 Pollen; Honey: Coin? }").with("Toll<Player1>");
    REQUIRE(table.p1().performs("Honey").has_value());
    const auto views = table.game().task_views();
    REQUIRE(views.size() == 3);
    CHECK(views[0].waiting == "cannot remove 2 `Wax<Player1>`; there are 0");
    CHECK(views[1].waiting.empty());
    CHECK(texts_of(table.game(), views[1].answers) == std::vector<std::string>{"2 Wax<Player1>", "2 Pollen<Player1>"});
    CHECK(views[1].ways == 2);
    CHECK_FALSE(views[1].optional);
    CHECK(views[2].optional);
    CHECK(table.game().types().print(views[0].via) == "Toll<Player1>");
}

TEST_CASE("tasks belong to the carrier's owner, or to whoever did it") {
    Table table =
        toy_game("CLASS Gift : Card { Rock BY Anyone: Wax OR Pollen }\nEXTEND CLASS Rock { This: Honey OR Coin }")
            .with("Gift<Player1>");
    REQUIRE(table.p2().performs("Rock<M1>").has_value());
    CHECK(table.p1().tasks() == "Wax<Player1> OR Pollen<Player1>");
    CHECK(table.p2().tasks() == "Honey<Player2> OR Coin<Player2>");
    CHECK_FALSE(table.p2().answers("Wax").has_value());
    CHECK(table.p2().answers("Coin").value().of("Coin<Player2>") == 1);
}

TEST_CASE("a copy of what is pending stays what it was") {
    Table table = toy_game().with("Honey<Player1>");
    REQUIRE(table.p1().performs("Wax OR Pollen").has_value());
    const Tasks before = table.game().world().tasks();
    REQUIRE(before.size() == 1);
    CHECK(&before.front() == &table.game().world().tasks().front());  // nothing has been copied yet
    REQUIRE(table.p1().answers("Wax").has_value());
    CHECK(table.game().world().tasks().empty());
    CHECK(before.size() == 1);
    CHECK(before.front().player == table.game().player(1));
}

TEST_CASE("as much as possible: less than all is an answer only where less is all that fits") {
    Table table = toy_game().with("3 Honey<Player1>, Honey<Player2>");
    REQUIRE(table.p1().performs("-3 Honey<Anyone>.").has_value());
    CHECK(table.p1().answers("-2 Honey<Player1>").error().kind == ErrorKind::Narrowing);
    CHECK(table.p1().answers("-Honey<Player2>").value().of("Honey<Player2>") == -1);
}

TEST_CASE("a stage is over when all that came of it is, whoever asked for it and however deep") {
    // At once inside a signal, and as an answer to what was asked there.
    Table table = toy_game(
                      "CLASS Fair : Signal { This:: Pollen<Player1>; }\n"
                      "CLASS Guest : Card { Pollen: Wax OR Honey; Wax:: Coin; Wax: 2 Coin OR Point }")
                      .with("Guest<Player1>");
    REQUIRE(table.p1().performs("Fair THEN 5 Coin"));
    CHECK(table.p1().count("Coin") == 0);
    REQUIRE(table.p1().answers("Wax"));
    CHECK(table.p1().count("Coin") == 1);
    REQUIRE(table.p1().answers("Point"));
    CHECK(table.p1().count("Coin") == 6);
}
