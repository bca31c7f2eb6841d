// A folder of many cards is checked in a time that grows as it does; and whoever waits can stop what takes long.
#include <array>
#include <chrono>
#include <ctime>
#include <thread>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "app/shell/commands/command_table.hpp"
#include "engine/interrupt.hpp"
#include "tests/app/render_support.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;

namespace {

/// Cards whose effects set each other off in long chains, and none without end.
std::string cards(int number) {
    constexpr std::array kEffects{"Plant: 2 Heat", "Heat: Steel", "Steel: Titanium", "OceanTile BY Anyone: 2 Plant",
                                  "PlayTag<Class<PlantTag>>: Microbe<This>"};
    std::string text = "{ \"cards\": [\n";
    for (int i = 0; i < number; ++i)
        text += fmt::format(
            "{{ \"name\": \"Many{0}\", \"number\": \"M{0}\", \"kind\": \"ACTIVE\", \"cost\": {1}, "
            "\"resource\": \"Microbe\", \"effects\": [ \"{2}\" ] }},\n",
            i, 1 + i % 30, kEffects[static_cast<std::size_t>(i) % kEffects.size()]);
    return text + "] }\n";
}

/// Of the processor, whoever else is using it.
double seconds_for(Session& session, const std::string& command) {
    const std::clock_t begun = std::clock();
    const Answer answer = session.run(command, "<test>");
    CHECK_MESSAGE(answer.ok(), answer.err);
    return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}

}  // namespace

TEST_CASE("four times as many cards are checked in about four times the time") {
    const TemporaryFolder folder;
    folder.write("few/cards.json5", cards(400));
    folder.write("many/cards.json5", cards(1600));
    Session session(command_table(), library());
    const double few = seconds_for(session, "check " + folder.path("few"));
    const double many = seconds_for(session, "check " + folder.path("many"));
    CAPTURE(few);
    CHECK(many < 8 * few + 0.2);
}

TEST_CASE("what takes long can be stopped, and nothing has happened") {
    const TemporaryFolder folder;
    folder.write("few/cards.json5", cards(20));
    const std::string check = "check " + folder.path("few");
    const auto session = session_after(kGame + "exec 3 Heat\n");
    const std::string before = session->as_script();
    CHECK_FALSE(rego::engine::interrupt());  // nobody waits
    {
        const rego::engine::Interruptible waiting;
        CHECK(rego::engine::interrupt());
        CHECK_FALSE(rego::engine::interrupt());  // the second one is for rego itself
        for (const std::string& command : {check, std::string("moves"), std::string("exec Heat")}) {
            const Answer answer = session->run(command, "<test>");
            REQUIRE_FALSE(answer.ok());
            CHECK(contains(answer.err, "stopped"));
        }
    }
    CHECK(session->as_script() == before);
    CHECK(session->run(check, "<test>").ok());
    CHECK(session->run("moves", "<test>").ok());

    // In the middle of it, from elsewhere, as a signal comes.
    folder.write("many/cards.json5", cards(3000));
    const rego::engine::Interruptible waiting;
    std::thread impatient([] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        rego::engine::interrupt();
    });
    const Answer answer = session->run("check " + folder.path("many"), "<test>");
    impatient.join();
    CHECK_FALSE(answer.ok());
    CHECK(contains(answer.err, "stopped"));
}
