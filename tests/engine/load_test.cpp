// The canon loader: what card, map and goal data become, and where its complaints point.
#include <algorithm>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "engine/load/canon.hpp"
#include "parser/parse.hpp"
#include "parser/print.hpp"

using namespace rego;
using namespace rego::engine;

namespace {

Canon load(std::string path, std::string text) {
    const std::string module = path.substr(0, path.find('/'));
    return load_canon({{std::move(path), std::move(text), module}});
}

Canon load_cards(std::string cards) { return load("fan/cards.json5", "[" + cards + "]"); }

const LoadedClass* find(const Canon& canon, std::string_view name) {
    for (const LoadedClass& loaded : canon.classes) {
        if (loaded.declaration.signatures.front().name == name) return &loaded;
    }
    return nullptr;
}

/// The class of that name, printed; or why there is none.
std::string shown(const Canon& canon, std::string_view name) {
    const LoadedClass* loaded = find(canon, name);
    if (loaded != nullptr) return parser::to_string(loaded->declaration);
    return canon.problems.empty() ? "no such class" : canon.problems.front().message;
}

/// The same spelling for what is expected.
std::string canonical(std::string_view text) {
    const auto parsed = parser::parse_class(text);
    return parsed ? parser::to_string(*parsed) : parsed.error().message;
}

/// The text that a problem's span covers.
std::string pointed_at(const Canon& canon, const parser::Diagnostic& problem) {
    for (const CanonFile& file : canon.files) {
        if (file.path == problem.file && problem.span) {
            return file.text.substr(problem.span->begin, problem.span->end - problem.span->begin);
        }
    }
    return "(nowhere)";
}

}  // namespace

// --- Cards -----------------------------------------------------------------------------------------------------

TEST_CASE("a green card has its cost, its tags, its play effect and its points") {
    const Canon canon = load_cards(R"({ "name": "DustBaffles", "number": "901", "kind": "AUTOMATED", "cost": 6,
        "tags": [ "BuildingTag" ], "immediate": "PROD[-Energy, 2 Heat], Plant", "points": 2 })");
    CHECK(canon.problems.empty());
    CHECK(shown(canon, "DustBaffles") == canonical(R"(CLASS DustBaffles : AutomatedCard {
        cost = 6
        hasProductionBox = 1
        hasPoints = 1
        printedTags = 1
        buildingTag = 1
        This:: BuildingTag<This>
        This: PROD[-Energy, 2 Heat], Plant
        End: 2 VictoryPoint
    })"));
    const CardInfo& card = *canon.cards.at("DustBaffles");
    CHECK(card.printed_name == "Dust Baffles");
    CHECK(card.number == "901");
    CHECK(card.deck == Deck::Project);
    CHECK(card.kind == CardKind::Automated);
    CHECK(card.cost == 6);
    CHECK(card.tags == std::vector<std::string>{"BuildingTag"});
    CHECK(card.module == "fan");
    CHECK(parser::to_string(*card.points) == "2 VictoryPoint");
}

TEST_CASE("a blue card with an action, a resource and a requirement") {
    const Canon canon = load_cards(R"({ "name": "RockMites", "kind": "ACTIVE", "requirement": "4 OxygenStep", "cost": 9,
        "tags": [ "MicrobeTag" ], "resource": "Microbe",
        "actions": [ "-> Microbe<This>", "2 Microbe<This> -> Steel" ],
        "effects": [ "OceanTile BY Anyone: Microbe<This>" ], "points": "VictoryPoint / 2 Microbe<This>" })");
    CHECK(canon.problems.empty());
    CHECK(shown(canon, "RockMites") ==
          canonical(R"(CLASS RockMites : ActiveCard, ActionCard, ResourceCard<Class<Microbe>> {
        cost = 9
        requirement = HAS 4 OxygenStep
        hasRequirement = 1
        hasPoints = 1
        printedTags = 1
        microbeTag = 1
        This:: MicrobeTag<This>
        OceanTile BY Anyone: Microbe<This>
        End: VictoryPoint / 2 Microbe<This>
        -> Microbe<This>
        2 Microbe<This> -> Steel
    })"));
    const CardInfo& card = *canon.cards.at("RockMites");
    CHECK(card.resource == "Microbe");
    CHECK(card.actions.size() == 2);
    CHECK(card.effects.size() == 1);
    CHECK(parser::to_string(*card.requirement) == "4 OxygenStep");
}

TEST_CASE("an event has its text; that it turns over is said for all events") {
    const Canon canon = load_cards(R"(
        { "name": "Pebble", "kind": "EVENT", "cost": 1, "immediate": "Steel, Plant" },
        { "name": "Stages", "kind": "EVENT", "immediate": "-Steel THEN Plant", "points": -1 },
        { "name": "Nothing", "kind": "EVENT" })");
    CHECK(canon.problems.empty());
    CHECK(shown(canon, "Pebble") == canonical(R"(CLASS Pebble : EventCard {
        cost = 1
        This: Steel, Plant
    })"));
    CHECK(shown(canon, "Stages") == canonical(R"(CLASS Stages : EventCard {
        cost = 0
        This: -Steel THEN Plant
        End: -VictoryPoint
    })"));
    CHECK(shown(canon, "Nothing") == canonical("CLASS Nothing : EventCard { cost = 0 }"));
    CHECK(parser::to_string(*canon.cards.at("Pebble")->immediate) == "Steel, Plant");
}

TEST_CASE("corporations and preludes have no cost; a tag printed twice counts twice") {
    const Canon canon = load_cards(R"(
        { "name": "DigCo", "deck": "CORPORATION", "tags": [ "BuildingTag", "EarthTag", "BuildingTag" ],
          "immediate": "30", "properties": { "cardsOffered": 0 } },
        { "name": "Loan", "deck": "PRELUDE", "immediate": "PROD[-2], 30", "needs": [ "colonies" ] })");
    CHECK(canon.problems.empty());
    CHECK(shown(canon, "DigCo") == canonical(R"(CLASS DigCo : CorporationFront {
        printedTags = 3
        buildingTag = 2
        earthTag = 1
        cardsOffered = 0
        This:: 2 BuildingTag<This>, EarthTag<This>
        This: 30
    })"));
    CHECK(shown(canon, "Loan") == canonical("CLASS Loan : PreludeFront { hasProductionBox = 1; This: PROD[-2], 30 }"));
    CHECK(canon.cards.at("DigCo")->tags.size() == 3);
    CHECK(canon.cards.at("DigCo")->deck == Deck::Corporation);
    CHECK(canon.card_needs.at("Loan") == std::vector<std::string>{"colonies"});
}

TEST_CASE("printed names: the words of the class, a card's own, an exception") {
    const Canon canon = load_canon({{"fan/cards.json5", R"([ { "name": "BigRock", "kind": "EVENT" },
            { "name": "BigRockCard", "printed": "Big Rock", "kind": "EVENT" },
            { "name": "RockersGuild", "kind": "EVENT" } ])",
                                     "fan"},
                                    {"fan/names.json5", R"({ "RockersGuild": "Rockers' Guild" })", "fan"}});
    CHECK(canon.problems.empty());
    CHECK(canon.cards.at("BigRock")->printed_name == "Big Rock");
    CHECK(canon.cards.at("BigRockCard")->printed_name == "Big Rock");
    CHECK(canon.cards.at("RockersGuild")->printed_name == "Rockers' Guild");
    CHECK(canon.printed_names.size() == 2);
    CHECK(words_of("GhgFactories") == "Ghg Factories");
    CHECK(words_of("AIController") == "AI Controller");
    CHECK(words_of("Player1") == "Player 1");
}

// --- Classes local to a card -----------------------------------------------------------------------------------

TEST_CASE("a local class is named after its card and the last word of its superclass") {
    const Canon canon = load_cards(R"(
        { "name": "DeepHole", "kind": "AUTOMATED", "immediate": "PROD[4 Heat], SpecialTile<WaterArea> {}" },
        { "name": "MoonBase", "kind": "AUTOMATED", "immediate": "CityTile<RemoteArea {}>" },
        { "name": "ThinkTank", "deck": "CORPORATION", "immediate": "45, Mandate { -> 3 ProjectCard }" })");
    CHECK(canon.problems.empty());
    CHECK(shown(canon, "DeepHoleTile") == canonical("CLASS DeepHoleTile : SpecialTile"));
    CHECK(shown(canon, "DeepHole") == canonical(R"(CLASS DeepHole : AutomatedCard {
        cost = 0
        hasProductionBox = 1
        This: PROD[4 Heat], DeepHoleTile<WaterArea>
    })"));
    CHECK(shown(canon, "MoonBaseArea") == canonical("CLASS MoonBaseArea : RemoteArea"));
    CHECK(find(canon, "MoonBaseArea")->brought_by == "MoonBase");
    CHECK(find(canon, "MoonBase")->brought_by.empty());
    CHECK(parser::to_string(*canon.cards.at("MoonBase")->immediate) == "CityTile<MoonBaseArea>");
    CHECK(shown(canon, "ThinkTankMandate") == canonical("CLASS ThinkTankMandate : Mandate { -> 3 ProjectCard }"));
    CHECK(parser::to_string(*canon.cards.at("ThinkTank")->immediate) == "45, ThinkTankMandate");
}

TEST_CASE("a local class written twice is one class; two different ones of one name are refused") {
    const Canon same = load_cards(R"({ "name": "Dig", "kind": "AUTOMATED",
        "immediate": "SpecialTile<LandArea(HAS 1 steel)> {} OR SpecialTile<LandArea(HAS 1 titanium)> {}" })");
    CHECK(same.problems.empty());
    CHECK(same.classes.size() == 2);

    const Canon different = load_cards(R"({ "name": "Dig", "kind": "AUTOMATED",
        "immediate": "Mandate { -> Steel }, Mandate { -> Plant }" })");
    REQUIRE(different.problems.size() == 1);
    CHECK(pointed_at(different, different.problems.front()) == "Mandate { -> Plant }");
}

// --- Places ----------------------------------------------------------------------------------------------------

TEST_CASE("a broken string is one problem, with card, field and place; the other cards are there") {
    const Canon canon = load_cards(R"(
        { "name": "Broken", "kind": "AUTOMATED", "immediate": "PROD[X Megacredit FROM]" },
        { "name": "Sound", "kind": "AUTOMATED", "immediate": "Plant" })");
    REQUIRE(canon.problems.size() == 1);
    const parser::Diagnostic& problem = canon.problems.front();
    CHECK(problem.kind == parser::ErrorKind::Syntax);
    CHECK(problem.message.starts_with("`Broken`.immediate: "));
    CHECK(problem.file == "fan/cards.json5");
    REQUIRE(problem.span);
    CHECK(problem.span->begin == canon.files[0].text.find("]\""));
    CHECK(find(canon, "Broken") != nullptr);  // declared all the same: what else is wrong with it is told too
    CHECK(find(canon, "Sound") != nullptr);
}

TEST_CASE("spans of card PETS are offsets into the data file") {
    const Canon canon =
        load_cards(R"({ "name": "Dig", "kind": "ACTIVE", "actions": [ "Steel -> 5" ], "immediate": "3 Plant",
        "effects": [ "OceanTile: 2 Heat" ] })");
    const std::string& text = canon.files[0].text;
    const auto text_of = [&](parser::Span span) { return text.substr(span.begin, span.end - span.begin); };
    const LoadedClass* dig = find(canon, "Dig");
    REQUIRE(dig != nullptr);
    CHECK(text_of(dig->declaration.signatures.front().span) == "\"Dig\"");
    CHECK(text_of(dig->declaration.body.actions.front().span) == "Steel -> 5");
    CHECK(text_of(dig->declaration.body.effects.front().instruction.span) == "3 Plant");
    CHECK(text_of(dig->declaration.body.effects.back().span) == "OceanTile: 2 Heat");
    const auto& gain = std::get<parser::GainInstruction>(dig->declaration.body.effects.back().instruction.node);
    CHECK(text_of(gain.type.span) == "Heat");
}

TEST_CASE("wrong fields are pointed at") {
    const auto problem_of = [](std::string card) {
        const Canon canon = load_cards(std::move(card));
        REQUIRE(canon.problems.size() == 1);
        return canon.problems.front().message + " | " + pointed_at(canon, canon.problems.front());
    };
    CHECK(problem_of(R"({ "name": "Dig", "kind": "AUTOMATED", "efects": [] })") ==
          "`Dig`: unknown field `efects` | \"efects\"");
    CHECK(problem_of(R"({ "name": "Dig", "kind": "GREEN" })") ==
          "`Dig`.kind: expected \"AUTOMATED\", \"ACTIVE\" or \"EVENT\" | \"GREEN\"");
    CHECK(problem_of(R"({ "name": "Dig", "kind": "AUTOMATED", "cost": "9" })") ==
          "`Dig`.cost: expected a whole number | \"9\"");
    CHECK(problem_of(R"({ "name": "Dig", "kind": "AUTOMATED", "tags": "ScienceTag" })") ==
          "`Dig`.tags: expected a list in square brackets | \"ScienceTag\"");
    CHECK(problem_of(R"({ "name": "Dig" })") == "`Dig`: field `kind` is missing | { \"name\": \"Dig\" }");
    CHECK(problem_of(R"({ "name": "big dig", "kind": "AUTOMATED" })") ==
          "`big dig`.name: expected a class name such as `ArcticAlgae` | \"big dig\"");
    CHECK(problem_of(R"({ "name": "Dig", "kind": "AUTOMATED", "tags": [ "science tag" ] })") ==
          "`Dig`.tags: expected a class name such as `ArcticAlgae` | \"science tag\"");
    CHECK(problem_of(R"({ "name": "Dig", "deck": "CORPORATION", "cost": 3 })") ==
          "`Dig`.cost: only project cards have this field | 3");
    CHECK(problem_of(R"({ "name": "Dig", "kind": "AUTOMATED", "cost": -3 })") == "`Dig`.cost: expected 0 or more | -3");
    CHECK(problem_of(R"({ "name": "Dig", "kind": "AUTOMATED", "properties": { "cost": 5 } })") ==
          "`Dig`.properties: `cost` comes of the card's own field `cost` | \"cost\"");
    CHECK(problem_of(R"({ "name": "Dig", "kind": "AUTOMATED", "properties": { "hasRequirement": 1 } })") ==
          "`Dig`.properties: `hasRequirement` comes of the card's own field `requirement` | \"hasRequirement\"");
    CHECK(problem_of("7") == "expected an object in braces | 7");
}

TEST_CASE("a green card with an action is a warning, and a card all the same") {
    const Canon canon = load_cards(R"({ "name": "Dig", "kind": "AUTOMATED", "actions": [ "-> Steel" ] },
        { "name": "Delve", "kind": "ACTIVE", "actions": [ "-> Steel" ] })");
    CHECK(canon.problems.empty());
    REQUIRE(canon.warnings.size() == 1);
    CHECK(canon.warnings.front().is_warning);
    CHECK(canon.warnings.front().message == "`Dig`.actions: a card with an action is not `AUTOMATED`");
    CHECK(pointed_at(canon, canon.warnings.front()) == "-> Steel");
}

TEST_CASE("a file that is no UTF-8 is one problem, at the first such byte") {
    for (const char* path : {"fan/cards.json5", "fan/rules.pets"}) {
        const Canon canon = load(path, "// k\xC3\xB6nig\n// Caf\xE9 \xFF\n");
        REQUIRE(canon.problems.size() == 1);
        CHECK(canon.problems.front().message == "byte 0xE9 is no UTF-8");
        CHECK(pointed_at(canon, canon.problems.front()) == "\xE9");
    }
}

TEST_CASE("a misspelt field gets a hint") {
    const Canon canon = load_cards(R"({ "name": "Dig", "kind": "AUTOMATED", "efects": [] })");
    REQUIRE(canon.problems.size() == 1);
    CHECK(canon.problems.front().hint == "did you mean `effects`?");
}

TEST_CASE("a data file that is no JSON5 and a file of no known kind are one problem each") {
    const Canon broken = load("fan/cards.json5", "[ { \"name\": ]");
    REQUIRE(broken.problems.size() == 1);
    CHECK(broken.problems.front().file == "fan/cards.json5");
    CHECK(broken.problems.front().span);

    const Canon unknown = load("fan/things.json5", "[]");
    REQUIRE(unknown.problems.size() == 1);
    CHECK(unknown.problems.front().file == "fan/things.json5");

    const Canon pets = load("fan/rules.pets", "CLASS Foo {\n  This: (Plant\n}\n");
    REQUIRE(pets.problems.size() == 1);
    CHECK(pets.problems.front().file == "fan/rules.pets");
}

TEST_CASE("each broken class of a file is pointed at, and the sound ones are there") {
    const Canon canon = load("fan/rules.pets", R"(CLASS First {
    This: (Plant
}

"Nothing wrong here"
CLASS Second { This: Plant }

CLASS Third {
    DEFAULT
    CLASS Nested
}
CLASS Fourth
)");
    REQUIRE(canon.problems.size() == 2);
    const std::string& text = canon.files[0].text;
    CHECK(parser::line_column(text, canon.problems[0].span->begin).line == 2);
    CHECK(parser::line_column(text, canon.problems[1].span->begin).line == 9);
    CHECK(canon.classes.size() == 2);
    const LoadedClass* second = find(canon, "Second");
    REQUIRE(second != nullptr);
    CHECK(second->declaration.doc == "Nothing wrong here");
    CHECK(text.substr(second->declaration.body.effects.front().span.begin, 11) == "This: Plant");
}

TEST_CASE("a local class in a file of classes is refused") {
    const Canon canon = load("fan/rules.pets", "CLASS Foo { This: SpecialTile<WaterArea> {} }");
    REQUIRE(canon.problems.size() == 1);
    CHECK(pointed_at(canon, canon.problems.front()) == "SpecialTile<WaterArea> {}");
}

TEST_CASE("a file of any name may say what is in it") {
    const Canon canon = load("fan/mine.json5", R"({ "cards": [ { "name": "Dig", "kind": "AUTOMATED" } ],
        "milestones": [ { "name": "Digger", "requirement": "3 Steel" } ], "names": { "Digger": "Big Digger" } })");
    CHECK(canon.problems.empty());
    CHECK(canon.cards.contains("Dig"));
    CHECK(find(canon, "Digger") != nullptr);
    CHECK(canon.printed_names.at("Digger") == "Big Digger");
}

// --- Milestones, awards, modules -------------------------------------------------------------------------------

TEST_CASE("milestones and awards become classes and are on offer in their module") {
    const Canon canon =
        load_canon({{"fan/milestones.json5", R"([ { "name": "Builder", "requirement": "8 BuildingTag" } ])", "fan"},
                    {"fan/awards.json5", R"([ { "name": "Landlord", "counts": "OwnedTile" } ])", "fan"},
                    {"fan/module.json5", R"({ "printed": "Fan Made", "letter": "F" })", "fan"}});
    CHECK(canon.problems.empty());
    CHECK(shown(canon, "Builder") ==
          canonical("CLASS Builder : Milestone { HAS MAX 1 Builder<Anyone>; requirement = HAS 8 BuildingTag }"));
    CHECK(shown(canon, "Landlord") ==
          canonical("CLASS Landlord : Award { HAS MAX 1 Landlord<Anyone>; counts = OwnedTile }"));
    REQUIRE(canon.modules.size() == 1);
    CHECK(canon.modules[0].name == "fan");
    CHECK(canon.modules[0].printed_name == "Fan Made");
    CHECK(canon.modules[0].letter == 'F');
    CHECK_FALSE(canon.modules[0].is_map);
    CHECK(canon.modules[0].offers == std::vector<std::string>{"Builder", "Landlord"});
}

TEST_CASE("a module may offer milestones and awards declared elsewhere") {
    const Canon canon = load("fan/module.json5", R"({ "milestones": [ "Builder", "Mayor" ], "awards": [ "Miner" ] })");
    REQUIRE(canon.modules.size() == 1);
    CHECK(canon.modules[0].printed_name == "fan");
    CHECK(canon.modules[0].offers == std::vector<std::string>{"Builder", "Mayor", "Miner"});
}

TEST_CASE("a module says what it needs, what it takes out, and which keys of newgame it knows") {
    const Canon canon = load("fan/module.json5", R"({
        "letter": "F", "needs": [ "base" ], "without": [ "Plant" ], "solo": [ "Hermit" ], "several": [ "Crowd" ],
        "expansions": { "more": "M" },
        "options": { "moons": { "chooses": "Moon" }, "night": { "words": { "long": { "with": [ "Owl" ] } } } } })");
    CHECK(canon.problems.empty());
    REQUIRE(canon.modules.size() == 1);
    const ModuleInfo& fan = canon.modules[0];
    CHECK(fan.needs == std::vector<std::string>{"base"});
    CHECK(fan.without == std::vector<std::string>{"Plant"});
    CHECK(fan.solo == std::vector<std::string>{"Hermit"});
    CHECK(fan.several == std::vector<std::string>{"Crowd"});
    REQUIRE(fan.expansions.size() == 1);
    CHECK(fan.expansions[0].letter == 'M');
    REQUIRE(fan.options.size() == 2);
    CHECK(fan.options[0].chooses == "Moon");
    CHECK(fan.options[1].words.front().second.with == std::vector<std::string>{"Owl"});
}

TEST_CASE("a module says what goes together with another one, and what is told of names once the game is set up") {
    const Canon canon = load("fan/module.json5", R"({
        "together": { "colonies": [ "Ferry", "Pier" ], "venus-next": [ "Ferry" ] },
        "options": { "guests": { "chooses": "Guest", "signal": "Visit" } } })");
    CHECK(canon.problems.empty());
    REQUIRE(canon.modules.size() == 1);
    const ModuleInfo& fan = canon.modules[0];
    REQUIRE(fan.together.size() == 2);
    CHECK(fan.together[0].first == "colonies");
    CHECK(fan.together[0].second == std::vector<std::string>{"Ferry", "Pier"});
    CHECK(fan.together[1].first == "venus-next");
    CHECK(fan.together[1].second == std::vector<std::string>{"Ferry"});
    REQUIRE(fan.options.size() == 1);
    CHECK(fan.options[0].signal == "Visit");
    // Names that are mentioned must be there: the modules, the classes that go with them, and the signal.
    const auto mentioned = [&](const char* name) {
        return std::any_of(canon.mentions->begin(), canon.mentions->end(),
                           [&](const Mention& mention) { return mention.name == name; });
    };
    for (const char* name : {"colonies", "venus-next", "Ferry", "Pier", "Guest", "Visit"}) CHECK(mentioned(name));
}

TEST_CASE("an option is either names or words") {
    const Canon canon = load("fan/module.json5", R"({ "options": { "moons": { "inSolo": 1 } } })");
    REQUIRE(canon.problems.size() == 1);
    CHECK(canon.problems[0].message.find("expected one of `\"chooses\"`, `\"words\"` and `\"each\"`") !=
          std::string::npos);
}

// --- Maps ------------------------------------------------------------------------------------------------------

TEST_CASE("a map is drawn, and its areas become classes with their bonuses") {
    const Canon canon = load("fan/map.json5", R"({ "name": "Islet",
        "kinds": { "L": "LandArea", "W": "WaterArea" },
        "bonuses": { "P": "Plant", "C": "ProjectCard", "O": "3 OR Steel" },
        "rows": [
          "   L     WPPC",
          "LO    L     L",
          "   W     LP",
        ],
        "labels": { "Islet_1_2": "Wet Spot" } })");
    CHECK(canon.problems.empty());
    CHECK(shown(canon, "Islet") == canonical("CLASS Islet : MarsMap"));
    CHECK(shown(canon, "Islet_1_1") == canonical("CLASS Islet_1_1 : LandArea { row = 1; column = 1 }"));
    CHECK(shown(canon, "Islet_1_2") == canonical(R"(CLASS Islet_1_2 : WaterArea {
        row = 1; column = 2; plant = 2; card = 1
        PrintedBonus<This>: 2 Plant, ProjectCard
    })"));
    CHECK(shown(canon, "Islet_2_1") ==
          canonical("CLASS Islet_2_1 : LandArea { row = 2; column = 1; PrintedBonus<This>: 3 OR Steel }"));
    CHECK(shown(canon, "Islet_3_3") ==
          canonical("CLASS Islet_3_3 : LandArea { row = 3; column = 3; plant = 1; PrintedBonus<This>: Plant }"));

    REQUIRE(canon.maps.size() == 1);
    const MapInfo& map = canon.maps.front();
    CHECK(map.printed_name == "Islet");
    CHECK(map.module == "fan");
    CHECK(map.areas.size() == 7);
    CHECK(map.areas[1].label == "Wet Spot");
    CHECK(map.areas[1].bonuses == std::vector<std::string>{"P", "P", "C"});
    // The middle one touches all the others: 6 spokes and 6 on the rim, in both directions.
    CHECK(map.borders.size() == 24);
    CHECK(std::count_if(map.borders.begin(), map.borders.end(),
                        [](const auto& border) { return border.first == "Islet_2_2"; }) == 6);
    REQUIRE(canon.modules.size() == 1);
    CHECK(canon.modules[0].is_map);
}

TEST_CASE("a map drawn wrongly is pointed at") {
    const auto problem_of = [](std::string row, std::string more = "") {
        const Canon canon =
            load("fan/map.json5", R"({ "name": "Islet", "kinds": { "L": "LandArea" }, "bonuses": { "P": "Plant" },
            "rows": [ "L     LP", ")" +
                                      row + "\" ]" + more + " }");
        REQUIRE(canon.problems.size() == 1);
        return canon.problems.front().message + " | " + pointed_at(canon, canon.problems.front());
    };
    CHECK(problem_of("   L    LP") == "`Islet`.rows: area `LP` stands between two columns | LP");
    CHECK(problem_of("   L     Q") == "`Islet`.rows: no kind of area has the letter `Q` | Q");
    CHECK(problem_of("   L     LQ") == "`Islet`.rows: no bonus has the letter `Q` | Q");
    CHECK(problem_of("   L", R"(, "labels": { "Islet_7_7": "Nowhere" })") ==
          "`Islet`.labels: there is no area `Islet_7_7` | \"Islet_7_7\"");
}

// --- The language ----------------------------------------------------------------------------------------------

TEST_CASE("how the game uses PETS is read from language.json5") {
    const Canon canon = load_embedded_canon({});
    const Language& language = canon.language;
    CHECK(language.production_of == "StandardResource");
    CHECK(language.production_becomes == "Production");
    CHECK(language.owed_classes == std::vector<std::string>{"Megacredit", "Heat"});
    CHECK(language.owed_becomes == "Owed");
    const auto floor = std::find_if(language.floors.begin(), language.floors.end(), [](const auto& entry) {
        return parser::to_string(entry.first) == "Production<Class<Megacredit>>";
    });
    REQUIRE(floor != language.floors.end());
    CHECK(floor->second == -5);
    CHECK(language.leeway_unit == "Leeway");
    CHECK(language.face_down_class == "PlayedEvent");
    CHECK(!language.broadcast.empty());
    CHECK(!language.bookkeeping.empty());
    CHECK(!language.short_names.empty());
}
