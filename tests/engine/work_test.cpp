// How much the engine looks at, counted and not timed: what others own, areas that nobody asks about and the length of
// a game must not make a move dearer.
#include <string>

#include <doctest/doctest.h>

#include "engine/exec/executor.hpp"
#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

namespace {

/// So many classes, numbered, of the same body.
std::string classes(int count, const std::string& before, const std::string& after) {
    std::string text;
    for (int i = 0; i < count; ++i) text += before + std::to_string(i) + after + "\n";
    return text;
}

Work work_of(Table& table, std::string_view instruction, Seat seat) {
    const Work before = table.game().executor().work();
    CHECK(seat.performs(instruction));
    const Work& after = table.game().executor().work();
    return {after.triggers_asked - before.triggers_asked, after.candidates_tried - before.candidates_tried,
            after.effects_read - before.effects_read};
}

Table with_charms_of_player1(int count) {
    Table table = toy_game(classes(count, "CLASS Charm", " : Card { Honey: Coin }"));
    for (int i = 0; i < count; ++i) table.with("Charm" + std::to_string(i) + "<Player1>");
    return table;
}

}  // namespace

TEST_CASE("who listens to somebody else's things is not asked, however many they are") {
    Table few = with_charms_of_player1(1), many = with_charms_of_player1(40);
    for (Table* table : {&few, &many}) (void)work_of(*table, "Honey", table->p2());  // the first time finds out
    CHECK(work_of(many, "Honey", many.p2()).triggers_asked == work_of(few, "Honey", few.p2()).triggers_asked);
    CHECK(work_of(many, "Honey", many.p1()).triggers_asked >= 40);
}

TEST_CASE("what an effect says is read once for its carrier") {
    Table table = with_charms_of_player1(10);
    CHECK(work_of(table, "Honey", table.p1()).effects_read >= 10);
    CHECK(work_of(table, "2 Honey", table.p1()).effects_read == 0);
}

TEST_CASE("to see that there is a choice, two ways are enough") {
    const auto tried = [](int spots) {
        Table table = toy_game("ABSTRACT CLASS Spot {\n    HAS =1 This\n" + classes(spots, "    CLASS Spot", "") +
                               "}\nCLASS Flag<Spot>\n");
        const Work work = work_of(table, "Flag<Spot>", table.p1());
        CHECK(table.p1().tasks() == "Flag");
        return work.candidates_tried;
    };
    CHECK(tried(60) == tried(6));
}

TEST_CASE("the hundredth move costs no more than the tenth") {
    Table table = with_charms_of_player1(5);
    Work tenth, hundredth;
    for (int move = 1; move <= 100; ++move) {
        const Work work = work_of(table, "Honey, -Wax?", table.p1());
        if (move == 10) tenth = work;
        if (move == 100) hundredth = work;
    }
    CHECK(hundredth.triggers_asked == tenth.triggers_asked);
    CHECK(hundredth.candidates_tried == tenth.candidates_tried);
    CHECK(hundredth.effects_read == 0);
}
