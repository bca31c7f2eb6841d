// A table that several phones share: who may do what, and a command that comes twice or too late.
#include "app/page/serve/host.hpp"

#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::ordered_json;
using rego::app::page::Door;
using rego::app::page::Host;
using rego::app::page::Role;

struct HostedGame {
    Door door;
    Host host{door};

    Host::Reply line(const std::string& text, int after, int id = 1, Role role = Role::Plays) {
        return host.ask(Json{{"id", id}, {"do", "line"}, {"text", text}, {"after", after}}.dump(), role);
    }
    std::size_t commands() { return door.session().history().size(); }
};

Json read(const Host::Reply& reply) { return Json::parse(reply.text); }

}  // namespace

TEST_CASE("an answer bears the number of its request, and says whether others have something to look at") {
    HostedGame table;
    const auto begun = table.line("newgame BR Ann Bob", 0, 7);
    CHECK(read(begun)["id"] == 7);
    CHECK(read(begun)["ok"] == true);
    CHECK(begun.changes);
    const auto asked = table.host.ask(R"({"id": 8, "do": "look"})", Role::Plays);
    CHECK(read(asked)["id"] == 8);
    CHECK_FALSE(asked.changes);
    CHECK_FALSE(table.line("tasks", 1).changes);
    CHECK_FALSE(table.line("play nothing", 1).changes);
    CHECK(Json::parse(table.host.news())["commands"] == 1);
}

TEST_CASE("of two that press at the same moment one is first, and the other is told; asked twice it is done once") {
    HostedGame table;
    (void)table.line("newgame BR Ann Bob", 0);
    CHECK(read(table.line("play credicor", 1, 1))["ok"] == true);
    const Json late = read(table.line("play ecoline", 1, 1));
    CHECK(late["late"] == true);
    CHECK(late["commands"] == 2);
    CHECK(table.commands() == 2);
    // The phone did not hear the first answer and asks again.
    CHECK(read(table.line("play credicor", 1, 1))["late"] == true);
    CHECK(table.commands() == 2);
}

TEST_CASE("whoever watches sees everything and does nothing; files of the host are no business of anybody") {
    HostedGame table;
    CHECK(read(table.line("newgame BR Ann Bob", 0, 1, Role::Watches)).contains("error"));
    CHECK(table.commands() == 0);
    (void)table.line("newgame BR Ann Bob", 0);
    CHECK(read(table.host.ask(R"({"do": "look"})", Role::Watches))["has_game"] == true);
    CHECK(read(table.host.ask(R"({"do": "open", "text": "newgame BR 2"})", Role::Plays)).contains("error"));
    CHECK(read(table.host.ask(R"({"do": "import", "text": ""})", Role::Plays)).contains("error"));
    CHECK(read(table.host.ask("[]", Role::Plays)).contains("error"));
    CHECK(read(table.host.ask(R"({"do": 5})", Role::Plays)).contains("error"));
}
