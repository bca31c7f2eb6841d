// Whole games played at random, with all modules and maps and any number of players. After every command the game is
// sound, what was refused has left no trace, and undo and redo meet the very states they had left.
// REGO_GAMES=10000 plays more, from REGO_RANDOM_SEED on. A game that fails comes out as a short script; with
// REGO_NOWHERE=1 so does each way that led nowhere and was taken back.
#include <chrono>
#include <cstdlib>
#include <fstream>

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tests/play/random_game.hpp"
#include "tests/support/setting.hpp"

using namespace rego::app;

namespace {

/// The shortest script found that shows the same, in a file.
std::string keep(unsigned long seed, Commands commands, Trouble::Kind kind) {
    const auto shows = [&](const Commands& some) {
        const MaybeTrouble trouble = trouble_after(some, kind);
        return trouble && trouble->kind == kind;
    };
    if (shows(commands)) commands = shrunk(std::move(commands), shows);
    const char* folder = std::getenv("TMPDIR");
    const std::string file = fmt::format("{}/rego-random-{}.rego", folder == nullptr ? "/tmp" : folder, seed);
    std::ofstream(file) << fmt::format("{}\n", fmt::join(commands, "\n"));
    return fmt::format("{} commands that show it are in {}", commands.size(), file);
}

}  // namespace

TEST_CASE("random games of all modules, maps and numbers of players end, and are sound all the way") {
    const unsigned long games = rego::test::setting("REGO_GAMES", 200);
    const unsigned long first = rego::test::setting("REGO_RANDOM_SEED", 1);
    const bool shows_nowhere = rego::test::setting("REGO_NOWHERE", 0) > 0;
    std::size_t commands = 0, refused = 0, over = 0, taken_back = 0;
    const auto begin = std::chrono::steady_clock::now();
    const std::clock_t cpu = std::clock();
    for (unsigned long seed = first; seed < first + games; ++seed) {
        Played played = RandomGame(seed).play();
        commands += played.commands;
        refused += played.refused;
        taken_back += played.taken_back;
        over += played.is_over ? 1 : 0;
        if (shows_nowhere && !played.nowhere.empty())
            MESSAGE(fmt::format("game {} led nowhere\n  {}", seed,
                                keep(seed, std::move(played.nowhere), Trouble::Kind::Stuck)));
        if (played.trouble)
            FAIL_CHECK(fmt::format("game {}: {}\n  {}", seed, played.trouble->what,
                                   keep(seed, std::move(played.script), played.trouble->kind)));
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const double worked = static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC;
    MESSAGE(fmt::format(
        "{} games, {} over, {} commands, {} refused, {} ways taken back, {:.2f} games per second ({:.2f} of CPU time)",
        games, over, commands, refused, taken_back, static_cast<double>(games) / seconds,
        static_cast<double>(games) / worked));
    CHECK(over == games);
}
