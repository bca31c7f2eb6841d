// What a mistake is told, and where.
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "parser/canonical.hpp"
#include "parser/parse.hpp"

using namespace rego::parser;

namespace {

/// `LINE:COLUMN message` of the error; empty when there is none.
std::string error_of(std::string_view kind, std::string_view text) {
    const auto result = canonical(kind, text);
    if (result) return {};
    CHECK(result.error().kind == ErrorKind::Syntax);
    REQUIRE(result.error().span);
    const LineColumn place = line_column(text, result.error().span->begin);
    return std::to_string(place.line) + ':' + std::to_string(place.column) + ' ' + result.error().message;
}

std::string hint_of(std::string_view kind, std::string_view text) { return canonical(kind, text).error().hint; }

struct Case {
    std::string text;
    std::string error;
};

void fails(std::string_view kind, std::initializer_list<Case> cases) {
    for (const auto& [text, error] : cases) {
        CAPTURE(text);
        CHECK(error_of(kind, text) == error);
    }
}

}  // namespace

TEST_CASE("mistakes in instructions") {
    fails("instruction",
          {
              {"", "1:1 expected an instruction"},
              {"   ", "1:4 expected an instruction"},
              {"PROD[X Megacredit FROM]", "1:23 expected a type after `FROM`"},
              {"3 Plant Heat", "1:9 expected `,`, `THEN`, `OR` or the end of the instruction after `Plant`"},
              {"3 Plant,", "1:9 expected an instruction after `,`"},
              {"3 Plant, , Heat", "1:10 expected an instruction after `,`"},
              {"Plant OR", "1:9 expected an instruction after `OR`"},
              {"OR Plant", "1:1 expected an instruction"},
              {"Plant THEN OR Heat", "1:12 expected an instruction after `THEN`"},
              {"PROD[Plant", "1:11 expected an operator or `]` after `Plant`"},
              {"PROD Plant", "1:6 expected `[` after `PROD`"},
              {"PROD[Plant)", "1:11 expected an operator or `]` after `Plant`"},
              {"(3 Plant", "1:9 expected an operator or `)` after `Plant`"},
              {"3 Plant)", "1:8 this `)` closes nothing"},
              {"Plant<Anyone>>", "1:14 this `>` closes nothing"},
              {"Plant /", "1:8 expected a metric after `/`"},
              {"Plant / OR Heat", "1:9 expected a metric after `/`"},
              {"Plant / 0 Heat", "1:9 cannot count by 0"},
              {"-", "1:2 expected a number or a type after `-`"},
              {"-, Heat", "1:2 expected a number or a type after `-`"},
              {"CityTile<", "1:10 expected `>` or a type after `<`"},
              {"CityTile<Player1", "1:17 expected `,` or `>` after `Player1`"},
              {"CityTile<Player1,>", "1:18 expected a type after `,`"},
              {"CityTile<Player1 FROM>", "1:22 expected a type after `FROM`"},
              {"A<B FROM C, D FROM E>", "1:15 expected `,` or `>` after `D`"},
              {"A<B FROM C> FROM D", "1:13 expected `,`, `THEN`, `OR` or the end of the instruction after `>`"},
              {"Area(HAS)", "1:9 expected a requirement after `HAS`"},
              {"Area(HAS MAX)", "1:13 expected a number or a type after `MAX`"},
              {"Area(HAS 3 Plant", "1:17 expected `,`, `OR` or `)` after `Plant`"},
              {"3 PlantTag:", "1:12 expected an instruction after `:`"},
              {": Plant", "1:1 expected an instruction"},
              {"MAX 4 OxygenStep", "1:1 expected an instruction"},
              {"3Plant", "1:1 expected a space after the number `3`"},
              {"@", "1:2 expected the name of a custom instruction after `@`"},
              {"@foo", "1:5 expected `(` after `foo`"},
              {"@foo(Plant", "1:11 expected `,` or `)` after `Plant`"},
              {"Plant BY", "1:9 expected a type after `BY`"},
              {"Plant!?", "1:7 expected `,`, `THEN`, `OR` or the end of the instruction after `!`"},
              {"3 Plant # hi", "1:9 unexpected character `#`"},
              {"3 Plänt", "1:5 unexpected character `ä`"},
              {std::string("3 Pl\0nt", 7), "1:5 unexpected byte 0"},
              {"\xFF", "1:1 unexpected byte 255"},
              {"Plant { This Heat }", "1:14 expected `:` or `::` after `This`"},
              {"Plant {", "1:8 expected a statement or `}` after `{`"},
              {"\"hello\"", "1:1 expected an instruction"},
              {"\"hello", "1:1 this quotation never ends"},
              {"Plant \\ Heat", "1:7 unexpected character `\\`"},
          });
}

TEST_CASE("mistakes in effects, actions, requirements, metrics and types") {
    fails("effect", {
                        {"Plant", "1:6 expected `:` or `::` after `Plant`"},
                        {"Plant:", "1:7 expected an instruction after `:`"},
                        {": Plant", "1:1 expected a trigger"},
                        {"3 Plant: Heat", "1:1 expected a trigger"},
                        {"Plant IF: Heat", "1:9 expected a requirement after `IF`"},
                        {"Plant OR: Heat", "1:9 expected a trigger after `OR`"},
                        {"Plant, Heat: Steel", "1:6 expected `:` or `::` after `Plant`"},
                        {"PROD[Plant: Heat", "1:11 expected `OR` or `]` after `Plant`"},
                        {"Plant: 3 Heat:", "1:15 expected an instruction after `:`"},
                    });
    fails("action",
          {
              {"Plant", "1:6 expected `->` after `Plant`"},
              {"Plant ->", "1:9 expected an instruction after `->`"},
              {"-Plant -> Heat", "1:1 expected a cost or `->`"},
              {"Plant, -> Heat", "1:8 expected a cost after `,`"},
              {"Plant -> Heat -> Steel", "1:15 expected `,`, `THEN`, `OR` or the end of the action after `Heat`"},
              {"3 / -> Heat", "1:5 expected a metric after `/`"},
          });
    fails("requirement", {
                             {"MAX", "1:4 expected a number or a type after `MAX`"},
                             {"X Plant", "1:1 expected a requirement"},
                             {"-Plant", "1:1 expected a requirement"},
                             {"Plant,", "1:7 expected a requirement after `,`"},
                             {"Plant Heat", "1:7 expected `,`, `OR` or the end of the requirement after `Plant`"},
                             {"EVAL Plant", "1:11 expected `.` and a property after `Plant`"},
                             {"3 (A, B)", "1:5 expected an operator or `)` after `A`"},
                         });
    fails("metric", {
                        {"Plant -", "1:8 expected a metric after `-`"},
                        {"Plant MAX OR", "1:11 expected a metric after `MAX`"},
                        {"0 Plant", "1:1 cannot count by 0"},
                        {"PROD[0]", "1:6 cannot count by 0"},
                        {"Plant, Heat", "1:6 expected `OR`, `MAX`, `-` or the end of the metric after `Plant`"},
                    });
    fails("type", {
                      {"3 Plant", "1:1 expected a type"},
                      {"Plant FROM Heat", "1:7 expected the end of the type after `Plant`"},
                      {"Steel.CLASSY", "1:6 expected the end of the type after `Steel`"},
                      {"<Plant>", "1:1 expected a type"},
                      {"Plant<HAS>", "1:7 expected `>` or a type after `<`"},
                  });
}

TEST_CASE("mistakes in class declarations point at their line") {
    fails("class",
          {
              {"A", "1:1 expected a class declaration"},
              {"CLASS", "1:6 expected the name of a class after `CLASS`"},
              {"CLASS A :", "1:10 expected a type after `:`"},
              {"ABSTRACT A", "1:10 expected `CLASS` after `ABSTRACT`"},
              {"EXTEND CityTile {}", "1:8 expected `CLASS` after `EXTEND`"},
              {"CLASS A, {}", "1:10 expected the name of a class after `,`"},
              {"CLASS A<>", "1:9 expected a type after `<`"},
              {"CLASS A[", "1:9 expected a short name after `[`"},
              {"\"doc\"", "1:6 expected a class declaration after `\"…\"`"},
              {"CLASS A { HAS }", "1:15 expected a requirement after `HAS`"},
              {"CLASS A { DEFAULT }", "1:19 expected `+`, `-` or a type after `DEFAULT`"},
              {"CLASS A { cost = }", "1:18 expected a number, a kind, a metric or `HAS` and a requirement after `=`"},
              {"CLASS A { Plant }", "1:17 expected `:` or `::` after `Plant`"},
              {"CLASS A { Plant: Heat Steel }", "1:23 expected an operator or the end of the statement after `Heat`"},
              {"CLASS A {\n  This: Plant\n", "2:14 expected a statement or `}` after `Plant`"},
              {"CLASS A { This: Plant }}", "1:24 this `}` closes nothing"},
              {"CLASS A { a = HAS \"3 B }", "1:19 this quotation never ends"},
              {"CLASS A CLASS B", "1:9 expected the end of the class declaration after `A`"},
          });
    fails("file",
          {
              {"CLASS A {\n  This: (Plant\n  End: 3\n}\n", "2:15 expected an operator or `)` after `Plant`"},
              {"CLASS A {\n  This: Plant,\n  End: 3\n}\n", "2:15 expected an instruction after `,`"},
              {"CLASS A\n\nCLASS B : C {\n  HAS MAX 1 This\n  this = that = more\n}\n",
               "5:15 expected an operator or the end of the statement after `that`"},
              {"CLASS A {\n  This: Plant\n}\nThis: Heat\n", "4:1 expected a class declaration after `}`"},
              {"CLASS A\nCLASS B {\n  \"doc\"\n  This: Heat\n}\n", "4:3 expected a class declaration after `\"…\"`"},
          });
}

TEST_CASE("hints name what was probably meant") {
    CHECK(hint_of("instruction", "2 plant or 3 heat") == "keywords are upper case: `OR`");
    CHECK(hint_of("instruction", "Plant From Heat") == "keywords are upper case: `FROM`");
    CHECK(hint_of("instruction", "MAX 4 OxygenStep") == "a requirement needs `:` and an instruction behind it");
    CHECK(hint_of("instruction", "Area(3 Plant)") == "a type is refined by `(HAS …)`");
    CHECK(hint_of("class", "CLASS A { Cost = 3 }") == "a property begins with a small letter");
}

TEST_CASE("a very long word is not repeated in full") {
    const std::string text = std::string(100'000, 'A') + " Plant";
    const auto result = parse_instruction(text);
    REQUIRE(!result);
    CHECK(result.error().message.size() < 200);
}

TEST_CASE("a block other than PROD is unknown to the engine") {
    CHECK(!parse_instruction("CARDS[ProjectCard]"));
    CHECK(!parse_metric("CARDS[ProjectCard]"));
    CHECK(parse_instruction("CARDS[ProjectCard]", Blocks::Any));
}
