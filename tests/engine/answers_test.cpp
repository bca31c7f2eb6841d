// Answers in several parts, and how tasks are written that ask for a number worked out of others.
#include <string>

#include <doctest/doctest.h>

#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

TEST_CASE("an arm of several parts is answered by naming them all, in any order, each once") {
    const auto offered = [] {
        Table table = toy_game();
        REQUIRE(table.p1().performs("(Staple, 2 Coin) OR 5 Point"));
        return table;
    };
    CHECK(offered().p1().answers("Wax, 2 Coin").value().text() == "Wax<Player1>, 2 Coin<Player1>");
    CHECK(offered().p1().answers("2 Coin, Honey").value().includes("Honey<Player1>, 2 Coin<Player1>"));
    CHECK(offered().p1().answers("Wax, Honey").error().kind == ErrorKind::Narrowing);
    CHECK(offered().p1().answers("Wax, 2 Coin, Honey").error().kind == ErrorKind::Narrowing);
    CHECK(offered().p1().answers("Wax, Point").error().kind == ErrorKind::Narrowing);
}

TEST_CASE("a task that counts reads as it was meant: brackets where the order of counting needs them") {
    const auto task = [](const char* instruction) {
        Table table = toy_game().automatic(Auto::None);
        REQUIRE(table.p1().performs(instruction));
        return table.p1().tasks();
    };
    CHECK(task("Coin? THEN Wax / 2 (Honey OR Pollen)") ==
          "Coin<Player1>? THEN Wax<Player1> / 2 (Honey<Player1> OR Pollen<Player1>)");
    CHECK(task("Coin? THEN Wax / (Honey - Pollen) MAX 3") ==
          "Coin<Player1>? THEN Wax<Player1> / (Honey<Player1> - Pollen<Player1>) MAX 3");
    CHECK(task("Coin? THEN Wax / 2 M3.row") == "Coin<Player1>? THEN Wax<Player1> / 2 M3.row");
}
