// What a command has changed, as it is told after the command.
#include "tests/app/render_support.hpp"

using namespace rego::app;

namespace {

/// What the last of the commands changed.
std::string told(const std::string& before, const std::string& command) {
    const auto session = session_after("newgame BR Ellie Kevin mode=ops\n" + before);
    const auto from = static_cast<EventNumber>(session->game()->core().world().events().size());
    const Answer answer = session->run(command, "<test>");
    CAPTURE(answer.err);
    REQUIRE(answer.ok());
    const auto to = static_cast<EventNumber>(session->game()->core().world().events().size());
    return render_changes(*session->game(), from, to, session->style());
}

}  // namespace

TEST_CASE("resources, production and rating are told by player, on balance") {
    CHECK(told("", "exec 3 Plant, PROD[2 Heat], TerraformRating") ==
          "  Ellie  +3 plants, +2 heat production, TR 20 → 21\n");
    CHECK(told("exec 5 Plant", "exec -2 Plant, 3 Plant") == "  Ellie  +1 plant\n");
    CHECK(told("exec 5 Plant", "exec -2 Plant, 2 Plant").empty());
}

TEST_CASE("things are told in the order in which they happened, whatever was spoken of before") {
    const std::string command = "exec 3 Heat THEN 2 Plant THEN Steel";
    CHECK(told("", command) == "  Ellie  +3 heat, +2 plants, +1 steel\n");
    CHECK(told("count Steel\ncount Plant\ncount Heat", command) == told("", command));
    CHECK(told("exec Steel\nexec Plant", command) == told("", command));
}

TEST_CASE("a step of a parameter is told in degrees and percent") {
    const std::string text = told("", "exec TemperatureStep, 2 OxygenStep");
    CHECK(contains(text, "temperature -30 → -28"));
    CHECK(contains(text, "oxygen 0 → 2"));
    CHECK(contains(text, "TR 20 → 23"));
}

TEST_CASE("a tile is told with its area; neighbours and tags are not told") {
    const std::string text = told("exec OceanTile<Tharsis_5_5>", "exec CityTile<Tharsis_4_5>");
    CHECK(contains(text, "city on 4_5"));
    CHECK_FALSE(contains(text, "Neighbor"));
    CHECK_FALSE(contains(text, "Adjacency"));
}

TEST_CASE("cards: what is played, what goes onto them") {
    const std::string played = told("exec 20, ProjectCard", "play Tardigrades");
    CHECK(contains(played, "plays Tardigrades"));
    CHECK(contains(played, "plays Tardigrades for 4 M€"));
    CHECK_FALSE(contains(played, "Tag"));
    CHECK(contains(told("exec 20, ProjectCard\nplay Tardigrades", "action Tardigrades"), "+1 microbe on Tardigrades"));
}

TEST_CASE("an event that is turned over is told once") {
    const std::string text = told("exec 40, ProjectCard", "play ReleaseOfInertGases");
    CHECK(contains(text, "plays Release of Inert Gases"));
    CHECK_FALSE(contains(text, "loses"));
}

TEST_CASE("an older change is told with the values of its time") {
    const auto session = session_after("newgame BR Ellie Kevin mode=ops\nexec TerraformRating");
    const auto to = static_cast<EventNumber>(session->game()->core().world().events().size());
    REQUIRE(session->run("exec 5 TerraformRating", "<test>").ok());
    CHECK(render_changes(*session->game(), to - 1, to, {}) == "  Player1  TR 20 → 21\n");
}
