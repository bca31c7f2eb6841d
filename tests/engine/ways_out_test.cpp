// Whether what is pending can come to an end: looking ahead through the answers, and where that stops.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/exec/executor.hpp"
#include "tests/support/toy_game.hpp"

using namespace rego;
using namespace rego::engine;
using namespace rego::test;

namespace {

/// Honey asks for more wax than so many choices between wax and pollen can bring.
Table with_choices(int count) {
    std::string body = "Honey: -20 Wax";
    for (int i = 0; i < count; ++i) body += "; Honey: Wax OR Pollen";
    return toy_card(body);
}

/// Player1 has a skep and a nest, of which a rule of our own takes only `accepted`.
Table with_picky_rule(const std::string& accepted) {
    CustomRules custom;
    custom.instructions["pick"].perform = [accepted](Executor& executor, const std::vector<TypeId>& arguments,
                                                     const Cause&) {
        if (executor.types().print(arguments.front()) != accepted) throw RuleError(ErrorKind::NotNow, "not that one");
    };
    return toy_game("", custom).with("Skep<Player1>, Nest<Player1>");
}

}  // namespace

TEST_CASE("where no way leads out the act is refused; where there are too many to try, it is believed to be possible") {
    CHECK(with_choices(3).p1().performs("Honey").error().kind == ErrorKind::DeadEnd);
    CHECK(with_choices(12).p1().performs("Honey").has_value());
}

TEST_CASE("a rule of our own may bring whatever is needed: nothing is refused that waits for it") {
    CustomRules custom;
    custom.instructions["fill"].perform = [](Executor& executor, const std::vector<TypeId>& arguments,
                                             const Cause& cause) {
        const TypeId owner = *executor.types().owner_of(arguments.front());
        executor.change(2, executor.rulebook().type("Wax", owner), kNoType, cause);
    };
    Table table = toy_game("CLASS Press : Card { Honey: -2 Wax; Honey: @fill(Card) }", custom)
                      .with("Press<Player1>, Skep<Player1>, Nest<Player1>");
    REQUIRE(table.p1().performs("Honey"));
    CHECK(table.p1().answers("@fill(Skep)").has_value());
    CHECK(table.game().world().tasks().empty());
}

TEST_CASE("a choice that only a rule of our own understands is tried out: if it takes nothing, there is no choice") {
    CHECK(with_picky_rule("Hive").p1().performs("@pick(Card)").error().kind == ErrorKind::DeadEnd);
    Table table = with_picky_rule("Nest<Player1>");
    REQUIRE(table.p1().performs("@pick(Card)"));
    CHECK(table.p1().answers("@pick(Skep)").error().kind == ErrorKind::NotNow);
    CHECK(table.p1().answers("@pick(Nest)").has_value());
}
