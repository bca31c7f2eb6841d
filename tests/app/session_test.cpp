// A session without a terminal: lines in, text out.
#include "app/shell/session/session.hpp"

#include <doctest/doctest.h>

#include "app/shell/commands/command_table.hpp"

using rego::app::Answer;
using rego::app::command_table;
using rego::app::Session;

TEST_CASE("parse prints the canonical form") {
    Session session(command_table());
    CHECK(session.run("parse type CityTile<Player2,MarsArea( HAS MAX 0 CityTile<Anyone> )>", "<command>").out ==
          "CityTile<Player2, MarsArea(HAS MAX 0 CityTile<Anyone>)>\n");
    CHECK(session.run("parse instruction 1 Plant", "<command>").out == "Plant\n");
}

TEST_CASE("a syntax error names the place in the line, with a caret under it") {
    const Answer answer = Session(command_table()).run("parse type Plant<", "<command>");
    CHECK_FALSE(answer.ok());
    CHECK(answer.out.empty());
    CHECK(answer.err.starts_with("<command>:1:18: error: "));
    CHECK(answer.err.find("\n    parse type Plant<\n                     ^") != std::string::npos);
}

TEST_CASE("an unknown command or kind is an error, a comment or an empty line is nothing") {
    Session session(command_table());
    CHECK(session.run("frobnicate", "<stdin>").err.starts_with("<stdin>:1:1: error: `frobnicate` is neither a verb"));
    CHECK(session.run("help\n\nfrobnicate", "<stdin>").err.starts_with("<stdin>:3:1: error: "));
    CHECK(session.run("cuont Plant", "<stdin>").err.find("did you mean `count`?") != std::string::npos);
    CHECK_FALSE(session.run("parse poem Roses", "<stdin>").ok());
    CHECK(session.run("# a comment", "<stdin>").ok());
    CHECK(session.run("", "<stdin>").ok());
}
