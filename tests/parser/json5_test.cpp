// Data files: everything JSON5 allows, and where each thing stands.
#include "parser/text/json5.hpp"

#include <cmath>
#include <string>

#include <doctest/doctest.h>

#include "parser/parse.hpp"

using namespace rego::parser;

namespace {

std::string error_of(std::string_view text) {
    const auto result = json5::read(text);
    if (result) return {};
    CHECK(result.error().kind == ErrorKind::Syntax);
    const LineColumn place = line_column(text, result.error().span->begin);
    return std::to_string(place.line) + ':' + std::to_string(place.column) + ' ' + result.error().message;
}

std::string text_of(std::string_view text, Span span) {
    return std::string(text.substr(span.begin, span.end - span.begin));
}

}  // namespace

TEST_CASE("a card file is read with comments, trailing commas, bare keys and single quotes") {
    const std::string text = R"(// cards
{ cards: [
    /* one */ { name: "DustBaffles", 'deck': 'PROJECT', cost: 6, tags: [ "BuildingTag", ], ok: true, no: false, nil: null, },
  ],
})";
    const auto root = json5::read(text);
    REQUIRE(root);
    const json5::Value* cards = root->find("cards");
    REQUIRE(cards != nullptr);
    REQUIRE(cards->array() != nullptr);
    REQUIRE(cards->array()->size() == 1);
    const json5::Value& card = cards->array()->front();
    CHECK(card.find("name")->string()->text == "DustBaffles");
    CHECK(card.find("deck")->string()->text == "PROJECT");
    CHECK(*card.find("cost")->number() == 6);
    CHECK(card.find("tags")->array()->size() == 1);
    CHECK(*card.find("ok")->boolean());
    CHECK(!*card.find("no")->boolean());
    CHECK(card.find("nil")->is_null());
    CHECK(card.find("none") == nullptr);
    CHECK(card.find("cost")->find("x") == nullptr);
    CHECK(card.object()->at(1).key == "deck");
    CHECK(text_of(text, card.object()->at(1).key_span) == "'deck'");
    CHECK(text_of(text, card.find("name")->span) == "\"DustBaffles\"");
    CHECK(text_of(text, card.find("tags")->span) == "[ \"BuildingTag\", ]");
}

TEST_CASE("numbers of every form") {
    const auto number = [](std::string_view text) { return *json5::read(text).value().number(); };
    CHECK(number("0") == 0);
    CHECK(number("-12") == -12);
    CHECK(number("+7") == 7);
    CHECK(number("1.5e3") == 1500);
    CHECK(number(".5") == 0.5);
    CHECK(number("5.") == 5);
    CHECK(number("0x1F") == 31);
    CHECK(number("-0XaB") == -171);
    CHECK(std::isinf(number("Infinity")));
    CHECK(number("-Infinity") < 0);
    CHECK(std::isnan(number("NaN")));
}

TEST_CASE("strings with escapes and over several lines") {
    const auto string = [](std::string_view text) { return json5::read(text).value().string()->text; };
    CHECK(string(R"("a\nb\t\"\\\/\'")") == "a\nb\t\"\\/'");
    CHECK(string(R"('it\'s "this"')") == "it's \"this\"");
    CHECK(string(R"("\x41\u00e4\u20ac\ud83c\udf31")") == "Aä€🌱");
    CHECK(string("\"one \\\ntwo\"") == "one two");
    CHECK(string("\"one \\\r\ntwo\"") == "one two");
    CHECK(string("\"one\ntwo\"") == "one\ntwo");
    CHECK(string(R"("\0")") == std::string(1, '\0'));
}

TEST_CASE("an error inside a string points into the file") {
    const std::string text =
        "{\n  cards: [\n    { immediate: \"PROD[\\\n        Plant], \\u0033 Heat Steel\" },\n  ],\n}\n";
    const auto root = json5::read(text).value();
    const json5::String& immediate = *root.find("cards")->array()->front().find("immediate")->string();
    CHECK(immediate.text == "PROD[        Plant], 3 Heat Steel");
    const Diagnostic error = json5::in_file(parse_instruction(immediate.text).error(), immediate);
    CHECK(render(error, text, "cards.json5") ==
          "cards.json5:4:29: error: expected `,`, `THEN`, `OR` or the end of the instruction after `Heat`\n"
          "            Plant], \\u0033 Heat Steel\" },\n"
          "                                ^~~~~\n");
}

TEST_CASE("each character of a string knows where it was written") {
    const std::string text = R"(  "ab\ncd\u0041e" )";
    const auto root = json5::read(text).value();
    const json5::String& string = *root.string();
    REQUIRE(string.text == "ab\ncdAe");
    const std::uint32_t expected[] = {3, 4, 5, 7, 8, 9, 15, 16};
    for (std::uint32_t i = 0; i < 8; ++i) CHECK(string.source_offset(i) == expected[i]);
}

TEST_CASE("mistakes in data files") {
    CHECK(error_of("") == "1:1 expected a value");
    CHECK(error_of("{") == "1:1 this `{` is never closed");
    CHECK(error_of("[1, 2") == "1:1 this `[` is never closed");
    CHECK(error_of("[1 2]") == "1:4 expected `,` or `]`");
    CHECK(error_of("{a 1}") == "1:4 expected `:`");
    CHECK(error_of("{a: 1 b: 2}") == "1:7 expected `,` or `}`");
    CHECK(error_of("{1: 2}") == "1:2 expected a key or `}`");
    CHECK(error_of("{a: 1,\n a: 2}") == "2:2 the key `a` is here twice");
    CHECK(error_of("\"abc") == "1:1 this string never ends");
    CHECK(error_of("\"abc\\") == "1:5 this string never ends");
    CHECK(error_of("\"\\x4\"") == "1:2 expected two hexadecimal digits after `\\x`");
    CHECK(error_of("\"\\u12\"") == "1:2 expected four hexadecimal digits after `\\u`");
    CHECK(error_of("\"\\ud800\"") == "1:2 half of a pair stands alone");
    CHECK(error_of("/* abc") == "1:1 this comment never ends");
    CHECK(error_of("1 2") == "1:3 expected the end after the value");
    CHECK(error_of("12abc") == "1:1 expected the end of the number");
    CHECK(error_of("1e999") == "1:1 number out of range");
    CHECK(error_of("truely") == "1:1 expected a value");
    CHECK(error_of("0x") == "1:3 expected a hexadecimal digit");
    std::string many = "{";
    for (int i = 0; i < 50; ++i) many += "k" + std::to_string(i) + ": 1,";
    CHECK(error_of(many + "k7: 2}").find("the key `k7` is here twice") != std::string::npos);
    CHECK(error_of(many + "}").empty());
}

TEST_CASE("deep data is refused, long data is read") {
    CHECK(json5::read(std::string(200, '[') + std::string(200, ']')));
    CHECK(error_of(std::string(100'000, '[')).find("nested too deeply") != std::string::npos);
    std::string text = "[";
    for (int i = 0; i < 100'000; ++i) text += "1,";
    CHECK(json5::read(text + "]").value().array()->size() == 100'000);
}
