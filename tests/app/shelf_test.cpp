// What is told of the games in old journals.
#include "app/shell/journal/shelf.hpp"

#include <doctest/doctest.h>

using namespace rego::app;

namespace {

ShelvedGame game_of(std::string_view journal, std::chrono::seconds age) {
    ShelvedGame game = game_in_journal(journal);
    game.age = age;
    return game;
}

constexpr const char* kAnnAndBob =
    "# rego journal\nnewgame BR Ann Bob mode=game\n# standing: generation 1\nAnn: pass\n# standing: generation 2\n";

}  // namespace

TEST_CASE("a journal tells who plays and how far they got") {
    CHECK(shelved_game_text(game_of(kAnnAndBob, std::chrono::minutes(12))) == "Ann, Bob, generation 2, 12 minutes ago");
    CHECK(shelved_game_text(game_of("newgame BR 3\nplay Ants\n", std::chrono::seconds(5))) ==
          "3 players, 2 commands, just now");
    CHECK(shelved_game_text(game_of("newgame B \"Anne Marie\" Jo\nnewgame BR 1\n", std::chrono::hours(49))) ==
          "1 player, 2 commands, 2 days ago");
    CHECK(game_in_journal("# rego journal\n").players.empty());
    CHECK(game_in_journal("# rego journal\nmode ops\n").players.empty());
}

TEST_CASE("the latest unfinished game is offered with what to type") {
    const ShelvedGame open = game_of(kAnnAndBob, std::chrono::minutes(1));
    const ShelvedGame over = game_of("newgame BR Cid Dot\n# standing: over\n", std::chrono::minutes(0));
    ShelvedGame old = open;
    old.age = std::chrono::hours(24 * 400);
    CHECK(unfinished_text({}).empty());
    CHECK(unfinished_text({over}).empty());
    CHECK(unfinished_text({old}).empty());
    CHECK(unfinished_text({open}) == "unfinished: Ann, Bob, generation 2, 1 minute ago: `./rego --resume`\n");
    CHECK(unfinished_text({over, open}) == "unfinished: Ann, Bob, generation 2, 1 minute ago: `./rego --resume=2`\n");
    CHECK(unfinished_text({open, open, over}) ==
          "unfinished: Ann, Bob, generation 2, 1 minute ago: `./rego --resume`\n"
          "and 1 more: `./rego --resume=list`\n");
}
