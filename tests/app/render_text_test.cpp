// Laying out text in columns.
#include <doctest/doctest.h>

#include "app/tell/render/ascii.hpp"
#include "app/tell/render/fit.hpp"
#include "app/tell/render/text.hpp"

using namespace rego::app;

TEST_CASE("columns count characters, not bytes, and no colour") {
    CHECK(columns("M€ → °C") == 7);
    CHECK(columns("\x1b[1;31mred\x1b[0m") == 3);
    CHECK(pad_left("€", 3) == "  €");
    CHECK(clipped("Tharsis Tholus", 8) == "Tharsis…");
    CHECK(clipped("short", 8) == "short");
}

TEST_CASE("a wide character takes two columns, a mark that joins the one before it none") {
    CHECK(columns("火星") == 4);
    CHECK(columns("e\u0301") == 1);
    CHECK(columns("\U0001F680") == 2);
    CHECK(columns("a\xff") == 2);
    CHECK(clipped("火星火星", 5) == "火星…");
    CHECK(pad_left("火", 4) == "  火");
}

TEST_CASE("text is wrapped at blanks, items between items") {
    CHECK(wrapped("a bb ccc dddd", 6) == std::vector<std::string>{"a bb", "ccc", "dddd"});
    CHECK(wrapped("", 6).empty());
    CHECK(flowed({"one", "two", "three"}, ", ", 10, 2) == "one,\n  two,\n  three");
    CHECK(flowed({"one", "two"}, ", ", 80, 2) == "one, two");
}

TEST_CASE("in ASCII everything has a likeness, and frames stay in line") {
    CHECK(in_ascii("9 M€, -30 → -28 °C · Jörg's Łódź …") == "9 MC, -30 -> -28  C - Jorg's Lodz ...");
    CHECK(in_ascii("┌─┬─┐\n│ 5 │\n└─┴─┘\n") == "+-+-+\n| 5 |\n+-+-+\n");
    CHECK(in_ascii("日本 \xff") == "?? ?");
    CHECK(in_ascii("plain text, 100 %\t\x1b[1mbold\x1b[0m\n") == "plain text, 100 %\t\x1b[1mbold\x1b[0m\n");
}

TEST_CASE("long lines are broken between words, and the caret stays under its place") {
    CHECK(fitted("short\n", 40) == "short\n");
    CHECK(fitted("  hint: a word that is too long for a line of forty columns\n", 40) ==
          "  hint: a word that is too long for a\n    line of forty columns\n");
    CHECK(fitted("error: no `CityTile<LandArea(HAS MAX 0 Neighbor<CityTile<Anyone>>)>`\n", 40) ==
          "error: no `CityTile<LandArea(HAS MAX 0\n  Neighbor<CityTile<Anyone>>)>`\n");
    const std::string cut = fitted(
        "    exec 3 Plant, OceanTile<Tharsis_5_5>, Plnat\n"
        "                                          ^~~~~\n",
        40);
    const std::size_t line = cut.find('\n');
    CHECK(cut.find("Plnat") == cut.find('^', line) - line - 1);
}
