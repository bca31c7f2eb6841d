// What only somebody at a terminal is asked: which colony tiles were dealt, what a trade takes, whether a game is to be
// deleted. Scripts are asked nothing.
#include <cstdlib>
#include <filesystem>

#include "app/tell/lens/look.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;
using rego::parser::ErrorKind;

namespace {

SessionOptions typed() {
    SessionOptions options;
    options.is_typed = true;
    return options;
}

/// Journals are there while this is.
class Home {
  public:
    Home() { ::setenv("XDG_STATE_HOME", folder_.path("").c_str(), 1); }
    ~Home() { ::unsetenv("XDG_STATE_HOME"); }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;

    std::string journal(const std::string& name, const std::string& lines) const {
        return folder_.write("rego/" + name, "# rego journal\n" + lines);
    }

  private:
    TemporaryFolder folder_;
};

}  // namespace

TEST_CASE("which colony tiles were dealt is asked, with their number, and not of a script") {
    Session session(command_table(), library(), typed());
    const Answer asked = session.run("newgame BRC Ann Bob", "<stdin>");
    REQUIRE_FALSE(asked.ok());
    CHECK(contains(asked.err, "which 5 colony tiles were dealt?"));
    CHECK(contains(asked.err, "Callisto, Ceres"));
    CHECK(contains(asked.err, "newgame BRC Ann Bob colonies="));
    CHECK(contains(session.run("newgame BRC Ann Bob Cid", "<stdin>").err, "which 5 "));
    CHECK(contains(session.run("newgame BRC Ann Bob Cid Dot", "<stdin>").err, "which 6 "));
    CHECK(contains(session.run("newgame BRC Ann", "<stdin>").err, "which 3 "));
    CHECK(session.run("newgame BRC Ann Bob colonies=call,cer,eur,gan,io", "<stdin>").ok());
    CHECK(session.run("newgame BRC Ann Bob colonies=all", "<stdin>").ok());
    CHECK(Look(*session.game()).colonies().size() == 11);
    CHECK(session.run("newgame BRC Ann Bob mode=ops", "<stdin>").ok());
    Session script(command_table(), library());
    CHECK(script.run("newgame BRC Ann Bob", "<test>").ok());
}

TEST_CASE("a trade that would take metal before money asks what it takes; a number answers") {
    const std::string start =
        "newgame BRC Ann Bob colonies=Luna,Ceres,Io,Pluto,Europa mode=ops\nfix 30 M, 3 Titanium\nphase Action";
    Session session(command_table(), library(), typed());
    for (const auto& line :
         {"newgame BRC Ann Bob colonies=Luna,Ceres,Io,Pluto,Europa mode=ops", "fix 30 M, 3 Titanium", "phase Action"})
        REQUIRE(session.run(line, "<stdin>").ok());
    const Answer asked = session.run("trade luna", "<stdin>");
    REQUIRE_FALSE(asked.ok());
    CHECK(asked.error->kind == ErrorKind::Ambiguous);
    CHECK(contains(asked.err, "1) 3 titanium"));
    CHECK(contains(asked.err, "2) 9 M"));
    REQUIRE(session.run("2", "<stdin>").ok());
    CHECK(session.game()->count("Titanium", session.game()->core().player(1)) == 3);
    CHECK(session.history().back().line == "Ann: trade Luna, 9 Megacredit");
    const auto script = session_after(start + "\ntrade luna\n");
    CHECK(script->game()->count("Titanium", script->game()->core().player(1)) == 0);
}

TEST_CASE("games of earlier sessions are listed, gone back to, and deleted when that is meant") {
    const Home home;
    const std::string first = home.journal("a.rego", "newgame BR Ann Bob mode=ops\nexec 7 Heat\n");
    home.journal("b.rego", "newgame BR Cid Dot mode=ops\nexec 3 Heat\n");
    Session session(command_table(), library(), typed());
    CHECK(contains(session.run("games", "<stdin>").out, "Ann, Bob, 2 commands, "));
    CHECK(session.run("resume ann", "<stdin>").ok());
    CHECK(session.game()->count("Heat", session.game()->core().player(1)) == 7);
    CHECK_FALSE(session.run("delete ann", "<stdin>").ok());  // nobody is there to be asked
    int questions = 0;
    bool is_meant = false;
    session.files().asks = [&](const std::string& question) {
        ++questions;
        CHECK(contains(question, "Ann, Bob"));
        return is_meant;
    };
    CHECK(contains(session.run("delete ann", "<stdin>").out, "kept"));
    CHECK(std::filesystem::exists(first));
    is_meant = true;
    CHECK(contains(session.run("delete ann", "<stdin>").out, "deleted: Ann, Bob"));
    CHECK_FALSE(std::filesystem::exists(first));
    CHECK(questions == 2);
    CHECK_FALSE(session.run("delete ann", "<stdin>").ok());
    CHECK_FALSE(session.run("delete 99", "<stdin>").ok());
    Session script(command_table(), library());
    CHECK_FALSE(contains(script.run("games", "<test>").out, "Cid"));
    CHECK_FALSE(script.run("resume cid", "<test>").ok());
}
