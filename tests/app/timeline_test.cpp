// The one history of a session: undo, redo, corrections and scripts, each exactly there and back.
#include "app/shell/session/timeline.hpp"

#include <doctest/doctest.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/session.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

namespace {

/// A session in which every command is expected to succeed, or every one to fail.
class Played {
  public:
    explicit Played(std::string_view commands) : session(command_table(), library()) { does(commands); }

    void does(std::string_view text) {
        for (const Line& line : split_lines(text)) {
            CAPTURE(line.text);
            const Answer answer = session.run(line, {"<test>", text});
            REQUIRE_MESSAGE(answer.ok(), answer.err);
        }
    }
    std::string refuses(std::string_view command) {
        const Answer answer = session.run(command, "<test>");
        CAPTURE(command);
        REQUIRE_FALSE(answer.ok());
        return answer.error->message;
    }
    std::string says(std::string_view command) { return session.run(command, "<test>").out; }
    /// Everything that undo, redo and refused commands must keep or bring back.
    std::string all() {
        std::string text = session.as_script() + session.pinned() + "\n";
        if (session.game() == nullptr) return text + "no game";
        text += std::to_string(session.game()->core().world().fingerprint());
        return text + says("mode") + says("auto") + says("log full") + says("tasks");
    }
    std::size_t redoable() { return session.timeline().redoable(); }

    Session session;
};

}  // namespace

TEST_CASE("undo goes back over a rollback to the command before it") {
    Played game("newgame BR 2 mode=ops; exec 5 Plant; exec 4 Heat; exec 3 Steel");
    const std::string full = game.all();
    game.does("rollback 6; undo 2");
    CHECK(game.says("count Plant") == "5\n");
    CHECK(game.says("count Heat") == "4\n");
    CHECK(game.says("count Steel") == "0\n");
    CHECK(game.session.as_script() == "newgame BR 2 mode=ops\nPlayer1: exec 5 Plant\nPlayer1: exec 4 Heat\n");
    game.does("redo");
    CHECK(game.all() == full);
    game.does("redo");
    CHECK(game.session.history().size() == 1);
    game.does("undo; rollback 7; undo; exec Titanium; undo 2; redo");
    CHECK(game.all() == full);
}

TEST_CASE("every command for which it matters keeps who carried it out") {
    Played game("newgame BR Ellie Kevin; as Kevin play CrediCor; buy 0; play Ecoline; buy 0");
    game.does("pass\nnote she is gone\nbecome P1; mode ops; exec Plant; as Engine exec OceanTile<Tharsis_5_5>");
    std::vector<std::string> actors;
    for (const Entry& entry : game.session.history()) actors.push_back(entry.actor);
    CHECK(actors == std::vector<std::string>{"", "Player2", "Player2", "Player1", "Player1", "Player1", "", "", "",
                                             "Player1", "Engine"});
    game.does("undo 9; redo 9");
    for (std::size_t i = 0; i < actors.size(); ++i) CHECK(game.session.history()[i].actor == actors[i]);
}

TEST_CASE("undo and redo bring back mode, auto and the pinned actor") {
    Played game("newgame BR 2 mode=ops");
    std::vector<std::string> states{game.all()};
    for (const char* command : {"auto none", "become P2", "mode tasks", "exec Plant", "auto first", "become",
                                "mode raw", "newgame BR 3", "auto none", "become P3"}) {
        game.does(command);
        states.push_back(game.all());
    }
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        game.does("undo");
        CHECK(game.all() == states[i - 1]);
    }
    for (std::size_t i = 1; i < states.size(); ++i) {
        game.does("redo");
        CHECK(game.all() == states[i]);
    }
    game.does("rollback 3");
    game.does("undo");
    CHECK(game.all() == states.back());
    game.does("amend 2 auto safe; undo");
    CHECK(game.all() == states.back());
}

TEST_CASE("redo repeats what happened and asks no rule") {
    Played game("newgame BR 2 mode=ops; exec 30, ProjectCard; play Mine; exec OceanTile<Tharsis_5_5>");
    const std::string full = game.all();
    const std::string paid = game.says("undo 2; redo");
    CHECK(paid.find(" for 4 M€") != std::string::npos);
    game.does("redo; undo 3");
    std::size_t events = 0;
    game.session.game()->core().observers().on_event = [&](rego::engine::EventNumber) { ++events; };
    game.does("redo 3");
    CHECK(events == 0);
    game.session.game()->core().observers().on_event = nullptr;
    CHECK(game.all() == full);
}

TEST_CASE("a correction carries out only what follows, in the same game") {
    Played game("newgame BR 2 mode=ops; exec 5 Plant; exec 4 Heat; exec 3 Steel");
    const auto* before = game.session.game();
    std::vector<rego::engine::EventNumber> events;
    game.session.game()->core().observers().on_event = [&](auto number) { events.push_back(number); };
    game.does("amend 3 exec 2 Titanium");
    CHECK(events == std::vector<rego::engine::EventNumber>{7, 8});
    game.session.game()->core().observers().on_event = nullptr;
    CHECK(game.session.game() == before);
    Played typed("newgame BR 2 mode=ops; exec 5 Plant; exec 2 Titanium; exec 3 Steel");
    CHECK(game.says("log full") == typed.says("log full"));
    CHECK(game.says("state") == typed.says("state"));
}

TEST_CASE("a correction that does not fit leaves everything, what can be redone too") {
    Played game(
        "newgame BR 2 mode=ops; exec 5 Plant; become P2; exec -5 Plant<Player1>; exec Heat; exec Steel; undo 2");
    const std::string before = game.all();
    for (const char* command : {"drop 2", "amend 2 exec 4 Plant", "amend 1 newgame BR 1", "insert 4 exec Plnt",
                                "insert 2 script /nowhere", "rollback 99", "undo 99", "redo 3", "load /nowhere"}) {
        (void)game.refuses(command);
        CHECK(game.all() == before);
        CHECK(game.redoable() == 2);
    }
    for (const char* command : {"try undo 2", "try redo 2", "try drop 4", "expect fails drop 2",
                                "why not amend 4 note x", "try rollback 2", "try reload"}) {
        game.does(command);
        CHECK(game.all() == before);
        CHECK(game.redoable() == 2);
    }
    game.does("redo 2");
    CHECK(game.says("as P2 count Steel") == "1\n");
}

TEST_CASE("what goes back in time or steps is no part of a correction") {
    Played game("newgame BR 2 mode=ops; exec 5 Plant; exec 4 Heat");
    const std::string before = game.all();
    for (const std::string inner : {"step exec Plant",
                                    "step",
                                    "continue",
                                    "cancel",
                                    "amend 2 exec Plant",
                                    "insert 2 exec Plant",
                                    "drop 2",
                                    "undo",
                                    "redo",
                                    "rollback 3",
                                    "load x",
                                    "reload",
                                    "as P2 step exec Plant",
                                    "try amend 2 exec Plant",
                                    "as P2 insert 2 step exec Plant",
                                    "try step exec Plant",
                                    "P1 step exec Plant",
                                    "P1: undo",
                                    "P2 undo",
                                    "ste exec Plant",
                                    "P1 ste exec Plant",
                                    "roll 3",
                                    "expect fails undo 9",
                                    "P1 as P2 P1: redo"}) {
        for (const std::string verb : {"amend 2 ", "insert 2 ", "insert 4 "}) {
            CHECK(game.refuses(verb + inner).find("cannot be part of the history") != std::string::npos);
            CHECK(game.all() == before);
        }
        CHECK_FALSE(game.session.is_stepping());
    }
    for (const char* command : {"step amend 2 exec Plant", "step as P2 insert 2 exec Plant", "step try undo",
                                "step P1 undo", "step P1: roll 3"}) {
        CHECK(game.refuses(command).find("step by step") != std::string::npos);
        CHECK(game.all() == before);
    }
    game.does("exec Steel; step exec Plant; continue; undo 2");
    CHECK(game.all() == before);
}

TEST_CASE("a script put into the past may do what it likes, or nothing happens") {
    const TemporaryFolder folder;
    const std::string good = folder.write("good.rego", "exec 2 Steel\nexec Heat\nundo\nstep exec Heat\ncontinue\n");
    const std::string half = folder.write("half.rego", "exec 2 Steel\nstep exec 2 Heat, 2 Plant\n");
    const std::string bold = folder.write("bold.rego", "amend 2 exec 7 Plant\nexec Steel\n");
    Played game("newgame BR 2 mode=ops; exec 5 Plant; exec 4 Heat");
    const std::string before = game.all();
    CHECK(game.refuses("insert 3 script " + half).find("ends in the middle") != std::string::npos);
    CHECK(game.all() == before);
    game.does("insert 3 script " + good);
    CHECK(game.session.as_script() ==
          "newgame BR 2 mode=ops\nPlayer1: exec 5 Plant\nPlayer1: exec 2 Steel\nPlayer1: exec Heat\n"
          "Player1: exec 4 Heat\n");
    CHECK(game.session.history()[2].origin == "script " + good);
    game.does("undo");
    CHECK(game.all() == before);
    game.does("script " + bold);
    CHECK(game.says("count Plant") == "7\n");
    const std::string after = game.all();
    game.does("undo");
    CHECK(game.all() == before);
    game.does("redo");
    CHECK(game.all() == after);
}

TEST_CASE("rollback inside a script does not reach what was before it") {
    const TemporaryFolder folder;
    const std::string back = folder.write("back.rego", "exec Steel\nrollback 7\n");
    Played game("newgame BR 2 mode=ops; exec 5 Plant; exec 4 Heat");
    CHECK(game.refuses("script " + back).find("before this script") != std::string::npos);
    CHECK(game.says("count Heat") == "4\n");
}

TEST_CASE("games that are kept no longer are played again, and corrected like others") {
    Played game("newgame BR 2 mode=ops; exec 5 Plant; exec 4 Heat; rollback 7; exec 3 Steel; undo; redo");
    const std::string early = game.says("state") + game.says("log full");
    std::string many;
    for (int i = 0; i < 40; ++i) many += "newgame BR 2 mode=ops\nexec Titanium\n";
    game.does(many);
    const std::string late = game.all();
    CHECK(game.refuses("amend 2 exec Plnt").find("unknown class") != std::string::npos);
    CHECK(game.all() == late);
    game.does("amend 2 exec 6 Plant; undo");
    CHECK(game.session.as_script().starts_with(
        "newgame BR 2 mode=ops\nPlayer1: exec 5 Plant\nPlayer1: exec 3 Steel\nnewgame"));
    game.does("try undo 80");
    game.does("undo 80");
    CHECK(game.says("state") + game.says("log full") == early);
    game.does("undo 2");
    CHECK(game.says("count Heat") == "4\n");
    CHECK(game.says("count Steel") == "0\n");
    game.does("redo 2");
    CHECK(game.says("state") + game.says("log full") == early);
    game.does("redo 80");
    CHECK(game.says("count Titanium") == "1\n");
    CHECK(game.session.history().size() == 83);
    game.does("undo 83; undo 2");
    CHECK(game.session.game() == nullptr);
}

TEST_CASE("what does nothing does not stay in the history, also where it is put into the past") {
    Played game("newgame BR 2 mode=ops; exec 2 Heat; exec 3 Plant");
    const std::string before = game.session.as_script();
    game.does("insert 2 mode ops");
    CHECK(game.session.as_script() == before);
    game.does("insert 2 exec 2 Steel");
    CHECK(game.session.history().size() == 4);
}

TEST_CASE("a command that nobody in particular does is recorded so, also step by step") {
    Played game("newgame BR 2 mode=ops; step phase Action; continue");
    CHECK(game.session.as_script() == "newgame BR 2 mode=ops\nphase Action\n");
}
