// What is UTF-8 and what is not.
#include "parser/text/utf8.hpp"

#include <doctest/doctest.h>

using namespace rego::parser;

TEST_CASE("characters of one to four bytes are UTF-8") {
    CHECK_FALSE(first_invalid_utf8(""));
    CHECK_FALSE(first_invalid_utf8("M\xC3\xA4rz, 5 M\xE2\x82\xAC, \xF0\x9F\x8C\x8D"));
}

TEST_CASE("the first byte that belongs to no character is found") {
    CHECK(first_invalid_utf8("Caf\xE9") == 3);  // Latin-1
    CHECK(first_invalid_utf8("Caf\xE9 au lait") == 3);
    CHECK(first_invalid_utf8("\xC3\xA4\x80") == 2);  // nothing to continue
    CHECK(first_invalid_utf8("\xE2\x82") == 0);      // cut short
    CHECK(first_invalid_utf8("\xC0\xAF") == 0);      // overlong
    CHECK(first_invalid_utf8("\xE0\x80\xAF") == 0);
    CHECK(first_invalid_utf8("\xED\xA0\x80") == 0);       // a surrogate
    CHECK(first_invalid_utf8("a\xF4\x90\x80\x80") == 1);  // beyond the last character
    CHECK(first_invalid_utf8("\xFF\xFE") == 0);           // UTF-16
}

TEST_CASE("what is shown keeps its length") {
    CHECK(without_invalid_utf8("Caf\xE9 f\xC3\xBCr \xE2\x82") == "Caf? f\xC3\xBCr ??");
}
