// Whether what is pending can come to an end: looking ahead through the answers, and where that stops.
#include <string>

#include <doctest/doctest.h>

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

}  // namespace

TEST_CASE("where no way leads out the act is refused; where there are too many to try, it is believed to be possible") {
    CHECK(with_choices(3).p1().performs("Honey").error().kind == ErrorKind::DeadEnd);
    CHECK(with_choices(12).p1().performs("Honey").has_value());
}
