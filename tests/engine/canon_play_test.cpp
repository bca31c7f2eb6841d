// Generic checks over the whole canon: whatever is put into play ends in a result or an explained refusal, can be taken
// back without a trace, and its tasks read as PETS.
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "engine/load/canon.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/types/print_rules.hpp"
#include "parser/parse.hpp"
#include "tests/support/table.hpp"

using namespace rego;
using namespace rego::engine;

namespace {

std::unique_ptr<MarsGame> new_game(const std::string& letters) {
    static const auto table = std::make_shared<const ClassTable>(std::make_shared<Canon>(load_embedded_canon({})));
    NewGame options;
    options.options = letters;
    options.players = {"Ann", "Ben", "Cat"};
    options.mode = Mode::Ops;
    return std::move(MarsGame::create(table, options)).value();
}

void provide(Game& game) {
    for (int i = 1; i <= 3; ++i) {
        for (const char* what :
             {"90", "9 Steel", "9 Titanium", "9 Plant", "9 Heat", "9 Energy", "PROD[5 Energy, 5 Heat, 5 Plant]"}) {
            REQUIRE(game.perform(game.player(i), parser::parse_instruction(what).value(), Auto::Safe).has_value());
        }
    }
}

}  // namespace

TEST_CASE("every card can be put into play, or says why not; taken back, nothing is left of it") {
    const auto mars = new_game("BRX");
    Game& game = mars->core();
    provide(game);
    const TypeId player = game.player(1);
    int played = 0;
    for (const auto& [name, card] : game.table().canon().cards) {
        const auto cls = game.table().find(name);
        if (!cls || !game.world().is_active(*cls)) continue;
        CAPTURE(name);
        const std::uint64_t before = game.world().fingerprint();
        const auto checkpoint = game.checkpoint();
        for (const Auto mode : {Auto::None, Auto::Safe, Auto::First}) {
            const auto done = game.perform(player, parser::parse_instruction(name).value(), mode);
            if (!done) {
                CAPTURE(done.error().message);
                CHECK(done.error().kind != ErrorKind::Internal);
            } else {
                ++played;
                for (const Task& task : game.world().tasks()) {
                    const std::string text = print_rule(game.types(), *task.instruction);
                    CAPTURE(text);
                    CHECK(parser::parse_instruction(text).has_value());
                }
                game.task_views();
            }
            game.roll_back(checkpoint);
            REQUIRE(game.world().fingerprint() == before);
        }
    }
    CHECK(played > 500);
}

TEST_CASE("all cards in play at once, harvest after harvest: undo returns to the start") {
    const auto mars = new_game("BRX");
    Game& game = mars->core();
    provide(game);
    const auto start = game.checkpoint();
    const test::Snapshot before = test::snapshot(game);
    int player = 0;
    for (const auto& [name, card] : game.table().canon().cards) {
        const auto cls = game.table().find(name);
        if (!cls || !game.world().is_active(*cls)) continue;
        (void)game.perform(game.player(1 + player++ % 3), parser::parse_instruction(name).value(), Auto::First);
    }
    for (const char* phase : {"ProductionPhase", "Generation", "-ProductionPhase"}) {
        const auto done = game.perform(game.engine_actor(), parser::parse_instruction(phase).value(), Auto::First);
        if (!done) CHECK(done.error().kind != ErrorKind::Internal);
    }
    CHECK(game.world().events().size() > 500);
    game.roll_back(start);
    CHECK(test::snapshot(game) == before);
}
