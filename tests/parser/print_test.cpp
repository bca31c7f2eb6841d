// The canonical form: what is written in many ways prints in one.
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "parser/canonical.hpp"

using rego::parser::canonical;

namespace {

std::string print_back(std::string_view kind, std::string_view text) {
    const auto result = canonical(kind, text);
    return result ? *result : "error: " + result.error().message;
}

struct Pair {
    std::string written;
    std::string canonical;
};

void shows(std::string_view kind, std::initializer_list<Pair> pairs) {
    for (const auto& [written, expected] : pairs) {
        CAPTURE(written);
        CHECK(print_back(kind, written) == expected);
        CHECK(print_back(kind, expected) == expected);
    }
}

}  // namespace

TEST_CASE("numbers and types that can be left out are left out") {
    shows("instruction", {
                             {"1 Plant", "Plant"},
                             {"5 Megacredit", "5"},
                             {"Megacredit", "1"},
                             {"1 Megacredit", "1"},
                             {"-Megacredit", "-1"},
                             {"-1 Plant", "-Plant"},
                             {"X Megacredit", "X"},
                             {"1X Plant", "X Plant"},
                             {"3 X Plant", "3X Plant"},
                             {"Megacredit!", "1!"},
                             {"5 Megacredit<Anyone>", "5 Megacredit<Anyone>"},
                             {"Megacredit<>", "Megacredit<>"},
                             {"1 Megacredit FROM Heat", "Megacredit FROM Heat"},
                             {"3 FROM Heat", "3 Megacredit FROM Heat"},
                             {"Plant / 1 Heat", "Plant / Heat"},
                             {"Plant / 1 (A OR B)", "Plant / (A OR B)"},
                             {"Plant / Megacredit", "Plant / Megacredit"},
                             {"007 Plant", "7 Plant"},
                         });
    shows("requirement", {
                             {"1 Plant", "Plant"},
                             {"5 Megacredit", "5"},
                             {"Megacredit", "1"},
                             {"MAX Plant", "MAX 1 Plant"},
                             {"=Plant", "=1 Plant"},
                             {"MAX 5 Megacredit", "MAX 5"},
                             {"1 CardFront.cost", "CardFront.cost"},
                             {"EVAL requirement", "requirement"},
                         });
    shows("action", {{"1 Plant -> 1 Heat", "Plant -> Heat"}, {"5 Megacredit -> Megacredit", "5 -> 1"}});
    shows("metric", {{"1 Plant", "Plant"},
                     {"PROD[Megacredit]", "PROD[1]"},
                     {"PROD[3 Megacredit OR Heat]", "PROD[3 OR Heat]"},
                     {"PROD[(1)]", "PROD[1]"},
                     {"PROD[Megacredit MAX 5]", "PROD[Megacredit MAX 5]"}});
}

TEST_CASE("needless brackets go") {
    shows("instruction", {
                             {"((Plant))", "Plant"},
                             {"(Plant), (Heat)", "Plant, Heat"},
                             {"(A, B), C", "A, B, C"},
                             {"A THEN (B THEN C)", "A THEN B THEN C"},
                             {"A OR ((B OR C) OR D)", "A OR B OR C OR D"},
                             {"(A OR B) THEN C", "A OR B THEN C"},
                             {"A OR (B THEN C)", "A OR (B THEN C)"},
                             {"(A, B) THEN C", "(A, B) THEN C"},
                             {"3 X2: (1: A)", "3 X2: 1: A"},
                             {"(3 B: A), C", "3 B: A, C"},
                             {"(3 B: A) THEN C", "3 B: A THEN C"},
                             {"3 B: (A, C)", "3 B: (A, C)"},
                             {"(3 B): A", "3 B: A"},
                             {"(B, C): A", "(B, C): A"},
                             {"(A FROM B)", "A FROM B"},
                             {"(A FROM B) / C", "A FROM B / C"},
                             {"(A / B) BY C", "A / B BY C"},
                             {"(A BY B) / C", "A BY B / C"},
                             {"(3 B: A) / C", "(3 B: A) / C"},
                             {"A / (B)", "A / B"},
                             {"A / (B - C)", "A / B - C"},
                             {"A / (B OR C)", "A / (B OR C)"},
                             {"PROD[(A, B)]", "PROD[A, B]"},
                             {"(PROD[A])", "PROD[A]"},
                             {"((3 PlantTag): (Plant))", "3 PlantTag: Plant"},
                         });
    shows("requirement", {
                             {"((A))", "A"},
                             {"(A, B), C", "A, B, C"},
                             {"(A OR B) OR C", "A OR B OR C"},
                             {"(A OR B), C", "A OR B, C"},
                             {"(A, B) OR C", "(A, B) OR C"},
                             {"3 (Plant)", "3 Plant"},
                             {"3 (PROD[Plant])", "3 PROD[Plant]"},
                         });
    shows("metric", {
                        {"(A OR B)", "A OR B"},
                        {"(A OR B) OR C", "A OR B OR C"},
                        {"(A - B) - C", "A - B - C"},
                        {"(A MAX B) - C", "A MAX B - C"},
                        {"A - (B MAX C)", "A - B MAX C"},
                        {"(A - B) MAX C", "(A - B) MAX C"},
                        {"A MAX (B MAX C)", "A MAX (B MAX C)"},
                        {"(A MAX B) MAX C", "A MAX B MAX C"},
                        {"(3 A) MAX (5)", "3 A MAX 5"},
                        {"3 (A)", "3 A"},
                        {"(A - B) OR C", "A - B OR C"},
                    });
    shows("action",
          {{"(A) -> (B)", "A -> B"}, {"(A, B), C -> D", "A, B, C -> D"}, {"(A OR B) OR C -> D", "A OR B OR C -> D"}});
    shows("effect", {{"(A OR B): C", "A OR B: C"},
                     {"(A OR B) BY C: D", "A OR B BY C: D"},
                     {"(A BY B) IF C: D", "A BY B IF C: D"},
                     {"A OR (B OR C): D", "A OR B OR C: D"},
                     {"A IF (B, C): D", "A IF B, C: D"},
                     {"A: (B)", "A: B"}});
}

TEST_CASE("brackets round a gate that is an arm of OR stay, and come when missing") {
    shows("instruction", {
                             {"(=8 This: TemperatureStep) OR Ok", "(=8 This: TemperatureStep) OR Ok"},
                             {"=8 This: TemperatureStep OR Ok", "(=8 This: TemperatureStep) OR Ok"},
                             {"PROD[Plant OR 3 PlantTag: 4 Plant]", "PROD[Plant OR (3 PlantTag: 4 Plant)]"},
                         });
}

TEST_CASE("the spellings of today replace older ones") {
    shows(
        "type",
        {{"Steel.CLASS", "Class<Steel>"}, {"Steel.class", "Class<Steel>"}, {"Pay<Steel.CLASS>", "Pay<Class<Steel>>"}});
    shows("instruction",
          {{"Steel.CLASS.", "Class<Steel>."}, {"3 Steel.CLASS / Heat.CLASS", "3 Class<Steel> / Class<Heat>"}});
    shows("class", {{"CLASS A<B>[C]", "CLASS A[C]<B>"},
                    {"CLASS A { +This. }", "CLASS A { DEFAULT +This. }"},
                    {"CLASS A { a = HAS \"3 B, C\" }", "CLASS A { a = HAS 3 B, C }"},
                    {"CLASS A { a = COUNT B }", "CLASS A { a = B }"}});
}

TEST_CASE("short names and letter case stay as typed") {
    shows("instruction",
          {{"2 plant, 3 TR, -7 M<p2>", "2 plant, 3 TR, -7 M<p2>"}, {"citytile<anyone>", "citytile<anyone>"}});
    shows("requirement", {{"3 plant<anyone>", "3 plant<anyone>"}});
}

TEST_CASE("white space and comments do not matter") {
    shows("instruction", {
                             {"  3   Plant ,\tHeat  ", "3 Plant, Heat"},
                             {"3 Plant,\n Heat", "3 Plant, Heat"},
                             {"3 Plant, // the plants\n Heat // the heat", "3 Plant, Heat"},
                             {"PROD[ -Energy ,2 ]", "PROD[-Energy, 2]"},
                             {"A <B , C> ( HAS ? 3 D )", "A<B, C>(HAS? 3 D)"},
                             {"1:Plant", "1: Plant"},
                             {"-Plant?OR-Heat?", "-Plant? OR -Heat?"},
                         });
}

TEST_CASE("the statements of a class may be written in any order and on any lines") {
    const char* expected = "CLASS A : B, C { HAS 3 D; DEFAULT +A!; cost = 11; This: C; 2 E -> F; CLASS G, H }";
    shows("class", {
                       {"CLASS A : B, C { This: C; cost = 11; HAS 3 D; CLASS G, H; 2 E -> F; DEFAULT +A! }", expected},
                       {"CLASS A : B, C {\n  This: C\n\n  cost = 11 // a comment\n  HAS 3 D\n  CLASS G, H\n  2 E -> "
                        "F;;\n  DEFAULT +A!\n}\n",
                        expected},
                       {"CLASS A : \\\n B, C\n{\n This: \\\n C; cost = 11; HAS \\\n 3 D\n CLASS G, \\\n H\n 2 E -> "
                        "\\\n F; DEFAULT +A! }",
                        expected},
                       {"\n\n// first\nCLASS A : B, C { This: C; cost = 11\n HAS 3 D\n DEFAULT +A!\n CLASS G, H\n 2 E "
                        "-> F }\n// last",
                        expected},
                   });
    shows("class",
          {
              {"CLASS A {}", "CLASS A"},
              {"CLASS A { }", "CLASS A"},
              {"CLASS A { ; ; }", "CLASS A"},
              {"\"doc\"\n\nCLASS A", "\"doc\" CLASS A"},
              {"CLASS A { This: (B,\n C) }", "CLASS A { This: B, C }"},
              {"CLASS A { This: PROD[B,\n C]\n End: D<E,\n F> }", "CLASS A { This: PROD[B, C]; End: D<E, F> }"},
              {"CLASS A { CLASS B {} CLASS C {} }", "CLASS A { CLASS B; CLASS C }"},
          });
}

TEST_CASE("the supertypes at the end of a list of classes go to each") {
    shows("class", {{"CLASS A, B : C { D: E }", "CLASS A, B : C { D: E }"}});
}

TEST_CASE("a file prints one statement to a line") {
    CHECK(print_back("file",
                     "// comment\n\"The root\" ABSTRACT CLASS Component { DEFAULT +Component!; DEFAULT -Component! }\n"
                     "CLASS Energy { ProductionPhase:: Heat FROM This }; CLASS Plain\n"
                     "CLASS Outer { HAS MAX 1 This; CLASS Inner { This: 1; This: 2 }; \"doc\" CLASS Other }") ==
          "\"The root\"\n"
          "ABSTRACT CLASS Component {\n"
          "    DEFAULT +Component!\n"
          "    DEFAULT -Component!\n"
          "}\n"
          "\n"
          "CLASS Energy { ProductionPhase:: Heat FROM This }\n"
          "\n"
          "CLASS Plain\n"
          "\n"
          "CLASS Outer {\n"
          "    HAS MAX 1 This\n"
          "    CLASS Inner {\n"
          "        This: 1\n"
          "        This: 2\n"
          "    }\n"
          "    \"doc\"\n"
          "    CLASS Other\n"
          "}\n");
    CHECK(print_back("file", "") == "");
    CHECK(print_back("file", "\n // nothing\n\n") == "");
}

TEST_CASE("a block with another name than PROD can be read and printed, but only on request") {
    shows("instruction", {{"CARDS[2 ProjectCard(HAS PlantTag)]", "CARDS[2 ProjectCard(HAS PlantTag)]"}});
    shows("metric", {{"CARDS[ProjectCard<Hand>] MAX 3", "CARDS[ProjectCard<Hand>] MAX 3"}});
}

TEST_CASE("an unknown kind of text is an error of usage") {
    const auto result = canonical("card", "Plant");
    REQUIRE(!result);
    CHECK(result.error().kind == rego::parser::ErrorKind::Usage);
    CHECK(result.error().message == "unknown kind of text `card`");
}
