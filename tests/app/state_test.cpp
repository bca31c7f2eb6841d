// States of games and records as numbers: how far they are apart, and that what is remembered of a part is forgotten
// when the part changes.
#include "app/follow/state.hpp"

#include <string>

#include <doctest/doctest.h>

#include "app/follow/lexicon.hpp"
#include "app/follow/onlooker.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/session.hpp"

using namespace rego;
using app::follow::Aspect;
using app::follow::distance;
using app::follow::Lexicon;
using app::follow::Name;
using app::follow::Onlooker;
using app::follow::Part;
using app::follow::printed_classes;
using app::follow::PrintedClasses;
using app::follow::Record;
using app::follow::Rows;
using app::follow::State;
using app::follow::Yardstick;

namespace {

constexpr Name kPlants = 7, kHeat = 8;

/// The stock of the first player, and whether that one has passed.
State with(int plants, int heat, bool passed = false) {
    State state;
    Rows board, turn;
    board.add(Aspect::Stock, {.seat = 1, .what = kHeat}, heat);
    board.add(Aspect::Stock, {.seat = 1, .what = kPlants}, plants);
    turn.add(Aspect::Passed, {.seat = 1}, passed ? 1 : 0);
    state.append(std::move(board).part());
    state.append(std::move(turn).part());
    return state;
}

}  // namespace

TEST_CASE("rows of a part are sorted, and what is said twice is added up") {
    Rows rows;
    rows.add(Aspect::Fleets, {.seat = 1}, 2);
    rows.add(Aspect::Stock, {.seat = 1, .what = kPlants}, 4);
    rows.add(Aspect::Fleets, {.seat = 1}, 1);
    State state;
    state.append(std::move(rows).part());
    REQUIRE(state.parts().front()->size() == 2);
    CHECK(state.parts().front()->front().aspect() == Aspect::Stock);
    CHECK(state.value(Aspect::Fleets, {.seat = 1}) == 3);
    CHECK(state.value(Aspect::Stock, {.seat = 1, .what = kPlants}) == 4);
    CHECK_FALSE(state.has(Aspect::Stock, {.seat = 1, .what = kHeat}));
}

TEST_CASE("a part that says what it said before stays the same") {
    const auto rows = [](int value) {
        Rows told;
        told.add(Aspect::Rating, {.seat = 1}, value);
        return told;
    };
    const Part before = rows(20).part();
    CHECK(rows(20).part(before) == before);
    CHECK_FALSE(rows(21).part(before) == before);
}

TEST_CASE("the distance is worked out anew when either state changes, or what they tell of") {
    Yardstick yardstick;
    const State there = with(3, 2);
    CHECK(yardstick.distance(there, with(3, 2)) == 0);
    CHECK(yardstick.distance(there, with(1, 2)) == 2);
    CHECK(yardstick.distance(there, there) == 0);
    CHECK(yardstick.distance(with(0, 2), there) == 3);
    State passed = with(3, 2, true);
    CHECK(yardstick.distance(passed, there) > 0);
    passed.leave_out(Aspect::Passed);
    CHECK(yardstick.distance(passed, there) == 0);
    CHECK(yardstick.distance(with(3, 2, true), there) > 0);
    CHECK(distance(with(3, 2, true), there) == yardstick.distance(with(3, 2, true), there));
}

TEST_CASE("a look at a game shows what has changed since the last, and after going back what was before") {
    app::Session session(app::command_table());
    const auto does = [&](const std::string& line) {
        CAPTURE(line);
        REQUIRE(session.run(line, "<test>").ok());
    };
    does("newgame BRVC 2 mode=ops");
    engine::MarsGame& game = *session.game();
    Record record;
    record.players = {"Player1", "Player2"};
    const PrintedClasses printed = printed_classes(game.core().table());
    const Lexicon lexicon(game, record, printed);
    Onlooker onlooker(game, lexicon);
    const auto start = game.core().checkpoint();
    const State before = onlooker.look();
    CHECK(distance(before, onlooker.look()) == 0);
    for (const char* change :
         {"as Engine exec TemperatureStep", "as Engine exec Generation", "exec 3 Plant", "exec PROD[Steel]",
          "exec ProjectCard", "exec Ants", "exec Passed", "exec BuildingTag<Ants>", "exec Microbe<Ants>",
          "exec ActionUsedMarker<Ants>", "exec TradeFleet", "fix FirstPlayer<Player2> FROM FirstPlayer<Player1>",
          "exec OceanTile<Tharsis_1_2>", "fix Mayor"}) {
        CAPTURE(change);
        const State last = onlooker.look();
        const auto here = game.core().checkpoint();
        does(std::string(change));
        const State changed = onlooker.look();
        CHECK(distance(last, changed) > 0);
        const auto changes = game.core().world().take_back(here);
        CHECK(distance(last, onlooker.look()) == 0);
        game.core().world().repeat(changes);
        CHECK(distance(changed, onlooker.look()) == 0);
    }
    game.core().roll_back(start);
    CHECK(distance(before, onlooker.look()) == 0);
}
