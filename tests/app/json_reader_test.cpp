// Records are JSON, read from front to back: every sort of value, and what is wrong with its place.
#include "app/follow/json_reader.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using rego::app::follow::JsonReader;
using rego::app::follow::Malformed;

namespace {

/// What the reader says to a text that is read as a list of texts.
std::string complaint(const std::string& text) {
    JsonReader in(text);
    try {
        in.list([&] { (void)in.text(); });
        in.end();
    } catch (const Malformed& error) {
        return error.what();
    }
    return "none";
}

std::string text_of(const std::string& json) {
    JsonReader in(json);
    return in.text();
}

}  // namespace

TEST_CASE("texts are read with all their escapes") {
    CHECK(text_of(R"("Inventors' Guild")") == "Inventors' Guild");
    CHECK(text_of(R"("a\"b\\c\/d\n\te")") == "a\"b\\c/d\n\te");
    CHECK(text_of(R"("1 M\u20ac, \u00e9, \u0041")") == "1 M\xE2\x82\xAC, \xC3\xA9, A");
    CHECK(text_of(R"("\ud83d\ude80")") == "\xF0\x9F\x9A\x80");
}

TEST_CASE("members come in any order, unknown ones are skipped, and null is nothing") {
    const std::string json =
        R"( { "later": [1, {"x": [true, null, -2.5e3]}, "]}"], "name": "Ants", "none": null, "n": -12, "on": true } )";
    JsonReader in(json);
    std::string name;
    int n = 0;
    bool on = false;
    in.object({"n", "name"}, [&](std::string_view key) {
        CHECK(key != "none");
        if (key == "name") {
            name = in.text();
        } else if (key == "n") {
            n = in.number();
        } else if (key == "on") {
            on = in.flag();
        } else {
            return false;
        }
        return true;
    });
    in.end();
    CHECK(name == "Ants");
    CHECK(n == -12);
    CHECK(on);
}

TEST_CASE("what is not as it should be is told with its place") {
    CHECK(complaint(R"(["a", "b"])") == "none");
    CHECK(complaint(R"(["a", 3])") == "$[1]: expected a text, found number");
    CHECK(complaint(R"(["a", null])") == "$[1]: expected a text, found null");
    CHECK(complaint(R"({})") == "$: expected a list, found object");
    const std::string json = R"({"a\"b": [{"n": 1.5}]})";
    JsonReader in(json);
    try {
        in.object({}, [&](std::string_view) {
            in.list([&] {
                in.object({}, [&](std::string_view) {
                    (void)in.number();
                    return true;
                });
            });
            return true;
        });
        FAIL("read what it should not");
    } catch (const Malformed& error) {
        CHECK(std::string(error.what()) == R"($.a\"b[0].n: expected a whole number, found number)");
    }
}

TEST_CASE("what is not JSON is told with the byte where it ceases to be") {
    for (const char* text :
         {"", "[", "[\"a\"", "[\"a\" \"b\"]", "[\"a\",]", "[\"a\"] x", "[\"a]", "[\"\\x\"]", "[\"\\u12\"]",
          "[\"\\ud800\"]", "[\"a\nb\"]", "nonsense", "[nul]", "[01]", "[-]", "[1.]"}) {
        CAPTURE(text);
        JsonReader in(text);
        std::string said = "nothing";
        try {
            in.skip();
            in.end();
        } catch (const Malformed& error) {
            said = error.what();
        }
        CHECK(said.starts_with("not JSON: "));
        CHECK(said.find(" at byte ") != std::string::npos);
    }
}

TEST_CASE("what goes too deep is refused") {
    const std::string deep(100'000, '[');
    JsonReader in(deep);
    CHECK_THROWS_AS(in.skip(), Malformed);
}

TEST_CASE("what is written as before is passed over, and nothing else") {
    JsonReader in(R"([{"a": 1}, {"a": 1}, {"a": 12}, []])");
    std::string_view before;
    std::vector<bool> passed;
    in.list([&] {
        passed.push_back(in.skip_if(before));
        if (!passed.back()) before = in.written([&] { in.skip(); });
    });
    in.end();
    CHECK(passed == std::vector<bool>{false, true, false, false});
    CHECK(before == "[]");
}
