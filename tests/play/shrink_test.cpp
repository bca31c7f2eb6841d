#include "tests/play/shrink.hpp"

#include <algorithm>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "tests/play/checks.hpp"

using namespace rego::app;

TEST_CASE("a long script shrinks to the commands that it takes to show something") {
    Commands commands{"newgame"};
    for (int i = 0; i < 300; ++i) commands.push_back("pass " + std::to_string(i));
    commands[17] = "play Ants";
    commands[130] = "play Birds";
    commands.emplace_back("end");
    const auto has = [](const Commands& some, const char* command) { return std::ranges::count(some, command) > 0; };
    const Commands few =
        shrunk(commands, [&](const Commands& some) { return has(some, "play Ants") && has(some, "play Birds"); });
    CHECK(few == Commands{"newgame", "play Ants", "play Birds", "end"});
}

TEST_CASE("what leads to an error in a game shrinks to what the error needs") {
    const Commands commands{"newgame BR 2 mode=ops", "exec 30",      "exec 4 Steel", "exec ProjectCard",
                            "exec 2 Plant",          "play Mine, 4", "exec Heat",    "exec 5 Energy"};
    const auto shows = [](const Commands& some) {
        const auto session = quiet_session();
        for (const std::string& command : some) try_command(*session, command);
        return session->run("expect Mine", "<test>").ok();
    };
    REQUIRE(shows(commands));
    // The last command stays, since it is what trouble comes after.
    CHECK(fmt::format("{}", fmt::join(shrunk(commands, shows), "; ")) ==
          "newgame BR 2 mode=ops; exec 30; play Mine, 4; exec 5 Energy");
}

TEST_CASE("a sound game has no trouble of any kind") {
    const Commands commands{"newgame BR 2 mode=ops", "exec 30, ProjectCard", "play Mine, 4", "exec 2 Heat"};
    for (const auto kind : {Trouble::Kind::Internal, Trouble::Kind::Trace, Trouble::Kind::Fault, Trouble::Kind::Undo,
                            Trouble::Kind::Replay})
        CHECK_FALSE(trouble_after(commands, kind));
}

TEST_CASE("somebody who tries at random finds something to do at the start") {
    CHECK_FALSE(trouble_after({"newgame BR 2"}, Trouble::Kind::Stuck));
}
