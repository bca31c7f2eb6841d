// What a start costs, counted rather than timed.
#include "app/shell/session/library.hpp"

#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "engine/mars/mars_game.hpp"
#include "engine/ready/canon_image.hpp"
#include "engine/ready/embedded_table.hpp"

using namespace rego;
using namespace rego::app;

namespace {

template <class T>
std::size_t made(const engine::Records<T>& records) {
    return static_cast<std::size_t>(
        std::ranges::count_if(records.kept(), [](const engine::Deferred<T>& record) { return record.is_made(); }));
}

}  // namespace

TEST_CASE("a game with all expansions begins without any PETS being read") {
    REQUIRE_FALSE(engine::embedded_image().empty());
    CHECK(Library().table() == engine::embedded_table({}));

    const auto table = engine::table_of_image(engine::embedded_image());
    engine::NewGame wanted;
    wanted.options = "BRPVCT2X";
    wanted.players.assign(5, "somebody");
    REQUIRE(engine::MarsGame::create(table, wanted));
    // A declaration that was read is there; one that nobody has asked for is not.
    CHECK(made(table->canon().classes) == 0);
    CHECK(std::ranges::none_of(table->canon().cards, [](const auto& card) { return card.second.is_made(); }));
    // What lies on the table at the start is little of what is in the box.
    CHECK(made(table->effects()) * 4 < table->effects().size());
    CHECK(made(table->classes()) * 2 < table->classes().size());
}

TEST_CASE("with a folder of one's own all is read, and what was in the program is still there") {
    Library library({"scripts/fan-cards"});
    const auto table = library.table();
    CHECK(made(table->canon().classes) == table->canon().classes.size());
    CHECK(Library::problems(table).empty());
    CHECK(table->find("Ants"));
    CHECK(table->canon().cards.size() > Library().table()->canon().cards.size());
}
