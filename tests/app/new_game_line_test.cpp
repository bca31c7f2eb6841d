// Seats from elsewhere become names that `newgame` takes, and a game is typed as it was chosen.
#include "app/tell/render/new_game_line.hpp"

#include <doctest/doctest.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/line/line.hpp"
#include "app/shell/session/session.hpp"

using namespace rego;
using namespace rego::app;

namespace {

std::shared_ptr<Library> canon() {
    static const auto library = std::make_shared<Library>();
    return library;
}

std::vector<std::string> fitted(const std::vector<std::string>& wanted) {
    return fitted_names(*canon()->table(), wanted).names;
}

using Seats = std::vector<std::string>;

}  // namespace

TEST_CASE("names that can be typed stay as they are, and nothing is said") {
    const FittedNames names = fitted_names(*canon()->table(), {"Tom T", "Zoë", "O'Brien", "Player4", "日本語"});
    CHECK(names.names == Seats{"Tom T", "Zoë", "O'Brien", "Player4", "日本語"});
    CHECK(names.remarks.empty());
}

TEST_CASE("a name never carries a second command, a comment or a sign that steers a terminal") {
    CHECK(fitted({"Bob\nsave x", "A;undo", "B # no", "\x1b[2JC", "\"D\""}) ==
          Seats{"Bob save x", "A undo", "B no", "2JC", "D"});
    CHECK(fitted({"", "\n", "Player1", "7", "Ants"}) == Seats{"Player1", "Player2", "Player1 P3", "7 P4", "Ants P5"});
    CHECK(fitted({"Bob", "bob", "BOB P3"}) == Seats{"Bob", "bob P2", "BOB P3"});
    CHECK(fitted({"Tom\nT"}) == Seats{"Tom T"});
    CHECK(fitted_names(*canon()->table(), {"Tom\nT"}).remarks == Seats{"`Tom T` is called `Tom T`"});
}

TEST_CASE("a name that is too long is cut between two letters, two of them stay two") {
    std::string name;
    while (name.size() < 150) name += "é€";
    const Seats both = fitted({name, name});
    for (const std::string& each : both) {
        CHECK(each.size() <= 100);
        CHECK(player_name_problem(*canon()->table(), each).empty());
    }
    CHECK(both[0] != both[1]);
}

TEST_CASE("whatever the names were, `newgame` takes the line, and has the same options") {
    const std::vector<std::vector<std::string>> hostile{
        {"a;b", "a b", "A  B"},  {"P2", "P1", "Player2"},        {"Engine", "TR", "stock"},
        {"x=y", "//", "# x"},    {"as", "note because", "$1"},   {"\xff\xfe", "\u202e", "\t"},
        {"-", "_", "'"},         {"\\", "Bob\\", "Bob\\\nundo"}, {"PROD", "OR", "MAX 3"},
        {"Kim P2", "Kim", "kim"}};
    for (const auto& wanted : hostile) {
        engine::NewGame game;
        game.options = "BRPVE";
        game.players = fitted(wanted);
        game.keys = {{"worldgov", {"off"}}};
        game.mode = engine::Mode::Ops;
        game.without = {"Ants"};
        const std::string line = new_game_line(game);
        CAPTURE(line);
        REQUIRE(split_lines(line).size() == 1);
        Session session(command_table(), canon());
        const Answer answer = session.run(line, "<test>");
        CAPTURE(answer.err);
        REQUIRE(answer.ok());
        const engine::NewGame& made = session.timeline().game()->options();
        CHECK(made.players == game.players);
        CHECK(made.keys == game.keys);
        CHECK(made.mode == game.mode);
        CHECK(made.without == game.without);
        for (const std::string& name : made.players) {
            CAPTURE(name);
            CHECK(session.run(name_as_word(name) + ": count Plant", "<test>").ok());
            CHECK(session.run("as " + name_as_word(name) + " count Plant", "<test>").ok());
        }
    }
}
