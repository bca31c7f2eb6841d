// Journals that are cut, damaged, of another rego, or no journals at all: nothing is lost that could be read.
#include "app/shell/journal/journal.hpp"

#include <filesystem>
#include <random>
#include <sstream>
#include <thread>
#include <variant>

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "app/shell/start/replay.hpp"
#include "app/shell/start/start.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

namespace fs = std::filesystem;

namespace {

/// How starting with a journal went.
struct Started {
    int status = kAllWell;
    std::string said;
    std::string script;  // of the session, if there is one
};

/// Resumes the journal, or begins with it, and does something.
Started start_with(const std::string& journal, bool resumed, const std::string& commands = "",
                   bool keep_going = false) {
    Args args;
    args.keep_going = keep_going;
    args.resume = resumed;
    (resumed ? args.resume_file : args.journal_file) = journal;
    std::ostringstream err;
    Started result;
    auto start = start_session(args, false, false, err);
    if (const int* status = std::get_if<int>(&start)) {
        result.status = *status;
    } else {
        Session& session = *std::get<StartedSession>(start).session;
        for (const std::string& line : lines_of(commands)) REQUIRE(session.run(line, "<test>").ok());
        result.script = session.as_script();
    }
    result.said = err.str();
    return result;
}

/// A session that writes that journal.
class Journaled {
  public:
    explicit Journaled(const std::string& journal) : start_(begin(journal)) {}

    Session& session() { return *std::get<StartedSession>(start_).session; }
    void does(const std::string& line) {
        CAPTURE(line);
        REQUIRE(session().run(line, "<test>").ok());
    }
    std::string said() const { return err_.str(); }

  private:
    std::variant<StartedSession, int> begin(const std::string& journal) {
        Args args;
        args.journal_file = journal;
        return start_session(args, false, false, err_);
    }

    std::ostringstream err_;
    std::variant<StartedSession, int> start_;
};

/// The commands that a journal has, as a script.
std::string script_in(const std::string& journal) {
    std::string lines;
    for (const std::string& line : read_journal(journal).lines) lines += script_line(line);
    return lines;
}

const std::string kJournal =
    "# rego journal\nnewgame BR Ann Bob mode=ops\n# standing: generation 1\nAnn: exec 5 Plant\nBob: exec 4 Heat\n"
    "note 100 % \\ \nnote the end\n";
const std::string kScript =
    "newgame BR Ann Bob mode=ops\nAnn: exec 5 Plant\nBob: exec 4 Heat\nnote 100 % \\ \nnote the end\n";

std::string damaged() {
    std::string text = kJournal;
    const std::size_t at = text.find("4 Heat");
    text.replace(at, 3, 3, '\0');
    return text;
}

}  // namespace

TEST_CASE("a journal that is cut anywhere resumes with every line that is whole") {
    const TemporaryFolder folder;
    for (std::size_t length = 0; length <= kJournal.size(); ++length) {
        CAPTURE(length);
        const std::string path = folder.write("journal.rego", kJournal.substr(0, length));
        std::string expected;
        for (const std::string& line : lines_of(kJournal.substr(0, kJournal.substr(0, length).rfind('\n') + 1)))
            if (!line.starts_with('#')) expected += line + '\n';
        if (length < kJournal.find('\n')) expected.clear();
        CHECK(script_in(kJournal.substr(0, length)) == expected);
        CHECK_FALSE(refuse_journal(path, kJournal.substr(0, length)));
        if (length % 17 != 0) continue;  // starting takes a while
        const Started first = start_with(path, true);
        REQUIRE(first.status == kAllWell);
        CHECK(first.script == expected);
        // What follows goes on behind it, and can be resumed in turn.
        const Started second = start_with(path, true, "note more\n");
        CHECK(second.script == expected + "note more\n");
        CHECK(start_with(path, true).script == second.script);
    }
}

TEST_CASE("a journal that is damaged in the middle is kept whole before it is cut") {
    const TemporaryFolder folder;
    const std::string path = folder.write("journal.rego", damaged());
    const Started resumed = start_with(path, true, "note on\n");
    CHECK(resumed.status == kAllWell);
    CHECK(resumed.script == "newgame BR Ann Bob mode=ops\nAnn: exec 5 Plant\nnote on\n");
    CHECK(contains(resumed.said, "damaged behind command 2; 2 lines after that are not carried out"));
    CHECK(contains(resumed.said, folder.path("journal.rego.damaged")));
    CHECK(folder.read("journal.rego.damaged") == damaged());
    // Damaged again, the first copy stays.
    folder.write("journal.rego", damaged() + "note other\n");
    start_with(path, false);
    CHECK(folder.read("journal.rego.damaged") == damaged());
    CHECK(folder.read("journal.rego.damaged-2") == damaged() + "note other\n");
}

TEST_CASE("zeroes at the end, as after a power cut, are no more than a torn line") {
    const TemporaryFolder folder;
    const std::string path = folder.write("journal.rego", kJournal + "Ann: ex" + std::string(4096, '\0'));
    const Started resumed = start_with(path, true);
    CHECK(resumed.script == kScript);
    CHECK(contains(resumed.said, "was cut off and is dropped: Ann: ex\n"));
    CHECK(folder.read("journal.rego") == kJournal);
    CHECK_FALSE(fs::exists(folder.path("journal.rego.damaged")));
}

TEST_CASE("a command that no longer fits stops resuming, and what is before it is offered") {
    const TemporaryFolder folder;
    const std::string text = kJournal + "Ann: exec Nonsense\nnote lost\n";
    const std::string path = folder.write("journal.rego", text);
    const Started stopped = start_with(path, true);
    CHECK(stopped.status == kFailed);
    CHECK(contains(stopped.said, "command 6 `Ann: exec Nonsense`"));
    CHECK(contains(stopped.said, "--keep-going` goes on with the 5 before it"));
    CHECK(folder.read("journal.rego") == text);
    const Started resumed = start_with(path, true, "note on\n", true);
    CHECK(resumed.script == kScript + "note on\n");
    CHECK(folder.read("journal.rego.damaged") == text);
    CHECK(start_with(path, true).script == kScript + "note on\n");
}

TEST_CASE("a file that is no journal is refused and not touched") {
    const TemporaryFolder folder;
    for (const std::string text :
         {"my shopping list\nmilk\nno line break", "newgame BR 2\nexec 3 Plant", "# rego journals\n", "\n", "#",
          "# rego journal 0x2\nnote x\n", "# rego journal 2\nnewgame BR 2\nfuture verb\n"}) {
        const bool is_start_of_title = text == "#";
        CAPTURE(text);
        const std::string path = folder.write("other.txt", text);
        for (const bool resumed : {false, true}) {
            const Started started = start_with(path, resumed);
            if (is_start_of_title) continue;
            CHECK(started.status == kWrongUsage);
            CHECK(contains(started.said,
                           text.starts_with("# rego journal 2") ? "newer rego: of version 2" : "no journal"));
            CHECK(folder.read("other.txt") == text);
        }
    }
    CHECK(start_with("/dev/null", false).status == kWrongUsage);
}

TEST_CASE("a journal behind a link is written where the link leads") {
    const TemporaryFolder folder;
    folder.write("real/journal.rego", kJournal);
    fs::create_symlink(folder.path("real/journal.rego"), folder.path("link.rego"));
    CHECK(start_with(folder.path("link.rego"), true, "undo\nnote else\n").status == kAllWell);
    CHECK(fs::is_symlink(folder.path("link.rego")));
    CHECK(contains(folder.read("real/journal.rego"), "note else"));
    CHECK_FALSE(contains(folder.read("real/journal.rego"), "the end"));
}

TEST_CASE("no file beside a journal is written through") {
    const TemporaryFolder folder;
    const std::string path = folder.write("journal.rego", kJournal);
    const std::string victim = folder.write("victim", "precious\n");
    fs::create_symlink(victim, folder.path("journal.rego.new"));
    CHECK(start_with(path, true, "undo\n").status == kAllWell);
    CHECK(folder.read("victim") == "precious\n");
    CHECK_FALSE(contains(folder.read("journal.rego"), "the end"));
    CHECK(std::distance(fs::directory_iterator(folder.path("")), {}) == 3);  // nothing is left lying about
}

TEST_CASE("a command with a control character is refused, and the journal stays readable") {
    const TemporaryFolder folder;
    const std::string path = folder.path("journal.rego");
    {
        Journaled journaled(path);
        journaled.does("newgame BR 2 mode=ops");
        for (const char c : {'\0', '\x1b', '\a', '\b', '\r', '\x7f'}) {
            const Answer answer = journaled.session().run(std::string("note a") + c + "b", "<test>");
            REQUIRE_FALSE(answer.ok());
            CHECK(answer.error->kind == rego::parser::ErrorKind::Syntax);
        }
        CHECK_FALSE(journaled.session().run("note a\u009bb", "<test>").ok());
        journaled.does("note tab\there");
    }
    CHECK(start_with(path, true).script == "newgame BR 2 mode=ops\nnote tab\there\n");
}

TEST_CASE("undo needs no room on the disk: what was undone goes from the end of the journal") {
    const TemporaryFolder folder;
    const std::string path = folder.path("journal.rego");
    Journaled journaled(path);
    std::vector<std::string> texts;
    for (const std::string& line : lines_of(kScript)) {
        journaled.does(line);
        texts.push_back(folder.read("journal.rego"));
    }
    struct stat before {};
    struct stat after {};
    REQUIRE(::stat(path.c_str(), &before) == 0);
    for (std::size_t left = texts.size() - 1; left > 0; --left) {
        journaled.does("undo");
        CHECK(folder.read("journal.rego") == texts[left - 1]);
    }
    REQUIRE(::stat(path.c_str(), &after) == 0);
    CHECK(before.st_ino == after.st_ino);  // the same file, only shorter
    journaled.does("redo 2");
    CHECK(read_journal(folder.read("journal.rego")).lines.size() == 3);
    // A correction in the middle takes the place of the whole.
    journaled.does("amend 2 exec 6 Plant");
    CHECK(contains(folder.read("journal.rego"), "6 Plant"));
    journaled.does("undo");
    journaled.does("Bob: exec Steel");
    CHECK(script_in(folder.read("journal.rego")) == journaled.session().as_script());
    CHECK(journaled.said().empty());
}

TEST_CASE("a journal that could not be written goes on when it can be again") {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.path("disk"));
    Journaled journaled(folder.path("disk/journal.rego"));
    journaled.does("newgame BR 2 mode=ops");
    journaled.does("exec 2 Heat");
    std::filesystem::rename(folder.path("disk"), folder.path("gone"));  // and to write it anew there is no folder
    journaled.does("amend 2 exec 3 Heat");
    journaled.does("exec Steel");
    CHECK(contains(journaled.said(), "the journal ends here"));
    std::filesystem::rename(folder.path("gone"), folder.path("disk"));
    std::this_thread::sleep_for(std::chrono::milliseconds(1100));
    journaled.does("exec Plant");
    CHECK(contains(journaled.said(), "goes on, with all that was done"));
    CHECK(lines_of(journaled.said()).size() == 2);
    CHECK(script_in(folder.read("disk/journal.rego")) == journaled.session().as_script());
}
