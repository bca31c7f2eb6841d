// The hex map: everything on it, within 80 columns, legible without colour.
#include "tests/app/render_support.hpp"

using namespace rego::app;

namespace {

std::string map_after(const std::string& commands, bool color = false) {
    const auto session = session_after(commands);
    Style style = session->style();
    style.color = color;
    return render_map(*session->game(), style);
}

}  // namespace

TEST_CASE("every map fits 80 columns and 24 lines, and shows every area once") {
    for (const char* options : {"BR", "BRH", "BRE"}) {
        CAPTURE(options);
        const auto session = session_after(std::string("newgame ") + options + " 3");
        const std::string map = render_map(*session->game(), {});
        CHECK(widest(map) <= 80);
        CHECK(lines_of(map).size() <= 23);
        CHECK(session->game()->map().areas.size() == 61);
        for (const auto& area : session->game()->map().areas) {
            const std::string roof = "/" + std::to_string(area.row) + "_" + std::to_string(area.column) + "\\";
            CAPTURE(roof);
            CHECK(contains(map, roof));
        }
    }
}

TEST_CASE("a tile shows its name and, below it, its owner") {
    const std::string map = map_after(kGame + "exec CityTile<Tharsis_4_6>\nas Kevin exec GreeneryTile<Tharsis_8_4>");
    CHECK(contains(map, "| City  |"));
    CHECK(contains(map, "| Green |"));
    CHECK(contains(map, "\\P1 /"));
    CHECK(contains(map, "\\P2 /"));
    CHECK(contains(map, "P1 Ellie"));
}

TEST_CASE("an ocean has no owner and a special tile is explained") {
    const std::string map = map_after(kGame + "exec OceanTile<Tharsis_5_5>, NuclearZoneTile<Tharsis_3_3>");
    CHECK(contains(map, "| Ocean |"));
    CHECK(contains(map, "|NucZone|"));
    CHECK(contains(map, "NucZone Nuclear Zone"));
    CHECK(contains(map, "1/9 oceans"));
}

TEST_CASE("where the pending tile may go is marked") {
    CHECK_FALSE(contains(map_after(kGame), "+"));
    const std::string map = map_after("newgame BR 2 mode=tasks\nexec OceanTile");
    CHECK(contains(map, "+ the pending tile may go there"));
    std::size_t marks = 0;
    for (std::size_t at = map.find("\\ + /"); at != std::string::npos; at = map.find("\\ + /", at + 1)) ++marks;
    CHECK(marks == 12);
}

TEST_CASE("cities off Mars stand below the map") {
    CHECK(contains(map_after(kGame), "off Mars: "));
    CHECK(contains(map_after(kGame + "exec CityTile<PhobosSpaceHavenArea>"), "PhobosSpaceHavenArea City P1"));
}

TEST_CASE("colour changes nothing but the colour") {
    const std::string commands = kGame + "exec CityTile<Tharsis_4_6>";
    CHECK(contains(map_after(commands, true), "\x1b["));
    CHECK(without_color(map_after(commands, true)) == map_after(commands));
}
