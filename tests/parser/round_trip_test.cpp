// parse(print(ast)) == ast, for thousands of random trees of every kind.
#include <doctest/doctest.h>

#include "parser/parse.hpp"
#include "parser/print.hpp"
#include "tests/parser/random_ast.hpp"

using namespace rego::parser;
using rego::parser::testing::RandomAst;

namespace {

constexpr int kTrees = 3000;

template <class Make, class Parse>
void check_round_trips(Make&& make, Parse&& parse) {
    for (int i = 0; i < kTrees; ++i) {
        RandomAst random(static_cast<std::uint32_t>(i));
        const auto tree = make(random, 1 + i % 6);
        const std::string text = to_string(tree);
        CAPTURE(text);
        const auto again = parse(text, Blocks::Any);
        REQUIRE_MESSAGE(again, again.error().message);
        CHECK(*again == tree);
        CHECK(to_string(*again) == text);
        if constexpr (requires { hash_value(tree); }) CHECK(hash_value(*again) == hash_value(tree));
    }
}

}  // namespace

TEST_CASE("random types round-trip") {
    check_round_trips([](RandomAst& random, int depth) { return random.expression(depth); }, parse_expression);
}
TEST_CASE("random metrics round-trip") {
    check_round_trips([](RandomAst& random, int depth) { return random.metric(depth); }, parse_metric);
}
TEST_CASE("random requirements round-trip") {
    check_round_trips([](RandomAst& random, int depth) { return random.requirement(depth); }, parse_requirement);
}
TEST_CASE("random instructions round-trip") {
    check_round_trips([](RandomAst& random, int depth) { return random.instruction(depth); }, parse_instruction);
}
TEST_CASE("random actions round-trip") {
    check_round_trips([](RandomAst& random, int depth) { return random.action(depth); }, parse_action);
}
TEST_CASE("random effects round-trip") {
    check_round_trips([](RandomAst& random, int depth) { return random.effect(depth); }, parse_effect);
}
TEST_CASE("random class declarations round-trip") {
    check_round_trips([](RandomAst& random, int depth) { return random.declaration(depth / 2); }, parse_class);
}
TEST_CASE("random files round-trip") {
    check_round_trips([](RandomAst& random, int depth) { return random.file(depth / 2); }, parse_file);
}
