// What may still come of what is pending: told by the rules that are live, for whoever has to do it.
#include <string_view>

#include <doctest/doctest.h>

#include "engine/exec/executor.hpp"
#include "parser/parse.hpp"
#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

namespace {

bool may_bring(Table& table, std::string_view type, Seat whose) {
    const auto expression = parser::parse_expression(type);
    return table.game().executor().pending_may_bring(
        table.game().executor().elaborator(whose.id()).expression(*expression));
}

/// A charm turns honey into a spark, and a lamp sparks into light; nothing else does.
Table with_a_choice() {
    Table table = toy_game(
        "CLASS Spark, Light : Owned\nCLASS Charm : Card { Honey: Spark }\nCLASS Lamp : Card { Spark: Light }\n");
    CHECK(table.p1().performs("Honey?"));
    REQUIRE(table.p1().tasks() == "Honey<Player1>?");
    return table;
}

}  // namespace

TEST_CASE("something may come about while a live rule leads to it, and no longer") {
    Table table = with_a_choice();
    CHECK(may_bring(table, "Honey", table.p1()));
    CHECK_FALSE(may_bring(table, "Spark", table.p1()));
    table.with("Charm<Player1>");
    CHECK(may_bring(table, "Spark", table.p1()));
    CHECK_FALSE(may_bring(table, "Light", table.p1()));
    table.with("Lamp<Player1>");
    CHECK(may_bring(table, "Light", table.p1()));
    table.with("-Charm<Player1>");
    CHECK_FALSE(may_bring(table, "Light", table.p1()));
}

TEST_CASE("what was found out is forgotten when it is taken back") {
    Table table = with_a_choice();
    const auto before = table.game().checkpoint();
    table.with("Charm<Player1>");
    CHECK(may_bring(table, "Spark", table.p1()));
    table.game().roll_back(before);
    CHECK_FALSE(may_bring(table, "Spark", table.p1()));
}

TEST_CASE("a rule of somebody else's is none of one's own") {
    Table table = with_a_choice();
    table.with("Charm<Player2>");
    CHECK_FALSE(may_bring(table, "Spark", table.p1()));
    CHECK_FALSE(may_bring(table, "Spark", table.p2()));  // nothing of theirs is pending
}

TEST_CASE("what is chosen among several kinds may bring what any of them does") {
    Table table = toy_game("CLASS Spark : Owned\nCLASS Charm : Card { Wax: Spark }\n").with("Charm<Player1>");
    CHECK(table.p1().performs("Honey OR Wax"));
    CHECK(may_bring(table, "Spark", table.p1()));
    CHECK(table.p1().answers("Honey"));
    CHECK(table.p1().performs("Honey OR Pollen"));
    CHECK_FALSE(may_bring(table, "Spark", table.p1()));
}
