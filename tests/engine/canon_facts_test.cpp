// The canon against the facts of the published game (tests/facts): nothing missing, nothing more, every number right.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "engine/load/canon.hpp"
#include "parser/parse.hpp"
#include "parser/print.hpp"

using namespace rego;
using namespace rego::engine;
using nlohmann::json;

namespace {

/// The lists in `cards.json`, `cards-prelude.json` …, one after the other.
json facts(const std::string& kind) {
    json all = json::array();
    for (const auto& file : std::filesystem::directory_iterator(std::string(REGO_SOURCE_DIR) + "/tests/facts")) {
        const std::string name = file.path().filename().string();
        if (name != kind + ".json" && !(name.starts_with(kind + "-") && name.ends_with(".json"))) continue;
        std::ifstream in(file.path());
        REQUIRE(in);
        for (json& fact : json::parse(in)) all.push_back(std::move(fact));
    }
    REQUIRE(!all.empty());
    return all;
}

const Canon& canon() {
    static const Canon loaded = load_embedded_canon({});
    return loaded;
}

std::string printed_name(const std::string& name) {
    const auto exception = canon().printed_names.find(name);
    return exception == canon().printed_names.end() ? words_of(name) : exception->second;
}

const LoadedClass& loaded_class(const std::string& name) {
    for (const LoadedClass& loaded : canon().classes) {
        if (loaded.declaration.signatures.front().name == name) return loaded;
    }
    FAIL("no class " << name);
    throw std::logic_error(name);
}

/// "plant" -> "PlantTag".
std::string capital(std::string word) {
    word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
    return word;
}

/// "Mars First": it rules, or one has two delegates there.
std::string party_in_pets(std::string party) {
    party.erase(std::remove(party.begin(), party.end(), ' '), party.end());
    return "RulingParty<" + party + "> OR 2 Delegate<" + party + ">";
}

/// A printed requirement in PETS: degrees and percent become steps.
std::string requirement_in_pets(const json& parts) {
    std::string all;
    for (const json& part : parts) {
        const std::string what = part["what"];
        if (what == "party") {
            all += (all.empty() ? "" : ", ") + party_in_pets(part["party"]);
            continue;
        }
        int count = part.value("count", 1);
        std::string type;
        if (what == "temperature") {
            type = "TemperatureStep";
            count = (count + 30) / 2;
        } else if (what == "venus") {
            type = "VenusStep";
            count /= 2;
        } else if (what == "tag") {
            type = capital(part["tag"]) + "Tag";
        } else if (what == "production") {
            type = capital(part["resource"]);
        } else {
            static const std::map<std::string, std::string> kTypes{
                {"oxygen", "OxygenStep"},        {"oceans", "OceanTile"},
                {"greeneries", "GreeneryTile"},  {"floaters", "Floater"},
                {"colonies", "Colony"},          {"terraformRating", "TerraformRating"},
                {"cities", "CityTile"},          {"plantsRemoved", "PlantsRemoved"},
                {"chairman", "Chairman"},        {"neutralChairman", "Chairman<Neutral>"},
                {"partyLeaders", "PartyLeader"}, {"othersPassed", "Passed<!Owner>"}};
            type = what == "resourceTypes" ? "Class<Resource>(HAS Resource<Owner>)" : kTypes.at(what);
        }
        // Of everybody, on Mars, beside something.
        if (part.contains("on")) {
            type += "<Anyone, " + part["on"].get<std::string>() + ">";
        } else if (part.value("all", false)) {
            type += "<Anyone>";
        }
        if (part.contains("nextTo")) type = "Adjacency<" + type + ", " + part["nextTo"].get<std::string>() + ">";
        std::string text = (part.value("max", false) ? "MAX " : "") + std::to_string(count) + " " + type;
        if (what == "production") text = "PROD[" + text + "]";
        all += (all.empty() ? "" : ", ") + text;
    }
    return parser::to_string(*parser::parse_requirement(all));
}

template <class T>
std::string shown(const std::optional<T>& part) {
    return part ? parser::to_string(*part) : "";
}

}  // namespace

TEST_CASE("the canon loads without a problem") {
    for (const parser::Diagnostic& problem : canon().problems) {
        CAPTURE(problem.file);
        FAIL_CHECK(problem.message);
    }
}

TEST_CASE("every card is there, with what is printed on it") {
    static const std::map<std::string, std::pair<Deck, CardKind>> kKinds{
        {"corporation", {Deck::Corporation, CardKind::None}},
        {"prelude", {Deck::Prelude, CardKind::None}},
        {"automated", {Deck::Project, CardKind::Automated}},
        {"active", {Deck::Project, CardKind::Active}},
        {"event", {Deck::Project, CardKind::Event}}};

    std::set<std::string> known;
    for (const json& fact : facts("cards")) {
        const std::string name = fact["class"];
        CAPTURE(name);
        known.insert(name);
        const auto found = canon().cards.find(name);
        if (found == canon().cards.end()) {
            FAIL_CHECK("missing");
            continue;
        }
        const CardInfo& card = *found->second;
        CHECK(card.printed_name == fact["printed"].get<std::string>());
        CHECK(card.number == fact["number"].get<std::string>());
        CHECK(card.module == fact["module"].get<std::string>());
        CHECK(card.deck == kKinds.at(fact["kind"]).first);
        CHECK(card.kind == kKinds.at(fact["kind"]).second);
        CHECK(card.cost == fact.value("cost", 0));
        CHECK(card.resource.value_or("") == fact.value("resource", ""));

        std::vector<std::string> tags;
        for (const std::string tag : fact.value("tags", json::array())) tags.push_back(capital(tag) + "Tag");
        CHECK(card.tags == tags);

        CHECK(shown(card.requirement) ==
              (fact.contains("requirements") ? requirement_in_pets(fact["requirements"]) : ""));

        if (fact.contains("start")) {
            const std::string start = std::to_string(fact["start"].get<int>());
            const std::string immediate = shown(card.immediate);
            CHECK((immediate == start || immediate.starts_with(start + ", ")));
        }

        const json points = fact.value("points", json());
        if (points.is_null()) {
            CHECK_FALSE(card.points);
        } else if (points.is_number()) {
            const int value = points;
            const auto pets = parser::parse_instruction(std::to_string(value) + " VictoryPoint");
            CHECK(shown(card.points) == parser::to_string(*pets));
        } else if (const std::string of = points.value("of", ""); of == "resource on this card" || of == "tag") {
            const std::string counted =
                of == "tag" ? capital(points["tag"]) + "Tag" : fact["resource"].get<std::string>() + "<This>";
            const auto pets =
                parser::parse_instruction(std::to_string(points["points"].get<int>()) + " VictoryPoint / " +
                                          std::to_string(points["per"].get<int>()) + " " + counted);
            CHECK(shown(card.points) == parser::to_string(*pets));
        } else {
            // Tiles beside tiles: said in the card's own words. At least it says something.
            const LoadedClass& loaded = loaded_class(name);
            CHECK(parser::to_string(loaded.declaration).find("VictoryPoint") != std::string::npos);
        }
    }
    for (const auto& [name, card] : canon().cards) {
        CAPTURE(name);
        CHECK(known.contains(name));
    }
}

TEST_CASE("every area has its kind, its bonuses and its name") {
    static const std::map<std::string, std::string> kKinds{
        {"land", "LandArea"}, {"water", "WaterArea"}, {"volcanic", "VolcanicArea"}, {"noctis", "NoctisArea"}};
    static const std::map<std::string, std::string> kLetters{{"plant", "P"}, {"steel", "S"}, {"titanium", "T"},
                                                             {"card", "C"},  {"heat", "H"},  {"energy", "E"}};
    // More than a gain, or nothing without another box.
    static const std::map<std::string, std::string> kSpecial{
        {"ocean costs 6", "O"}, {"temperature costs 4", "R"}, {"colony costs 5", "K"}, {"delegate", "D"}};
    std::map<std::string, const AreaInfo*> areas;
    for (const MapInfo& map : canon().maps) {
        CHECK(map.areas.size() == 61);
        for (const AreaInfo& area : map.areas) areas[area.name] = &area;
    }
    const json all = facts("areas");
    CHECK(areas.size() == all.size());
    for (const json& fact : all) {
        const std::string name = fact["area"];
        CAPTURE(name);
        REQUIRE(areas.contains(name));
        const AreaInfo& area = *areas[name];
        CHECK(area.row == fact["row"].get<int>());
        CHECK(area.column == fact["column"].get<int>());
        CHECK(area.kind == kKinds.at(fact["kind"]));
        CHECK(area.label == fact.value("label", ""));
        std::vector<std::string> letters;
        std::map<std::string, int> counts;
        for (const std::string bonus : fact["bonuses"]) {
            const auto special = kSpecial.find(bonus);
            letters.push_back(special == kSpecial.end() ? kLetters.at(bonus) : special->second);
            if (special == kSpecial.end()) ++counts[bonus];
        }
        CHECK(area.bonuses == letters);
        // The class says the same: `steel = 2`.
        for (const auto& property : loaded_class(name).declaration.body.properties) {
            if (counts.contains(property.name)) {
                CHECK(std::get<std::int32_t>(property.value) == counts[property.name]);
                counts.erase(property.name);
            }
        }
        CHECK(counts.empty());
    }
}

TEST_CASE("areas touch as hexes do") {
    for (const MapInfo& map : canon().maps) {
        CAPTURE(map.name);
        // 61 hexes have 6 sides each, of which 54 are the rim: 156 pairs of neighbours.
        CHECK(map.borders.size() == 312);
        std::set<std::pair<std::string, std::string>> borders(map.borders.begin(), map.borders.end());
        CHECK(borders.size() == map.borders.size());
        const std::string n = map.name;
        for (const char* other : {"_4_5", "_4_6", "_5_5", "_5_7", "_6_6", "_6_7"}) {
            CHECK(borders.contains({n + "_5_6", n + other}));
            CHECK(borders.contains({n + other, n + "_5_6"}));
        }
        CHECK_FALSE(borders.contains({n + "_5_6", n + "_4_7"}));
        CHECK(borders.contains({n + "_1_1", n + "_2_2"}));
        CHECK(borders.contains({n + "_9_9", n + "_8_8"}));
    }
}

TEST_CASE("every milestone and award is on offer on its map, with its number") {
    // One of each of several, or a price instead of a condition.
    static const std::set<std::string> kNoThreshold{"Generalist", "Planetologist", "Landshaper", "Briber"};
    std::set<std::string> known;
    for (const json& fact : facts("goals")) {
        const std::string name = fact["class"];
        CAPTURE(name);
        known.insert(name);
        CHECK(printed_name(name) == fact["printed"].get<std::string>());
        const LoadedClass& loaded = loaded_class(name);
        const bool is_milestone = fact["kind"] == "milestone";
        CHECK(loaded.declaration.signatures.front().supertypes.front().name == (is_milestone ? "Milestone" : "Award"));
        const auto module = std::find_if(canon().modules.begin(), canon().modules.end(),
                                         [&](const ModuleInfo& info) { return info.name == loaded.module; });
        REQUIRE(module != canon().modules.end());
        if (fact.contains("map")) {
            CHECK(module->printed_name == fact["map"].get<std::string>());
            CHECK(module->is_map);
            CHECK(std::count(module->offers.begin(), module->offers.end(), name) == 1);
        } else {
            CHECK(module->name == fact["module"].get<std::string>());
        }
        const auto needs = canon().goal_needs.find(name);
        CHECK((needs == canon().goal_needs.end() ? std::vector<std::string>{} : needs->second) ==
              fact.value("needs", std::vector<std::string>{}));

        if (!is_milestone || kNoThreshold.contains(name)) continue;
        const auto& requirement = std::get<parser::Requirement>(loaded.declaration.body.properties.front().value);
        const std::string text = parser::to_string(requirement);
        CAPTURE(text);
        const std::string threshold = std::to_string(fact["threshold"].get<int>());
        CHECK((text.find(threshold + " ") != std::string::npos || text == "PROD[" + threshold + "]"));
        const json with_others = fact.value("thresholdWith", json::object());
        for (const auto& [companion, easier] : with_others.items()) {
            CAPTURE(companion);
            CHECK(text.find(std::to_string(easier.get<int>()) + " ") != std::string::npos);
        }
    }
    for (const ModuleInfo& module : canon().modules) {
        for (const std::string& name : module.offers) {
            CAPTURE(name);
            CHECK(known.contains(name));
        }
    }
}
