// Commands that must be refused (wrong_commands.txt): each with its kind of error, after which nothing has changed.
#include <fstream>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "app/tell/render/json/answer_json.hpp"
#include "tests/app/render_support.hpp"

using namespace rego::app;

namespace {

/// Everything there is: the game to the last pending task, the past, and what can be undone and redone.
std::string whole_state(Session& session) {
    const Timeline& timeline = session.timeline();
    std::string text = fmt::format("{}{} {} {} {} {}\n", session.as_script(), session.pinned(), session.is_stepping(),
                                   timeline.undoable(), timeline.redoable(), timeline.edits());
    if (session.game() == nullptr) return text + "no game";
    text += fmt::format("{} {}", session.game()->core().world().fingerprint(), session.last_event());
    for (const char* question : {"tasks", "mode", "auto"}) text += session.run(question, "<test>").out;
    return text;
}

}  // namespace

TEST_CASE("wrong commands are refused, each for its reason, and change nothing") {
    std::ifstream table(REGO_SOURCE_DIR "/tests/app/wrong_commands.txt");
    std::unique_ptr<Session> session;
    std::string before, state_before;
    std::size_t commands = 0;
    for (std::string line; std::getline(table, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        if (line.starts_with('@')) {
            std::string setup = line.substr(1);
            std::ranges::replace(setup, ';', '\n');
            session = session_after(setup);
            before = whole_state(*session);
            state_before = session->game() == nullptr ? "" : state_as_json(*session->game());
            continue;
        }
        const std::size_t bar = line.find(" | ");
        REQUIRE(bar != std::string::npos);
        const std::string kind = line.substr(0, line.find(' '));
        const std::string command = line.substr(bar + 3);
        CAPTURE(command);
        const Answer answer = session->run(command, "<test>");
        REQUIRE_FALSE(answer.ok());
        CHECK(rego::parser::error_kind_name(answer.error->kind) == kind);
        CHECK_FALSE(answer.error->message.empty());
        CHECK_FALSE(answer.err.empty());
        REQUIRE(whole_state(*session) == before);
        ++commands;
    }
    CHECK(commands >= 300);
    if (session->game() != nullptr) CHECK(state_as_json(*session->game()) == state_before);
}
