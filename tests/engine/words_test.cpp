// words.json5: what classes are called, asked for by class, and where complaints about it point.
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "engine/load/blanks.hpp"
#include "engine/rules/mentions.hpp"
#include "engine/types/wording.hpp"

using namespace rego::engine;

namespace {

constexpr const char* kClasses = R"(
    ABSTRACT CLASS Tool { CLASS Hammer, Saw { HAS MAX 7 This } }
    ABSTRACT CLASS Meter { CLASS HeightStep { HAS MAX 4 This } }
)";

ClassTable table_with(const std::string& words) {
    return ClassTable(std::make_shared<const Canon>(
        load_canon({{"fan/classes.pets", kClasses, "fan"}, {"fan/words.json5", words, "fan"}})));
}

std::string problem_of(const std::string& words) {
    const ClassTable table = table_with(words);
    if (!table.canon().problems.empty()) return table.canon().problems.front().message;
    const auto unknown = check_mentions(table);
    return unknown.empty() ? "" : unknown.front().message;
}

}  // namespace

TEST_CASE("a class has the words of the nearest class above, but a noun of its own") {
    const ClassTable table = table_with(R"({ "Tool": { "noun": "tool", "color": "red", "gain": "take {amount}" },
                                             "Saw": { "color": "black on 137" } })");
    const ClassId hammer = *table.find("Hammer");
    const ClassId saw = *table.find("Saw");
    CHECK(color_of(table, hammer) == Color{1, -1});
    CHECK(color_of(table, saw) == Color{0, 137});
    CHECK(noun_of(table, *table.find("Tool")).many == "tools");
    CHECK(noun_of(table, hammer).one == "hammer");
    REQUIRE(nearest_phrase(table, saw, &PhraseWords::gain) != nullptr);
    CHECK(*nearest_phrase(table, saw, &PhraseWords::gain) == "take {amount}");
    CHECK(nearest_phrase(table, saw, &PhraseWords::lose) == nullptr);
}

TEST_CASE("a further file adds to the words of a class, and replaces them field by field") {
    const auto canon = std::make_shared<const Canon>(
        load_canon({{"fan/classes.pets", kClasses, "fan"},
                    {"fan/words.json5", R"({ "Saw": { "mass": "saw", "color": "red" } })", "fan"},
                    {"more/words.json5", R"({ "Saw": { "color": "blue" } })", "more"}}));
    const ClassTable table(canon);
    CHECK(color_of(table, *table.find("Saw")) == Color{4, -1});
    CHECK(!noun_of(table, *table.find("Saw")).countable);
}

TEST_CASE("classes below one with a track are tracks; what they leave open has a default") {
    const ClassTable table = table_with(R"({ "Meter": { "track": { "unit": "m", "step": 3 } } })");
    const auto tracks = all_tracks(table);
    REQUIRE(tracks.size() == 1);
    CHECK(tracks[0].name == "height");
    CHECK(tracks[0].raised == "height");
    CHECK(tracks[0].key == "height");
    CHECK(tracks[0].value_text(2) == "6 m");
    CHECK(tracks[0].most == 4);
    CHECK(!track_of(table, *table.find("Saw")));
}

TEST_CASE("points go to the column of the nearest class, and columns stand in the order of the file") {
    const ClassTable table = table_with(R"({ "Saw": { "score": { "column": "Saws" } },
                                             "Component": { "score": { "column": "rest" } } })");
    const auto columns = score_columns(table);
    REQUIRE(columns.size() == 2);
    CHECK(columns[0].key == "saws");
    CHECK(columns[1].key == "rest");
    CHECK(score_key(table, *table.find("Saw")) == "saws");
    CHECK(score_key(table, *table.find("Hammer")) == "rest");
}

TEST_CASE("mistakes are told with the class and the field") {
    CHECK(problem_of(R"({ "Saw": { "color": "reddish" } })") == "`Saw`.color: expected a colour");
    CHECK(problem_of(R"({ "Saw": { "colour": "red" } })") == "`Saw`: unknown field `colour`");
    CHECK(problem_of(R"({ "Saw": { "gain": "take {amuont}" } })") == "`Saw`.gain: unknown blank `{amuont}`");
    CHECK(problem_of(R"({ "Saw": { "noun": [ "saw" ] } })") ==
          "`Saw`.noun: expected a word, or a list of singular and plural");
    CHECK(problem_of(R"({ "Saw": { "track": { "step": 0 } } })") == "`Saw`.step: a step of 0 goes nowhere");
    CHECK(problem_of(R"({ "Saw": { "score": { "letter": "S" } } })") == "`Saw`: field `column` is missing");
    CHECK(problem_of(R"({ "Saw": { "unique": "yes" } })") == "`Saw`.unique: expected true or false");
    CHECK(problem_of(R"({ "Sew": { "noun": "saw" } })") == "unknown class `Sew`");
    CHECK(problem_of(R"([ "Saw" ])") == "expected an object in braces");
}

TEST_CASE("blanks are filled in; an empty one has a word for that, or leaves no gap") {
    const auto fill = [](const Blank& blank) { return blank.name == "of" ? std::string("steel") : std::string(); };
    CHECK(filled("pay with {of|it}", fill) == "pay with steel");
    CHECK(filled("pay with {on|it}", fill) == "pay with it");
    CHECK(filled("step of your {on} production", fill) == "step of your production");
    CHECK(filled("{does:play}", [](const Blank& blank) { return std::string(blank.argument); }) == "play");
    CHECK(filled("no blank", fill) == "no blank");
    CHECK(filled("open {of", fill) == "open {of");
}
