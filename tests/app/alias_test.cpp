// Aliases, and the file that keeps them.
#include <doctest/doctest.h>

#include "app/shell/session/aliases.hpp"
#include "app/shell/start/rc_file.hpp"

using namespace rego::app;

TEST_CASE("an alias is filled with the words behind it") {
    Aliases aliases;
    aliases.set("ocean", {"project aquifer at $1"});
    aliases.set("b", {"buy"});
    aliases.set("all", {"as $2 play $1; note $* costs $5"});
    CHECK(aliases.expanded("ocean", "5_4") == "project aquifer at 5_4");
    CHECK(aliases.expanded("OCEAN", "") == "project aquifer at ");
    CHECK(aliases.expanded("b", "2 3") == "buy 2 3");
    CHECK(aliases.expanded("b", "") == "buy");
    CHECK(aliases.expanded("all", "ants Bob") == "as Bob play ants; note ants Bob costs ");
    CHECK_FALSE(aliases.expanded("c", "").has_value());
}

TEST_CASE("the file keeps what else stands in it") {
    const std::string buys = "buy $*";
    const std::string several = "pass; pass";
    const std::string text = "# mine\nalias x = pass\ntrace on\nAlias B = bye\nalias b = no; trace off\n";
    CHECK(rc_with_alias(text, "b", &buys) ==
          "# mine\nalias x = pass\ntrace on\nalias b = no; trace off\nalias b = buy $*\n");
    CHECK(rc_with_alias(text, "x", nullptr) == "# mine\ntrace on\nAlias B = bye\nalias b = no; trace off\n");
    CHECK(rc_with_alias("", "b", nullptr) == "");
    CHECK(rc_with_alias("trace on", "both", &several) == "trace on\nalias both = \"pass; pass\"\n");
}
