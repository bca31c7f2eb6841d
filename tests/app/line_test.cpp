// Where a command ends and the next begins.
#include "app/shell/line/line.hpp"

#include <doctest/doctest.h>

using rego::app::has_open_brackets;
using rego::app::is_continued;
using rego::app::Line;
using rego::app::split_lines;

namespace {

std::vector<std::string> texts(std::string_view source) {
    std::vector<std::string> all;
    for (const Line& line : split_lines(source)) all.push_back(line.text);
    return all;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("`;` and line breaks end a command, except inside quotes and brackets") {
    CHECK(texts("count Plant; pass\n\n  end  \n") == Texts{"count Plant", "pass", "end"});
    CHECK(texts("parse class CLASS A { HAS 1 This; B: C }; pass") ==
          Texts{"parse class CLASS A { HAS 1 This; B: C }", "pass"});
    CHECK(texts("newgame BR \"a;b\" c") == Texts{"newgame BR \"a;b\" c"});
    CHECK(texts("parse action 2 Energy -> 4; pass") == Texts{"parse action 2 Energy -> 4", "pass"});
}

TEST_CASE("a comment starts a line, or stands between blanks") {
    CHECK(texts("# one\n// two\n  # three\ncount Plant # four\ncount Heat // five\n") ==
          Texts{"count Plant", "count Heat"});
    CHECK(texts("task #2 Plant") == Texts{"task #2 Plant"});
    CHECK(texts("count Plant; # rest; pass") == Texts{"count Plant"});
    CHECK(texts("pass #") == Texts{"pass"});
    CHECK(texts("# ends here \\\npass") == Texts{"pass"});
}

TEST_CASE("many commands on one line take no longer than on many") {
    std::string line;
    for (int i = 0; i < 300'000; ++i) line += i % 3 == 0 ? ";" : i % 3 == 1 ? "x;" : "fix x;";
    CHECK(split_lines(line).size() == 200'000);
}

TEST_CASE("note and because take the rest of the line as it is") {
    CHECK(texts("note a; b # c // d") == Texts{"note a; b # c // d"});
    CHECK(texts("as P2 note a; b") == Texts{"as P2 note a; b"});
    CHECK(texts("pass; note x; y\npass") == Texts{"pass", "note x; y", "pass"});
    CHECK(texts("fix 2 Plant because Ann; said # so\npass") == Texts{"fix 2 Plant because Ann; said # so", "pass"});
    CHECK(texts("fix 2 Plant; fix Heat because of; this") == Texts{"fix 2 Plant", "fix Heat because of; this"});
    CHECK(texts("note;pass") == Texts{"note", "pass"});
    CHECK(texts("as \"a;b\" note x;y") == Texts{"as \"a;b\" note x;y"});
}

TEST_CASE("a trailing backslash continues the line, and places stay true") {
    const std::string source = "pass\ncount \\\n  Plant; end";
    const auto lines = split_lines(source);
    REQUIRE(lines.size() == 3);
    CHECK(lines[1].text == "count     Plant");
    CHECK(lines[1].offset == 5);
    CHECK(source.substr(lines[2].offset) == "end");
    CHECK(is_continued("count \\"));
    CHECK_FALSE(is_continued("count Plant"));
    CHECK_FALSE(is_continued("# comment \\"));
}

TEST_CASE("what is typed goes on while brackets are open") {
    CHECK(has_open_brackets("exec PROD[3 Plant,"));
    CHECK_FALSE(has_open_brackets("exec PROD[3 Plant]"));
    CHECK_FALSE(has_open_brackets("note (sic"));
    const auto lines = split_lines("exec PROD[3 Plant,\n  Heat]\npass", 0, true);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].text == "exec PROD[3 Plant,\n  Heat]");
}

TEST_CASE("line breaks of other systems and byte order marks do no harm") {
    CHECK(texts("\xEF\xBB\xBFpass\r\nend\r\n") == Texts{"pass", "end"});
    CHECK(texts("count \\\r\nPlant\r\n") == Texts{"count    Plant"});
}
