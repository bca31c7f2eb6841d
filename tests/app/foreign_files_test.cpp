// What others have written may be run, loaded and resumed: it writes nothing, and reads no scripts from elsewhere,
// unless whoever is there says so.
#include <filesystem>
#include <sstream>

#include <doctest/doctest.h>

#include "app/shell/commands/command_table.hpp"
#include "app/shell/start/start.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kPrecious = "precious\n";

struct SentFiles {
    explicit SentFiles(SessionOptions options = {}) : session(command_table(), library(), std::move(options)) {
        victim = folder.write("home/.bashrc", std::string(kPrecious));
        folder.write("home/other.rego", "newgame BR 3\n");
    }
    Answer does(const std::string& line) { return session.run(line, "<test>"); }
    bool is_unharmed() { return folder.read("home/.bashrc") == kPrecious; }
    std::string foreign(const std::string& name, const std::string& text) {
        return folder.write("sent/" + name, "newgame BR 2 mode=ops\n" + text);
    }

    TemporaryFolder folder;
    std::string victim;
    Session session;
};

}  // namespace

TEST_CASE("a script or a game that was sent writes nothing, however it is put") {
    SentFiles at;
    const std::string save = "save " + at.victim + " force";
    for (const std::string& line :
         {save, "Player1 " + save, "as P2 " + save, "P2: " + save, "report " + at.victim + " force",
          "if 0 Heat\n" + save + "\nend", "repeat 1; " + save + "; end", "alias x = " + save + "\nx",
          "alias y = \"" + save + "; pass\"\ny", "let v = 1\nsave " + at.victim + " force"}) {
        CAPTURE(line);
        const std::string path = at.foreign("game.rego", line + "\n");
        for (const std::string verb : {"load ", "script "}) {
            const Answer answer = at.does(verb + path);
            REQUIRE_FALSE(answer.ok());
            CHECK(contains(answer.err, "a script writes no files"));
            CHECK(contains(answer.err, "--allow-files"));
            CHECK(at.is_unharmed());
            CHECK(at.session.game() == nullptr);
        }
    }
}

TEST_CASE("it brings only what lies beside it") {
    SentFiles at;
    at.folder.write("sent/parts/more.rego", "exec 2 Heat\n");
    fs::create_symlink(at.folder.path("home/other.rego"), at.folder.path("sent/link.rego"));
    CHECK(at.does("script " + at.foreign("whole.rego", "script parts/more.rego\n")).ok());
    for (const std::string& wrong : {std::string("../home/other.rego"), at.folder.path("home/other.rego"),
                                     std::string("link.rego"), std::string("parts/../../home/other.rego")}) {
        CAPTURE(wrong);
        for (const std::string verb : {"script ", "load ", "parse file "}) {
            const Answer answer = at.does("script " + at.foreign("part.rego", verb + wrong + "\n"));
            REQUIRE_FALSE(answer.ok());
            CHECK(contains(answer.err, "only below its own folder"));
        }
    }
}

TEST_CASE("an alias that it has made stays confined, and is not kept") {
    SentFiles at;
    std::string kept;
    at.session.on_alias = [&](const Session&, const std::string& name) { kept += name + ' '; };
    REQUIRE(
        at.does("script " + at.foreign("a.rego", "alias mo = save " + at.victim + " force\nalias hot = exec Heat\n"))
            .ok());
    CHECK(kept.empty());
    CHECK(contains(at.does("mo").err, "a script writes no files"));
    CHECK(at.is_unharmed());
    CHECK(at.does("hot").ok());
    // One's own writes, and is kept.
    REQUIRE(at.does("alias keepit = save " + at.folder.path("mine.rego")).ok());
    CHECK(kept == "keepit ");
    CHECK(at.does("keepit").ok());
    CHECK(fs::exists(at.folder.path("mine.rego")));
}

TEST_CASE("whoever is there is asked, and decides") {
    SentFiles at;
    std::string asked;
    bool answer = false;
    at.session.files().asks = [&](const std::string& question) {
        asked = question;
        return answer;
    };
    const std::string path = at.foreign("x.rego", "save " + at.victim + " force\nscript ../home/other.rego\n");
    CHECK(contains(at.does("script " + path).err, "a script writes no files"));
    CHECK(asked == path + " wants to write over " + at.victim);
    CHECK(at.is_unharmed());
    // `try` asks nobody, and writes nothing.
    asked.clear();
    at.session.run("try script " + at.foreign("y.rego", "save " + at.victim + " force\n"), "<test>");
    CHECK(asked.empty());
    CHECK(at.is_unharmed());
    answer = true;
    CHECK(at.does("script " + path).ok());
    CHECK(asked == path + " wants to read " + at.folder.path("sent/../home/other.rego"));
    CHECK_FALSE(at.is_unharmed());
}

TEST_CASE("with --allow-files it may") {
    SessionOptions options;
    options.confined = Confined::Nobody;
    SentFiles at(options);
    CHECK(at.does("load " + at.foreign("x.rego", "save " + at.victim + " force\n")).ok());
    CHECK_FALSE(at.is_unharmed());
}

TEST_CASE("one's own games come back, with rules that lie elsewhere") {
    SentFiles at;
    at.folder.write("house/ants.pets", "EXTEND CLASS Ants { Heat: 1 }\n");
    REQUIRE(at.does("newgame BR 2 mode=ops rules=" + at.folder.path("house")).ok());
    REQUIRE(at.does("exec 3 Heat").ok());
    REQUIRE(at.does("save " + at.folder.path("saves/../mine.rego")).ok() == false);  // no such folder
    REQUIRE(at.does("save " + at.folder.path("sent.rego")).ok());
    SentFiles again;
    CHECK(again.does("load " + at.folder.path("sent.rego")).ok());
    CHECK(again.session.as_script() == at.session.as_script());
}

TEST_CASE("a journal that was sent writes nothing when it is resumed") {
    SentFiles at;
    for (const std::string& line : {"save " + at.victim + " force", "Player1 save " + at.victim + " force",
                                    "P1: report " + at.victim + " force", "load " + at.victim}) {
        CAPTURE(line);
        Args args;
        args.resume = true;
        args.resume_file = at.folder.write("sent/j.rego", "# rego journal\nnewgame BR 2\n" + line + "\n");
        std::ostringstream err;
        const auto started = start_session(args, false, false, err);
        CHECK(std::holds_alternative<int>(started));
        CHECK(contains(err.str(), "cannot resume"));
        CHECK(at.is_unharmed());
    }
}

TEST_CASE("aliases that call each other come to an end") {
    SentFiles at;
    for (int i = 0; i < 15; ++i) {
        const std::string next = "a" + std::to_string(i + 1);
        REQUIRE(at.does("alias a" + std::to_string(i) + " = \"" + next + "; " + next + "\"").ok());
        REQUIRE(at.does("alias b" + std::to_string(i) + " = b" + std::to_string(i + 1) + " $* $*").ok());
    }
    REQUIRE(at.does("alias a15 = note a").ok());
    REQUIRE(at.does("alias b15 = note").ok());
    REQUIRE(at.does("newgame BR 2 mode=ops").ok());
    const std::string before = at.session.as_script();
    CHECK(contains(at.does("a0").err, "aliases stand for more than 1000 commands"));
    CHECK(contains(at.does("b0 " + std::string(100, 'x')).err, "aliases stand for more than 1000000 characters"));
    CHECK(at.session.as_script() == before);
    REQUIRE(at.does("alias wide = note " +
                    [] {
                        std::string all;
                        for (int i = 0; i < 2000; ++i) all += "$* ";
                        return all;
                    }())
                .ok());
    CHECK(contains(at.does("wide " + std::string(900'000, 'x')).err, "more than 1000000 characters"));
    // What is within the bounds works, and each command has them for itself.
    CHECK(at.does("a8").ok());
    CHECK(at.does("a8").ok());
    CHECK(at.session.history().size() == 1 + 2 * 128);
    REQUIRE(at.does("alias loop = loop").ok());
    CHECK(contains(at.does("loop").err, "`loop` leads to itself"));
}
