// A module with words of its own: what it brings is offered, told and kept in books like everything else.
#include <algorithm>

#include "app/shell/typing/completion.hpp"
#include "app/tell/lens/names.hpp"
#include "engine/mars/tracks.hpp"
#include "tests/app/render_support.hpp"

using namespace rego;
using namespace rego::app;

namespace {

std::unique_ptr<Session> crystal_game() {
    static const auto library =
        std::make_shared<Library>(std::vector<std::string>{std::string(REGO_SOURCE_DIR) + "/tests/data/crystals"});
    auto session = std::make_unique<Session>(command_table(), library);
    for (const char* line : {"newgame BR 2 mode=tasks", "exec 3 Crystal, 2 FieldStep, PROD[2 Crystal], 2 ProjectCard"})
        REQUIRE(session->run(line, "<test>").ok());
    return session;
}

bool offers(Session& session, std::string_view typed, std::string_view text) {
    const auto found = complete(session, typed).candidates;
    return std::ranges::any_of(found, [&](const Candidate& each) { return each.text.find(text) != std::string::npos; });
}

}  // namespace

TEST_CASE("the folder has no mistakes") {
    const auto session = crystal_game();
    CHECK(Library::problems(session->table()).empty());
}

TEST_CASE("new words complete: a track, a column of the score, a resource to pay with, a class") {
    const auto session = crystal_game();
    CHECK(offers(*session, "expect global f", "field"));
    CHECK(offers(*session, "expect P1 score d", "domes"));
    CHECK(offers(*session, "pay 2 c", "crystal"));
    CHECK(offers(*session, "exec 2 Spo", "Spore"));
}

TEST_CASE("on a map of the base game the texts in the corner stand clear of the hexes") {
    const auto session = crystal_game();
    const std::string map = render_map(*session->game(), {});
    for (const char* line : {" -30 °C", "   0 % oxygen", "   0/9 oceans", "  10 µT", "   0 air pressure"})
        CHECK(contains(map, line));
    for (const char* area : {"/1_1\\", "/5_1\\", "/9_5\\", "/9_9\\"}) CHECK(contains(map, area));
}

TEST_CASE("production pays out a new resource") {
    const auto session = crystal_game();
    REQUIRE(session->run("phase Production", "<test>").ok());
    CHECK(session->game()->count("Crystal", session->game()->core().player(1)) == 5);
}

TEST_CASE("a parameter without words has a name, a place and a limit all the same") {
    const auto session = crystal_game();
    const auto tracks = engine::tracks_of(*session->game());
    REQUIRE(tracks.size() == 5);
    CHECK(tracks.back().track.name == "air pressure");
    CHECK(tracks.back().track.key == "airpressure");
    CHECK(tracks.back().track.most == 3);
    CHECK(tracks[3].text() == "10 µT");
}
