// House rules of one game: kept with their hash, told when they have changed, and never mixed up with another game's.
#include <doctest/doctest.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/session/bundle.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

namespace {

constexpr const char* kOcean = "exec OceanTile<Tharsis_1_5>";

struct Wet {
    Wet() { pays(3); }
    void pays(int money) const {
        folder.write("wet/oceans.pets", "EXTEND CLASS OceanTile { This: " + std::to_string(money) + " }\n");
    }
    TemporaryFolder folder;
};

std::int64_t money(Session& session) { return session.game()->count("Megacredit", session.game()->core().player(1)); }

}  // namespace

TEST_CASE("a game is saved with the hash of its rules, and whoever replays it on others is told") {
    const Wet wet;
    Session session(command_table(), library());
    REQUIRE(session.run("newgame BR 2 mode=ops rules=" + wet.folder.path("wet"), "<test>").ok());
    REQUIRE(session.run(kOcean, "<test>").ok());
    CHECK(money(session) == 3);
    const std::string saved = session.as_script();
    CHECK(saved.find("rules=" + wet.folder.path("wet") + "@") != std::string::npos);
    const std::string script = wet.folder.write("saved.rego", saved);

    Session same(command_table(), std::make_shared<Library>());
    const Answer replayed = same.run("load " + script, "<test>");
    CHECK(replayed.ok());
    CHECK(replayed.out.find("have changed") == std::string::npos);
    CHECK(money(same) == 3);

    wet.pays(5);
    Session later(command_table(), std::make_shared<Library>());
    const std::string newgame = saved.substr(0, saved.find('\n'));
    const Answer told = later.run(newgame, "<test>");
    CHECK(told.ok());
    CHECK(told.out.find("have changed since") != std::string::npos);
    REQUIRE(later.run(kOcean, "<test>").ok());
    CHECK(money(later) == 5);
}

TEST_CASE("each game keeps its own rules, through undo and redo, whatever the files say by then") {
    const Wet wet;
    Session session(command_table(), std::make_shared<Library>());
    const auto does = [&](const std::string& line) { REQUIRE(session.run(line, "<test>").ok()); };
    does("newgame BR 2 mode=ops rules=" + wet.folder.path("wet"));
    does(kOcean);
    wet.pays(7);
    does("newgame BR 2 mode=ops");
    does(kOcean);
    CHECK(money(session) == 0);
    does("undo 2");
    CHECK(money(session) == 3);
    does("undo");
    does("redo");
    CHECK(money(session) == 3);
    does("insert 2 note before the ocean");
    CHECK(money(session) == 3);
    does("newgame BR 2 mode=ops rules=" + wet.folder.path("wet"));
    does(kOcean);
    CHECK(money(session) == 7);
    does("undo 2");
    does("reload");
    CHECK(money(session) == 7);
}

TEST_CASE("rules that were sent with the script are found beside it") {
    const Wet wet;
    const std::string script =
        wet.folder.write("game.rego", "newgame BR 2 mode=ops rules=/nowhere/at/all/wet\n" + std::string(kOcean) + "\n");
    Session session(command_table(), library());
    REQUIRE(session.run("load " + script, "<test>").ok());
    CHECK(money(session) == 3);
}

TEST_CASE("a folder of --canon can be left out of a game") {
    const Wet wet;
    Session session(command_table(), std::make_shared<Library>(std::vector<std::string>{wet.folder.path("wet")}));
    REQUIRE(session.run("newgame BR 2 mode=ops rules=-wet", "<test>").ok());
    REQUIRE(session.run(kOcean, "<test>").ok());
    CHECK(money(session) == 0);
    CHECK_FALSE(session.run("newgame BR 2 rules=-dry", "<test>").ok());
}

TEST_CASE("a hash is of what is in the files and how they are called") {
    using Files = std::vector<rego::engine::CanonFile>;
    const std::string one = content_hash("/a/x", Files{{"/a/x/one.pets", "A", "x"}, {"/a/x/two.pets", "B", "x"}});
    CHECK(one.size() == 12);
    CHECK(one == content_hash("/b/y", Files{{"/b/y/two.pets", "B", "y"}, {"/b/y/one.pets", "A", "y"}}));
    CHECK(one != content_hash("/a/x", Files{{"/a/x/one.pets", "A", "x"}, {"/a/x/two.pets", "C", "x"}}));
    CHECK(one != content_hash("/a/x", Files{{"/a/x/one.pets", "AB", "x"}, {"/a/x/two.pets", "", "x"}}));
    CHECK(split_hash("my/rules@0123456789ab") == std::pair<std::string, std::string>{"my/rules", "0123456789ab"});
    CHECK(split_hash("me@home") == std::pair<std::string, std::string>{"me@home", ""});
}

TEST_CASE("rules by which not even the players can be there: the game does not begin, and that is said") {
    const TemporaryFolder folder;
    folder.write("rules/owned.pets", "EXTEND CLASS Component(HAS Owner) {\n    HAS EVAL This.requirement\n}\n");
    Session session(command_table(), std::make_shared<Library>());
    const Answer answer = session.run("newgame BR 2 rules=" + folder.path("rules"), "<test>");
    REQUIRE_FALSE(answer.ok());
    CHECK(answer.error->kind == rego::parser::ErrorKind::UnknownName);
    CHECK(session.game() == nullptr);
}

TEST_CASE("what is temporary and stays behind stops what would come next") {
    const TemporaryFolder folder;
    folder.write("rules/leak.pets", "CLASS Leak : Owned, Temporary\nEXTEND CLASS OceanTile { This: Leak }\n");
    Session session(command_table(), std::make_shared<Library>());
    REQUIRE(session.run("newgame BR 2 mode=ops rules=" + folder.path("rules"), "<test>").ok());
    REQUIRE(session.run(kOcean, "<test>").ok());
    const Answer next = session.run("exec 2 Heat", "<test>");
    REQUIRE_FALSE(next.ok());
    CHECK(next.error->kind == rego::parser::ErrorKind::NotNow);
    CHECK(contains(next.err, "is temporary, and yet it is still there"));
    REQUIRE(session.run("fix -Leak", "<test>").ok());
    CHECK(session.run("exec 2 Heat", "<test>").ok());
}
