// Types: how arguments find their places, what is a subtype of what, what two types have in common, how they print.
#include <string>

#include <doctest/doctest.h>

#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

TEST_CASE("arguments find their dependency by type, in any order") {
    Table table = toy_game();
    CHECK(table.type("Hive<Player1, M1>") == table.type("Hive<M1, Player1>"));
    CHECK(table.print("Hive<Player1, M1>") == "Hive<M1, Player1>");
    CHECK(table.type("Yield<Class<Wax>, Player2>") == table.type("Yield<Player2, Class<Wax>>"));
}

TEST_CASE("equal types are one number, whichever way they were written") {
    Table table = toy_game();
    CHECK(table.type("Bee<Skep<Player1>>") == table.type("Bee<Player1, Skep<Player1>>"));
    CHECK(table.type("Wax.CLASS") == table.type("Class<Wax>"));
    CHECK(table.type("Hive<Anyone>") == table.type("Hive"));  // for the engine, who owns nothing
}

TEST_CASE("a type prints shortest: what the class or a link implies is left out") {
    Table table = toy_game();
    CHECK(table.print("Bee<Player1, Skep<Player1>>") == "Bee<Skep<Player1>>");
    CHECK(table.print("Near<Hive<Player1, M1>, W1>") == "Near<Hive<M1, Player1>, W1>");
    CHECK(table.print("PathA<M1, W1>") == "PathA");
    CHECK(table.print("Skep<Class<Bee>, Player2>") == "Skep<Player2>");
    CHECK(table.print("Class<Component>") == "Class");
    CHECK(table.print("Hive<!Player1>") == "Hive<!Player1>");
    CHECK(table.print("Area(HAS MAX 0 Near<Hive<Player1>>)") == "Area(HAS MAX 0 Near<Hive<Player1>>)");
}

TEST_CASE("what prints reads back as the same type") {
    Table table = toy_game();
    for (const char* text : {"Hive", "Hive<M1>", "Bee<Skep>", "Class<Staple>", "Class<!Wax>", "Hive<!Player1, Meadow>",
                             "Yield<Class<Good>>", "Area(HAS? Near<OwnedPiece>)", "Near<Hive<Player2>, Pond>",
                             "Meadow(HAS 2 row, MAX 0 Piece)", "Class<Mark>(HAS Mark<Player1>)"}) {
        CAPTURE(text);
        const std::string printed = table.print(text);
        CAPTURE(printed);
        CHECK(table.type(printed) == table.type(text));
    }
}

TEST_CASE("subtypes are covariant in every dependency") {
    Table table = toy_game();
    const auto sub = [&](const char* a, const char* b) {
        return table.game().types().is_subtype(table.type(a), table.type(b));
    };
    CHECK(sub("Hive<M1, Player1>", "Hive<Meadow>"));
    CHECK(sub("Hive<M1, Player1>", "Piece<Area>"));
    CHECK(sub("Bee<Skep<Player1>>", "OnCard<Card<Player1>>"));
    CHECK(sub("Class<Wax>", "Class<Staple>"));
    CHECK(sub("PathA", "Path<Meadow, W1>"));
    CHECK_FALSE(sub("Hive<M1, Player1>", "Hive<Pond>"));
    CHECK_FALSE(sub("Hive<Meadow>", "Hive<M1>"));
    CHECK_FALSE(sub("Class<Staple>", "Class<Wax>"));
    CHECK_FALSE(sub("Bee<Skep<Player1>>", "Bug<Nest>"));
}

TEST_CASE("concrete is what has concrete parts only and no refinement") {
    Table table = toy_game();
    const auto concrete = [&](const char* text) { return table.game().types()[table.type(text)].concrete; };
    CHECK(concrete("Hive<M1, Player1>"));
    CHECK(concrete("Class<Wax>"));
    CHECK(concrete("M1"));
    CHECK_FALSE(concrete("Hive<M1, Anyone>"));
    CHECK_FALSE(concrete("Hive<Meadow, Player1>"));
    CHECK_FALSE(concrete("Class<Staple>"));
    CHECK_FALSE(concrete("Meadow"));
    CHECK_FALSE(concrete("M1(HAS MAX 0 Piece)"));
    CHECK_FALSE(concrete("Hive<M1, !Player1>"));
}

TEST_CASE("intersection: what is both, or nothing") {
    Table table = toy_game("ABSTRACT CLASS Sweet\nCLASS Fudge : Good, Sweet");
    const auto both = [&](const char* a, const char* b) {
        TypePool& types = table.game().types();
        const std::string one = types.print(types.intersect(table.type(a), table.type(b)));
        CHECK(one == types.print(types.intersect(table.type(b), table.type(a))));
        return one;
    };
    CHECK(both("Hive<Meadow>", "Hive<Player1>") == "Hive<Meadow, Player1>");
    CHECK(both("Piece<M1>", "Hive<Player1>") == "Hive<M1, Player1>");
    CHECK(both("Hive<Meadow>", "Hive<Pond>") == "nothing");
    CHECK(both("Good", "Sweet") == "Fudge<Anyone>");
    CHECK(both("Honey", "Wax") == "nothing");
    CHECK(both("Class<Staple>", "Class<Wax>") == "Class<Wax>");
    CHECK(both("Class<!Wax>", "Class<Staple>") != "nothing");
    CHECK(both("Class<!Wax>", "Class<Wax>") == "nothing");
    CHECK(both("Hive<!Player1>", "Hive<Player1>") == "nothing");
    CHECK(both("Hive<!Player1>", "Hive<Player2>") == "Hive<Player2>");
    CHECK(both("Bug<Skep<Player1>>", "Bee") == "Bee<Skep<Player1>>");
    CHECK(both("Bug<Skep<Player1>>", "Ant") == "nothing");
    CHECK(both("OnCard<Card<Player1>>", "OnCard<Player2>") == "nothing");
}

TEST_CASE("an argument that fits no remaining dependency is an error with the place") {
    Table table = toy_game();
    const auto error = [&](const char* text) { return table.p1().performs(text).error(); };
    CHECK(error("Hive<M1, M2>").message == "`Hive` has no place for `M2`");
    CHECK(error("Hive<M1, M2>").span->begin == 9);
    CHECK(error("Honey<Hive>").kind == ErrorKind::Type);
    CHECK(error("Honny").kind == ErrorKind::UnknownName);
    CHECK(error("Honny").hint == "did you mean `Honey`?");
    CHECK(error("Bee<Nest>").kind == ErrorKind::Type);
    CHECK(error("OnCard<Skep<Player1>, Player2>").kind == ErrorKind::Type);
}

TEST_CASE("complements: everything in that domain but this") {
    Table table =
        toy_game().with("3 Honey<Player1>, 2 Honey<Player2>, Wax<Player1>, Hive<M1, Player1>, Hive<M4, Player2>");
    CHECK(table.p1().count("Honey<!Player1>") == 2);
    CHECK(table.p1().count("Honey<!Owner>") == 2);
    CHECK(table.p2().count("Honey<!Owner>") == 3);
    CHECK(table.p1().count("Hive<Anyone, !M1>") == 1);
    CHECK(table.p1().count("Class<Staple>") == 3);
    CHECK(table.p1().count("Area(HAS MAX 0 Piece)") == 4);
}

TEST_CASE("class literals: one for each concrete class of the game") {
    Table table = toy_game();
    CHECK(table.p1().count("Class<Staple>") == 3);
    CHECK(table.p1().count("Class<Keeper>") == 2);  // Player3 is not at the table
    CHECK(table.p1().count("Class<Wax>") == 1);
    CHECK(table.p1().count("Class<Good>") == 4);
}

TEST_CASE("refinements ask the present state, with the candidate put into what is counted") {
    Table table = toy_game().with("Hive<M1, Player1>");
    CHECK(table.p1().count("Area(HAS Near<Hive>)") == 1);  // W1
    CHECK(table.p1().count("Area(HAS MAX 0 Near<Piece>)") == 5);
    CHECK(table.p2().count("Area(HAS Near<Hive>)") == 0);  // its own hives
    CHECK(table.p2().count("Area(HAS Near<Hive<Anyone>>)") == 1);
    CHECK(table.p1().count("Meadow(HAS 3 row)") == 2);
    CHECK(table.p1().count("Piece<Meadow(HAS MAX 1 row)>") == 1);
    table.with("Rock<M2>");
    CHECK(table.p1().count("Area(HAS Near<Piece>)") == 2);
    CHECK(table.p1().count("Area(HAS 2 Near<Piece>)") == 1);
}

TEST_CASE("refined classes count kinds") {
    Table table = toy_game().with("Skep<Player1>, 2 RedMark<Skep<Player1>>, Nest<Player2>, BlueMark<Nest<Player2>>");
    CHECK(table.p1().count("Class<Mark>(HAS Mark)") == 1);
    CHECK(table.p1().count("Class<Mark>(HAS 2 Mark)") == 1);
    CHECK(table.p2().count("Class<Mark>(HAS 2 Mark)") == 0);
    CHECK(table.p2().count("Class<Mark>(HAS Mark<Anyone>)") == 2);
}

TEST_CASE("stored requirements and numbers of the candidate") {
    Table table = toy_game().with("Skep<Player1>, Nest<Player1>, Recipe<Player1>");
    CHECK(table.p1().count("Card(HAS 3 price)") == 2);
    CHECK(table.p1().count("Card.price") == 11);
    CHECK(table.p1().count("Card(HAS requirement)") == 2);  // Nest has none, Skep's wants 2 honey
    table.with("2 Honey<Player1>");
    CHECK(table.p1().count("Card(HAS requirement)") == 3);
}
