// The command line: what each flag turns into, and what is refused.
#include "app/shell/start/args.hpp"

#include <initializer_list>

#include <doctest/doctest.h>

#include "app/shell/start/flags.hpp"
#include "app/version.hpp"

using namespace rego::app;

namespace {

std::variant<Args, EarlyExit> parse(std::initializer_list<const char*> words) {
    std::vector<const char*> argv{"rego"};
    argv.insert(argv.end(), words);
    return parse_args(static_cast<int>(argv.size()), argv.data());
}

Args accepted(std::initializer_list<const char*> words) {
    auto outcome = parse(words);
    if (const auto* exit = std::get_if<EarlyExit>(&outcome)) FAIL("refused: " << exit->text);
    return std::get<Args>(outcome);
}

EarlyExit stopped(std::initializer_list<const char*> words) {
    auto outcome = parse(words);
    REQUIRE(std::holds_alternative<EarlyExit>(outcome));
    return std::get<EarlyExit>(outcome);
}

const char* const kFile = REGO_SOURCE_DIR "/README.md";  // any file that exists
const char* const kDir = REGO_SOURCE_DIR "/tests";

}  // namespace

TEST_CASE("no arguments: a session") {
    const Args args = accepted({});
    CHECK(args.job == Job::Session);
    CHECK(args.jobs == 1);
    CHECK(args.color == Color::Auto);
    CHECK_FALSE(args.resume);
}

TEST_CASE("-c takes its argument as it is, even one that looks like a flag or a list") {
    CHECK(accepted({"-c", "count Plant; help"}).commands == "count Plant; help");
    CHECK(accepted({"-c", "-3 Plant"}).commands == "-3 Plant");
    CHECK(accepted({"-c", "--json"}).commands == "--json");
    CHECK(accepted({"-c", "[a,b]"}).commands == "[a,b]");
    CHECK(accepted({"-c", ""}).job == Job::Commands);
}

TEST_CASE("files are scripts; the word follow in front makes them recorded games") {
    const Args scripts = accepted({kFile, "--quiet", kFile});
    CHECK(scripts.job == Job::Scripts);
    CHECK(scripts.files.size() == 2);
    CHECK(scripts.quiet);

    const Args follow = accepted({"follow", kFile, "--script", "out.rego"});
    CHECK(follow.job == Job::Follow);
    CHECK(follow.files == std::vector<std::string>{kFile});
    CHECK(follow.script_out == "out.rego");
}

TEST_CASE("--canon is repeatable and leaves the files that follow it alone") {
    const Args args = accepted({"--canon", kDir, "--canon", kDir, kFile});
    CHECK(args.canon_dirs.size() == 2);
    CHECK(args.files == std::vector<std::string>{kFile});
}

TEST_CASE("--resume takes a file only after an equals sign") {
    const Args latest = accepted({"--resume"});
    CHECK(latest.resume);
    CHECK(latest.resume_file.empty());

    const std::string named = std::string("--resume=") + kFile;
    CHECK(accepted({named.c_str()}).resume_file == kFile);
    CHECK(stopped({"--resume", kFile}).status == 2);  // a script in a fresh session has nothing to resume
    CHECK(stopped({"--resume", kFile}).text.find("`rego --resume=") != std::string::npos);  // what to type instead

    CHECK(accepted({"--resume=list"}).resume_list);
    CHECK(accepted({"--resume=3"}).resume_number == 3);
    CHECK(accepted({"--resume=3"}).resume_file.empty());
}

TEST_CASE("the remaining flags") {
    const Args args = accepted({"--json", "--verbose", "--profile", "--keep-going", "--allow-files", "-j4",
                                "--color=never", "--journal", "my.rego", "-c", "help"});
    CHECK(args.json);
    CHECK(args.verbose);
    CHECK(args.profile);
    CHECK(args.keep_going);
    CHECK(args.allow_files);
    CHECK(args.jobs == 4);
    CHECK(args.color == Color::Never);
    CHECK(args.journal_file == "my.rego");
    CHECK(accepted({"--no-journal"}).no_journal);
}

TEST_CASE("--help and --version answer on standard output") {
    CHECK(stopped({"--version"}).status == 0);
    CHECK(stopped({"--version"}).text.starts_with("rego " + std::string(version_number())));
    CHECK(stopped({"--help"}).status == 0);
    CHECK(stopped({"--help"}).text.find("--keep-going") != std::string::npos);
}

TEST_CASE("every flag of the table is known, stands in the help, and is refused with jobs that it does not go with") {
    const std::string help = stopped({"--help"}).text;
    for (const FlagInfo& flag : flag_table()) {
        for (const std::string_view each : flag.spellings()) {
            const std::string spelling(each);
            CAPTURE(spelling);
            CHECK(help.find("  " + spelling) + help.find(", " + spelling) != 2 * std::string::npos);
            const auto outcome = flag.is_switch() ? parse({"lsp", spelling.c_str()})
                                                  : parse({"lsp", spelling.c_str(), flag.name == "-j" ? "2" : "csv"});
            const auto* exit = std::get_if<EarlyExit>(&outcome);
            if (exit != nullptr) CHECK(exit->text.find("unknown flag") == std::string::npos);
            if (!flag.goes_with(Job::Lsp)) {
                REQUIRE(exit != nullptr);
                CHECK(exit->text.find(spelling + " goes with ") != std::string::npos);
            }
        }
    }
    CHECK(stopped({kFile, "-o", "rows"}).text.find("-o goes with `import`, `report` and `table`") != std::string::npos);
    CHECK(stopped({kFile, "--watch", "8080"}).text.find("--watch goes with a session") != std::string::npos);
}

TEST_CASE("help: all, a job, or what the shell says of a command; manual: one of four texts") {
    CHECK(stopped({"help"}).text == stopped({"--help"}).text);
    CHECK(stopped({"help", "table"}).text.find("rego table [KIND] GAME …") == 0);
    CHECK(stopped({"help", "table"}).text.find("--format FORMAT") != std::string::npos);
    const Args play = accepted({"help", "inventors'", "guild"});
    CHECK(play.job == Job::Commands);
    CHECK(play.commands == "help inventors' guild");
    CHECK(stopped({"manual", "man"}).text.find(".TH REGO 1") != std::string::npos);
    CHECK(stopped({"manual"}).status == 2);
    CHECK(stopped({"manual", "csh"}).status == 2);
    CHECK(stopped({"manual", "man", "bash"}).status == 2);
}

TEST_CASE("wrong usage stops with status 2 and says what is wrong") {
    CHECK(stopped({"--nonsense"}).text.find("unknown flag: --nonsense") != std::string::npos);
    CHECK(stopped({"no-such-file.rego"}).text.find("no such file: no-such-file.rego") != std::string::npos);
    for (auto words : std::initializer_list<std::initializer_list<const char*>>{{"--nonsense"},
                                                                                {"no-such-file.rego"},
                                                                                {"follow"},
                                                                                {"follow", "no-such-game.json"},
                                                                                {"-c"},
                                                                                {"-c", "help", kFile},
                                                                                {"-j", "0"},
                                                                                {"-j", "many"},
                                                                                {"--color=sometimes"},
                                                                                {"--canon", "no-such-folder"},
                                                                                {"--resume=no-such-journal"},
                                                                                {"--script", "out.rego", kFile},
                                                                                {"--journal", "a", "--no-journal"}}) {
        CHECK(stopped(words).status == 2);
    }
}

TEST_CASE("format and lsp") {
    CHECK(accepted({"format", kFile, "--check"}).only_checks);
    CHECK(accepted({"format", kFile}).job == Job::Format);
    CHECK(accepted({"lsp"}).job == Job::Lsp);
    CHECK(stopped({"format"}).status == 2);
    CHECK(stopped({"lsp", kFile}).status == 2);
    CHECK(stopped({kFile, "--check"}).status == 2);
}

TEST_CASE("table: what a row is about may be left out; games that are not there are told later") {
    const Args cards = accepted({"table", "cards", "a.rego", "-", "--format", "jsonl", "-o", "rows", "-j", "2"});
    CHECK(cards.job == Job::Tables);
    CHECK(cards.table_kind == "cards");
    CHECK(cards.files == std::vector<std::string>{"a.rego", "-"});
    CHECK(cards.json_lines);
    CHECK(cards.out_file == "rows");
    CHECK(accepted({"table", kFile}).table_kind == "games");
    CHECK_FALSE(accepted({"table", kFile, "--format", "csv"}).json_lines);
    CHECK(stopped({"table", "cards"}).status == 2);
    CHECK(stopped({"table", kFile, "--format", "xml"}).status == 2);
    CHECK(stopped({kFile, "--format", "csv"}).status == 2);
    CHECK(stopped({kFile, "-o", "rows"}).status == 2);
}

TEST_CASE("report: needs games that are there, and a place to write to") {
    const Args report = accepted({"report", kFile, "-o", "page.html"});
    CHECK(report.job == Job::Report);
    CHECK(report.out_file == "page.html");
    CHECK(stopped({"report", kFile}).status == 2);
    CHECK(stopped({"report", "-o", "page.html"}).status == 2);
    CHECK(stopped({"report", "no-such-game.rego", "-o", "page.html"}).status == 2);
}
