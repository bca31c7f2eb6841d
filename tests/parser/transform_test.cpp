// Walks over trees: look, replace, rewrite, expand PROD.
#include "parser/transform.hpp"

#include <string>

#include <doctest/doctest.h>

#include "parser/parse.hpp"
#include "parser/print.hpp"

using namespace rego::parser;

namespace {

template <class Node>
std::string names_in(const Node& node) {
    std::string names;
    for_each_expression(node, [&names](const Expression& each) { names += (names.empty() ? "" : " ") + each.name; });
    return names;
}

Expression type(const std::string& text) { return parse_expression(text).value(); }

}  // namespace

TEST_CASE("every expression is seen once, outer before inner, in the order of writing") {
    CHECK(names_in(parse_instruction("3 A: B<C, D(HAS 2 E)> / (F - G MAX H.cost), I FROM J OR @k(L) BY M").value()) ==
          "A B C D E F G H I J L M");
    CHECK(names_in(parse_instruction("A<B FROM C>").value()) == "A B A C");
    CHECK(names_in(parse_effect("PROD[A OR -B] BY C IF D, PROD[E]: PROD[F]").value()) == "A B C D E F");
    CHECK(names_in(parse_action("PROD[A], B / C OR D -> E THEN F").value()) == "A B C D E F");
    CHECK(
        names_in(parse_class("CLASS Z<A>(HAS B) : C { HAS D; DEFAULT E; a = HAS F; b = G; H -> I; J: K; CLASS Y : L }")
                     .value()) == "A B C D E F G H I J K L");
}

TEST_CASE("local bodies are left alone") { CHECK(names_in(parse_instruction("A<B {}> { C: D }").value()) == "A B"); }

TEST_CASE("transform replaces bottom-up") {
    const Instruction before = parse_instruction("This: Animal<This> / 2 (A<This> OR B), PROD[C(HAS D<This>)]").value();
    const Instruction after =
        transform(before, [](Expression e) { return e.name == "This" ? type("Pets<Player1>") : e; });
    CHECK(to_string(after) ==
          "Pets<Player1>: Animal<Pets<Player1>> / 2 (A<Pets<Player1>> OR B), PROD[C(HAS D<Pets<Player1>>)]");
    CHECK(to_string(before) == "This: Animal<This> / 2 (A<This> OR B), PROD[C(HAS D<This>)]");

    // What was put in is not looked at again, and the outer expression sees its new arguments.
    const Expression wrapped = transform(type("A<B>"), [](Expression e) {
        Expression outer = type("W");
        outer.arguments.push_back(std::move(e));
        return outer;
    });
    CHECK(to_string(wrapped) == "W<A<W<B>>>");
}

TEST_CASE("rewrite goes top-down and stops where told") {
    Instruction instruction = parse_instruction("Pay<Class<Steel>> FROM Steel<Owner>, Steel / Steel").value();
    rewrite(instruction, [](Expression& e) {
        if (e.name == "Class") return false;
        if (e.name == "Steel") e.name = "Titanium";
        return true;
    });
    CHECK(to_string(instruction) == "Pay<Class<Steel>> FROM Titanium<Owner>, Titanium / Titanium");
}
