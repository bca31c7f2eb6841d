// Running many lines: verdicts, exit statuses, what scripts may do with files.
#include "app/shell/start/replay.hpp"

#include <sstream>

#include <doctest/doctest.h>

#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

namespace {

struct Ran {
    int status;
    std::string out;
    std::string err;
};

Ran replay(Args args) {
    std::ostringstream out;
    std::ostringstream err;
    args.job = Job::Scripts;
    const int status = run_scripts(args, library(), out, err);
    return {status, out.str(), err.str()};
}

Args files(std::vector<std::string> names) {
    Args args;
    args.files = std::move(names);
    return args;
}

}  // namespace

TEST_CASE("a script that goes through gets a verdict with its commands and expectations") {
    const TemporaryFolder folder;
    const std::string good = folder.write("good.rego", "newgame BR 2 mode=ops\nexec 3 Plant # three\nexpect 3 Plant\n");
    const Ran ran = replay(files({good}));
    CHECK(ran.status == 0);
    CHECK(ran.out == good + ": ok, 2 commands, 1 expectations\n");
    CHECK(ran.err.empty());
}

TEST_CASE("questions in a script are answered, unless it is to be quiet") {
    const TemporaryFolder folder;
    const std::string asks = folder.write("asks.rego", "newgame BR 2 mode=ops\nexec 3 Plant\ncount Plant\n");
    CHECK(replay(files({asks})).out == "3\n" + asks + ": ok, 3 commands, 0 expectations\n");
    Args quiet = files({asks});
    quiet.quiet = true;
    CHECK(replay(quiet).out == asks + ": ok, 3 commands, 0 expectations\n");
}

TEST_CASE("the first failing line stops a script and is named with its place") {
    const TemporaryFolder folder;
    const std::string bad = folder.write("bad.rego", "newgame BR 2 mode=ops\n\nexec 3 Plnt\nexec -9 Plant\n");
    const Ran ran = replay(files({bad}));
    CHECK(ran.status == 1);
    CHECK(ran.err.starts_with(bad + ":3:8: error: unknown class `Plnt`\n    exec 3 Plnt\n           ^~~~\n"));
    CHECK(ran.out == bad + ": failed at line 3, 1 commands, 0 expectations\n");

    Args on = files({bad});
    on.keep_going = true;
    const Ran both = replay(on);
    CHECK(both.status == 1);
    CHECK(contains(both.err, ":4:6: error: Player1 has"));
    CHECK(both.out == bad + ": failed at line 3 and 1 more, 1 commands, 0 expectations\n");
}

TEST_CASE("many scripts at a time answer in their order, each in a session of its own") {
    const TemporaryFolder folder;
    std::vector<std::string> names;
    std::string expected;
    for (int i = 0; i < 12; ++i) {
        const std::string text = i % 4 == 3 ? "exec Plant\n" : "newgame BR 2 mode=ops\nexec Plant\nexpect =1 Plant\n";
        names.push_back(folder.write("s" + std::to_string(i) + ".rego", text));
        expected += names.back() + (i % 4 == 3 ? ": failed at line 1, 0 commands, 0 expectations\n"
                                               : ": ok, 2 commands, 1 expectations\n");
    }
    Args args = files(names);
    args.jobs = 4;
    const Ran ran = replay(args);
    CHECK(ran.out == expected);
    CHECK(ran.status == 1);
}

TEST_CASE("with --json each command answers, then the file") {
    const TemporaryFolder folder;
    const std::string script = folder.write("s.rego", "newgame BR 2 mode=ops\ncount Plant\n");
    Args args = files({script});
    args.json = true;
    const Ran ran = replay(args);
    std::istringstream lines(ran.out);
    std::string line;
    std::getline(lines, line);
    CHECK(line.starts_with("{\"command\":\"newgame BR 2 mode=ops\",\"ok\":true"));
    std::getline(lines, line);
    CHECK(line == "{\"command\":\"count Plant\",\"ok\":true,\"actor\":\"Player1\",\"value\":0}");
    std::getline(lines, line);
    CHECK(line == "{\"file\":\"" + script + "\",\"ok\":true,\"commands\":2,\"expectations\":0}");
}

TEST_CASE("a replayed script writes no files and reads none outside its folder, unless it is allowed to") {
    const TemporaryFolder folder;
    folder.write("outside.rego", "newgame BR 2\n");
    folder.write("in/inside.rego", "newgame BR 2\n");
    const std::string saves = folder.write("in/saves.rego", "newgame BR 2\nsave saved.rego\n");
    const std::string reads = folder.write("in/reads.rego", "script ../outside.rego\n");
    const std::string nests = folder.write("in/nests.rego", "script inside.rego\nload inside.rego\n");
    CHECK(replay(files({saves})).status == 1);
    CHECK(contains(replay(files({saves})).err, "--allow-files"));
    CHECK_FALSE(std::filesystem::exists(folder.path("in/saved.rego")));
    CHECK(contains(replay(files({reads})).err, "only below its own folder"));
    CHECK(replay(files({nests})).status == 0);
    Args allowed = files({saves, reads});
    allowed.allow_files = true;
    CHECK(replay(allowed).status == 0);
    CHECK(folder.read("in/saved.rego") == "newgame BR 2\n");
}

TEST_CASE("a script that is replayed with --journal leaves one that resumes") {
    const TemporaryFolder folder;
    Args args = files({folder.write("game.rego", "newgame BR 2 mode=ops\nexec 3 Heat\nundo\nexec 2 Heat\n")});
    args.journal_file = folder.path("journal.rego");
    CHECK(replay(args).status == 0);
    CHECK(contains(folder.read("journal.rego"), "# rego journal\n"));
    CHECK(contains(folder.read("journal.rego"), "newgame BR 2 mode=ops\nPlayer1: exec 2 Heat\n"));
    args.journal_file = folder.write("other.txt", "precious\n");
    CHECK(replay(args).status == 2);
    CHECK(folder.read("other.txt") == "precious\n");
}

TEST_CASE("-c stops at the first failure, standard input goes on") {
    std::ostringstream out;
    std::ostringstream err;
    Session first(command_table(), library());
    CHECK(run_commands(first, "newgame BR 2 mode=ops; exec Plnt; count Plant", "<command>", false, out, err) == 1);
    CHECK_FALSE(contains(out.str(), "\n0\n"));
    CHECK(err.str().starts_with("<command>:1:29: error: "));

    std::istringstream input("newgame BR 2 mode=ops\nexec Plnt\nexec 3 \\\n Plant; count Plant\nexit\ncount Plant\n");
    out.str("");
    err.str("");
    Session second(command_table(), library());
    CHECK(run_stream(second, input, out, err) == 1);
    CHECK(out.str().ends_with("3\n"));
    CHECK(err.str().starts_with("<stdin>:2:6: error: "));
}

TEST_CASE("an error on a continued line stands where it was written") {
    std::istringstream input("newgame BR 2 mode=ops\nexec 3 \\\n  Plnt\n");
    std::ostringstream out;
    std::ostringstream err;
    Session session(command_table(), library());
    run_stream(session, input, out, err);
    CHECK(err.str().starts_with("<stdin>:3:3: error: unknown class `Plnt`\n      Plnt\n      ^~~~\n"));
}
