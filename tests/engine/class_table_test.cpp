// The class table: declarations from files in any order become classes, or problems that say where and what.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "engine/rules/validate.hpp"
#include "parser/text/diagnostic.hpp"
#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

namespace {

/// Everything wrong with the classes, each as "FILE:LINE:COLUMN kind: message (hint)".
std::vector<std::string> problems_of(const std::shared_ptr<const ClassTable>& table) {
    std::vector<std::string> lines;
    auto all = table->problems();
    for (auto& problem : validate(table)) all.push_back(std::move(problem));
    for (const auto& problem : all) {
        std::string place = problem.file;
        for (const auto& file : table->canon().files) {
            if (file.path != problem.file || !problem.span) continue;
            const auto at = parser::line_column(file.text, problem.span->begin);
            place += ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
        }
        std::string line = place + " " + std::string(parser::error_kind_name(problem.kind)) + ": " + problem.message;
        if (!problem.hint.empty()) line += " (" + problem.hint + ")";
        lines.push_back(std::move(line));
    }
    return lines;
}

/// Of the toy game once `more` is added.
std::vector<std::string> problems_with(std::string_view more) { return problems_of(toy_table(more)); }

std::string only(const std::vector<std::string>& all) {
    if (all.size() == 1) return all.front();
    std::string text = std::to_string(all.size()) + " problems";
    for (const auto& line : all) text += "\n" + line;
    return text;
}

std::string only_problem_with(std::string_view more) { return only(problems_with(more)); }

/// The same with a file that is read after the toy game.
std::string only_problem_with_later(std::string more) {
    auto files = toy_files();
    files.push_back({"fan/fan.pets", std::move(more), "fan"});
    return only(problems_of(std::make_shared<const ClassTable>(std::make_shared<Canon>(load_canon(files)))));
}

}  // namespace

TEST_CASE("the toy game has no problems") { CHECK(problems_with("").empty()); }

TEST_CASE("a class may stand before its superclass, in another file") {
    const auto table = toy_table("CLASS Jam : Sweet\nABSTRACT CLASS Sweet : Good");
    CHECK(table->problems().empty());
    CHECK(table->is_subclass(*table->find("Jam"), *table->find("Good")));
}

TEST_CASE("several supertypes: dependencies, effects and invariants come from each, once") {
    const auto table = toy_table("CLASS Trap : Piece<Pond>, Bug, Atomized { HAS MAX 2 This }");
    CHECK(table->problems().empty());
    const ClassInfo& trap = table->info(*table->find("Trap"));
    CHECK(trap.dependencies.size() == 3);  // area, owner, card: the owner comes by one road only
    CHECK(trap.invariants.size() == 1);
    CHECK(table->is_subclass(*table->find("Trap"), *table->find("Owned")));
}

TEST_CASE("an unknown superclass is named, with the place and a suggestion") {
    CHECK(only_problem_with("CLASS Jam : Godo") ==
          "toy/more.pets:1:13 unknown-name: unknown class `Godo` (did you mean `Good`?)");
}

TEST_CASE("unknown names are found wherever they stand") {
    for (const char* text :
         {"CLASS Jam<Class<Stapel>> : Owned", "CLASS Jam<Stapel> : Owned", "CLASS Jam : BoxCard<Class<Stapel>>",
          "CLASS Jam : Good { HAS MAX 1 Stapel }", "CLASS Jam : Good { DEFAULT Jam<Stapel> }",
          "CLASS Jam : Good { Stapel: Ok }", "CLASS Jam : Good { -Stapel: Ok }", "CLASS Jam : Good { This: Stapel }",
          "CLASS Jam : Good { This BY Stapel: Ok }", "CLASS Jam : Good { This IF Stapel: Ok }",
          "CLASS Jam : Good { This: Honey / Stapel }", "CLASS Jam : Good, HasActions { Stapel -> Honey }",
          "CLASS Jam : Card { requirement = HAS Stapel }", "CLASS Jam : Card { worth = Stapel MAX 3 }",
          "CLASS Jam : Good { This: (Stapel: Honey) }", "CLASS Jam : Good { This: Hive<Area(HAS Near<Stapel>)> }",
          "EXTEND CLASS Hive { This: Stapel }", "EXTEND CLASS Stapel { This: Ok }"}) {
        CAPTURE(text);
        const std::string problem = only_problem_with(text);
        const std::size_t column = std::string(text).find("Stapel") + 1;
        CHECK(problem == "toy/more.pets:1:" + std::to_string(column) +
                             " unknown-name: unknown class `Stapel` (did you mean `Staple`?)");
    }
}

TEST_CASE("an argument without a place is an error") {
    CHECK(only_problem_with("CLASS Jam : Good { This: Honey<M1> }") ==
          "toy/more.pets:1:32 type: `Honey` has no place for `M1` (`Honey` takes `Honey<Owner>`)");
    CHECK(only_problem_with("CLASS Jam : Good<M1>") ==
          "toy/more.pets:1:18 type: `Good` has no place for `M1` (`Good` takes `Good<Owner>`)");
    CHECK(only_problem_with("CLASS Jam<Pond<M1>> : Owned") ==
          "toy/more.pets:1:16 type: `Pond` has no place for `M1` (`Pond` depends on nothing)");
}

TEST_CASE("a property that no class above declares is an error where it is asked") {
    CHECK(only_problem_with("CLASS Jam : Good { This: Honey / Card.prise }") ==
          "toy/more.pets:1:34 unknown-name: `Card` has no property `prise` (did you mean `price`?)");
}

TEST_CASE("a cycle is told as such, once") {
    const std::string problem = only_problem_with("ABSTRACT CLASS Jam : Jelly\nABSTRACT CLASS Jelly : Jam");
    CHECK(problem.find("type: `Jam` extends itself: Jam : Jelly : Jam") != std::string::npos);
}

TEST_CASE("a concrete class is final") {
    CHECK(only_problem_with("CLASS Jam : Honey") ==
          "toy/more.pets:1:13 type: `Jam` cannot extend `Honey`, which is concrete and so final "
          "(declare `Honey` as ABSTRACT CLASS)");
}

TEST_CASE("a class declared twice points at the second") {
    CHECK(only_problem_with("CLASS Hive2\nCLASS Hive2") ==
          "toy/more.pets:2:7 type: class `Hive2` is declared twice (`EXTEND CLASS Hive2` adds to a class)");
}

TEST_CASE("of two declarations the one that was read later is pointed at, with a note about the other") {
    auto files = toy_files("EXTEND CLASS Good { CLASS Jam }");  // declared last, for extensions wait for their class
    files.push_back({"fan/fan.pets", "\nCLASS Jam", "fan"});
    const ClassTable table{std::make_shared<Canon>(load_canon(files))};
    REQUIRE(table.problems().size() == 1);
    const auto& problem = table.problems().front();
    CHECK(problem.message == "class `Jam` is declared twice");
    CHECK(problem.file == "fan/fan.pets");
    CHECK(problem.notes == std::vector<std::string>{"the other is at toy/more.pets:1"});
}

TEST_CASE("names that people could not tell apart are an error at the newer") {
    CHECK(only_problem_with_later("CLASS HIVE") ==
          "fan/fan.pets:1:7 type: classes `HIVE` and `Hive` differ in letter case only");
    CHECK(only_problem_with_later("CLASS H : Good") ==
          "fan/fan.pets:1:7 type: class `H` is called like the short name of `Honey`");
    CHECK(only_problem_with_later("CLASS Jam[Hive] : Good") ==
          "fan/fan.pets:1:7 type: class `Hive` is called like the short name of `Jam`");
    CHECK(problems_with("CLASS Jam[Jam] : Good").empty());
}

TEST_CASE("a class begins with a capital letter") {
    CHECK(only_problem_with("CLASS jam : Good") ==
          "toy/more.pets:1:7 type: class `jam` does not begin with a capital letter (`Jam`)");
}

TEST_CASE("an extension cannot change what a class is") {
    const std::string hint = " (`EXTEND CLASS Hive { … }` adds effects, actions and invariants)";
    CHECK(only_problem_with("EXTEND CLASS Hive : Good") ==
          "toy/more.pets:1:21 type: an extension cannot give `Hive` a supertype" + hint);
    CHECK(only_problem_with("EXTEND CLASS Hive<Good>") ==
          "toy/more.pets:1:19 type: an extension cannot give `Hive` a dependency" + hint);
    CHECK(only_problem_with("EXTEND CLASS Hive[HI]") ==
          "toy/more.pets:1:14 type: an extension cannot give `Hive` a short name" + hint);
    CHECK(problems_with("EXTEND CLASS Area(HAS MAX 1 Hive)").empty());
}

TEST_CASE("a property is declared once, extensions included") {
    CHECK(only_problem_with_later("EXTEND CLASS Skep { price = 4 }") ==
          "fan/fan.pets:1:21 type: property `price` of `Skep` is declared twice");
    CHECK(only_problem_with("CLASS Jar : Card { price = 4; price = 5 }") ==
          "toy/more.pets:1:31 type: property `price` of `Jar` is declared twice");
    CHECK(problems_with("EXTEND CLASS Recipe { worth = Honey }").empty());
    CHECK(only_problem_with("EXTEND CLASS Recipe { worth = HAS Honey }") ==
          "toy/more.pets:1:23 type: `worth` is a Metric in `Card`, not a Requirement");
}

TEST_CASE("a header invariant of an extension is in force") {
    auto table = toy_game("EXTEND CLASS M1(HAS MAX 0 Hive)");
    CHECK(shown(table.p1().performs("Hive<M1>")).starts_with("limit: "));
    CHECK(shown(table.p1().performs("Garden<M1>")).starts_with("Garden"));
}

TEST_CASE("a short name may stand for one class only") {
    CHECK(only_problem_with("CLASS Hazel[HZ]\nCLASS Hazard[HZ]") ==
          "toy/more.pets:2:7 type: short name `HZ` is taken by `Hazel`");
}

TEST_CASE("defaults of unrelated supertypes that disagree are an error") {
    const char* text =
        "ABSTRACT CLASS Left : Piece { DEFAULT +Left<M1> }\n"
        "ABSTRACT CLASS Right : Piece { DEFAULT +Right<M2> }\n"
        "CLASS Both : Left, Right";
    CHECK(only_problem_with(text) ==
          "toy/more.pets:3:7 type: `Both` inherits two defaults for `Area`: `M1` of `Left`, `M2` of `Right` "
          "(declare a DEFAULT in `Both`)");
}

TEST_CASE("defaults that agree, or a nearer one, are no ambiguity") {
    CHECK(problems_with("ABSTRACT CLASS Left : Piece { DEFAULT +Left<M1> }\n"
                        "ABSTRACT CLASS Right : Piece { DEFAULT +Right<M1> }\n"
                        "CLASS Both : Left, Right")
              .empty());
    CHECK(problems_with("ABSTRACT CLASS Left : Piece { DEFAULT +Left<M1> }\n"
                        "ABSTRACT CLASS Right : Piece { DEFAULT +Right<M2> }\n"
                        "CLASS Both : Left, Right { DEFAULT +Both<M3> }")
              .empty());
    CHECK(problems_with("ABSTRACT CLASS Left : Piece { DEFAULT +Left<M1> }\n"
                        "ABSTRACT CLASS Right : Left { DEFAULT +Right<M2> }\n"
                        "CLASS Both : Left, Right")
              .empty());
}

TEST_CASE("defaults for different uses do not disagree, those for all uses and a single one do") {
    CHECK(problems_with("ABSTRACT CLASS Left : Piece { DEFAULT +Left<M1> }\n"
                        "ABSTRACT CLASS Right : Piece { DEFAULT -Right<M2> }\n"
                        "CLASS Both : Left, Right")
              .empty());
    CHECK(only_problem_with("ABSTRACT CLASS Left : Piece { DEFAULT Left<M1> }\n"
                            "ABSTRACT CLASS Right : Piece { DEFAULT Right<M2> }\n"
                            "CLASS Both : Left, Right") ==
          "toy/more.pets:3:7 type: `Both` inherits two defaults for `Area`: `M1` of `Left`, `M2` of `Right` "
          "(declare a DEFAULT in `Both`)");
}

TEST_CASE("only what says so of itself is always there") {
    const auto table = toy_table("CLASS Sun { HAS =1 This }\nCLASS Moon { HAS =1 Sun }\nCLASS Star { HAS MAX 1 This }");
    CHECK(table->info(*table->find("Sun")).is_singleton);
    CHECK_FALSE(table->info(*table->find("Moon")).is_singleton);
    CHECK_FALSE(table->info(*table->find("Star")).is_singleton);
}

TEST_CASE("default intensities of unrelated supertypes that disagree are an error") {
    CHECK(only_problem_with("ABSTRACT CLASS Left { DEFAULT +Left. }\nABSTRACT CLASS Right { DEFAULT +Right? }\n"
                            "CLASS Both : Left, Right") ==
          "toy/more.pets:3:7 type: `Both` inherits two default intensities: `.` of `Left`, `?` of `Right` "
          "(declare a DEFAULT in `Both`)");
}

TEST_CASE("dependencies that cannot be both are an error") {
    CHECK(only_problem_with(
              "ABSTRACT CLASS Wet : Piece<Pond>\nABSTRACT CLASS Dry : Piece<Meadow>\nCLASS Both : Wet, Dry") ==
          "toy/more.pets:3:7 type: `Both` cannot depend on both `Pond` (of `Wet`) and `Meadow` (of `Dry`)");
}

TEST_CASE("all problems are reported, not only the first") {
    CHECK(problems_with("CLASS Jam : Godo\nCLASS Jelly : Honey\nCLASS Hive\nCLASS Curd : Good { This: Stapel, Waxx }\n")
              .size() == 5);
}

TEST_CASE("an extension belongs to its module and acts only where that is used") {
    auto files = toy_files();
    files.push_back({"wild/wild.pets", "EXTEND CLASS Hive { This: Coin }\nCLASS Bear : Good", "wild"});
    const auto table = std::make_shared<ClassTable>(std::make_shared<Canon>(load_canon(files)));
    REQUIRE(table->problems().empty());
    for (const bool wild : {false, true}) {
        CAPTURE(wild);
        GameParts parts;
        parts.modules = {"toy"};
        if (wild) parts.modules.push_back("wild");
        Table game{table, parts, {}};
        CHECK(game.p1().performs("Hive<M1>").value().of("Coin<Player1>") == (wild ? 1 : 0));
        // A known class of an unused module resolves and counts zero, but cannot be gained.
        CHECK(game.p1().count("Bear") == 0);
        CHECK(game.p1().count("Class<Bear>") == (wild ? 1 : 0));
        CHECK(shown(game.p1().performs("Bear")) == (wild ? "Bear<Player1>" : "type: `Bear` is not part of this game"));
    }
}

TEST_CASE("properties: nearest value wins, slots are no value") {
    const auto table = toy_table("ABSTRACT CLASS Dear : Card { price = 9; CLASS Dearer { price = 12 }; CLASS Same }");
    const auto price = [&](const char* name) -> int {
        const PropertyValue* value = table->property(*table->find(name), "price");
        return value == nullptr ? -1 : std::get<std::int32_t>(value->value);
    };
    CHECK(price("Dearer") == 12);
    CHECK(price("Same") == 9);
    CHECK(price("Card") == -1);
    CHECK(table->declares_property(*table->find("Card"), "price"));
    CHECK_FALSE(table->declares_property(*table->find("Good"), "price"));
}

TEST_CASE("a property must be of the kind its slot says") {
    CHECK(only_problem_with("CLASS Jam : Card { price = HAS 2 Honey }") ==
          "toy/more.pets:1:20 type: `price` is a Number in `Card`, not a Requirement");
}

TEST_CASE("names are found by short name and, for people, in any letter case") {
    const auto table = toy_table();
    CHECK(table->find("H") == table->find("Honey"));
    CHECK(table->find("HV") == table->find("Hive"));
    CHECK_FALSE(table->find("honey"));
    CHECK(table->find_loose("honey") == table->find("Honey"));
    CHECK(table->find_loose("p1") == table->find("Player1"));
}

TEST_CASE("a custom instruction that nobody has written, an action that nobody could use") {
    CHECK(only_problem_with("CLASS Kite : Owned { This: Honey, @fly(This) }") ==
          "toy/more.pets:1:28 type: there is no custom instruction `@fly`");
    CHECK(only_problem_with("CLASS Kite : Owned { Honey -> Wax }") ==
          "toy/more.pets:1:22 type: `Kite` has an action, but nothing could use it (`CLASS Kite : HasActions`)");
}

TEST_CASE("classes whose dependencies go round could never be there") {
    CHECK(only_problem_with_later("CLASS A1<A2> : Component\nCLASS A2<A1> : Component") ==
          "fan/fan.pets:2:10 type: `A1` needs itself to be there first: A1 needs A2 needs A1");
    CHECK(only_problem_with_later("CLASS Me<Me> : Component") ==
          "fan/fan.pets:1:10 type: `Me` needs itself to be there first: Me needs Me");
    CHECK(only_problem_with_later("ABSTRACT CLASS Up<Down> : Component\nCLASS Down : Up") ==
          "fan/fan.pets:1:19 type: `Up` needs a `Down` to be there first, which is one itself");
    CHECK(only_problem_with_later("CLASS Label<Class<Label>> : Component") == "0 problems");
    CHECK(only_problem_with_later("CLASS Shadow<Component> : Component") == "0 problems");
}

TEST_CASE("what stands behind the colon is needed as well") {
    CHECK(only_problem_with_later("ABSTRACT CLASS On<Component>\nCLASS Left<Right>\nCLASS Right : On<Left>") ==
          "fan/fan.pets:3:18 type: `Left` needs itself to be there first: Left needs Right needs Left");
}

TEST_CASE("what stands behind a concrete class is not read") {
    CHECK(only_problem_with("CLASS Jam : Honey<Player1> { Jam: Wax }") ==
          "toy/more.pets:1:13 type: `Jam` cannot extend `Honey`, which is concrete and so final "
          "(declare `Honey` as ABSTRACT CLASS)");
    const auto problems = problems_with("CLASS Jam : Honey<Player1>\nCLASS Jar<Jam<Player1>>");
    REQUIRE(problems.size() == 2);
    CHECK(problems[1].find("`Jam` has no place for `Player1`") != std::string::npos);
}

TEST_CASE("what is always there, and may stand on another of its kind, would be there without end") {
    CHECK(only_problem_with("CLASS Heir<Owner> : Owner").find("there would be `Heir` without end") !=
          std::string::npos);
    CHECK(problems_with("CLASS Helper<Owner> { HAS =1 This }").empty());
}

TEST_CASE("a property that asks for itself has no value") {
    CHECK(only_problem_with_later("CLASS Self : Component { metric = EVAL This.metric }") ==
          "fan/fan.pets:1:26 type: `Self.metric` has no value: `Self.metric` asks for `Self.metric`");
    CHECK(only_problem_with_later("CLASS Ping : Component { metric = EVAL Pong.metric OR Component }\n"
                                  "CLASS Pong : Component { metric = 2 (EVAL Ping.metric) }")
              .ends_with("`Ping.metric` has no value: `Ping.metric` asks for `Pong.metric` asks for `Ping.metric`"));
    CHECK(only_problem_with_later("CLASS Self : Component { requirement = EVAL This.requirement }")
              .ends_with("has no value: `Self.requirement` asks for `Self.requirement`"));
    CHECK(only_problem_with_later("CLASS Fine : Component { metric = EVAL Other.metric }\n"
                                  "CLASS Other : Component { metric = Component }") == "0 problems");
}

// --- Measures --------------------------------------------------------------------------------------------------

TEST_CASE("a measure is checked as a class is") {
    CHECK(problems_with("METRIC Stock<Owner> = Honey OR Wax\nMETRIC Twice = 2 Stock\nREQUIREMENT Rich = 3 Twice")
              .empty());
    CHECK(only_problem_with("METRIC Stock = Hony") ==
          "toy/more.pets:1:16 unknown-name: unknown class `Hony` (did you mean `Honey`?)");
    CHECK(only_problem_with_later("METRIC Honey = Wax")
              .starts_with("fan/fan.pets:1:8 type: measure `Honey` is called like the class `Honey`"));
    CHECK(only_problem_with("METRIC Stock = Wax\nREQUIREMENT Stock = Wax")
              .starts_with("toy/more.pets:2:13 type: measure `Stock` is declared twice"));
    CHECK(only_problem_with("METRIC A = B OR Wax\nMETRIC B = 2 A") ==
          "toy/more.pets:1:8 type: `A` is measured by itself: A = B = A");
    CHECK(only_problem_with("METRIC Stock = Honey<Wax>")
              .starts_with("toy/more.pets:1:22 type: `Honey` has no place for `Wax`"));
    CHECK(only_problem_with("METRIC Stock = This").starts_with("toy/more.pets:1:16 type: `This` means nothing here"));
}

TEST_CASE("a measure is no type, and a condition cannot be counted") {
    const std::string measures = "METRIC Stock<Owner> = Honey OR Wax\nREQUIREMENT Rich = 3 Stock\n";
    CHECK(only_problem_with(measures + "CLASS Jar : Card { This: Stock }") ==
          "toy/more.pets:3:26 type: `Stock` is a measure: it is counted or asked, and is no type (`help Stock` says "
          "what it is)");
    CHECK(only_problem_with(measures + "CLASS Jar : Card { This: Coin / Rich }") ==
          "toy/more.pets:3:33 type: `Rich` holds or does not hold: it cannot be counted (`has Rich`)");
    CHECK(only_problem_with(measures + "CLASS Jar : Card { This: Coin / Stock<M1> }") ==
          "toy/more.pets:3:39 type: `Stock` has no place for `M1` (it is used as `Stock<Owner>`)");
}

TEST_CASE("measures of measures end somewhere") {
    std::string measures = "METRIC A0 = Wax\n";
    for (int i = 1; i < 40; ++i) {
        measures +=
            "METRIC A" + std::to_string(i) + " = A" + std::to_string(i - 1) + " - A" + std::to_string(i - 1) + "\n";
    }
    CHECK_FALSE(problems_with(measures).empty());
}

// --- Selective extensions --------------------------------------------------------------------------------------

TEST_CASE("an extension goes to the classes that are so") {
    const auto table = toy_table("EXTEND CLASS Area(HAS 2 row, MAX 3 row) { Piece<This>: Coin }");
    REQUIRE(problems_of(table).empty());
    const auto effects = [&](const char* name) { return table->info(*table->find(name)).own_effects.size(); };
    CHECK(effects("M2") == effects("M1") + 1);
    CHECK(effects("M3") == effects("M1") + 1);
    CHECK(effects("W1") == effects("M1"));
    CHECK(problems_with("EXTEND CLASS Area(HAS Pond OR ToyModule) { Piece<This>: Coin }").empty());
}

TEST_CASE("an extension may come before the one that declares its class") {
    const auto table = toy_table("EXTEND CLASS Inner { This: Coin }\nEXTEND CLASS Piece { CLASS Inner }");
    CHECK(problems_of(table).empty());
    CHECK(table->info(*table->find("Inner")).own_effects.size() == 1);
    CHECK(only_problem_with("EXTEND CLASS Innre { This: Coin }\nEXTEND CLASS Piece { CLASS Inner }")
              .find("unknown class `Innre` (did you mean `Inner`?)") != std::string::npos);
}

TEST_CASE("what only a game knows chooses nothing") {
    CHECK(
        only_problem_with("EXTEND CLASS Area(HAS MAX 0 Hive) { Piece<This>: Coin }")
            .starts_with(
                "toy/more.pets:1:29 type: `Hive` is known only in a game; an extension is chosen by what is printed"));
    CHECK(only_problem_with("EXTEND CLASS Area(HAS 2 rwo) { Piece<This>: Coin }") ==
          "toy/more.pets:1:25 unknown-name: no `Area` has a property `rwo` (did you mean `row`?)");
    CHECK(only_problem_with("EXTEND CLASS Area(HAS Ponds) { Piece<This>: Coin }") ==
          "toy/more.pets:1:23 unknown-name: unknown class `Ponds` (did you mean `Pond`?)");
    CHECK(only_problem_with("EXTEND CLASS Area(HAS Pond) { CLASS W3 }")
              .starts_with("toy/more.pets:1:31 type: an extension of several classes cannot give them nested classes"));
}

TEST_CASE("extensions that overlap have to agree on properties") {
    CHECK(
        problems_with("EXTEND CLASS Area(HAS 2 row) { rent = 1 }\nEXTEND CLASS Area(HAS 3 row) { rent = 1 }").empty());
    CHECK(only_problem_with("EXTEND CLASS Area(HAS 2 row) { rent = 1 }\nEXTEND CLASS Area(HAS 3 row) { rent = 2 }") ==
          "toy/more.pets:2:32 type: `M3` has two values for `rent` (extensions that overlap have to agree)");
}
