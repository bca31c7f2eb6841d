// How many keys a first generation of three players takes: as every word had to be typed once, and as it can be typed
// now, to the same game. docs/tour.md tells the numbers.
#include <fstream>
#include <sstream>

#include "app/tell/render/json/answer_json.hpp"
#include "tests/app/render_support.hpp"

using namespace rego::app;

namespace {

std::string file_of(const std::string& path) {
    std::ifstream file(std::string(REGO_SOURCE_DIR) + "/" + path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("a first generation takes at most 60 % of the keys, and leads to the same game") {
    const std::string before = file_of("tests/data/keystrokes/before.rego");
    const std::string now = file_of("tests/data/keystrokes/now.rego");
    REQUIRE_FALSE(before.empty());
    CHECK(state_as_json(*session_after(now)->game()) == state_as_json(*session_after(before)->game()));
    CHECK(now.size() * 100 <= before.size() * 60);
    CAPTURE(before.size());
    CAPTURE(now.size());
    CHECK(contains(file_of("docs/tour.md"), std::to_string(now.size()) + " keys, Enter included, where it took " +
                                                std::to_string(before.size())));
}

namespace {

struct Act {
    const char* what;
    const char* keys;   // Enter comes on top
    const char* meant;  // the same written out
    std::size_t most;   // keys, Enter included
};

/// The middle of a game of two: Ann is at turn and has whatever it takes.
const std::string kMiddle =
    "newgame BRVC Ann Bob colonies=Titan,Luna,Io,Ceres,Europa\n"
    "play CrediCor\nbuy 5\nplay Ecoline\nbuy 5\n"
    "fix 200 M Ann, 3 steel Ann, 20 plants Ann, 4 plants Bob, 9 energy Ann, Tardigrades<Ann>\n";

constexpr Act kActs[]{
    {"a simple card", "mine", "play Mine", 5},
    {"a card with steel", "mine 1s", "play Mine, 1 Steel, 2", 8},
    {"a city", "city 59", "project City at 5_9", 8},
    {"the action of a card", "tardi", "action Tardigrades", 8},
    {"a trade", "luna", "trade Luna", 5},
    {"passing", "p", "pass", 2},
    {"a standard project", "ast", "project Asteroid", 4},
    {"an award", "bank", "fund Banker", 5},
    {"a greenery", "plant 59", "convert plants at 5_9", 9},
    {"a comet", "comet 54 bob", "play Comet at 5_4, -3 Plant<P2>", 13},
};

}  // namespace

TEST_CASE("what is done again and again takes few keys") {
    for (const Act& act : kActs) {
        CAPTURE(std::string(act.what));
        CHECK(std::string(act.keys).size() + 1 <= act.most);
        const auto short_form = session_after(kMiddle + act.keys);
        const auto long_form = session_after(kMiddle + act.meant);
        CHECK(state_as_json(*short_form->game()) == state_as_json(*long_form->game()));
    }
}

TEST_CASE("cards are bought with a number, a milestone is claimed with its name") {
    const std::string start = "newgame BR Ann Bob\nplay CrediCor\n";
    CHECK(state_as_json(*session_after(start + "3")->game()) == state_as_json(*session_after(start + "buy 3")->game()));
    const std::string cities =
        "newgame BR Ann Bob\nplay CrediCor\nbuy 5\nplay Ecoline\nbuy 5\n"
        "fix CityTile<Tharsis_3_1, P1>, CityTile<Tharsis_3_3, P1>, CityTile<Tharsis_3_5, P1>\n";
    CHECK(state_as_json(*session_after(cities + "mayor")->game()) ==
          state_as_json(*session_after(cities + "claim Mayor")->game()));
    CHECK(std::string("mayor").size() + 1 <= 6);
}
