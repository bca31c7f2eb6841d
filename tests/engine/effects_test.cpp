// Effects: who answers to what, how often, at once or as a task, and on whose behalf.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "parser/parse.hpp"
#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

TEST_CASE("an effect answers to each matching gain, scaled by how many") {
    Table table = toy_card("Honey: 2 Coin");
    CHECK(table.p1().performs("Honey").value().of("Coin<Player1>") == 2);
    CHECK(table.p1().performs("3 Honey").value().of("Coin<Player1>") == 6);
    CHECK(table.p1().performs("Wax").value().of("Coin") == 0);
}

TEST_CASE("an owned effect hears its owner's things only, unless it says Anyone") {
    Table table = toy_card("Honey: Coin");
    CHECK(table.p2().performs("Honey").value().of("Coin") == 0);
    Table nosy = toy_card("Honey<Anyone>: Coin");
    CHECK(nosy.p2().performs("2 Honey").value().includes("2 Coin<Player1>, 0 Coin<Player2>"));
    Table envious = toy_card("Honey<!Owner>: Coin");
    CHECK(envious.p2().performs("Honey").value().of("Coin<Player1>") == 1);
    CHECK(envious.p1().performs("Honey").value().of("Coin") == 0);
}

TEST_CASE("an owned effect on an unowned event answers to its owner's doing, unless BY Anyone or broadcast") {
    Table table = toy_card("Rock: Coin");
    CHECK(table.p1().performs("Rock<M1>").value().of("Coin<Player1>") == 1);
    CHECK(table.p2().performs("Rock<M2>").value().of("Coin") == 0);
    Table anyone = toy_card("Rock BY Anyone: Coin");
    CHECK(anyone.p2().performs("Rock<M2>").value().of("Coin<Player1>") == 1);
    CHECK(anyone.engine().performs("Rock<M3>").value().of("Coin<Player1>") == 1);
    Table others = toy_card("Rock BY !Owner: Coin");
    CHECK(others.p2().performs("Rock<M2>").value().of("Coin<Player1>") == 1);
    CHECK(others.p1().performs("Rock<M1>").value().of("Coin") == 0);
    CHECK(others.engine().performs("Rock<M3>").value().of("Coin") == 0);
    Table season = toy_card("Harvest: Coin");
    CHECK(season.engine().performs("Harvest").value().of("Coin<Player1>") == 1);
}

TEST_CASE("removals trigger what listens to them; a transmute triggers both") {
    Table table = toy_card("-Honey: Coin").with("3 Honey<Player1>");
    CHECK(table.p1().performs("-2 Honey").value().of("Coin<Player1>") == 2);
    CHECK(table.p1().performs("Wax FROM Honey").value().includes("Wax<Player1>, -Honey<Player1>, Coin<Player1>"));
    Table both =
        toy_card("Wax: Point", "CLASS Second2 : Card { -Honey: Coin }").with("Second2<Player1>, Honey<Player1>");
    CHECK(both.p1()
              .performs("Wax FROM Honey")
              .value()
              .includes("Wax<Player1>, -Honey<Player1>, Coin<Player1>, Point<Player1>"));
}

TEST_CASE("effects count copies of their carrier") {
    Table table = toy_game("CLASS Pin : Owned { Honey: Coin }").with("3 Pin<Player1>");
    CHECK(table.p1().performs("2 Honey").value().of("Coin<Player1>") == 6);
    table.with("-2 Pin<Player1>");
    CHECK(table.p1().performs("2 Honey").value().of("Coin<Player1>") == 2);
    table.with("-Pin<Player1>");
    CHECK(table.p1().performs("2 Honey").value().of("Coin<Player1>") == 0);
}

TEST_CASE("`This` answers to the very component's gain, not to the copies already there") {
    Table table = toy_game("CLASS Pin : Owned { This: Coin }");
    CHECK(table.p1().performs("Pin").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("Pin").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("3 Pin").value().of("Coin<Player1>") == 3);
    CHECK(table.p2().performs("Pin").value().includes("Coin<Player2>, 0 Coin<Player1>"));
}

TEST_CASE("`-This` answers to the removal of that component, even of the last") {
    Table table = toy_game("CLASS Pin : Owned { -This: Coin }").with("3 Pin<Player1>");
    CHECK(table.p1().performs("-2 Pin").value().of("Coin<Player1>") == 2);
    CHECK(table.p1().performs("-Pin").value().of("Coin<Player1>") == 1);
}

TEST_CASE("a carrier does not hear its own arrival by its class name; equal copies before it do") {
    Table table = toy_game("CLASS Pin : Owned { Pin: Coin }");
    CHECK(table.p1().performs("Pin").value().of("Coin") == 0);
    CHECK(table.p1().performs("Pin").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("Pin").value().of("Coin<Player1>") == 2);
}

TEST_CASE("an effect that removes its own carrier acts once, and its task still stands") {
    Table table = toy_game("CLASS Fuse : Owned { Honey:: -This; Honey: Coin }").with("Fuse<Player1>");
    CHECK(table.p1().performs("Honey").value().includes("-Fuse<Player1>, Coin<Player1>"));
    CHECK(table.p1().performs("Honey").value().of("Coin") == 0);
}

TEST_CASE("an effect of several copies that removes its carrier removes them all") {
    Table table = toy_game("CLASS Fuse : Owned { Honey:: -This }").with("3 Fuse<Player1>");
    CHECK(table.p1().performs("Honey").value().of("Fuse<Player1>") == -3);
}

TEST_CASE("`::` acts inside the change, before any task; `::` inside `::` likewise; tasks in the order of events") {
    Table table = toy_game(R"(
        CLASS Alpha : Owned { This: Point; This:: Beta }
        CLASS Beta : Owned { This:: Gamma; This: Coin }
        CLASS Gamma : Owned { This:: Wax }
    )");
    REQUIRE(table.p1().performs("Alpha").has_value());
    std::vector<std::string> order;
    for (const Event& event : table.game().world().events()) order.push_back(table.game().types().print(event.gain));
    CHECK(order == std::vector<std::string>{"Alpha<Player1>", "Beta<Player1>", "Gamma<Player1>", "Wax<Player1>",
                                            "Point<Player1>", "Coin<Player1>"});
}

TEST_CASE("events tell by whom, via which component, because of which event") {
    Table table = toy_card("Honey<Anyone>:: Coin");
    REQUIRE(table.p2().performs("Honey").has_value());
    const auto& events = table.game().world().events();
    const Event& coin = events.back();
    CHECK(table.game().types().print(coin.gain) == "Coin<Player1>");
    CHECK(table.game().types().print(coin.actor) == "Player1");
    CHECK(table.game().types().print(coin.via) == "Charm<Player1>");
    CHECK(coin.cause == events.size() - 1);
    CHECK(
        table.game().cause_chain(static_cast<EventNumber>(events.size())) ==
        std::vector<EventNumber>{static_cast<EventNumber>(events.size() - 1), static_cast<EventNumber>(events.size())});
    CHECK(events[events.size() - 2].via == kNoType);
    CHECK(table.game().types().print(events[events.size() - 2].actor) == "Player2");
}

TEST_CASE("conditions: IF is asked at the moment of the trigger") {
    Table table = toy_card("Honey IF 3 Honey: Coin");
    CHECK(table.p1().performs("2 Honey").value().of("Coin") == 0);
    CHECK(table.p1().performs("Honey").value().of("Coin<Player1>") == 1);
}

TEST_CASE("joint triggers: each arm answers, one component only once") {
    Table table = toy_card("Honey OR Wax OR Staple: Coin");
    CHECK(table.p1().performs("Honey").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("Pollen").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("Honey, 2 Wax").value().of("Coin<Player1>") == 3);
}

TEST_CASE("one response however many: X in the trigger is the number") {
    Table table = toy_card("X Honey:: Coin; X Wax: X Point");
    CHECK(table.p1().performs("4 Honey").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("4 Wax").value().of("Point<Player1>") == 4);
}

TEST_CASE("atomized components come one by one, so that each step has its moment") {
    Table table = toy_game();
    const Delta delta = table.p1().performs("4 Warmth").value();
    CHECK(delta.includes("4 Warmth, 4 Point<Player1>, Pollen<Player1>"));
    CHECK(table.game().world().events()[0].count == 1);
    // Past the third step there is nothing more to be had there.
    CHECK(table.p2().performs("Warmth").value().of("Pollen") == 0);
}

TEST_CASE("a carrier without owner acts for whoever did it; for the engine nothing happens") {
    Table table = toy_game();
    CHECK(table.p2().performs("Warmth").value().of("Point<Player2>") == 1);
    CHECK(table.engine().performs("Warmth").value().of("Point") == 0);
}

TEST_CASE("Owner in a default, inside another player's event, is the carrier's owner") {
    Table table = toy_card("Rock BY Anyone:: Honey, Sticker<This>.");
    const Delta delta = table.p2().performs("Rock<M1>").value();
    CHECK(delta.includes("Honey<Player1>, 0 Honey<Player2>, Sticker<Charm<Player1>>"));
    // A hive beside nobody's: the default speaks of the carrier's owner, too.
    Table garden = toy_card("Rock BY Anyone: Garden").with("Hive<M1, Player1>, Hive<M3, Player2>");
    CHECK(garden.p2().performs("Rock<M4>").value().of("Garden<W1, Player1>") == 1);
}

TEST_CASE("`BY` in an instruction says who does it") {
    Table table = toy_game("CLASS Echo : Card { Rock BY !Owner: Coin }").with("Echo<Player1>");
    CHECK(table.p1().performs("Rock<M1>").value().of("Coin") == 0);
    CHECK(table.p1().performs("Rock<M2> BY Player2").value().of("Coin<Player1>") == 1);
    CHECK(table.game().types().print(table.game().world().events().front().actor) == "Engine");
}

TEST_CASE("`:: Die` forbids its trigger, and choices that lead there are not offered") {
    Table table = toy_card("-Honey BY !Owner:: Die").with("2 Honey<Player1>, 2 Wax<Player1>, Honey<Player2>");
    CHECK(shown(table.p2().performs("-Honey<Player1>")).substr(0, 6) == "limit:");
    CHECK(table.p1().performs("-Honey").has_value());
    CHECK(table.p2().performs("-Honey").has_value());
    // Only Player1's honey is left, and that is protected: the choice has one arm.
    CHECK(table.p2().performs("-Honey<Anyone> OR -Wax<Anyone>").value().of("Wax<Player1>") == -1);
}

TEST_CASE("a loop of effects is found and told with its cycle, and nothing has happened") {
    Table table = toy_game("CLASS Ping : Owned { This:: Pong }\nCLASS Pong : Owned { This:: Ping }");
    const Snapshot before = table.snapshot();
    const auto result = table.p1().performs("Ping");
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error().kind == ErrorKind::DeadEnd);
    CHECK(result.error().message == "effects go on without end: `Ping<Player1>` -> `Pong<Player1>` -> `Ping<Player1>`");
    CHECK(table.snapshot() == before);
}

TEST_CASE("a loop through tasks is found as well") {
    Table table = toy_game("CLASS Ping : Owned { This: Pong }\nCLASS Pong : Owned { This: Ping }");
    const auto result = table.p1().performs("Ping");
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error().message.find("`Ping<Player1>` -> `Pong<Player1>`") != std::string::npos);
    CHECK(table.p1().count("Ping") == 0);
}

TEST_CASE("a long but finite chain is no loop") {
    std::string more = "CLASS Step60 : Owned { This: Coin }\n";
    for (int i = 0; i < 60; ++i) {
        more += "CLASS Step" + std::to_string(i) + " : Owned { This:: Step" + std::to_string(i + 1) + " }\n";
    }
    Table table = toy_game(more);
    CHECK(table.p1().performs("Step0").value().of("Coin<Player1>") == 1);
    CHECK(table.p1().performs("500 Honey").value().of("Honey<Player1>") == 500);
}

TEST_CASE("raw changes set off nothing but the bookkeeping") {
    Table table = toy_card("Hive: Coin; Honey:: Wax");
    const auto raw = [&](const char* text) {
        return table.game().perform_raw(table.p1().id(), parser::parse_instruction(text).value(), true);
    };
    REQUIRE(raw("Hive<M1>"));
    REQUIRE(raw("3 Honey"));
    CHECK(table.p1().count("Coin") == 0);
    CHECK(table.p1().count("Wax") == 0);
    CHECK(table.game().world().events().back().correction);
}
