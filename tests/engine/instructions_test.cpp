// Instructions: intensities, gates, choices, stages, metrics, transmutes, PROD, X and custom rules.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/exec/executor.hpp"
#include "parser/parse.hpp"
#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

TEST_CASE("a refused instruction leaves state, tasks and log as they were") {
    Table table = toy_game().with("2 Honey<Player1>");
    const Snapshot before = table.snapshot();
    CHECK(table.p1().performs("3 Wax, -3 Honey").error().kind == ErrorKind::Limit);
    CHECK(table.snapshot() == before);
    CHECK(table.p1().performs("3 Wax THEN -3 Honey").error().kind == ErrorKind::Limit);
    CHECK(table.snapshot() == before);
    CHECK(table.p1().performs("Honney").error().kind == ErrorKind::UnknownName);
    CHECK(table.snapshot() == before);
}

TEST_CASE("comma siblings are done in whatever order works") {
    Table table = toy_game();
    CHECK(table.p1().performs("-Honey, Honey").value().empty());
    CHECK(table.p1().performs("RedMark<Skep>, Skep").value().includes("Skep<Player1>, RedMark<Player1>"));
}

TEST_CASE("a comma sibling may wait for what a pending choice brings") {
    Table table = toy_game();
    REQUIRE(table.p1().performs("Honey OR Wax, -Wax").has_value());
    CHECK(table.p1().tasks() == "Honey<Player1> OR Wax<Player1>; -Wax<Player1>");
    CHECK(table.p1().answers("Honey").error().kind == ErrorKind::DeadEnd);
    CHECK(table.p1().answers("Wax").value().empty());
    CHECK(table.p1().tasks().empty());
}

TEST_CASE("THEN: the second becomes possible once the first is done") {
    Table table = toy_game().with("Honey<Player1>");
    CHECK(table.p1().performs("-Honey THEN Wax").value().includes("-Honey<Player1>, Wax<Player1>"));
    CHECK(table.p1().performs("-Honey THEN Wax").error().kind == ErrorKind::Limit);
    CHECK(table.p1().performs("Honey THEN -Honey THEN 2 Coin").value().includes("2 Coin<Player1>, 0 Honey<Player1>"));
}

TEST_CASE("THEN waits for all of a group, and for what was answered in it") {
    Table table = toy_game().with("Honey<Player1>, Wax<Player1>");
    REQUIRE(table.p1().performs("(-Staple?, Pollen) THEN Coin").has_value());
    CHECK(table.p1().tasks() == "-Staple<Player1>?; Coin<Player1>");
    CHECK(table.p1().count("Pollen") == 1);
    CHECK(table.p1().count("Coin") == 0);
    CHECK(table.p1().answers("Coin").error().kind == ErrorKind::Narrowing);
    CHECK(table.p1().answers("-Honey").value().includes("-Honey<Player1>, Coin<Player1>"));
    CHECK(table.p1().tasks().empty());
}

TEST_CASE("THEN inside a group inside THEN keeps its own order") {
    Table table = toy_game();
    REQUIRE(table.p1().performs("((Honey THEN Wax), Pollen) THEN Coin").has_value());
    std::vector<std::string> order;
    for (const Event& event : table.game().world().events()) order.push_back(table.game().types().print(event.gain));
    REQUIRE(order.size() == 4);
    CHECK(order.back() == "Coin<Player1>");
    CHECK(std::find(order.begin(), order.end(), "Honey<Player1>") <
          std::find(order.begin(), order.end(), "Wax<Player1>"));
}

TEST_CASE("THEN behind a choice inside a stage waits for the choice") {
    Table table = toy_game();
    REQUIRE(table.p1().performs("((Honey OR Wax) THEN Pollen) THEN Coin").has_value());
    CHECK(table.p1().count("Coin") == 0);
    const Delta delta = table.p1().answers("Wax").value();
    CHECK(delta.includes("Wax<Player1>, Pollen<Player1>, Coin<Player1>, 0 Honey<Player1>"));
}

TEST_CASE("OR: an arm that is impossible now is not offered; one that is left is done") {
    Table table = toy_game().with("2 Honey<Player1>");
    CHECK(table.p1().performs("-3 Honey OR -Honey").value().of("Honey<Player1>") == -1);
    REQUIRE(table.p1().performs("Wax OR -Honey").has_value());
    CHECK(table.p1().tasks() == "Wax<Player1> OR -Honey<Player1>");
    CHECK(table.p1().answers("Wax").value().includes("Wax<Player1>, 0 Honey<Player1>"));
    CHECK(table.p1().performs("-3 Honey OR -4 Coin").error().kind == ErrorKind::Limit);
}

TEST_CASE("gate: false is like impossible; authors write OR Ok") {
    Table table = toy_game();
    CHECK(table.p1().performs("2 Honey: Wax").error().kind == ErrorKind::Limit);
    CHECK(table.p1().performs("2 Honey: Wax").error().message ==
          "that needs `2 Honey<Player1>`; there are 0 (2 too few)");
    CHECK(table.p1().performs("(2 Honey: Wax) OR Ok").value().empty());
    table.with("2 Honey<Player1>");
    CHECK(table.p1().performs("2 Honey: Wax").value().of("Wax<Player1>") == 1);
    REQUIRE(table.p1().performs("(2 Honey: Wax) OR Ok").has_value());
    CHECK(table.p1().answers("Wax").value().of("Wax<Player1>") == 1);  // the arm without its gate
    CHECK(
        table.p1().performs("(2 Honey: Wax) OR (MAX 1 Honey: Coin)").value().includes("Wax<Player1>, 0 Coin<Player1>"));
}

TEST_CASE("per: once for every counted unit, per full so many") {
    Table table = toy_game().with("7 Honey<Player1>, Wax<Player1>, Wax<Player2>");
    CHECK(table.p1().performs("Coin / 3 Honey").value().of("Coin<Player1>") == 2);
    CHECK(table.p1().performs("2 Coin / Wax<Anyone>").value().of("Coin<Player1>") == 4);
    CHECK(table.p1().performs("Coin / Pollen").value().empty());
    CHECK(table.p1().performs("Coin / (Honey - 5)").value().of("Coin<Player1>") == 2);
    CHECK(table.p1().performs("Coin / (Honey OR Wax)").value().of("Coin<Player1>") == 8);
    CHECK(table.p1().performs("-Honey / Wax").value().of("Honey<Player1>") == -1);
}

TEST_CASE("transmute: atomic, between players, compact") {
    Table table = toy_game().with("5 Honey<Player2>");
    CHECK(table.p1()
              .performs("3 Honey<Player1> FROM Honey<Player2>")
              .value()
              .includes("3 Honey<Player1>, -3 Honey<Player2>"));
    CHECK(table.game().world().events().back().count == 3);
    CHECK(table.p1().performs("Honey<Player1 FROM Player2>").value().includes("Honey<Player1>, -Honey<Player2>"));
    CHECK(table.p1().performs("2 Honey<Player1 FROM Player2>").error().kind == ErrorKind::Limit);
    CHECK(table.p1().performs("2 Honey<Player1 FROM Player2>.").value().of("Honey<Player1>") == 1);
    CHECK(table.p1().performs("2 Wax FROM Honey").value().includes("2 Wax<Player1>, -2 Honey<Player1>"));
}

TEST_CASE("stealing from anyone: an optional task for one victim") {
    Table table = toy_game().with("2 Honey<Player2>");
    REQUIRE(table.p1().performs("3 Honey<Owner FROM Anyone>?").has_value());
    CHECK(table.p1().answers("2 Honey<Player1 FROM Player2>").value().includes("2 Honey<Player1>, -2 Honey<Player2>"));
}

TEST_CASE("PROD turns staples into yield, and leaves the rest alone") {
    Table table = toy_game();
    CHECK(table.p1().performs("PROD[2 Wax]").value().includes("2 Yield<Class<Wax>, Player1>, 0 Wax<Player1>"));
    CHECK(table.p1().performs("PROD[Wax<Player2>]").value().includes("Yield<Class<Wax>, Player2>"));
    CHECK(table.p1()
              .performs("PROD[-Wax, Pollen]")
              .value()
              .includes("-Yield<Class<Wax>, Player1>, Yield<Class<Pollen>, Player1>"));
    CHECK(table.p1().performs("PROD[Coin]").value().includes("Coin<Player1>, 0 Yield<Player1>"));  // no staple
    CHECK(table.p1()
              .performs("PROD[Pollen FROM Wax]")
              .value()
              .includes("Yield<Class<Pollen>, Player1>, -Yield<Class<Wax>, Player1>"));
    REQUIRE(table.p1().performs("PROD[Staple]").has_value());
    CHECK(table.p1().answers("PROD[Honey]").value().includes("Yield<Class<Honey>, Player1>"));
    CHECK(table.engine().performs("Harvest").value().includes("Honey<Player1>, 2 Pollen<Player1>, Wax<Player2>"));
}

TEST_CASE("X: the player says how many, at least one unless `?`, and later stages share it") {
    Table table = toy_game().with("5 Honey<Player1>");
    REQUIRE(table.p1().performs("-X Honey THEN 2X Coin").has_value());
    CHECK(table.p1().answers("-0 Honey").error().kind == ErrorKind::Narrowing);
    CHECK(table.p1().answers("-6 Honey").has_value() == false);
    CHECK(table.p1().answers("-3 Honey").value().includes("-3 Honey<Player1>, 6 Coin<Player1>"));
    REQUIRE(table.p1().performs("X Wax FROM Honey THEN X Point").has_value());
    CHECK(
        table.p1().answers("2 Wax FROM Honey").value().includes("2 Wax<Player1>, -2 Honey<Player1>, 2 Point<Player1>"));
    CHECK(table.p1().performs("-X Honey THEN X Coin").error().kind == ErrorKind::Limit);
    CHECK(table.p1().performs("-X Honey? THEN X Coin").value().empty());
    table.with("2 Honey<Player1>");
    REQUIRE(table.p1().performs("-X Honey? THEN X Coin").has_value());
    CHECK(table.p1().answers("Ok").value().empty());
    CHECK(table.p1().tasks().empty());
    REQUIRE(table.p1().performs("-X Honey? THEN X Coin").has_value());
    CHECK(table.p1().answers("-2 Honey").value().includes("-2 Honey<Player1>, 2 Coin<Player1>"));
}

TEST_CASE("X in multiples: only what divides is an answer") {
    Table table = toy_game().with("6 Honey<Player1>");
    REQUIRE(table.p1().performs("-2X Honey THEN X Coin").has_value());
    CHECK(table.p1().answers("-3 Honey").error().kind == ErrorKind::Narrowing);
    CHECK(table.p1().answers("-4 Honey").value().includes("-4 Honey<Player1>, 2 Coin<Player1>"));
}

TEST_CASE("amounts beyond 2^31-1 are refused, not wrapped") {
    Table table = toy_game().with("2000000000 Honey<Player1>");
    CHECK(table.p1().performs("2000000000 Coin / 2 Honey").error().kind == ErrorKind::Limit);
    CHECK(table.p1().performs("2000000000 Honey").error().kind == ErrorKind::Limit);
    CHECK(table.p1().count("Honey") == 2000000000);
}

TEST_CASE("`Ok` does nothing, `Die` can never be done") {
    Table table = toy_game();
    CHECK(table.p1().performs("Ok").value().empty());
    CHECK_FALSE(table.p1().performs("Die").has_value());
    CHECK(table.p1().performs("Die OR Honey").value().of("Honey<Player1>") == 1);
}

TEST_CASE("forgiving refinement: next to one's own if there is such a place, else anywhere") {
    Table table = toy_game();
    REQUIRE(table.p1().performs("Garden").has_value());
    CHECK(table.p1().answers("Garden<M3>").has_value());                          // nothing of its own: free choice
    CHECK(table.p1().performs("Garden").value().of("Garden<W2, Player1>") == 1);  // the only area beside M3
    CHECK(table.p1().performs("Garden").value().of("Garden<M2, Player1>") == 1);  // now beside W2
    CHECK(table.p1().performs("Garden").value().of("Garden<W1, Player1>") == 1);
    table.with("Rock<M1>");
    // Beside its own there is no free area any more: M4 will do.
    CHECK(table.p1().performs("Garden").value().of("Garden<M4, Player1>") == 1);
}

TEST_CASE("forgiving refinement: the only places that satisfy it cannot be had, so it does not restrict") {
    Table table = toy_game().with("Garden<M1, Player1>, Rock<W1>");
    REQUIRE(table.p1().performs("Garden").has_value());
    CHECK(table.p1().answers("Garden<M4>").has_value());
}

TEST_CASE("a refinement that looks at neighbours binds the answer") {
    Table table = toy_game().with("Hive<M1, Player2>");
    REQUIRE(table.p1().performs("Hive").has_value());
    CHECK(table.p1().answers("Hive<W1>").error().kind == ErrorKind::Narrowing);
    CHECK(table.p1().answers("Hive<M2>").has_value());
    // W1 and W2 are beside hives now; M3 and M4 are left.
    REQUIRE(table.p2().performs("Hive").has_value());
    CHECK(texts_of(table.game(), table.game().task_views().front().answers) ==
          std::vector<std::string>{"Hive<M3, Player2>", "Hive<M4, Player2>"});
    CHECK(table.p2().answers("Hive<W2>").error().kind == ErrorKind::Narrowing);
    // Written arguments win over defaults.
    CHECK(table.p1().performs("Hive<W1>").has_value());
}

TEST_CASE("actions: pay, then the result; owed things become a bill first") {
    Table table = toy_game(R"(
        CLASS Press : Card, HasActions {
            2 Honey -> Wax
            X Honey -> 2X Coin
            3 Coin -> Point
        }
    )")
                      .with("Press<Player1>, 5 Honey<Player1>, 3 Coin<Player1>");
    CHECK(table.p1().performs("UseAction<Press, First>").value().includes("-2 Honey<Player1>, Wax<Player1>"));
    REQUIRE(table.p1().performs("UseAction<Press, Second>").has_value());
    CHECK(table.p1().answers("-3 Honey").value().includes("-3 Honey<Player1>, 6 Coin<Player1>"));
    CHECK(table.p1().performs("UseAction<Press, First>").error().kind == ErrorKind::Limit);
    REQUIRE(table.p1().performs("UseAction<Press, Third>").has_value());
    CHECK(table.p1().count("Bill") == 3);
    CHECK(table.p1().count("Point") == 0);
    CHECK(table.p1().performs("-3 Bill").value().includes("Point<Player1>"));
}

TEST_CASE("custom instructions: concrete arguments, and a failing one takes everything back") {
    CustomRules custom;
    std::vector<std::string> seen;
    custom.instructions["note"].perform = [&](Executor& executor, const std::vector<TypeId>& arguments, const Cause&) {
        for (const TypeId argument : arguments) seen.push_back(executor.types().print(argument));
    };
    custom.instructions["break"].perform = [](Executor& executor, const std::vector<TypeId>&, const Cause& cause) {
        executor.run_now(executor.elaborator(cause.actor).instruction(parser::parse_instruction("5 Coin").value()),
                         cause, cause.actor);
        throw RuleError(ErrorKind::NotNow, "not today");
    };
    Table table = toy_game("", custom).with("Skep<Player1>");
    CHECK(table.p1().performs("@note(Skep)").has_value());
    CHECK(seen == std::vector<std::string>{"Skep<Player1>"});
    CHECK(table.p1().performs("@note(Card)").has_value());  // only one card there
    table.with("Nest<Player1>");
    REQUIRE(table.p1().performs("@note(Card)").has_value());
    CHECK(table.p1().answers("@note(Nest)").has_value());
    CHECK(seen.back() == "Nest<Player1>");
    const Snapshot before = table.snapshot();
    CHECK(shown(table.p1().performs("Honey THEN @break(Skep)")) == "not-now: not today");
    CHECK(table.snapshot() == before);
    CHECK(table.p1().performs("@nothing(Skep)").error().kind == ErrorKind::UnknownName);
}

TEST_CASE("EVAL of a stored requirement and metric") {
    Table table =
        toy_game(
            "CLASS Judge : Card { This: (EVAL Skep.requirement: Coin) OR Ok; Pollen: Point / EVAL Skep<Owner>.worth }")
            .with("Skep<Player1>, 2 Bee<Skep<Player1>>");
    CHECK(table.p1().performs("Judge").value().of("Coin") == 0);
    table.with("-Judge<Player1>, 2 Honey<Player1>");
    REQUIRE(table.p1().performs("Judge").has_value());
    CHECK(table.p1().answers("Coin").has_value());
    CHECK(table.p1().performs("Pollen").value().of("Point<Player1>") == 2);
}
