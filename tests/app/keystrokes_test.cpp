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
