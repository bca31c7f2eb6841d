// The world: counting, limits that invariants set, and what goes when something it depends on goes.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

TEST_CASE("singletons exist from the start, one of each concrete type") {
    Table table = toy_game("CLASS Hat : Owned { HAS =1 This }");
    CHECK(table.p1().count("Area") == 6);
    CHECK(table.p1().count("Path") == 4);
    CHECK(table.p1().count("Keeper") == 2);
    CHECK(table.p1().count("Hat<Anyone>") == 2);
    CHECK(table.game().world().events().empty());
    CHECK(shown(table.engine().performs("-M1")) == "limit: `M1` is always there");
    CHECK(shown(table.engine().performs("Hat<Player1>")) ==
          "limit: no room for 1 `Hat<Player1>`: `MAX 1 Hat<Player1>` allows no more");
}

TEST_CASE("counting by class, by dependency, by owner") {
    Table table = toy_game().with("3 Honey<Player1>, 2 Honey<Player2>, Wax<Player1>, 2 Coin<Player1>");
    CHECK(table.p1().count("Honey") == 3);
    CHECK(table.p2().count("Honey") == 2);
    CHECK(table.p1().count("Honey<Anyone>") == 5);
    CHECK(table.p1().count("Staple") == 4);
    CHECK(table.p1().count("Good") == 6);
    CHECK(table.p1().count("Good<Anyone>") == 8);
    CHECK(table.p1().count("Owned<Player1>") == 6);
}

TEST_CASE("metrics: cap, difference, union, per full so many, grouping") {
    Table table = toy_game().with("7 Honey<Player1>, 2 Wax<Player1>, Coin<Player1>");
    CHECK(table.p1().count("Honey MAX 5") == 5);
    CHECK(table.p1().count("Honey MAX Wax") == 2);
    CHECK(table.p1().count("Honey - Wax") == 5);
    CHECK(table.p1().count("Wax - Honey") == 0);
    CHECK(table.p1().count("Honey - 5") == 2);
    CHECK(table.p1().count("12 - Honey") == 5);
    CHECK(table.p1().count("3 Honey") == 2);
    CHECK(table.p1().count("Honey OR Wax") == 9);
    CHECK(table.p1().count("Honey OR Staple") == 9);  // each counted once
    CHECK(table.p1().count("2 (Wax OR Coin)") == 1);
    CHECK(table.p1().count("Honey - Wax MAX 1") == 6);
    CHECK(table.p1().count("Honey - Wax - Coin") == 4);
}

TEST_CASE("requirements: at least, at most, exactly, all, any, of a metric") {
    Table table = toy_game().with("3 Honey<Player1>, Wax<Player1>, 2 Yield<Class<Wax>, Player1>");
    CHECK(table.p1().has("3 Honey"));
    CHECK_FALSE(table.p1().has("4 Honey"));
    CHECK(table.p1().has("MAX 3 Honey"));
    CHECK_FALSE(table.p1().has("MAX 2 Honey"));
    CHECK(table.p1().has("=3 Honey"));
    CHECK(table.p1().has("Honey, Wax"));
    CHECK_FALSE(table.p1().has("Honey, 2 Wax"));
    CHECK(table.p1().has("5 Honey OR Wax"));
    CHECK(table.p1().has("4 (Honey OR Wax)"));
    CHECK(table.p1().has("MAX 2 (Honey - Wax)"));
    CHECK(table.p1().has("PROD[2 Wax]"));
    CHECK(table.p1().has("2 PROD[Honey OR Wax]"));
    CHECK_FALSE(table.p1().has("PROD[Honey]"));
    CHECK_FALSE(table.p2().has("Honey"));
    CHECK(table.p2().has("3 Honey<!Owner>"));
}

TEST_CASE("a mandatory gain beyond a limit is an error that names the invariant and the numbers") {
    Table table = toy_game().with("4 Warmth");
    const Snapshot before = table.snapshot();
    CHECK(shown(table.p1().performs("2 Warmth!")) == "limit: no room for 2 `Warmth`: `MAX 5 Warmth` allows 1 more");
    CHECK(table.snapshot() == before);
}

TEST_CASE("a `.` gain at the limit does what fits, down to nothing") {
    Table table = toy_game().with("4 Warmth");
    CHECK(table.p1().performs("3 Warmth").value().includes("Warmth, Point<Player1>"));  // the class's default is `.`
    CHECK(table.p1().performs("3 Warmth.").value().empty());
    CHECK(table.p1().count("Warmth") == 5);
}

TEST_CASE("removals are bounded by what is there; floors lie below zero") {
    Table table = toy_game().with("2 Honey<Player1>");
    CHECK(shown(table.p1().performs("-3 Honey")) == "limit: cannot remove 3 `Honey<Player1>`; there are 2");
    CHECK(table.p1().performs("-3 Honey.").value().of("Honey<Player1>") == -2);
    CHECK(table.p1().performs("PROD[-4 Honey]").value().of("Yield<Player1>") == -4);
    CHECK(table.p1().count("PROD[Honey]") == -4);
    CHECK(shown(table.p1().performs("PROD[-2 Honey]")).substr(0, 6) == "limit:");
    CHECK(table.p1().performs("PROD[-2 Honey.]").value().of("Yield<Player1>") == -1);
    CHECK(table.p1().count("PROD[Honey]") == -5);
    CHECK(table.p1().count("Yield") == -5);
    CHECK(table.p1().list("Yield") == "-5 Yield<Player1, Class<Honey>>");
    CHECK(shown(table.p1().performs("PROD[-Wax]")).substr(0, 6) == "limit:");
}

TEST_CASE("header invariants: one piece in each area") {
    Table table = toy_game().with("Rock<M1>");
    CHECK(shown(table.p1().performs("Hive<M1>")) ==
          "limit: no room for 1 `Hive<M1, Player1>`: `MAX 1 Piece<M1>` allows no more");
    CHECK(table.p1().performs("Hive<M2>").has_value());
    // In exchange there is room.
    CHECK(table.p1().performs("Garden<M1> FROM Rock<M1>").value().includes("Garden<M1, Player1>, -Rock<M1>"));
}

TEST_CASE("a limit that something else loosens makes room for one more each, as long as that is there") {
    Table table = toy_game(
                      "ABSTRACT CLASS Shelf(HAS MAX 1 (Jar - Plank)) { HAS =1 This; CLASS Upper, Lower }\n"
                      "CLASS Jar<Shelf>; CLASS Plank<Shelf>")
                      .with("Jar<Upper>");
    CHECK(shown(table.p1().performs("Jar<Upper>")) ==
          "limit: no room for 1 `Jar<Upper>`: `MAX 1 Jar<Upper>` allows no more");
    table.with("Plank<Upper>");
    CHECK(table.p1().performs("2 Jar<Lower>.").value().of("Jar<Lower>") == 1);  // another shelf's
    CHECK(table.p1().performs("3 Jar<Upper>.").value().of("Jar<Upper>") == 1);
    CHECK(shown(table.p1().performs("Jar<Upper>")) ==
          "limit: no room for 1 `Jar<Upper>`: `MAX 2 Jar<Upper>` allows no more");
    CHECK(shown(table.p1().performs("-Plank<Upper>")) ==
          "limit: `Upper` demands `MAX 1 (Jar - Plank)`; there are 2 (1 too many)");
    CHECK(table.p1().performs("-Jar<Upper> THEN -Plank<Upper>").has_value());
}

TEST_CASE("what makes room may go along with what it belongs to") {
    Table table = toy_game(
                      "ABSTRACT CLASS Shelf(HAS MAX 1 (Jar - Plank)) { HAS =1 This; CLASS Upper }\n"
                      "CLASS Jar<Shelf>; CLASS Plank<Shelf, Jar>")
                      .with("Jar<Upper>, Plank<Upper, Jar<Upper>>");
    CHECK(table.p1().performs("Jar<Upper>").has_value());
    CHECK(table.p1().performs("-2 Jar<Upper>").value().of("Plank<Upper>") == -1);
}

TEST_CASE("two invariants at once: both bind, and either may be the one that stops it") {
    const char* more = "CLASS Flag : Owned, Piece { HAS MAX 2 This, MAX 1 Flag<Anyone, Pond>; HAS MAX 3 Flag<Anyone> }";
    Table table = toy_game(more);
    CHECK(table.p1().performs("Flag<W1>").has_value());
    CHECK(shown(table.p1().performs("Flag<W2>")).find("`MAX 1 Flag<Anyone, Pond>` allows no more") !=
          std::string::npos);
    table.with("Flag<M1, Player1>, Flag<M2, Player2>");
    CHECK(shown(table.p1().performs("Flag<M3>")).find("`MAX 3 Flag<Anyone>` allows no more") != std::string::npos);
    CHECK(table.p1().performs("Flag<M3>.").value().empty());
}

TEST_CASE("an invariant that is no simple limit is asked after the change") {
    Table table = toy_game("CLASS Lid : Owned { HAS 2 Wax }");
    CHECK(shown(table.p1().performs("Lid")).substr(0, 6) == "limit:");
    table.with("2 Wax<Player1>");
    CHECK(table.p1().performs("Lid").has_value());
    CHECK(shown(table.p2().performs("Lid")).substr(0, 6) == "limit:");
}

TEST_CASE("nothing can be gained that depends on what is not there") {
    Table table = toy_game();
    CHECK(shown(table.p1().performs("Bee<Skep>!")).substr(0, 6) == "limit:");
    CHECK(table.p1().performs("Bee<Skep>").value().empty());  // default `.`
    CHECK(shown(table.p1().performs("RedMark<Skep>")) ==
          "limit: `RedMark<Skep<Player1>>` needs `Skep<Player1>`, and there is none");
}

TEST_CASE("removing a card removes what lies on it first, each with an event") {
    Table table = toy_game().with(
        "Skep<Player1>, 3 Bee<Skep<Player1>>, RedMark<Skep<Player1>>, "
        "Sticker<Skep<Player1>>, Nest<Player1>, 2 Ant<Nest<Player1>>");
    const Delta delta = table.p1().performs("-Skep").value();
    CHECK(delta.includes("-Skep<Player1>, -3 Bee<Player1>, -RedMark<Player1>, -Sticker<Player1>, 0 Ant<Player1>"));
    const auto& events = table.game().world().events();
    CHECK(table.game().types().print(events.back().remove) == "Skep<Player1>");  // the card goes last
    CHECK(table.p1().count("OnCard") == 2);
}

TEST_CASE("the cascade goes through several levels, and only with the last copy") {
    Table table = toy_game("CLASS Jar : Owned\nCLASS Label<Jar<Owner>> : Owned<Owner>\nCLASS Ink<Label>");
    table.with("2 Jar<Player1>, Label<Jar<Player1>>, 3 Ink<Label<Jar<Player1>>>");
    CHECK(table.p1().performs("-Jar").value().includes("-Jar<Player1>, 0 Label<Player1>, 0 Ink"));
    CHECK(table.p1().performs("-Jar").value().includes("-Jar<Player1>, -Label<Player1>, -3 Ink"));
}

TEST_CASE("a transmute that takes the last one takes its dependents, and needs its own dependencies still") {
    Table table = toy_game().with("Skep<Player1>, 2 Bee<Skep<Player1>>, Hive<M1, Player1>");
    CHECK(table.p1().performs("Nest FROM Skep").value().includes("Nest<Player1>, -Skep<Player1>, -2 Bee<Player1>"));
    CHECK(
        table.p1().performs("Rock<M1> FROM Hive<M1>").value().includes("Rock<M1>, -Hive<Player1>, 0 Near<Piece, W1>"));
    // What would be gained depends on what is given up for it.
    CHECK(shown(table.p1().performs("RedMark<Nest> FROM Nest")).substr(0, 6) == "limit:");
    CHECK(table.p1().count("Nest") == 1);
    // With another one left it has what it needs.
    Table jars = toy_game("CLASS Jar : Good\nCLASS Lid<Jar> : Owned").with("2 Jar<Player1>");
    CHECK(jars.p1().performs("Lid<Jar> FROM Jar").has_value());
    CHECK(jars.p1().count("Jar") == 1);
    CHECK_FALSE(jars.p1().performs("Lid<Jar> FROM Jar").has_value());
}

TEST_CASE("uninhabited classes: nothing there, nothing possible") {
    Table table = toy_game();
    CHECK(table.p1().count("Player3") == 0);
    CHECK(table.p1().count("Honey<Player3>") == 0);
    CHECK_FALSE(table.engine().performs("Honey<Player3>").has_value());
}

TEST_CASE("a version tells whether anything of a kind has come or gone, taken back or not") {
    Table table = toy_game().with("3 Honey<Player1>");
    World& world = table.game().world();
    const TypeId mine = table.game().types().plain(table.type("Good<Player1>"));
    const auto checkpoint = world.checkpoint();
    const auto before = world.version(mine);
    REQUIRE(table.p2().performs("Honey<Player2>"));
    CHECK(world.version(mine) == before);
    REQUIRE(table.p1().performs("-Honey<Player1>"));
    const auto after = world.version(mine);
    CHECK(after > before);
    world.roll_back(checkpoint);
    CHECK(world.version(mine) > after);
}
