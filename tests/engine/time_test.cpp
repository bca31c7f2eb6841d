// Time: every command can be taken back and done again, exactly; questions change nothing.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "parser/parse.hpp"
#include "tests/support/commits.hpp"
#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

namespace {

const char* const kCards = "CLASS Gift : Card { This: Honey OR Wax; Honey:: Coin; -Coin: Point }";

}  // namespace

TEST_CASE("rolling back restores components, tasks, live effects and log") {
    Table table = toy_game(kCards).with("2 Coin<Player1>");
    const Snapshot start = table.snapshot();
    const auto checkpoint = table.game().checkpoint();
    REQUIRE(table.p1().performs("Gift").has_value());
    const Snapshot pending = table.snapshot();
    const auto middle = table.game().checkpoint();
    REQUIRE(table.p1().answers("Honey").has_value());
    REQUIRE(table.p1().performs("-2 Coin, Skep, 3 Bee<Skep>").has_value());
    table.game().roll_back(middle);
    CHECK(table.snapshot() == pending);
    REQUIRE(table.p1().answers("Wax").has_value());
    table.game().roll_back(checkpoint);
    CHECK(table.snapshot() == start);
    CHECK(table.p1().performs("Honey").value().of("Coin") == 0);  // the card's effect is gone with it
}

TEST_CASE("the same commands after going back give the same state, task numbers included") {
    Table table = toy_game(kCards);
    const auto checkpoint = table.game().checkpoint();
    const auto play = [&] {
        REQUIRE(table.p1().performs("Gift").has_value());
        REQUIRE(table.p1().answers("Honey").has_value());
        REQUIRE(table.p1().performs("Honey OR Wax, -Coin").has_value());
        return table.snapshot();
    };
    const Snapshot first = play();
    table.game().roll_back(checkpoint);
    CHECK(play() == first);
}

TEST_CASE("undo and redo of whole commands, in the middle of pending tasks") {
    Table table = toy_game(kCards);
    Commits commits{table.game().world()};
    std::vector<Snapshot> states{table.snapshot()};
    const auto commit = [&](const Result<Delta>& done) {
        REQUIRE(done.has_value());
        commits.commit();
        states.push_back(table.snapshot());
    };
    commit(table.p1().performs("Gift"));
    commit(table.p1().performs("Skep, 2 Bee<Skep>, Honey OR Pollen"));
    commit(table.p1().answers("Wax"));
    commit(table.p1().answers("Honey"));
    commit(table.p1().performs("-Skep"));
    for (std::size_t i = 5; i-- > 0;) {
        CHECK(commits.undo());
        CHECK(table.snapshot() == states[i]);
    }
    CHECK_FALSE(commits.undo());
    for (std::size_t i = 1; i <= 5; ++i) {
        CHECK(commits.redo());
        CHECK(table.snapshot() == states[i]);
    }
    CHECK_FALSE(commits.redo());
    // What was redone works like what was done: effects are live, tasks can be answered.
    commits.undo();
    commits.undo();
    CHECK(table.p1().answers("Honey").value().includes("Honey<Player1>, Coin<Player1>"));
    commits.commit();
    CHECK_FALSE(commits.redo());  // the other future is gone
    CHECK(commits.undo());
    CHECK(table.snapshot() == states[3]);
}

TEST_CASE("a failed command in the middle of commits changes no history") {
    Table table = toy_game(kCards);
    Commits commits{table.game().world()};
    const Snapshot start = table.snapshot();
    REQUIRE(table.p1().performs("2 Honey").has_value());
    commits.commit();
    const Snapshot before = table.snapshot();
    CHECK_FALSE(table.p1().performs("Wax, -3 Honey").has_value());
    CHECK(table.snapshot() == before);
    CHECK(commits.undo());
    CHECK(table.snapshot() == start);
}

TEST_CASE("questions are read-only") {
    Table table = toy_game(kCards).with("3 Honey<Player1>, Skep<Player1>, Hive<M1, Player1>");
    REQUIRE(table.p1().performs("Garden OR Wax").has_value());
    const Snapshot before = table.snapshot();
    CHECK(table.p1().count("Area(HAS MAX 0 Near<Hive<Anyone>>)") == 5);
    CHECK(table.p1().has("3 Honey, MAX 0 Wax"));
    CHECK(table.p1().list("Staple<Anyone>") == "3 Honey<Player1>");
    CHECK(table.p1().list("Near") == "Near<Hive<M1, Player1>, W1>");
    table.game().task_views();
    CHECK(table.game().fits_a_task(table.p1().id(), parser::parse_instruction("Wax").value()));
    CHECK_FALSE(table.game().fits_a_task(table.p1().id(), parser::parse_instruction("Honney").value()));
    CHECK(table.snapshot() == before);
    const auto unknown = table.game().count(table.p1().id(), parser::parse_metric("Honney").value());
    CHECK(unknown.error().kind == ErrorKind::UnknownName);
    CHECK(unknown.error().hint == "did you mean `Honey`?");
}

TEST_CASE("whoever watches the events may stop the command between two of them") {
    Table table = toy_game(kCards);
    struct Stop {};
    table.game().observers().on_event = [](EventNumber n) {
        if (n == 2) throw Stop{};
    };
    CHECK_THROWS_AS((void)table.p1().performs("Honey, Wax, Pollen"), Stop);
    table.game().observers().on_event = nullptr;
    CHECK(table.p1().count("Staple") == 2);
}
