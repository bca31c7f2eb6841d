// Very deep, very long, very large: refused with a clear error or read in time that grows with the length only.
#include <string>

#include <doctest/doctest.h>

#include "parser/canonical.hpp"
#include "parser/parse.hpp"
#include "parser/print.hpp"

using namespace rego::parser;

namespace {

std::string repeat(std::string_view text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

std::string nested(std::string_view open, std::string_view inside, std::string_view close, int depth) {
    return repeat(open, depth) + std::string(inside) + repeat(close, depth);
}

struct Nesting {
    const char* kind;
    const char* open;
    const char* inside;
    const char* close;
};

constexpr Nesting kNestings[] = {
    {"instruction", "(", "Plant", ")"},
    {"instruction", "PROD[", "Plant", "]"},
    {"instruction", "(A OR ", "Plant", ")"},
    {"instruction", "(A, ", "Plant", " THEN B)"},
    {"instruction", "1: ", "Plant", ""},
    {"instruction", "MAX 0 A: ", "Plant", ""},
    {"instruction", "A<", "Plant", ">"},
    {"instruction", "A<B, ", "Plant FROM Heat", ">"},
    {"instruction", "A { -> ", "Plant", " }"},
    {"instruction", "A { B: ", "Plant", " }"},
    {"type", "A<", "B", ">"},
    {"type", "A { HAS ", "B", " }"},
    {"metric", "(", "A", ")"},
    {"metric", "PROD[", "A", "]"},
    {"metric", "3 (", "A", ")"},
    {"metric", "(A - ", "B", ")"},
    {"requirement", "(", "A", ")"},
    {"requirement", "PROD[", "A", "]"},
    {"requirement", "3 (A OR ", "B", ")"},
    {"action", "(", "A", ") -> B"},
    {"effect", "(", "A", ")"},
    {"effect", "PROD[", "A", "]"},
    {"effect", "A: 1: ", "B", ""},
    {"class", "CLASS A : B { ", "HAS C", " }"},
    {"class", "CLASS A { CLASS B\n", "HAS C", " }"},
};

std::string text_of(const Nesting& nesting, int depth) {
    const std::string_view kind(nesting.kind);
    if (kind == "action") return nested("(", "A", ")", depth) + " -> B";
    if (kind == "effect" && nesting.close[0] != '\0')
        return nested(nesting.open, nesting.inside, nesting.close, depth) + ": B";
    if (kind == "effect") return "A: " + nested("1: ", nesting.inside, "", depth);
    return nested(nesting.open, nesting.inside, nesting.close, depth);
}

}  // namespace

TEST_CASE("200 levels of any nesting work, and print back") {
    for (const Nesting& nesting : kNestings) {
        CAPTURE(std::string(nesting.kind));
        CAPTURE(std::string(nesting.open));
        const auto once = canonical(nesting.kind, text_of(nesting, kGuaranteedDepth));
        REQUIRE_MESSAGE(once, once.error().message);
        const auto twice = canonical(nesting.kind, *once);
        REQUIRE_MESSAGE(twice, twice.error().message);
        CHECK(*twice == *once);
    }
}

TEST_CASE("257 levels of any nesting are refused") {
    for (const Nesting& nesting : kNestings) {
        CAPTURE(std::string(nesting.kind));
        CAPTURE(std::string(nesting.open));
        const auto result = canonical(nesting.kind, text_of(nesting, kRefusedDepth + 1));
        REQUIRE(!result);
        CHECK(result.error().kind == ErrorKind::Syntax);
        CHECK(result.error().message == "nested too deeply: more than 256 levels");
    }
}

TEST_CASE("refinements nest as types do") {
    std::string text = "A";
    for (int i = 0; i < kGuaranteedDepth / 2; ++i) text = "A<B(HAS " + text + ")>";
    CHECK(parse_expression(text));
    for (int i = 0; i < kGuaranteedDepth / 2; ++i) text = "A<B(HAS " + text + ")>";
    CHECK(!parse_expression(text));
}

TEST_CASE("a bracket and the gate in it are one level, further gates are more") {
    CHECK(parse_instruction(nested("(1: ", "Plant", ")", kGuaranteedDepth)));
    CHECK(!parse_instruction(nested("(1: ", "Plant", ")", kRefusedDepth + 1)));
    CHECK(parse_instruction(nested("(1: 1: ", "Plant", ")", kGuaranteedDepth / 2)));
    CHECK(!parse_instruction(nested("(1: 1: ", "Plant", ")", kRefusedDepth / 2 + 1)));
    CHECK(parse_instruction(nested("(1: Heat, 1: ", "Plant", ")", kGuaranteedDepth)));
}

TEST_CASE("brackets that stand side by side do not add up") {
    CHECK(parse_instruction(repeat("(1: (A, B)) OR ", 1000) + "C"));
    CHECK(parse_instruction(repeat("1: A, ", 1000) + "C"));
    CHECK(parse_instruction(repeat("1: A THEN ", 1000) + "C"));
}

TEST_CASE("hundreds of thousands of brackets are refused without a crash") {
    for (const char* bracket : {"(", "<", "[", "{", "A<", "A(HAS ", "PROD[", "A{", "1:", ")", ">", "]", "}"}) {
        CAPTURE(std::string(bracket));
        const std::string text = repeat(bracket, 300'000);
        for (const std::string_view kind : kTextKinds) CHECK(!canonical(kind, text));
    }
}

TEST_CASE("flat lists have no limit") {
    for (const char* more : {", Plant", " OR Plant", " THEN Plant"}) {
        const std::string text = "Plant" + repeat(more, 100'000);
        const auto instruction = parse_instruction(text);
        REQUIRE(instruction);
        CHECK(to_string(*instruction) == text);
    }
    CHECK(parse_requirement("Plant" + repeat(", Plant", 100'000)));
    CHECK(parse_metric("Plant" + repeat(" OR Plant", 100'000)));
    CHECK(parse_expression("A<B" + repeat(", B", 100'000) + ">"));
    CHECK(parse_effect("A" + repeat(" OR A", 100'000) + ": B"));
}

TEST_CASE("a chain of operations that makes a deep tree has a limit") {
    for (const char* more : {" / Plant", " BY Player1", " / A - B", " / A MAX B"}) {
        CAPTURE(std::string(more));
        CHECK(parse_instruction("Plant" + repeat(more, 300)));
        const auto result = parse_instruction("Plant" + repeat(more, 200'000));
        REQUIRE(!result);
        CHECK(result.error().message == "too long a chain: more than 1000 operations in a row");
    }
    CHECK(parse_metric("A" + repeat(" - A", 900)));
    CHECK(!parse_metric("A" + repeat(" - A", 100'000)));
    // Short chains within short chains may not add up to a deep tree either.
    std::string text = "A";
    for (int i = 0; i < 100; ++i) text = "(" + text + repeat(" - A", 20) + ")";
    CHECK(!parse_metric(text));
}

TEST_CASE("needless brackets round a long list cost no more than the list") {
    const std::string list = "(Plant" + repeat(", Heat", 50'000) + ")";
    const auto result = parse_instruction(nested("(A, ", list, ", B)", kGuaranteedDepth));
    REQUIRE(result);
    CHECK(std::get<MultiInstruction>(result->node).parts.size() == 50'001 + 2 * kGuaranteedDepth);
}

TEST_CASE("scalars end at 2^31-1") {
    CHECK(to_string(parse_instruction("2147483647 Plant").value()) == "2147483647 Plant");
    for (const char* text : {"2147483648 Plant", "99999999999999999999999999 Plant", "-2147483648", "2147483648X",
                             "Plant / 4294967296 Heat", "MAX 2147483648 Plant: Heat"}) {
        CAPTURE(std::string(text));
        const auto result = parse_instruction(text);
        REQUIRE(!result);
        CHECK(result.error().message == "number too large: the largest is 2147483647");
    }
    CHECK(to_string(parse_instruction("00000000000000000000007 Plant").value()) == "7 Plant");
}

TEST_CASE("a megabyte of declarations is read") {
    const std::string text = repeat("CLASS A : B { This: C, D OR (MAX 3 E: F)\n 2 G -> H }\n", 20'000);
    const auto file = parse_file(text);
    REQUIRE(file);
    CHECK(file->classes.size() == 20'000);
}
