// What a page is told: requests in JSON, answers in JSON.
#include "app/page/door.hpp"

#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::ordered_json;
using rego::app::page::Door;

Json ask(Door& door, const Json& request) { return Json::parse(door.ask(request.dump())); }
Json line(Door& door, const std::string& text) { return ask(door, {{"do", "line"}, {"text", text}}); }
Json look(Door& door) { return ask(door, {{"do", "look"}}); }

/// A first generation in which Ann is to place a city.
void begin(Door& door) {
    CHECK(line(door, "newgame BR Ann Bob mode=ops; fix 60 M Ann, 9 cards Ann; phase Action")["ok"] == true);
}

const Json* offer(const Json& view, const std::string& line) {
    for (const Json& each : view["moves"])
        if (each["line"] == line) return &each;
    return nullptr;
}

}  // namespace

TEST_CASE("a page without a game is told so, and what is no request is refused with a reason") {
    Door door;
    CHECK(look(door)["has_game"] == false);
    CHECK(Json::parse(door.ask("{"))["error"] == "a request is an object of JSON");
    CHECK(Json::parse(door.ask("[1]")).contains("error"));
    CHECK(ask(door, {{"do", "dance"}})["error"] == "there is no request `dance`");
    CHECK(ask(door, {{"do", "report"}}).contains("error"));
    CHECK(Json::parse(door.ask("{\"do\": \"line\", \"text\": \"\xff\"}")).contains("error"));
    CHECK(line(door, "\x01 play")["ok"] == false);
}

TEST_CASE("a line is carried out and answered as in the shell, and the history grows by it") {
    Door door;
    begin(door);
    const Json done = line(door, "play mine");
    CHECK(done["ok"] == true);
    CHECK(done["edited"] == false);
    CHECK(done["out"].get<std::string>().find("steel production") != std::string::npos);
    const Json history = ask(door, {{"do", "history"}, {"from", done["commands"].get<int>() - 1}});
    REQUIRE(history["entries"].size() == 1);
    CHECK(history["entries"][0]["line"] == "Ann: play mine");
    CHECK(history["entries"][0]["seat"] == 1);
    CHECK(line(door, "undo")["edited"] == true);

    const Json wrong = line(door, "play comett; pass");
    CHECK(wrong["ok"] == false);
    CHECK(wrong["err"].get<std::string>().find("Comet") != std::string::npos);
    CHECK(wrong["commands"] == done["commands"].get<int>() - 1);
}

TEST_CASE("what can be done comes with the line that does it, and with every price") {
    Door door;
    begin(door);
    const Json view = look(door);
    CHECK(view["actor"] == 1);
    REQUIRE(offer(view, "project Aquifer") != nullptr);
    CHECK((*offer(view, "project Aquifer"))["prices"][0]["paid"][0]["units"] == 18);
    for (const Json& each : view["moves"]) {
        if (each["open"] == true) continue;
        CAPTURE(each.dump());
        CHECK(line(door, "try " + each["line"].get<std::string>())["ok"] == true);
    }
}

TEST_CASE("an open question has lines that answer it, and the areas that glow on the map") {
    Door door;
    begin(door);
    CHECK(line(door, "project city")["ok"] == true);
    const Json view = look(door);
    REQUIRE(view["questions"].size() == 1);
    const Json& question = view["questions"][0];
    CHECK(question["seat"] == 1);
    CHECK(question["asks"] == "area");
    CHECK(question["areas"].size() == question["ways"]);
    CHECK(view["board"].get<std::string>().find("area-" + question["areas"][0]["id"].get<std::string>()) !=
          std::string::npos);
    REQUIRE_FALSE(question["choices"].empty());
    CHECK(line(door, question["choices"][0]["line"])["ok"] == true);
    CHECK(look(door)["questions"].empty());
}

TEST_CASE("a card tells what it would cost that seat, or why it cannot be played") {
    Door door;
    begin(door);
    const Json mine = ask(door, {{"do", "card"}, {"name", "mine"}, {"seat", 1}});
    CHECK(mine["line"] == "play Mine");
    CHECK(mine["prices"][0]["paid"][0]["units"] == 4);
    const Json birds = ask(door, {{"do", "card"}, {"name", "birds"}});
    CHECK(birds["refused"].get<std::string>().find("oxygen") != std::string::npos);
    CHECK(ask(door, {{"do", "card"}, {"name", "nothing of that name"}}).contains("error"));
    const Json cards = ask(door, {{"do", "cards"}});
    CHECK(cards["cards"].size() > 200);
}

TEST_CASE("a game that was kept is opened again in place of the one before") {
    Door door;
    begin(door);
    CHECK(line(door, "play mine")["ok"] == true);
    const std::string script = ask(door, {{"do", "script"}})["script"];
    Door other;
    CHECK(line(other, "newgame BR Cay Dee")["ok"] == true);
    CHECK(ask(other, {{"do", "open"}, {"text", script}})["ok"] == true);
    CHECK(ask(other, {{"do", "script"}})["script"] == script);
    CHECK(look(other)["players"][0]["name"] == "Ann");
}
