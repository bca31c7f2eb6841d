// Nothing that rego prints steers the terminal, whatever stands in notes, names, files or canons.
#include "app/tell/render/visible.hpp"

#include <doctest/doctest.h>

#include "app/tell/render/style.hpp"

using namespace rego::app;

TEST_CASE("text stays as it is, in any language") {
    for (const char* text : {"", "plain", "M€ 5 → 9\n\ttab", "Jörg Žižek 日本語 🪐 e\u0301"}) {
        CHECK(visible(text, false) == text);
        CHECK(visible(text, true) == text);
    }
}

TEST_CASE("what steers a terminal is shown as one sign") {
    for (const char* sign : {"\x1b", "\r", "\b", "\x7f", "\a", "\u0085", "\u009b", "\u202e", "\u202a", "\u2066",
                             "\u200f", "\u061c", "\u2028", "\xff", "\xc0", "\xed"}) {
        CAPTURE(static_cast<int>(static_cast<unsigned char>(sign[0])));
        CHECK(visible(std::string("a") + sign + "b", true) == "a\uFFFDb");
    }
    CHECK(visible(std::string("a\0b", 3), false) == "a\uFFFDb");
    CHECK(visible("\x1b]0;title\a", true) == "\uFFFD]0;title\uFFFD");
    CHECK(visible("\xe2\x82", false) == "\uFFFD\uFFFD");
}

TEST_CASE("colours stay as rego makes them, and no others") {
    Style style;
    style.color = true;
    for (const Ink ink : {Ink{Ink::Bad}, Ink{Ink::Dim}, player_ink(1), player_ink(5), Ink{{137, 22}, true}}) {
        const std::string painted = paint(style, ink, "text");
        CHECK(visible(painted, true) == painted);
        CHECK(visible(painted, false).find('\x1b') == std::string::npos);
    }
    for (const char* foreign : {"\x1b[8m", "\x1b[5m", "\x1b[31", "\x1b[;m", "\x1b[2J", "\x1b[31;8m", "\x1b[m"})
        CHECK(visible(foreign, true).starts_with("\uFFFD["));
}
