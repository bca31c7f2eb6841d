// Files that a session reads and writes: what is saved reads back, nothing else is written, and reading always ends.
#include "app/shell/session/files.hpp"

#include <array>
#include <filesystem>
#include <random>

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "app/follow/record.hpp"
#include "app/tell/render/json/answer_json.hpp"
#include "parser/text/read_file.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"
#include "tests/support/setting.hpp"

using namespace rego::app;
using rego::parser::ErrorKind;

namespace fs = std::filesystem;

namespace {

/// Texts out of signs that mean something somewhere.
class AnyText {
  public:
    explicit AnyText(unsigned seed) : random_(seed) {}
    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    std::string operator()(int most) {
        static const std::vector<std::string> kPieces{
            "\\", " ", "  ", "\"", ";", "#", "# ", "//", "// ", "\t", ":", "é", "€", "a",       "B",   "note",
            "P1", "{", "}",  "(",  ")", "<", ">",  "->", "-",   "'",  "`", "=", ",", "because", "\xff"};
        std::string text;
        for (int i = 1 + below(most); i > 0; --i)
            text += kPieces[static_cast<std::size_t>(below(static_cast<int>(kPieces.size())))];
        return text;
    }

  private:
    std::mt19937 random_;
};

SessionOptions confined_to(const std::string& folder) {
    SessionOptions options;
    options.confined = Confined::All;
    options.folder = folder;
    return options;
}

}  // namespace

TEST_CASE("a saved session reads back as it was, whatever is in notes, names and payments") {
    const TemporaryFolder folder;
    AnyText any(20240);
    int taken = 0;
    const auto rounds = static_cast<int>(rego::test::setting("REGO_SAVES", 60));
    constexpr std::array kOptions{"BR", "BRV", "B", "BRPVC2XT", "BRPH", "BRT worldgov=off", "BRPVCTXE", "BRC"};
    for (int round = 0; round < rounds; ++round) {
        Session session(command_table(), library());
        const std::string path = folder.path("saved.rego");
        const auto does = [&](const std::string& line) { taken += session.run(line, "<test>").ok() ? 1 : 0; };
        does("newgame BR \"" + any(3) + "\" " + any(3) + " mode=ops");
        const std::string options = kOptions[static_cast<std::size_t>(any.below(static_cast<int>(kOptions.size())))];
        does("newgame " + options.substr(0, options.find(' ')) + " Ann" + any(2) + " Bob mode=ops" +
             (options.find(' ') == options.npos ? "" : options.substr(options.find(' '))));
        if (session.game() == nullptr) does("newgame BR Ann Bob mode=ops");
        for (int i = 0; i < 12; ++i) {
            const std::string text = any(6);
            switch (any.below(6)) {
                case 0: does("note " + text); break;
                case 1: does("Bob: note " + text); break;
                case 2: does("fix 2 Plant because " + text); break;
                case 3: does("exec 2 Heat " + text); break;
                case 4: does("exec 40, ProjectCard, 3 Steel"); break;
                default: does("play Mine, 2 Steel" + text); break;
            }
        }
        REQUIRE(session.run("save " + path + " force", "<test>").ok());
        Session again(command_table(), library());
        const Answer loaded = again.run("load " + path, "<test>");
        CAPTURE(session.as_script());
        REQUIRE_MESSAGE(loaded.ok(), loaded.err);
        CHECK(again.as_script() == session.as_script());
        CHECK(state_as_json(*again.game()) == state_as_json(*session.game()));
        CHECK(again.run("log full", "<test>").out == session.run("log full", "<test>").out);
    }
    CHECK(taken > 300);
}

TEST_CASE("saving writes its own file and nothing beside it") {
    const TemporaryFolder folder;
    const std::string victim = folder.write("victim", "precious\n");
    fs::create_symlink(victim, folder.path("out.rego.new"));
    fs::create_symlink(folder.path("behind.rego"), folder.path("link.rego"));
    const auto session = session_after(kGame + "save " + folder.path("out.rego") + "\nsave " +
                                       folder.path("link.rego") + "\nsave " + folder.path("out.rego") + " force\n");
    CHECK(folder.read("victim") == "precious\n");
    CHECK(folder.read("out.rego") == kGame);
    CHECK(fs::is_symlink(folder.path("link.rego")));
    CHECK(folder.read("behind.rego") == kGame);
    CHECK(std::distance(fs::directory_iterator(folder.path("")), {}) == 5);
}

TEST_CASE("asking whether something could be saved, or a page be made, is answered truly") {
    const TemporaryFolder folder;
    folder.write("there.rego", "");
    const auto session = session_after(kGame);
    for (const std::string& wrong :
         {folder.path("there.rego"), folder.path(""), folder.path("none/x.rego"), std::string("/dev/null force")}) {
        CAPTURE(wrong);
        const Answer tried = session->run("try save " + wrong, "<test>");
        REQUIRE_FALSE(tried.ok());
        CHECK(tried.error->kind == ErrorKind::Io);
        CHECK_FALSE(contains(session->run("why not save " + wrong, "<test>").out, "nothing is in the way"));
        CHECK_FALSE(session->run("save " + wrong, "<test>").ok());
        CHECK_FALSE(session->run("try report " + wrong, "<test>").ok());
    }
    CHECK(session->run("try save " + folder.path("new.rego"), "<test>").ok());
    CHECK_FALSE(fs::exists(folder.path("new.rego")));
    Session confined(command_table(), library(), confined_to(folder.path("")));
    REQUIRE(confined.run("newgame BR 2", "<test>").ok());
    CHECK_FALSE(confined.run("try save x.rego", "<test>").ok());
    CHECK(contains(confined.run("why not save x.rego", "<test>").out, "writes no files"));
    CHECK(contains(confined.run("why not report x.html", "<test>").out, "writes no files"));
}

TEST_CASE("a replayed script does not check what is outside its folder, links or not") {
    const TemporaryFolder folder;
    folder.write("outside/secret.pets", "CLASS Secret : Component\n");
    folder.write("inside/sub/own.pets", "CLASS Own : Component\n");
    fs::create_directory_symlink(folder.path("outside"), folder.path("inside/sub/way-out"));
    fs::create_symlink(folder.path("outside/secret.pets"), folder.path("inside/sub/file.pets"));
    Session confined(command_table(), library(), confined_to(folder.path("inside")));
    const Answer answer = confined.run("check sub", "<test>");
    REQUIRE_FALSE(answer.ok());
    CHECK(contains(answer.err, "file.pets`: it leads out of the folder"));
    CHECK(contains(answer.err, "way-out`: it leads out of the folder"));
    CHECK_FALSE(contains(answer.err, "Secret"));
    CHECK_FALSE(confined.run("script sub/way-out/secret.pets", "<test>").ok());
    CHECK_FALSE(confined.run("parse file sub/file.pets", "<test>").ok());
}

TEST_CASE("only regular files of a sensible size are read") {
    const TemporaryFolder folder;
    const std::string pipe = folder.path("pipe");
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    const std::string huge = folder.write("huge.rego", "");
    fs::resize_file(huge, 100'000'000'000);  // of zeroes, and nowhere on the disk
    const auto session = session_after(kGame);
    for (const std::string& path : {pipe, std::string("/dev/zero"), huge, folder.path(""), folder.path("none")}) {
        CAPTURE(path);
        const auto text = rego::parser::read_file(path);
        REQUIRE_FALSE(text);
        CHECK(text.error().kind == ErrorKind::Io);
        CHECK_FALSE(session->run("script " + path, "<test>").ok());
        CHECK_FALSE(session->run("load " + path, "<test>").ok());
        CHECK_FALSE(session->run("parse file " + path, "<test>").ok());
        CHECK_FALSE(follow::read_record(path));
    }
    CHECK(contains(rego::parser::read_file(huge).error().message, "more than 64 MB"));
    ::setenv("REGO_MAX_FILE", "1", 1);
    const std::string large = folder.write("large.rego", std::string(1'000'001, '#'));
    CHECK_FALSE(rego::parser::read_file(large));
    ::setenv("REGO_MAX_FILE", "2", 1);
    CHECK(rego::parser::read_file(large));
    ::unsetenv("REGO_MAX_FILE");
}

TEST_CASE("numbers of a record that are too large for anything are out of range") {
    for (const char* number : {"18446744073709551615", "9223372036854775808", "1000001", "-1000001"}) {
        const std::string text = R"({"header": {"options": "BR", "players": ["a"]}, "start": {"generation": )";
        const auto record = follow::parse_record(text + number + "}}", "x.json");
        REQUIRE_FALSE(record);
        CAPTURE(record.error().message);
        CHECK(contains(record.error().message, "out of range"));
    }
}
