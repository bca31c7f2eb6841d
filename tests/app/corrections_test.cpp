// Corrections of the history: whoever did something did it still, and what changes behind a correction is said.
#include <doctest/doctest.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/session.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

namespace {

/// Two players, two cards each; the last four commands name nobody.
constexpr const char* kOpening =
    "newgame BR Ann Bob; play credicor; buy 5; as Bob play ecoline; as Bob buy 5; play mine; play search for life; "
    "play archaebacteria; play power plant";

class Corrected {
  public:
    explicit Corrected(std::string_view opening, SessionOptions options = {})
        : session(command_table(), library(), std::move(options)) {
        for (const Line& line : split_lines(opening)) {
            CAPTURE(line.text);
            REQUIRE(session.run(line, {"<test>", opening}).ok());
        }
    }
    std::string says(std::string_view command) {
        const Answer answer = session.run(command, "<test>");
        return answer.out + answer.err;
    }

    Session session;
};

}  // namespace

TEST_CASE("dropping a command hands no card to another player") {
    Corrected game(kOpening);
    const std::string said = game.says("drop 7");
    CHECK(contains(said, "different now:"));
    CHECK(contains(said, "Search For Life"));
    CHECK(game.says("count ArchaeBacteria<Bob>") == "1\n");
    CHECK(game.says("count PowerPlantCard<Bob>") == "1\n");
    CHECK(game.says("count CardFront<Ann>") == "2\n");
    CHECK(game.session.history().back().line == "Bob: play power plant");
}

TEST_CASE("what was inserted makes nobody else do what follows") {
    Corrected game(kOpening);
    const std::string said = game.says("insert 6 sell 1");
    CHECK(contains(said, "command 8 `Ann: play search for life` no longer fits"));
    CHECK(contains(said, "nothing was changed"));
    CHECK(game.says("count SearchForLife<Ann>") == "1\n");
    CHECK(game.session.history().size() == 9);
}

TEST_CASE("an amended command is done by whoever did the old one, unless it says by whom") {
    Corrected game(kOpening);
    game.says("amend 9 sell 1");
    CHECK(game.session.history().back().line == "Bob: sell 1");
    game.says("undo");
    game.says("amend 9 Ann: sell 1");
    CHECK(game.session.history().back().line == "Ann: sell 1");
}

TEST_CASE("every recorded line says who did it, and reads back") {
    const TemporaryFolder folder;
    Corrected game(std::string(kOpening) + "; as Ann fix 3 plant; become Bob; mode ops; exec Steel; note enough");
    const std::string script = game.session.as_script();
    CHECK(script ==
          "newgame BR Ann Bob\nAnn: play credicor\nAnn: buy 5\nBob: play ecoline\nBob: buy 5\nAnn: play mine\n"
          "Ann: play search for life\nBob: play archaebacteria\nBob: play power plant\nAnn: fix 3 plant\nbecome Bob\n"
          "mode ops\nBob: exec Steel\nnote enough\n");
    Corrected again(script);
    CHECK(again.session.as_script() == script);
    CHECK(again.says("log full") == game.says("log full"));
}

TEST_CASE("players without names and with blanks in their names are written so that they can be read") {
    Corrected game(R"(newgame BR "Anne Marie" Player2 mode=ops; exec 2 Plant; as P2 exec Heat)");
    CHECK(game.session.as_script() ==
          "newgame BR \"Anne Marie\" Player2 mode=ops\n\"Anne Marie\": exec 2 Plant\nPlayer2: exec Heat\n");
    Corrected again(game.session.as_script());
    CHECK(again.says("count Heat<P2>") == "1\n");
}

TEST_CASE("a corrected name goes to the same player's commands") {
    Corrected game(kOpening);
    game.says("amend 1 newgame BR Ann Robert");
    CHECK(game.session.history().back().line == "Robert: play power plant");
    Corrected two("newgame BR Ann Bob mode=ops; as Bob exec Plant");
    CHECK(contains(two.says("amend 1 newgame BR Ann mode=ops"), "command 2 `Bob: exec Plant` no longer fits"));
}

TEST_CASE("a correction that makes a later command do something else stops and says which") {
    // Without Teractor's rebate the Earth card costs more.
    constexpr const char* kRebate =
        "newgame BR Ann Bob; play teractor; buy 5; as Bob play ecoline; as Bob buy 5; play sponsors";
    Corrected game(kRebate);
    const std::string script = game.session.as_script();
    const std::string said = game.says("amend 2 play credicor");
    CHECK(contains(said, "command 6 would do something else than before"));
    CHECK(contains(said, "6  Ann: play sponsors"));
    CHECK(contains(said, "so far: Ann plays Sponsors for 3 M€"));
    CHECK(contains(said, "then:   Ann plays Sponsors for 6 M€"));
    CHECK(contains(said, "hint: `amend 2 anyway play credicor`"));
    CHECK(contains(said, "nothing was changed"));
    CHECK(game.session.as_script() == script);

    const std::string anyway = game.says("amend 2 anyway play credicor");
    CHECK(contains(anyway, "command 6 does something else: Ann: play sponsors"));
    CHECK(contains(anyway, "different now:"));
    CHECK(game.says("count Megacredit<Ann>") == "36\n");
    CHECK(game.session.history().size() == 6);

    // A script cannot be asked; it goes on, and says so.
    SessionOptions replayed;
    replayed.asks_back = false;
    Corrected script_run(kRebate, replayed);
    CHECK(contains(script_run.says("amend 2 play credicor"), "command 6 does something else"));
}

TEST_CASE("more production for somebody is no other effect of whoever passed last") {
    Corrected game(std::string(kOpening) + "; pass; pass");
    const std::string said = game.says("drop 9");
    CHECK(contains(said, "different now:"));
    CHECK(contains(said, "-1 energy production"));
    CHECK(game.session.history().size() == 10);
}

TEST_CASE("the end of the history tells what is different, not how much was replayed") {
    Corrected game("newgame BR 2 mode=ops; exec 3 Plant; exec Heat");
    CHECK(game.says("amend 2 exec 5 Plant") == "different now:\n  Player1  +2 plants\n");
    CHECK(game.says("amend 2 exec 5 Plant") == "the game stands as before\n");
    CHECK(contains(game.says("redo"), "nothing to redo"));
}
