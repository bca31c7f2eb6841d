// Equality, hashing and spans of trees.
#include "parser/ast.hpp"

#include <set>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "parser/parse.hpp"
#include "parser/print.hpp"

using namespace rego::parser;

namespace {

std::string text_at(std::string_view text, Span span) {
    return std::string(text.substr(span.begin, span.end - span.begin));
}

}  // namespace

TEST_CASE("trees that differ in anything but white space and brackets differ") {
    const std::vector<std::string> texts{"Plant",
                                         "2 Plant",
                                         "X Plant",
                                         "2X Plant",
                                         "-Plant",
                                         "Plant!",
                                         "Plant?",
                                         "Plant.",
                                         "Plant<>",
                                         "Plant<A>",
                                         "Plant<A, B>",
                                         "Plant<B, A>",
                                         "Plant<!A>",
                                         "!Plant",
                                         "Plant(HAS A)",
                                         "Plant(HAS? A)",
                                         "Plant(HAS 2 A)",
                                         "Plant(HAS MAX 1 A)",
                                         "Plant {}",
                                         "Plant { HAS A }",
                                         "Plant FROM Heat",
                                         "Heat FROM Plant",
                                         "Plant<A FROM B>",
                                         "Plant<A> FROM Plant<B>",
                                         "Plant / Heat",
                                         "Plant / 2 Heat",
                                         "Plant / (A OR B)",
                                         "Plant / A - B",
                                         "Plant / A MAX B",
                                         "Plant / PROD[A]",
                                         "Plant / A.cost",
                                         "Plant / EVAL A.cost",
                                         "Plant / cost",
                                         "A: Plant",
                                         "PROD[A]: Plant",
                                         "(A, B): Plant",
                                         "(A OR B): Plant",
                                         "Plant OR Heat",
                                         "Plant, Heat",
                                         "Plant THEN Heat",
                                         "PROD[Plant]",
                                         "@plant()",
                                         "@plant(A)",
                                         "Plant BY A",
                                         "Plant BY B"};
    for (const std::string& a : texts) {
        for (const std::string& b : texts) {
            CAPTURE(a);
            CAPTURE(b);
            const Instruction left = parse_instruction(a).value();
            const Instruction right = parse_instruction(" (( " + b + " )) ").value();
            CHECK((left == right) == (a == b));
            if (a == b) CHECK(hash_value(left) == hash_value(right));
        }
    }
    std::set<std::size_t> hashes;
    for (const std::string& each : texts) hashes.insert(hash_value(parse_instruction(each).value()));
    CHECK(hashes.size() >= texts.size() - 1);
}

TEST_CASE("a copy is equal and independent") {
    const Instruction original = parse_instruction("3 A: PROD[Plant / 2 B], C { D: E }").value();
    Instruction copy = original;
    CHECK(copy == original);
    CHECK(hash_value(copy) == hash_value(original));
    auto& parts = std::get<MultiInstruction>(copy.node).parts;
    std::get<GainInstruction>(parts[1].node).amount.value = 7;
    CHECK(copy != original);
    CHECK(to_string(original) == "3 A: PROD[Plant / 2 B], C { D: E }");
}

TEST_CASE("class declarations compare by all their parts") {
    const auto differ = [](const char* a, const char* b) { return parse_class(a).value() != parse_class(b).value(); };
    CHECK(!differ("CLASS A", "CLASS A {}"));
    CHECK(differ("CLASS A", "ABSTRACT CLASS A"));
    CHECK(differ("CLASS A", "EXTEND CLASS A"));
    CHECK(differ("CLASS A", "\"doc\" CLASS A"));
    CHECK(differ("CLASS A", "CLASS A[B]"));
    CHECK(differ("CLASS A", "CLASS A<B>"));
    CHECK(differ("CLASS A", "CLASS A : B"));
    CHECK(differ("CLASS A", "CLASS A(HAS B)"));
    CHECK(differ("CLASS A { DEFAULT A }", "CLASS A { DEFAULT +A }"));
    CHECK(differ("CLASS A { a = 1 }", "CLASS A { a = COUNT 1 }"));
    CHECK(differ("CLASS A { a = Number }", "CLASS A { a = Number? }"));
    CHECK(differ("CLASS A { B -> C }", "CLASS A { B: C }"));
    CHECK(differ("CLASS A { B:: C }", "CLASS A { B: C }"));
}

TEST_CASE("each node knows the text it was read from") {
    const std::string text = "  3 PlantTag: (PROD[-Energy, 2], CityTile<Anyone>! / 2 Heat) BY Player1 ";
    const Instruction gated = parse_instruction(text).value();
    CHECK(text_at(text, gated.span) == "3 PlantTag: (PROD[-Energy, 2], CityTile<Anyone>! / 2 Heat) BY Player1");
    const auto& gate = std::get<GatedInstruction>(gated.node);
    CHECK(text_at(text, gate.gate.span) == "3 PlantTag");
    const auto& by = std::get<ByInstruction>(gate.inner->node);
    CHECK(text_at(text, by.actor.span) == "Player1");
    CHECK(text_at(text, by.inner->span) == "(PROD[-Energy, 2], CityTile<Anyone>! / 2 Heat)");
    const auto& list = std::get<MultiInstruction>(by.inner->node);
    CHECK(text_at(text, list.parts[0].span) == "PROD[-Energy, 2]");
    const auto& per = std::get<PerInstruction>(list.parts[1].node);
    CHECK(text_at(text, per.inner->span) == "CityTile<Anyone>!");
    CHECK(text_at(text, std::get<GainInstruction>(per.inner->node).type.span) == "CityTile<Anyone>");
    CHECK(text_at(text, std::get<GainInstruction>(per.inner->node).type.arguments[0].span) == "Anyone");
    CHECK(text_at(text, per.metric.span) == "2 Heat");
}

TEST_CASE("numbers and properties are told apart by where they stand") {
    CHECK(std::holds_alternative<ConstantMetric>(parse_metric("5").value().node));
    CHECK(std::holds_alternative<ScaledMetric>(parse_metric("5 Plant").value().node));
    CHECK(std::holds_alternative<CountMetric>(parse_metric("1 Plant").value().node));
    CHECK(std::holds_alternative<PropertyMetric>(parse_metric("cost").value().node));
    CHECK(std::holds_alternative<CountMetric>(parse_metric("cost<A>").value().node));
    const Metric production = parse_metric("PROD[1]").value();
    CHECK(std::holds_alternative<CountMetric>(std::get<ProdMetric>(production.node).inner->node));
    CHECK(std::holds_alternative<EvalRequirement>(parse_requirement("requirement").value().node));
    const Requirement cost = parse_requirement("20 cost").value();
    CHECK(std::holds_alternative<PropertyMetric>(std::get<CountRequirement>(cost.node).metric.node));
    const Requirement money = parse_requirement("MAX 5").value();
    CHECK(std::get<CountMetric>(std::get<CountRequirement>(money.node).metric.node).type.name == kDefaultUnit);
}

TEST_CASE("what a compact FROM is made of is not made of something else in turn") {
    for (const char* text : {"C<D FROM A<B FROM E>>", "C<D FROM A<B FROM E>, H>", "C<D FROM A<B FROM E, !F>(HAS G), H>",
                             "C<D FROM E, F FROM G>"})
        CHECK_FALSE(parse_instruction(text).has_value());
}

TEST_CASE("the compact FROM holds both sides in full") {
    const Instruction steal = parse_instruction("3 A<B, C<D FROM E, F>>(HAS G)?").value();
    const auto& change = std::get<TransmuteInstruction>(steal.node);
    CHECK(to_string(change.gain) == "A<B, C<D, F>>(HAS G)");
    CHECK(to_string(change.remove) == "A<B, C<E, F>>(HAS G)");
    CHECK(change.compact_path == std::vector<std::uint32_t>{1, 0});
    CHECK(change.amount == Scalar{3, false});
    CHECK(change.intensity == Intensity::Optional);
}

TEST_CASE("precedence: comma, THEN, OR, gate") {
    const Instruction list = parse_instruction("A, B THEN C OR 2 D: E / F").value();
    const auto& multi = std::get<MultiInstruction>(list.node);
    const auto& then = std::get<ThenInstruction>(multi.parts[1].node);
    const auto& arms = std::get<OrInstruction>(then.parts[1].node);
    const auto& gated = std::get<GatedInstruction>(arms.parts[1].node);
    CHECK(std::holds_alternative<PerInstruction>(gated.inner->node));
}

TEST_CASE("all classes of a list have the supertypes behind it") {
    const ClassDeclaration both = parse_class("CLASS A, B<C> : D, E { F: G }").value();
    REQUIRE(both.signatures.size() == 2);
    CHECK(both.signatures[0].supertypes.size() == 2);
    CHECK(both.signatures[0].supertypes == both.signatures[1].supertypes);
}
