// Scripts that think: what the history, the journal and `save` keep of them, and where errors point.
#include "app/shell/session/flow.hpp"

#include <doctest/doctest.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/expansion.hpp"
#include "app/shell/session/session.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

namespace {

/// Hands over all lines; the answers joined.
std::string run_all(Session& session, const std::string& text) {
    std::string said;
    const Flow::Hear hear = [&](const Answer& answer, const Line&, const Source&) {
        said += answer.out + answer.err;
        return true;
    };
    run_flow(Flow(session, hear), split_lines(text), {"<test>", text});
    return said;
}

std::pair<unsigned, unsigned> typed(const Expansion& line, std::uint32_t begin, std::uint32_t end) {
    const auto span = line.typed({begin, end});
    return {span.begin, span.end};
}

}  // namespace

TEST_CASE("a saved session holds plain commands, and replays without any of the thinking") {
    const TemporaryFolder folder;
    folder.write("stock.rego",
                 "for P in all\n  repeat $1\n    exec Plant<$P>\n  end\nend\nlet n = Plant\nexec $n Heat\n");
    Session session(command_table());
    run_all(session, "newgame BR 2 mode=ops\nscript " + folder.path("stock.rego") + " 2\n");
    CHECK(session.as_script() ==
          "newgame BR 2 mode=ops\nPlayer1: exec Plant<Player1>\nPlayer1: exec Plant<Player1>\n"
          "Player1: exec Plant<Player2>\nPlayer1: exec Plant<Player2>\nPlayer1: exec 2 Heat\n");

    Session again(command_table());
    CHECK(run_all(again, session.as_script()).find("error") == std::string::npos);
    CHECK(run_all(again, "count Heat\ncount Plant<Anyone>\n") == "2\n4\n");
}

TEST_CASE("names of a script are its own") {
    const TemporaryFolder folder;
    folder.write("own.rego", "let n = 7\necho inside: $n\n");
    Session session(command_table());
    const std::string said =
        run_all(session, "let n = 1\nscript " + folder.path("own.rego") + "\necho outside: $n\necho $1\n");
    CHECK(said.find("inside: 7\n") != std::string::npos);
    CHECK(said.find("outside: 1\n") != std::string::npos);
    CHECK(said.find("`$1` is for scripts") != std::string::npos);
}

TEST_CASE("a path with blanks still needs no quotes") {
    const TemporaryFolder folder;
    folder.write("my game.rego", "echo here\n");
    Session session(command_table());
    CHECK(run_all(session, "script " + folder.path("my game.rego") + "\n").starts_with("here\n"));
}

TEST_CASE("a place in a line that was written out is the place where it was typed") {
    Session session(command_table());
    session.variables().set("amount", "12");
    const auto line = expand(session, "exec $amount Plnt, $amount Heat");
    REQUIRE(line);
    CHECK(line->text() == "exec 12 Plnt, 12 Heat");
    CHECK(typed(*line, 8, 12) == std::pair(13U, 17U));   // Plnt
    CHECK(typed(*line, 5, 7) == std::pair(5U, 12U));     // $amount
    CHECK(typed(*line, 6, 12) == std::pair(5U, 17U));    // from the middle of it
    CHECK(typed(*line, 17, 21) == std::pair(27U, 31U));  // Heat
}

TEST_CASE("what is not for us stays as it is") {
    Session session(command_table());
    for (const char* line : {"note it cost $5 and $more", "alias o = project aquifer at $1", "fix Plant because $why"})
        CHECK_FALSE(needs_expansion(line));
    CHECK(expand(session, "newgame BR Ca$h \"Ke$ha\"")->text() == "newgame BR Ca$h \"Ke$ha\"");
    CHECK(expand(session, "echo $$x and $")->text() == "echo $x and $");
}

TEST_CASE("a block may come line by line") {
    Session session(command_table());
    CHECK(opens_block("IF 3 Plant"));
    CHECK_FALSE(opens_block("iffy"));
    CHECK(has_open_block(split_lines("repeat 2\nif Plant\nend")));
    CHECK_FALSE(has_open_block(split_lines("end\nrepeat 2\nend")));
    std::string said;
    Flow flow(session, Flow::Hear([&](const Answer& answer, const Line&, const Source&) {
                  said += answer.out + answer.err;
                  return true;
              }));
    for (const char* text : {"repeat 2", "echo a", "end", "echo b"}) flow.take({text, 0}, {"<test>", text});
    CHECK(said == "a\na\nb\n");
}

namespace {

std::string times(std::size_t n, const std::string& text) {
    std::string all;
    for (std::size_t i = 0; i < n; ++i) all += text;
    return all;
}

}  // namespace

TEST_CASE("blocks stand in each other up to 64 deep, and what is deeper is refused once, as a whole") {
    Session session(command_table());
    run_all(session, "newgame BR 2 mode=ops");
    CHECK(run_all(session, times(64, "repeat 1\n") + "exec Plant\n" + times(64, "end\n")).find("error") ==
          std::string::npos);
    const std::string said =
        run_all(session, times(20'000, "if MAX 99 Plant\n") + "exec Plant\n" + times(20'000, "end\n"));
    CHECK(said.find("<test>:65:1: error: blocks stand in each other more than 64 deep") == 0);
    CHECK(said.find("error", said.find("error") + 1) == std::string::npos);
    CHECK(run_all(session, "count Plant\n") == "1\n");
}

TEST_CASE("a block on one long line does not keep the line once for each of its commands") {
    Session session(command_table());
    CHECK(run_all(session, "repeat 1;" + times(20'000, "echo ;") + "end\n") == times(20'000, "\n"));
    CHECK(run_all(session, times(10, "repeat 10000;") + times(10, "end;")).find("that would not end") !=
          std::string::npos);
}

TEST_CASE("braces in braces, and arguments handed on twice by each of many scripts, come to an end") {
    Session session(command_table());
    run_all(session, "newgame BR 2 mode=ops");
    CHECK(run_all(session, "echo " + times(60, "${") + "TerraformRating" + times(60, "}")) == "20\n");
    CHECK(run_all(session, "echo " + times(100'000, "${") + "TerraformRating" + times(100'000, "}"))
              .find("more than 64 deep") != std::string::npos);

    const TemporaryFolder folder;
    for (int i = 0; i < 40; ++i)
        folder.write(std::to_string(i) + ".rego",
                     "script " + folder.path(std::to_string(i + 1) + ".rego") + " $* $*\n");
    folder.write("40.rego", "echo $1\n");
    CHECK(run_all(session, "script " + folder.path("0.rego") + " Plant\n").find("more than 1000000 characters") !=
          std::string::npos);
}

TEST_CASE("a player whose name holds the names of classes is told once") {
    Session session(command_table());
    run_all(session, "newgame BR \"Player1 Player2 Player1\" Bob");
    CHECK(run_all(session, "echo Player1, Player2, Player11 and \"Player1\"") ==
          "Player1 Player2 Player1, Bob, Player11 and \"Player1 Player2 Player1\"\n");
}
