// The caret printer and the names of errors.
#include "parser/text/diagnostic.hpp"

#include <string>

#include <doctest/doctest.h>

#include "parser/parse.hpp"

using namespace rego::parser;

TEST_CASE("every kind of error has a name, and the name finds the kind") {
    for (int i = 0; i <= static_cast<int>(ErrorKind::Internal); ++i) {
        const auto kind = static_cast<ErrorKind>(i);
        const std::string name(error_kind_name(kind));
        CAPTURE(name);
        CHECK(error_kind_from_name(name) == kind);
    }
    CHECK(error_kind_name(ErrorKind::UnknownName) == "unknown-name");
    CHECK(error_kind_name(ErrorKind::DeadEnd) == "dead-end");
    CHECK(error_kind_from_name("nonsense") == std::nullopt);
}

TEST_CASE("lines and columns count from 1, columns in characters") {
    const std::string text = "ab\ncäd\n\nx";
    const auto at = [&text](std::uint32_t offset) {
        const LineColumn place = line_column(text, offset);
        return std::to_string(place.line) + ':' + std::to_string(place.column);
    };
    CHECK(at(0) == "1:1");
    CHECK(at(2) == "1:3");
    CHECK(at(3) == "2:1");
    CHECK(at(4) == "2:2");
    CHECK(at(6) == "2:3");  // after the two bytes of ä
    CHECK(at(8) == "3:1");
    CHECK(at(9) == "4:1");
    CHECK(at(100) == "4:2");
}

TEST_CASE("an error shows its line with a caret under the place") {
    const std::string text = "PROD[X Megacredit FROM]";
    CHECK(render(parse_instruction(text).error(), text, "<command>") ==
          "<command>:1:23: error: expected a type after `FROM`\n"
          "    PROD[X Megacredit FROM]\n"
          "                          ^\n");
}

TEST_CASE("a longer place is underlined") {
    Diagnostic error{ErrorKind::UnknownName, "unknown class `Microb`", {}, Span{7, 13}, {}, "did you mean `Microbe`?"};
    CHECK(render(error, "exec 3 Microb<Ants>", "<stdin>") ==
          "<stdin>:1:8: error: unknown class `Microb`\n"
          "    exec 3 Microb<Ants>\n"
          "           ^~~~~~\n"
          "  hint: did you mean `Microbe`?\n");
}

TEST_CASE("an error without a place shows no line; notes come before the hint") {
    Diagnostic error{ErrorKind::Limit, "cannot remove 8 `Heat`; there are 6", "game.rego", {}, {"nothing was changed"},
                     "`undo`"};
    CHECK(render(error, "whatever", "<stdin>") ==
          "game.rego:1:1: error: cannot remove 8 `Heat`; there are 6\n"
          "  nothing was changed\n"
          "  hint: `undo`\n");
}

TEST_CASE("the caret stands right on later lines, after tabs, wide characters and at the end") {
    Diagnostic error{ErrorKind::Syntax, "m", {}, Span{}, {}, {}};
    const auto shown = [&error](std::string_view text, Span span) {
        error.span = span;
        const std::string all = render(error, text, "f");
        return all.substr(all.find('\n') + 1);
    };
    CHECK(shown("first\nsecond\nthird", {8, 10}) == "    second\n      ^~\n");
    CHECK(shown("\tab", {2, 3}) == "    \tab\n    \t ^\n");
    CHECK(shown("äöü x", {7, 8}) == "    äöü x\n        ^\n");
    CHECK(shown("abc", {3, 3}) == "    abc\n       ^\n");
    CHECK(shown("abc\n", {3, 3}) == "    abc\n       ^\n");
    CHECK(shown("abc\r\ndef", {1, 2}) == "    abc\n     ^\n");
    CHECK(shown("", {0, 0}) == "    \n    ^\n");
    CHECK(shown("ab\ncd", {1, 5}) == "    ab\n     ^\n");  // a place over several lines ends with its first
    CHECK(shown("ab", {90, 95}) == "    ab\n      ^\n");
}

TEST_CASE("of a very long line only the neighbourhood is shown") {
    const std::string text = std::string(5000, 'a') + "!" + std::string(5000, 'b');
    Diagnostic error{ErrorKind::Syntax, "m", {}, Span{5000, 5001}, {}, {}};
    const std::string shown = render(error, text, "f");
    CHECK(shown.size() < 500);
    CHECK(shown.find("f:1:5001: error: m\n") == 0);
    CHECK(shown.find("aaa!bbb") != std::string::npos);
}

TEST_CASE("a result is a value or an error") {
    Result<int> good(3);
    CHECK(good);
    CHECK(good.has_value());
    CHECK(*good == 3);
    Result<int> bad(Diagnostic::of(ErrorKind::Io, "gone"));
    CHECK(!bad);
    CHECK(bad.error().message == "gone");
}
