// Recorded games of another implementation, played through our rules; and that a wrong record does not get through.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "app/follow/follower.hpp"
#include "app/follow/record.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/line/line.hpp"
#include "app/shell/session/session.hpp"

using namespace rego;
using namespace rego::app::follow;

namespace {

const std::filesystem::path kRecords = REGO_SOURCE_DIR "/tests/records";

std::shared_ptr<const engine::ClassTable> canon_table() {
    static const auto table = std::make_shared<const engine::ClassTable>(
        std::make_shared<const engine::Canon>(engine::load_embedded_canon({})));
    return table;
}

Following as_known() {
    Following how;
    how.deviations = Deviations::built_in().value();
    return how;
}

Record read(const char* name) {
    const auto record = read_record((kRecords / name).string());
    REQUIRE_MESSAGE(record.has_value(), (record ? "" : record.error().message));
    return *record;
}

std::string problem(const std::string& text) {
    const auto record = parse_record(text, "game.json");
    return record ? "none" : record.error().message;
}

}  // namespace

TEST_CASE("recorded games follow from the first step to the final score") {
    int games = 0;
    for (const auto& entry : std::filesystem::directory_iterator(kRecords)) {
        const std::string file = entry.path().filename().string();
        if (!file.ends_with(".json.gz")) continue;
        CAPTURE(file);
        const Verdict verdict = app::follow::follow(canon_table(), read(file.c_str()), as_known());
        CHECK(verdict.complete);
        CHECK(verdict.followed == verdict.steps);
        CHECK_FALSE(verdict.refused);
        for (const Finding& finding : verdict.findings) {
            CAPTURE(finding.step);
            CAPTURE(finding.done);
            CHECK(finding.ruling != "");
        }
        ++games;
    }
    CHECK(games >= 12);
}

TEST_CASE("what games before have read of the rules changes nothing") {
    const auto told = [](const Following& how, const char* name) {
        const Verdict verdict = app::follow::follow(canon_table(), read(name), how);
        CHECK(verdict.complete);
        return verdict.script;
    };
    const Following alone = as_known(), after_others = as_known();
    for (const char* name : {"BRPVI-2p-2101.json.gz", "B-5p-1002.json.gz", "BRPVI-2p-2101.json.gz"})
        (void)told(after_others, name);
    CHECK(told(after_others, "BR-3p-8.json.gz") == told(alone, "BR-3p-8.json.gz"));
}

TEST_CASE("what does not change from step to step is kept once") {
    const Record record = read("BR-2p-4.json.gz");
    for (std::size_t i = 1; i < record.steps.size(); ++i) {
        if (record.steps[i].kind != "sell") continue;
        const Snapshot &before = record.steps[i - 1].after, &after = record.steps[i].after;
        const std::size_t other = record.steps[i].player == record.players[0] ? 1 : 0;
        CHECK(after.tiles == before.tiles);
        CHECK(after.players[other] == before.players[other]);
        CHECK_FALSE(after.players[1 - other] == before.players[1 - other]);
        CHECK(after.players[1 - other]->tableau == before.players[1 - other]->tableau);
    }
}

TEST_CASE("what a record has wrong is found where it is wrong") {
    Record record = read("BR-2p-4.json.gz");
    SUBCASE("a plant too many") { ++record.steps[40].after.players[1].own().stock[3]; }
    SUBCASE("a step of production missing") { --record.steps[40].after.players[0].own().production[0]; }
    SUBCASE("a card in hand") { ++record.steps[40].after.players[0].own().hand; }
    SUBCASE("a card that nobody played") { record.steps[40].after.players[0].own().tableau.own().push_back("Ants"); }
    SUBCASE("a tag") { ++record.steps[40].after.players[0].own().tags.own()["jovian"]; }
    SUBCASE("a tile") { record.steps[40].after.tiles.own().push_back({"1_1", "GreeneryTile", "Player1"}); }
    SUBCASE("the temperature") { record.steps[40].after.parameters.front().value += 2; }
    SUBCASE("a pass") { record.steps[40].after.players[0].own().passed ^= true; }
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    REQUIRE(verdict.findings.size() == 1);
    CHECK(verdict.findings.front().step == record.steps[40].n);
    CHECK_FALSE(verdict.findings.front().differences.empty());
    CHECK(verdict.followed == 40);
    CHECK(verdict.differs());
}

TEST_CASE("what a record has wrong about colonies is found where it is wrong") {
    Record record = read("BRC-1p-1001.json.gz");
    Snapshot& after = record.steps[4].after;
    REQUIRE(after.colonies->size() == 3);
    SUBCASE("a marker") { ++after.colonies.own()[0].track; }
    SUBCASE("a colony") { after.colonies.own()[0].colonies.emplace_back("Player1"); }
    SUBCASE("a visitor") { after.colonies.own()[0].visitor = "Player1"; }
    SUBCASE("a tile that sleeps") { after.colonies.own()[0].inactive ^= true; }
    SUBCASE("a tile") { after.colonies.own().pop_back(); }
    SUBCASE("a fleet") { ++after.players[0].own().fleets.value()[1]; }
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    REQUIRE(verdict.findings.size() == 1);
    CHECK(verdict.findings.front().step == record.steps[4].n);
    CHECK(verdict.findings.front().differences.size() == 1);
}

TEST_CASE("going on after a difference among colonies: they are corrected") {
    Record record = read("BRC-1p-1001.json.gz");
    ++record.steps[1].after.colonies.own()[0].track;
    Following how = as_known();
    how.keep_going = true;
    const Verdict verdict = app::follow::follow(canon_table(), record, how);
    REQUIRE(verdict.findings.size() >= 2);  // there, and where the record has it right again
    CHECK(verdict.findings.front().differences.front().what == record.steps[1].after.colonies->front().name + " track");
}

namespace {

/// The record with other names, wherever they stand.
Record renamed(const Record& record, const std::vector<std::string>& names) {
    Record other = record;
    const auto rename = [&](std::string& name) {
        const auto seat = std::find(record.players.begin(), record.players.end(), name);
        if (seat != record.players.end()) name = names[static_cast<std::size_t>(seat - record.players.begin())];
    };
    const auto rename_in = [&](Snapshot& state) {
        rename(state.first);
        for (auto& player : state.players) rename(player.own().name);
        for (auto* shared : {&state.tiles, &state.claims})
            for (TileState& tile : shared->own()) rename(tile.owner);
        for (auto* shared : {&state.milestones, &state.awards})
            for (Taken& taken : shared->own()) rename(taken.player);
    };
    for (std::string& name : other.players) rename(name);
    rename_in(other.start);
    for (app::follow::Step& step : other.steps) {
        rename(step.player);
        for (Choice& choice : step.choices) {
            rename(choice.who);
            for (std::string& owner : choice.owners) rename(owner);
            for (std::string& chosen : choice.chosen) rename(chosen);
        }
        rename_in(step.after);
    }
    for (FinalScore& score : other.scores) rename(score.name);
    if (other.winner) rename(*other.winner);
    return other;
}

std::string replayed(const std::vector<std::string>& lines) {
    app::Session session(app::command_table(), std::make_shared<app::Library>());
    for (const std::string& line : lines) {
        for (const app::Line& command : app::split_lines(line)) {
            const app::Answer answer = session.run(command.text, "<test>");
            if (!answer.ok()) return answer.err;
        }
    }
    return "";
}

}  // namespace

TEST_CASE("names in a record are names, whatever they say, and its script replays") {
    const Record record = renamed(read("BR-2p-4.json.gz"), {"Tom;T\nundo 7", "Ants"});
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    CHECK(verdict.findings.empty());
    CHECK(verdict.remarks ==
          std::vector<std::string>{"`Tom;T undo 7` is called `Tom T undo 7`", "`Ants` is called `Ants P2`"});
    REQUIRE_FALSE(verdict.script.empty());
    CHECK(verdict.script.front().starts_with("newgame BR \"Tom T undo 7\" \"Ants P2\" "));
    CHECK(replayed(verdict.script) == "");
}

TEST_CASE("a script of a record has all its options: without world government there is none in it") {
    Record record = read("BRPVI-2p-2101.json.gz");
    record.world_government = false;
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    CHECK(verdict.script.front().find("worldgov=off") != std::string::npos);
    CHECK(verdict.script.front().find("milestones=Planetologist,") != std::string::npos);
}

TEST_CASE("a ruling explains a step that the rules refuse") {
    Record record = read("BRC-1p-1001.json.gz");
    record.steps[1].payment = std::map<std::string, int>{{"steel", 9}};
    record.steps[1].name = "Luna";  // not in play
    Following how;
    how.deviations =
        Deviations::parse(R"([{"step": 2, "what": "refused", "ruling": "there is no such tile"}])", "").value();
    const Verdict verdict = app::follow::follow(canon_table(), record, how);
    CHECK(verdict.complete);
    REQUIRE(verdict.findings.size() == 1);
    CHECK(verdict.findings.front().ruling == "there is no such tile");
}

TEST_CASE("going on after a difference: the state is corrected and the rest follows") {
    Record record = read("BR-2p-4.json.gz");
    for (std::size_t i = 40; i < record.steps.size(); ++i) record.steps[i].after.players[0].own().stock[1] += 1;
    Following how = as_known();
    how.keep_going = true;
    const Verdict verdict = app::follow::follow(canon_table(), record, how);
    CHECK(verdict.complete);
    REQUIRE(verdict.findings.size() == 1);
    CHECK(verdict.findings.front().differences.front().what == "Player1 stock Steel");
}

TEST_CASE("a wrong final score is found") {
    Record record = read("BR-2p-4.json.gz");
    ++record.scores[0].cards;
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    CHECK(verdict.complete);
    REQUIRE(verdict.findings.size() == 1);
    CHECK(verdict.findings.front().differences.front().what == "Player1 points for cards");
}

TEST_CASE("a ruling explains a difference") {
    Record record = read("BR-2p-4.json.gz");
    ++record.steps[40].after.players[0].own().tr;
    Following how;
    how.deviations =
        Deviations::parse(
            R"([{"record": "BR-2p-4", "step": 41, "what": {"TR": 1}, "ruling": "the rules say otherwise"}])", "")
            .value();
    const Verdict verdict = app::follow::follow(canon_table(), record, how);
    REQUIRE_FALSE(verdict.findings.empty());
    CHECK(verdict.findings.front().ruling == "the rules say otherwise");
}

TEST_CASE("a card that lies on another is compared with what lies on it") {
    Record record = read("BRPVCX-3p-1001.json.gz");
    const auto hosts = [](const auto& each) { return !each.after.players[1]->hosted->empty(); };
    const auto step = std::find_if(record.steps.begin(), record.steps.end(), hosts);
    REQUIRE(step != record.steps.end());
    ++step->after.players[1].own().hosted.own().begin()->second;
    record.steps.erase(step + 1, record.steps.end());
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    REQUIRE_FALSE(verdict.findings.empty());
    CHECK(verdict.findings.front().differences.front().what == "Player2 on hosted CarbonNanosystems");
}

TEST_CASE("a ruling for every record says when it holds") {
    const auto findings = [](const char* deviation, int more, int step) {
        Record record = read("BR-2p-4.json.gz");
        record.steps[static_cast<std::size_t>(step - 1)].after.players[0].own().tr += more;
        Following how;
        how.keep_going = true;
        how.deviations = Deviations::parse(deviation, "").value();
        return app::follow::follow(canon_table(), record, how).findings;
    };
    const char* const always = R"([{"what": {"Player1 TR": 1}, "when": "2 Player", "ruling": "so it is"}])";
    CHECK(findings(always, 1, 41).front().ruling == "so it is");
    CHECK(findings(always, 2, 41).front().ruling.empty());
    const char* const never = R"([{"what": {"Player1 TR": 1}, "when": "99 OceanTile", "ruling": "so it is"}])";
    CHECK(findings(never, 1, 41).front().ruling.empty());
}

TEST_CASE("a ruling may be about several things, and about no others") {
    const auto ruling = [](int more_cards) {
        Record record = read("BR-2p-4.json.gz");
        ++record.scores[0].awards;
        ++record.scores[0].total;
        record.scores[0].cards += more_cards;
        Following how;
        how.deviations = Deviations::parse(R"([{"card": "final score", "ruling": "no award",
            "what": {"points for awards": 1, "points for everything": [1, 2]}}])",
                                           "")
                             .value();
        return app::follow::follow(canon_table(), record, how).findings.front().ruling;
    };
    CHECK(ruling(0) == "no award");
    CHECK(ruling(1).empty());
}

TEST_CASE("a ruling may ask what the rules said to the step") {
    Record record = read("BRC-1p-1001.json.gz");
    record.steps[1].payment = std::map<std::string, int>{{"steel", 9}};
    record.steps[1].name = "Luna";  // not in play
    const auto ruling = [&](const std::string& error) {
        Following how;
        how.deviations =
            Deviations::parse(R"([{"what": "refused", "error": ")" + error + R"(", "ruling": "no such tile"}])", "")
                .value();
        return app::follow::follow(canon_table(), record, how).findings.front().ruling;
    };
    CHECK(ruling("Luna") == "no such tile");
    CHECK(ruling("something else altogether").empty());
}

TEST_CASE("a ruling says exactly what may differ, and how much") {
    const auto is_explained = [](const std::string& entry, const std::vector<Difference>& differences, int money = 0) {
        const auto known = Deviations::parse("[{" + entry + R"(, "ruling": "so it is"}])", "").value();
        const std::vector<std::string> nothing;
        return known.ruling({.record_file = "x.json",
                             .card = "Ants",
                             .mover = "Player1",
                             .money = money,
                             .differences = differences,
                             .errors = nothing,
                             .log = nothing,
                             .holds = [](const parser::Requirement&, std::string_view player) {
                                 return player == "Player1";
                             }}) != "";
    };
    const Difference two_more{"Player1 stock Megacredit", "7", "5"}, two_less{"Player2 stock Megacredit", "1", "3"};
    CHECK(is_explained(R"("what": {"stock Megacredit": 2})", {two_more}));
    CHECK_FALSE(is_explained(R"("what": {"stock Megacredit": 2})", {two_more, two_less}));
    CHECK(is_explained(R"("what": {"stock Megacredit": [-3, 3]}, "balanced": true)", {two_more, two_less}));
    CHECK_FALSE(is_explained(R"("what": {"stock Megacredit": [-3, 3]}, "balanced": true)", {two_more}));
    CHECK(is_explained(R"("what": {"stock Megacredit": null}, "poorerThan": 3)", {two_more}, 2));
    CHECK_FALSE(is_explained(R"("what": {"stock Megacredit": null}, "poorerThan": 3)", {two_more}, 3));
    CHECK(is_explained(R"("what": {"stock Megacredit": null}, "whose": "2 OceanTile")", {two_more}));
    CHECK_FALSE(is_explained(R"("what": {"stock Megacredit": null}, "whose": "2 OceanTile")", {two_more, two_less}));
    const Difference on_card{"Player1 on AppliedScience Science", "6", "12"};
    CHECK(is_explained(R"("what": {"on * *": [-6, -1]})", {on_card}));
    CHECK_FALSE(is_explained(R"("what": {"on * Animal": [-6, -1]})", {on_card}));
    CHECK_FALSE(is_explained(R"("what": "refused")", {on_card}));
}

TEST_CASE("a ruling about a refused step may say what the step leaves alone") {
    const auto is_explained = [](const char* what) {
        const auto known =
            Deviations::parse(R"([{"what": "refused", "unchanged": ["TR"], "ruling": "so it is"}])", "").value();
        const std::vector<std::string> nothing;
        const std::vector<Difference> differences{{what, "5", "4"}};
        return known.ruling({.record_file = "x.json",
                             .card = "Ants",
                             .is_refused = true,
                             .mover = "Player1",
                             .differences = differences,
                             .errors = nothing,
                             .log = nothing,
                             .holds = nullptr}) != "";
    };
    CHECK(is_explained("Player1 production Energy"));
    CHECK(is_explained("Player2 TR"));
    CHECK_FALSE(is_explained("Player1 TR"));
}

TEST_CASE("where a known deviation cannot be got over, the record stops and says why") {
    Record record = read("BR-2p-4.json.gz");
    ++record.steps[40].after.generation;
    Following how;
    how.deviations = Deviations::parse(R"([{"step": 41, "ruling": "another year"}])", "").value();
    const Verdict verdict = app::follow::follow(canon_table(), record, how);
    CHECK_FALSE(verdict.complete);
    CHECK(verdict.followed == 40);
    CHECK(verdict.stopped.starts_with("the game cannot "));
}

TEST_CASE("a prelude that does not lie there afterwards has been discarded for 15") {
    Record record = read("BRP-1p-1001.json.gz");
    const auto is_prelude = [](const app::follow::Step& step) { return step.kind == "prelude"; };
    const auto prelude = std::find_if(record.steps.begin(), record.steps.end(), is_prelude);
    REQUIRE(prelude != record.steps.begin());
    prelude->after = (prelude - 1)->after;
    prelude->after.players[0].own().stock[0] += 15;
    record.steps.erase(prelude + 1, record.steps.end());
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    CHECK(verdict.followed == verdict.steps);
    CHECK(std::any_of(verdict.script.begin(), verdict.script.end(),
                      [](const std::string& line) { return line.find("discard ") != std::string::npos; }));
}

TEST_CASE("players have the names that people call them") {
    Record record = read("BR-2p-4.json.gz");
    record.names = {"Lea", "Tom T"};
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    CHECK(verdict.complete);
    CHECK(verdict.findings.empty());
    CHECK(verdict.script.front().starts_with("newgame BR Lea \"Tom T\""));
}

TEST_CASE("a game for one may be about TR 63, with Buffer Gas") {
    Record record = read("B-1p-1001.json.gz");
    record.solo = "tr63";
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    CHECK(verdict.script.front().ends_with(" solo=tr63 worldgov=off"));
}

TEST_CASE("a record that tells nothing of the choices inside its steps follows by what comes of them") {
    Record record = read("BRT-3p-2001.json.gz");
    for (app::follow::Step& step : record.steps) step.choices.clear();
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    CHECK(verdict.complete);
    CHECK(verdict.findings.empty());
}

TEST_CASE("two corporations for everybody, a world government without Venus, and handicaps are those of the header") {
    Record record = read("BRP-4p-1002.json.gz");
    record.two_corporations = true;
    record.world_government = true;
    record.start.players[1].own().tr += 3;
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    const std::string& first = verdict.script.front();
    CHECK(first.find(" corporations=merger") != std::string::npos);
    CHECK(first.find(" handicap=0,3,0,0") != std::string::npos);
    CHECK(first.find(" worldgov=on") != std::string::npos);
}

TEST_CASE("a milestone that rego does not know is left out; one may have its threshold behind the name") {
    Record record = read("BR-2p-4.json.gz");
    record.milestones = {"Terraformer35", "Mayor", "Gardener", "Builder", "Planner", "Juggler"};
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    CHECK_FALSE(verdict.refused);
    CHECK(verdict.findings.empty());
    CHECK(verdict.remarks == std::vector<std::string>{"`Juggler` is left out: rego does not know it"});
}

TEST_CASE("a ruling whose condition is no requirement is refused") {
    const auto wrong = Deviations::parse(R"([{"when": "3 OR", "ruling": ""}])", "rulings.json");
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().kind == parser::ErrorKind::Syntax);
}

TEST_CASE("options that the canon does not have are refused with one message") {
    Record record = read("BR-2p-4.json.gz");
    record.options = "BRA";
    const Verdict verdict = app::follow::follow(canon_table(), record, as_known());
    REQUIRE(verdict.refused);
    CHECK(verdict.refused->message == "option `A` is not supported yet");
}

TEST_CASE("a malformed record is refused with the place inside it") {
    CHECK(problem("{").starts_with("not JSON: "));
    CHECK(problem("{}") == "$: `header` is missing");
    CHECK(problem(R"({"header": {"options": 3}})") == "$.header.options: expected a text, found number");
    CHECK(problem(R"({"header": {"options": "B", "players": []}})") ==
          "$.header.players: a game has at least one player");
    CHECK(problem(R"({"header": {"options": "B", "players": ["Ann", "Bob", "Ann"]}})") ==
          "$.header.players: two players are called `Ann`, so nobody can tell which of them did what");
    const std::string start = R"({"generation": 1, "phase": "research", "temperature": -30, "oxygen": 0, "oceans": 0,
        "tiles": [], "players": [{"name": "A", "stock": [0, 0], "production": [0,0,0,0,0,0], "tr": 20, "hand": 0,
        "tableau": [], "events": [], "resources": {}, "tags": {}}]})";
    CHECK(problem(R"({"header": {"options": "B", "players": ["A"]}, "steps": [], "start": )" + start + "}") ==
          "$.start.players[0].stock: expected six numbers: money, steel, titanium, plants, energy, heat");
}

TEST_CASE("the script of a followed game replays") {
    for (const char* name : {"BRH-5p-1002.json.gz", "B-1p-1001.json.gz"}) {
        CAPTURE(name);
        const Verdict verdict = app::follow::follow(canon_table(), read(name), as_known());
        app::Session session(app::command_table());
        for (const std::string& line : verdict.script) {
            CAPTURE(line);
            const app::Answer answer = session.run(line, "script");
            REQUIRE_MESSAGE(answer.ok(), (answer.error ? answer.error->message : ""));
        }
    }
}

TEST_CASE("the script of a followed game is in the game's own words") {
    const Verdict verdict = app::follow::follow(canon_table(), read("BRH-1p-1001.json.gz"), as_known());
    REQUIRE(verdict.script.size() > 20);
    CHECK(verdict.script.front() == "newgame BRH 1 worldgov=off");
    CHECK(verdict.script.back().starts_with("expect "));
}
