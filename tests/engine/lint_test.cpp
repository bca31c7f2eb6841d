// What is legal and surely not meant. Each kind of warning, and beside it what looks alike and is fine.
#include "engine/rules/lint.hpp"

#include <chrono>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

namespace {

/// The warnings about the toy game that `more` adds to those that it has anyway.
std::vector<std::string> warnings_about(std::string_view more) {
    const auto messages = [](std::string_view text) {
        std::vector<std::string> found;
        for (const auto& warning : lint(toy_table(text))) {
            CHECK(warning.is_warning);
            CHECK(warning.span);
            found.push_back(warning.message);
        }
        return found;
    };
    auto found = messages(more);
    for (const std::string& old : messages("")) std::erase(found, old);
    return found;
}

using Warnings = std::vector<std::string>;

/// Somebody who brings a hive shop into play, so that what it says can matter at all.
std::string with_shop(const std::string& body) {
    return "CLASS Shop : Owned { " + body +
           " }\nCLASS Opening : Owned, Signal { This: Shop }\n"
           "CLASS Mayor : Owned { HAS =1 This; Harvest: Opening }";
}

}  // namespace

TEST_CASE("a gate in a trigger blocks what sets it off, unless there is another way") {
    CHECK(warnings_about(with_shop("Honey: (2 Wax: Coin)")) ==
          Warnings{"unless `2 Wax` holds this cannot be carried out, and neither can what sets it off"});
    CHECK(warnings_about(with_shop("Honey: Pollen, (2 Wax: Coin)")) ==
          Warnings{"unless `2 Wax` holds this cannot be carried out, and neither can what sets it off"});
    CHECK(warnings_about(with_shop("Honey: (2 Wax: Coin) OR Ok")).empty());
    CHECK(warnings_about(with_shop("Honey IF 2 Wax: Coin")).empty());
    // A demand, and waiting for a bill to be paid, are what gates are for.
    CHECK(warnings_about(with_shop("Honey:: (MAX 9 Honey): Ok")).empty());
    CHECK(warnings_about(with_shop("Honey: (MAX 0 Bill: Coin)")).empty());
}

TEST_CASE("a trigger that nothing ever sets off") {
    CHECK(warnings_about(with_shop("M1: Coin")) == Warnings{"nothing ever brings about `M1`, so this never acts"});
    CHECK(warnings_about(with_shop("-This: Coin")) == Warnings{"nothing ever removes `Shop`, so this never acts"});
    CHECK(warnings_about(with_shop("Honey: Coin")).empty());
    CHECK(warnings_about(with_shop("Honey: -This") + "\nEXTEND CLASS Shop { -This: Coin }").empty());
    CHECK(warnings_about(with_shop("This: Warmth; Warmth IF 6 Warmth: Coin")) ==
          Warnings{"`6 Warmth` can never hold: there are 5 at most, so this never acts"});
    CHECK(warnings_about(with_shop("This: Warmth; Warmth IF 5 Warmth: Coin")).empty());
}

TEST_CASE("effects that set each other off without end") {
    CHECK(warnings_about(with_shop("Honey: Honey")) ==
          Warnings{"this can go on without end: `Honey` -> `Honey` (by `Shop`)"});
    CHECK(warnings_about(with_shop("Honey: Wax; Wax: Honey")) ==
          Warnings{"this can go on without end: `Honey` -> `Wax` (by `Shop`) -> `Honey` (by `Shop`)"});
    CHECK(warnings_about(with_shop("-Honey: Honey; Honey: -Honey")).size() == 1);
    // A condition, a choice, a limit, somebody else's things, and running out, each put an end to it.
    CHECK(warnings_about(with_shop("Honey IF MAX 5 Honey: Honey")).empty());
    CHECK(warnings_about(with_shop("Honey: Honey OR Ok")).empty());
    CHECK(warnings_about(with_shop("Honey: Honey?")).empty());
    CHECK(warnings_about(with_shop("Warmth: Warmth")).empty());
    CHECK(warnings_about(with_shop("-Honey: -Honey.")).empty());
    CHECK(warnings_about(with_shop("Honey: Wax; Wax: Coin")).empty());
}

TEST_CASE("what never comes about does nothing") {
    CHECK(warnings_about("CLASS Ghost : Owned { Honey: Coin }") ==
          Warnings{"nothing ever brings about `Ghost`, so what it says never acts"});
    CHECK(warnings_about("CLASS Robot : Owned, HasActions { -> Honey }") ==
          Warnings{"nothing ever brings about `Robot`, so its action can never be used"});
    CHECK(warnings_about("CLASS Robot : Owned, HasActions { HAS =1 This; -> Honey }").empty());
    CHECK(warnings_about("CLASS Plain : Owned").empty());
    CHECK(warnings_about("CLASS Robot : Owned { -> Honey }").empty());  // that is an error, and told as such
}

TEST_CASE("an action that nobody can pay for, or of what is gone at once") {
    CHECK(warnings_about("CLASS Token : Owned\nCLASS Robot : Owned, HasActions { HAS =1 This; Token -> Honey }") ==
          Warnings{"nothing ever brings about `Token`, so this action can never be paid for"});
    CHECK(warnings_about("CLASS Robot : Owned, HasActions { HAS =1 This; Honey -> Wax }").empty());
    CHECK(warnings_about(with_shop("This: Coin THEN -This; Honey: Wax")) ==
          Warnings{"`Shop` is gone once its own text is carried out, so this never acts"});
}

TEST_CASE("of a requirement all parts that can never hold are told, and those that exclude each other") {
    CHECK(warnings_about("CLASS Hot : Card { requirement = HAS 6 Warmth, 7 Warmth, 2 Honey }") ==
          Warnings{"`6 Warmth` can never hold: there are 5 at most", "`7 Warmth` can never hold: there are 5 at most"});
    CHECK(warnings_about("CLASS Mild : Card { requirement = HAS 3 Warmth, MAX 2 Warmth }") ==
          Warnings{"`3 Warmth` and `MAX 2 Warmth` can never hold together"});
    CHECK(warnings_about("CLASS Full : Card { requirement = HAS 3 Honey, MAX 2 Staple }") ==
          Warnings{"`3 Honey` and `MAX 2 Staple` can never hold together"});
    CHECK(warnings_about("CLASS Mild : Card { requirement = HAS 2 Warmth, MAX 2 Warmth }").empty());
    CHECK(warnings_about("CLASS Full : Card { requirement = HAS 3 Staple, MAX 2 Honey }").empty());
    CHECK(warnings_about("CLASS Mild : Card { requirement = HAS 3 Warmth OR MAX 2 Warmth }").empty());
    CHECK(warnings_about(with_shop("Honey IF (6 Warmth, 7 Warmth): Coin")) ==
          Warnings{"`6 Warmth` can never hold: there are 5 at most; `7 Warmth` can never hold: there are 5 at most, "
                   "so this never acts"});
    // Of alternatives all have to be out of reach.
    CHECK(warnings_about(with_shop("Honey IF (6 Warmth OR 7 Warmth): Coin")) ==
          Warnings{"`7 Warmth` can never hold: there are 5 at most, so this never acts"});
    CHECK(warnings_about(with_shop("Honey IF (6 Warmth OR 2 Honey): Coin")).empty());
}

TEST_CASE("what nothing has room for") {
    const std::string moon = "ABSTRACT CLASS MoonMeadow : Meadow\nCLASS MoonHive<MoonMeadow> : Owned\n";
    CHECK(warnings_about(moon + with_shop("Honey: MoonHive")) ==
          Warnings{"there is no `MoonMeadow`, so `MoonHive` can never be gained"});
    CHECK(warnings_about(moon + "CLASS Crater : MoonMeadow { row = 5 }\n" + with_shop("Honey: MoonHive")).empty());
    CHECK(warnings_about(with_shop("Honey: Hive<Meadow(HAS 7 row)>")) ==
          Warnings{"there is no `Meadow(HAS 7 row)`, so `Hive` can never be gained"});
    CHECK(warnings_about(with_shop("Honey: Hive<Meadow(HAS 4 row)>")).empty());
    CHECK(warnings_about(with_shop("Honey: Hive<Meadow(HAS 7 row OR MAX 2 row)>")).empty());
}

TEST_CASE("to die is for what acts at once") {
    const Warnings never{"`Die` can never be carried out"};
    CHECK(warnings_about(with_shop("This: Die")) == never);
    CHECK(warnings_about(with_shop("Honey: Die")) == never);
    CHECK(warnings_about(with_shop("Honey: Coin, Die")) == never);
    CHECK(warnings_about(with_shop("Honey: Coin THEN Die")) == never);
    CHECK(warnings_about("CLASS Robot : Owned, HasActions { HAS =1 This; Honey -> Die }") == never);
    CHECK(warnings_about("CLASS Robot : Owned, HasActions { HAS =1 This; Coin -> Die }") == never);
    CHECK(warnings_about(with_shop("Honey:: Die")).empty());
    CHECK(warnings_about(with_shop("Honey: Die OR Coin")).empty());
    CHECK(warnings_about(with_shop("Honey: Die?")).empty());
}

TEST_CASE("thousands of classes are looked through in no time") {
    std::string many;
    for (int i = 0; i < 3000; ++i)
        many +=
            "CLASS Zed" + std::to_string(i) + " : Component { Zed" + std::to_string((i * 7 + 1) % 3000) + ": Ok }\n";
    const auto begin = std::chrono::steady_clock::now();
    CHECK(lint(toy_table(many)).size() >= 3000);
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(10));  // it was minutes, and is one second
}
