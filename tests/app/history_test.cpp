// The past of a session: saved and loaded, undone and redone, always to the very same game.
#include <cstdlib>
#include <random>

#include <doctest/doctest.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/session.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

namespace {

SessionOptions silent() {
    SessionOptions options;
    options.reports = false;
    return options;
}

/// Runs the commands; none may fail.
void run(Session& session, std::string_view text) {
    for (const Line& line : split_lines(text)) {
        CAPTURE(line.text);
        const Answer answer = session.run(line, {"<test>", text});
        REQUIRE_MESSAGE(answer.ok(), answer.err);
    }
}

/// Everything that can be told apart from outside.
std::string seen(Session& session) {
    if (session.game() == nullptr) return "no game";
    std::string text = state_as_json(*session.game()) + session.run("log full", "<test>").out;
    text += session.run("tasks", "<test>").out + session.pinned();
    text += session.run("auto", "<test>").out;
    return text;
}

std::string read_game(const char* name) {
    std::ifstream file(std::string(REGO_SOURCE_DIR) + "/scripts/games/" + name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("a saved session replays to the same state, without what was undone") {
    const TemporaryFolder folder;
    Session session(command_table(), library(), silent());
    run(session,
        "newgame BR Ellie Kevin mode=ops; exec 3 Plant; exec 5 Heat; undo; become Kevin; exec 2 Steel; note hi; there");
    run(session, "exec OceanTile");
    run(session, "save " + folder.path("game.rego"));
    CHECK(folder.read("game.rego") ==
          "newgame BR Ellie Kevin mode=ops\nEllie: exec 3 Plant\nbecome Kevin\nKevin: exec 2 Steel\nnote hi; there\n"
          "Kevin: exec OceanTile\n");

    Session other(command_table(), library(), silent());
    run(other, "newgame BR 3; load " + folder.path("game.rego"));
    CHECK(seen(other) == seen(session));
    run(other, "undo");
    CHECK(other.game()->player_count() == 3);
    run(other, "redo");
    CHECK(seen(other) == seen(session));
}

TEST_CASE("save keeps an existing file unless it is forced") {
    const TemporaryFolder folder;
    const std::string file = folder.write("there.rego", "mine\n");
    Session session(command_table(), library(), silent());
    run(session, "newgame BR 2");
    CHECK_FALSE(session.run("save " + file, "<test>").ok());
    CHECK(folder.read("there.rego") == "mine\n");
    run(session, "save " + file + " force");
    CHECK(folder.read("there.rego") == "newgame BR 2\n");
    CHECK(session.run("save " + folder.path("no/such/folder.rego"), "<test>").error->kind ==
          rego::parser::ErrorKind::Io);
    run(session, "try save " + folder.path("tried.rego"));
    CHECK_FALSE(std::filesystem::exists(folder.path("tried.rego")));
}

TEST_CASE("going back and forth through a whole game ends in the same game") {
    const std::string script = read_game("two-players-tharsis.rego");
    REQUIRE_FALSE(script.empty());
    Session straight(command_table(), library(), silent());
    run(straight, script);

    Session wandering(command_table(), library(), silent());
    std::mt19937 random(4711);
    for (const Line& line : split_lines(script)) {
        REQUIRE(wandering.run(line, {"<test>", script}).ok());
        if (random() % 8 != 0) continue;
        const std::string before = seen(wandering);
        const std::size_t steps = std::min<std::size_t>(1 + random() % 5, wandering.history().size());
        run(wandering, "undo " + std::to_string(steps));
        run(wandering, "redo " + std::to_string(steps));
        REQUIRE(seen(wandering) == before);
    }
    CHECK(seen(wandering) == seen(straight));
}

TEST_CASE("correcting the history equals having typed it that way") {
    Session typed(command_table(), library(), silent());
    run(typed, "newgame BR 2 mode=ops; exec 5 Plant; exec 2 Steel; as P2 exec Heat");
    Session corrected(command_table(), library(), silent());
    run(corrected, "newgame BR 2 mode=ops; exec 3 Plant; exec 9 Titanium; as P2 exec Heat");
    run(corrected, "amend 2 exec 5 Plant; drop 3; insert 3 exec 2 Steel");
    CHECK(seen(corrected) == seen(typed));
    run(corrected, "undo 3");
    CHECK(corrected.run("count Titanium", "<test>").out == "9\n");
    run(corrected, "redo 3");
    CHECK(seen(corrected) == seen(typed));
}

TEST_CASE("undo reaches back over many games, even those that are no longer kept") {
    Session session(command_table(), library(), silent());
    for (int i = 0; i < 40; ++i) run(session, "newgame BR 2 mode=ops; exec " + std::to_string(i + 1) + " Plant");
    for (int i = 40; i > 0; --i) {
        CHECK(session.run("count Plant", "<test>").out == std::to_string(i) + "\n");
        run(session, "undo 2");
    }
    CHECK(session.game() == nullptr);
    run(session, "redo 80");
    CHECK(session.run("count Plant", "<test>").out == "40\n");
}

TEST_CASE("going back to an event can itself be undone") {
    Session session(command_table(), library(), silent());
    run(session, "newgame BR 2 mode=ops; exec 3 Plant; exec 2 Heat; exec Steel");
    const std::string before = seen(session);
    run(session, "rollback 7");  // the heat
    CHECK(session.history().size() == 2);
    run(session, "exec 4 Titanium; undo; undo");
    CHECK(seen(session) == before);
    run(session, "undo 2");
    CHECK(session.history().size() == 2);
    CHECK(session.run("count Heat", "<test>").out == "0\n");
}

TEST_CASE("a refused command leaves everything as it was") {
    Session session(command_table(), library(), silent());
    run(session, "newgame BR 2 mode=tasks; exec 3 Plant, OceanTile; become P2");
    const std::string before = seen(session);
    for (const char* command :
         {"exec 3 Steel, -99 Heat", "newgame BR 9", "newgame BRA 2", "play Ants", "task CityTile<Tharsis_3_3>",
          "undo 99", "amend 2 exec Plnt", "script /nowhere", "place 1_1", "phase Foo", "mode fast", "try exec Plant",
          "expect fails exec Plant", "why not exec Plant", "as P3 exec Plant", "try newgame BR 3", "try undo 2",
          "try script /nowhere", "step exec -99 Plant"}) {
        CAPTURE(command);
        (void)session.run(command, "<test>");
        CHECK(seen(session) == before);
        CHECK(session.history().size() == 3);
    }
}

namespace {

/// A session with one fan card, which can be changed while it is being played.
class FanCard {
  public:
    FanCard() {
        costs(3);
        session = std::make_unique<Session>(
            command_table(), std::make_shared<Library>(std::vector{folder_.path("fan")}), SessionOptions{});
    }
    void costs(int cost) {
        folder_.write("fan/cards.json5", R"({ "cards": [ { "name": "FanA", "kind": "AUTOMATED", "cost": )" +
                                             std::to_string(cost) + R"(, "immediate": "Plant" } ] })");
    }
    void is_broken() {
        folder_.write("fan/cards.json5",
                      "{ \"cards\": [\n  { \"name\": \"FanA\", \"kind\": \"AUTOMATED\", \"immediate\": \"Plnt\" } ] }");
    }
    std::string says(std::string_view command) {
        const Answer answer = session->run(command, "<test>");
        return answer.out + answer.err;
    }
    std::string money() { return says("count Megacredit"); }

    std::unique_ptr<Session> session;

  private:
    TemporaryFolder folder_;
};

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("reload compares with what the session was played with, even if a reload was undone") {
    FanCard fan;
    run(*fan.session, "newgame BR 2 mode=tasks; exec 20, ProjectCard; play FanA");
    CHECK(fan.money() == "17\n");
    fan.costs(4);
    CHECK(holds(fan.says("reload"), "first difference at command 3 `Player1: play FanA`"));
    fan.costs(5);
    run(*fan.session, "reload; undo");
    CHECK(fan.money() == "16\n");
    fan.costs(6);
    const std::string difference = fan.says("reload");
    CAPTURE(difference);
    const std::size_t now = difference.find("now:");
    REQUIRE(now != std::string::npos);
    CHECK(holds(difference.substr(0, now), "for 4 M€"));
    CHECK(holds(difference.substr(now), "for 6 M€"));
    CHECK(fan.money() == "14\n");
    CHECK(holds(fan.says("redo"), "nothing to redo"));
}

TEST_CASE("undo and redo of a reload bring back the files as they were read then") {
    FanCard fan;
    run(*fan.session, "newgame BR 2 mode=tasks; exec 20, ProjectCard; play FanA");
    fan.costs(4);
    run(*fan.session, "reload");
    fan.costs(6);
    run(*fan.session, "reload; undo; undo");
    CHECK(fan.money() == "17\n");
    fan.is_broken();
    CHECK(holds(fan.says("redo"), "first difference at command 3"));
    CHECK(fan.money() == "16\n");
    CHECK(holds(fan.says("redo"), "first difference at command 3"));
    CHECK(fan.money() == "14\n");
    run(*fan.session, "undo 3; redo 3; undo 5; redo 3");
    CHECK(fan.money() == "17\n");
    CHECK(holds(fan.says("card FanA"), "3 M€"));
    run(*fan.session, "redo 2");
    CHECK(fan.money() == "14\n");
    CHECK(holds(fan.says("card FanA"), "6 M€"));
    // An old game that is kept no longer is played again with its own files.
    for (int i = 0; i < 40; ++i) run(*fan.session, "newgame BR 2");
    run(*fan.session, "undo 41");
    CHECK(fan.money() == "16\n");
    CHECK(holds(fan.says("reload"), "cards.json5:2:56: error: unknown class `Plnt`"));
    CHECK(fan.money() == "16\n");
}

TEST_CASE("a path that begins with ~ is in the home folder") {
    const TemporaryFolder folder;
    const char* const old = std::getenv("HOME");
    const std::string home = old == nullptr ? "" : old;
    ::setenv("HOME", folder.path("").c_str(), 1);
    Session session(command_table(), library(), silent());
    run(session, "newgame BR 2 mode=ops; exec 3 Plant; save ~/mine.rego; newgame BR 3; load ~/mine.rego");
    ::setenv("HOME", home.c_str(), 1);
    CHECK(std::filesystem::exists(folder.path("mine.rego")));
    CHECK(session.run("count Plant", "<test>").out == "3\n");
}

TEST_CASE("a bare line that looks like the beginning of a verb is kept as it is") {
    const auto session = session_after("newgame BR 2 mode=ops\nE\nT\n");
    CHECK(session->as_script() == "newgame BR 2 mode=ops\nPlayer1: E\nPlayer1: T\n");
}
