// Cards, milestones, awards and projects as an author would write them: each is canonical already, so each prints back
// exactly. Between them they use every construct of the language.
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "parser/canonical.hpp"

using rego::parser::canonical;

namespace {

void check(std::string_view kind, std::initializer_list<std::string> texts) {
    for (const std::string& text : texts) {
        CAPTURE(text);
        const auto result = canonical(kind, text);
        REQUIRE_MESSAGE(result, result.error().message);
        CHECK(*result == text);
    }
}

}  // namespace

TEST_CASE("what cards do when they are played") {
    check("instruction", {
                             "42, 10 ProjectCard",
                             "PROD[2 Plant], 3 Plant, 36",
                             "PROD[3 Heat], 42",
                             "PROD[Energy], 48",
                             "PROD[-2, 3 Energy]",
                             "PROD[-1, Energy]",
                             "PROD[-Energy, 3], CityTile",
                             "PROD[-2 Energy, 2 Steel, Titanium], 2 OxygenStep",
                             "PROD[Energy / CityTile<Anyone>]",
                             "PROD[1 / 2 BuildingTag]",
                             "PROD[Titanium / 2 EarthTag]",
                             "PROD[1 / JovianTag<Anyone>]",
                             "PROD[1 / Colony<Anyone>]",
                             "PROD[1 / CardFront(HAS MAX 0 Tag)]",
                             "PROD[1 / SpaceTag<Anyone>, -1 / SpaceTag]",
                             "PROD[1 / EarthTag MAX VenusTag]",
                             "PROD[Plant OR 2 Energy]",
                             "PROD[2 Plant OR 5]",
                             "PROD[-Plant<Anyone>]",
                             "PROD[-2 Plant<Anyone>], Animal<This>",
                             "PROD[-Energy<Anyone>, Energy]",
                             "PROD[X Megacredit FROM Heat]",
                             "PROD[Plant OR (3 PlantTag: 4 Plant)], 2 TerraformRating, TemperatureStep",
                             "PROD[StandardResource(HAS LowestProduction)]",
                             "TemperatureStep, OceanTile, -3 Plant<Anyone>?",
                             "3 TemperatureStep, 4 Steel, -8 Plant<Anyone>?",
                             "3 Plant OR 3 Microbe OR 2 Animal, OceanTile",
                             "OceanTile, 2 ProjectCard, 5 Plant OR 4 Animal",
                             "-3 Titanium<Anyone>? OR -4 Steel<Anyone>? OR -7 Megacredit<Anyone>?",
                             "-2 Animal<Anyone>? OR -5 Plant<Anyone>?",
                             "-4 Megacredit<Anyone(HAS VenusTag)>?",
                             "-5., Plant!",
                             "2 Steel<Owner FROM Anyone>? OR 3 Megacredit<Owner FROM Anyone>?",
                             "5 Megacredit<Owner> FROM Megacredit<Anyone>?",
                             "CityTile<LandArea(HAS 2 Neighbor<CityTile<Anyone>>)>",
                             "CityTile<LandArea(HAS MAX 0 Neighbor)>",
                             "CityTile<VolcanicArea> OR (MAX 0 VolcanicArea: CityTile)",
                             "CityTile<NoctisArea> OR (MAX 0 NoctisArea: CityTile<>)",
                             "CityTile<RemoteArea {}>",
                             "CityTile<LandArea> FROM GreeneryTile<LandArea>",
                             "GreeneryTile<WaterArea>",
                             "OceanTile<LandArea>! OR (9 OceanTile: Ok)",
                             "OceanTile BY Player2",
                             "SpecialTile<WaterArea> {}, PROD[4 Heat]",
                             "SpecialTile<LandArea(HAS Neighbor<GreeneryTile<Anyone>>)> {}",
                             "SpecialTile<LandArea(HAS? Neighbor<OwnedTile>, MAX 0 Tile)> {} THEN 2 Plant",
                             "47, Mandate { -> GreeneryTile<> }",
                             "37, Mandate { -> 3 PreludeCard THEN -2 PreludeCard THEN PlayCard<Class<PreludeCard>> }",
                             "NextCardEffect { PlayCard:: -16 Owed<Class<Megacredit>> }",
                             "Marker { HAS MAX 1 This; Tile<LandArea> BY !Owner:: Die }",
                             "4 CorporationCard THEN -3 CorporationCard THEN PlayCard<Class<CorporationCard>>, -42",
                             "@copyProductionBox(CardFront(HAS BuildingTag))",
                             "@passLeft()",
                             "@mark(CityTile<Owner>, Class<Steel>)",
                             "UseAction<ActionCard(HAS ActionUsedMarker<!Viron>)>",
                             "2 / ProjectCard, UseAction<StandardAction>?, UseAction<StandardAction>?",
                             "1 / Class<Tag>(HAS Tag<Owner>)",
                             "1 / (CityTile<Anyone> OR SpecialTile<Anyone>)",
                             "1 / MarsArea(HAS MAX 0 Tile, Neighbor<OwnedTile>)",
                             "Plant / (VenusTag OR PlantTag OR Colony)",
                             "2 Floater<CardFront(HAS JovianTag)>, TerraformRating",
                             "CardResource<CardFront(HAS CardResource)>",
                             "2 ProjectCard FROM PlayedEvent?",
                             "PlayedEvent<Class<This>> FROM This THEN 3 TerraformRating",
                             "-ProjectCard THEN (2 ProjectCard, Signal {})",
                             "6 Owed THEN Accept<Class<Titanium>> THEN MAX 0 Barrier: Asteroid<This>",
                             "-X Graphene<This>! THEN -4X Owed.",
                             "(PROD[Energy], Steel) BY Owner",
                             "PROD[Energy] BY Engine",
                             "(A THEN B) / 2 C",
                             "(A OR B) BY Player1",
                             "MAX 0 Energy: PROD[Energy]",
                             "(PlantTag OR AnimalTag): MAX 4 OxygenStep: 2 Plant",
                             "PROD[2 Energy]: 3 ProjectCard",
                             "10 PROD[Energy OR Heat]: Ok",
                             "EVAL This.requirement: Ok",
                             "7?",
                             "Ok",
                             "Die!",
                             "0 Plant",
                             "X",
                             "-X Energy THEN 2X",
                             "3X Megacredit<Anyone> FROM Megacredit<Owner>.",
                         });
}

TEST_CASE("what cards ask for") {
    check("requirement", {
                             "MAX 4 OxygenStep",
                             "=8 This",
                             "2 ScienceTag",
                             "JovianTag",
                             "VenusTag, EarthTag, JovianTag",
                             "PROD[Titanium]",
                             "PROD[2 Energy, Steel OR Titanium]",
                             "10 PROD[Energy OR Heat]",
                             "MAX 2 PROD[1]",
                             "5 (Animal OR Microbe)",
                             "MAX 3 (ColonyTile - Player)",
                             "3 (2 ScienceTag)",
                             "=2 (Plant MAX 5)",
                             "CityTile OR GreeneryTile, 3 OceanTile",
                             "(CityTile, GreeneryTile) OR 9 OceanTile",
                             "9 Class<Resource>(HAS Resource<Owner>)",
                             "CardFront(HAS 20 cost)",
                             "CardFront(HAS requirement)",
                             "MarsArea(HAS 8 row)",
                             "4 CardFront.cost",
                             "CardFront.cost",
                             "EVAL Milestone.requirement",
                             "Adjacency<CityTile<Anyone>, OceanTile>",
                             "MAX 0 Tile, Neighbor<OwnedTile>",
                             "5",
                             "MAX 0",
                             "=0 Foo",
                             "0 Foo",
                             "5 Megacredit<Anyone>",
                             "1 (A OR B)",
                             "1 cost",
                             "1 EVAL This.metric",
                         });
}

TEST_CASE("what awards count") {
    check("metric", {
                        "CityTile",
                        "TerraformRating<Owner>",
                        "PROD[1]",
                        "PROD[Steel OR Heat]",
                        "PROD[2]",
                        "PROD[Energy - 1]",
                        "Steel OR Titanium",
                        "ActiveCard(HAS MAX 10 cost) OR AutomatedCard(HAS MAX 10 cost)",
                        "OwnedTile<MarsArea(HAS MAX 0 Neighbor<OceanTile>)>",
                        "Class<Resource>(HAS Resource<Owner>)",
                        "3 EarthTag",
                        "2 (PlantTag OR MicrobeTag)",
                        "Plant MAX 5",
                        "2 Plant MAX 5 MAX Heat",
                        "Heat - Steel - 3",
                        "Heat - (Steel - 3)",
                        "(Heat - Steel) MAX 3",
                        "Megacredit - 5",
                        "12 - VenusTag",
                        "5",
                        "CardFront.cost",
                        "cost",
                        "2 cost",
                        "EVAL Award.metric",
                        "3 PROD[Plant]",
                    });
}

TEST_CASE("what cards offer as actions") {
    check("action", {
                        "-> Animal<This>",
                        "Energy -> 1 / CityTile<Anyone, MarsArea>",
                        "X Microbe<This> -> 3X",
                        "X Energy -> X",
                        "2X -> X Energy",
                        "Plant OR Steel -> 7",
                        "2 Energy -> 2 Plant OR Animal",
                        "4 Energy -> Titanium, OxygenStep",
                        "PROD[Energy] -> 8",
                        "PROD[1] -> Camp<This>",
                        "PROD[Energy OR 2 Heat], 3 -> TerraformRating",
                        "1 / This.cost -> PROD[Energy]",
                        "1 / 12 - VenusTag -> VenusStep",
                        "PROD[Plant] / 2 CityTile -> 3",
                        "(Plant, Steel) OR Titanium -> ProjectCard",
                        "(Plant OR Steel) / 2 Colony, Heat -> 5",
                        "Floater<This> -> 1 / Floater<This> MAX 4, 1",
                        "-> MAX 0 Energy: PROD[Energy]",
                        "3 -> HasRaisedTr: TerraformRating",
                        "Animal<Anyone> -> Animal<This>",
                        "-> -ProjectCard THEN -StandardResource",
                        "Floater<This> -> 2 Titanium OR 3 Energy OR 4 Heat",
                    });
}

TEST_CASE("what cards react to") {
    check("effect", {
                        "End: VictoryPoint / 2 Animal<This>",
                        "End: -2 VictoryPoint",
                        "End IF Science<This>: 3 VictoryPoint",
                        "OceanTile BY Anyone: 2 Plant",
                        "CityTile<Anyone, MarsArea>: PROD[1]",
                        "-Plant OR -Animal OR -Microbe BY !Owner:: Die",
                        "PlantTag<CardFront> OR MicrobeTag<CardFront>: Plant OR CardResource<CardFront>",
                        "CardFront(HAS 20 cost) OR CostPaid<StandardProject(HAS 20 cost)>: 4",
                        "Owed:: Accept<Class<Heat>>",
                        "Pay<Class<Titanium>>:: -3 Owed",
                        "X Owed:: Accept<Class<Megacredit>>",
                        "-X Resource<Owner> BY !Owner:: AttackHappened<Class<Resource>>.",
                        "PROD[StandardResource]: StandardResource",
                        "PROD[-StandardResource] BY Player: PROD[StandardResource] BY Engine",
                        "PROD[Plant OR -Heat]: 1",
                        "(OceanTile BY Anyone) OR GreeneryTile: 1",
                        "(A IF B) OR (C BY D) IF E: F",
                        "((A IF B) IF C) BY D: E",
                        "NewTurn<Owner> IF MAX 0 CorporationPhase, MAX 0 FinalGreeneryPhase:: WildTagUse",
                        "ScienceTag IF 3 ScienceTag OR 2 PlantTag: 1",
                        "This: (=8 This: TemperatureStep) OR Ok",
                        "This: MAX 0 Mandate: Ok",
                        "This IF =15 This: OceanTile<>",
                        "ScienceTag: Science<This> OR ProjectCard FROM Science<This>",
                        "BuildingTag: Microbe<This> OR (-2 Microbe<This> THEN PROD[Plant])",
                        "PlayTag<Class<PowerTag>>:: -3 Owed<>",
                        "Adjacency<OwnedTile<Owner>, OwnedTile<!Owner>> BY Anyone: StandardResource",
                        "OwnedTile<!Owner>: 1",
                        "ProductionPhase:: Heat FROM This",
                        "-Animal<This>:: Die!",
                    });
}

TEST_CASE("the classes behind them") {
    check("class",
          {
              "CLASS Fighter : CardResource",
              "ABSTRACT CLASS Area { HAS =1 This }",
              "ABSTRACT CLASS Tile<Area>",
              "CLASS TerraformRating[TR] : Owned<Player> { ProductionPhase: 1; End: VictoryPoint }",
              "CLASS Player1[P1], Player2[P2], Player3[P3]",
              "CLASS HasRaisedTr : Owned, Generational, System { HAS MAX 1 This }",
              "CLASS TrWatcher : Owned<Player>, System { HAS =1 This; TerraformRating:: HasRaisedTr. }",
              "ABSTRACT CLASS Area(HAS MAX 1 Tile)",
              "ABSTRACT CLASS GlobalParameter : Atomized { DEFAULT +GlobalParameter.; DEFAULT -GlobalParameter. }",
              "ABSTRACT CLASS Tag<CardFront> { HAS MAX 2 This; DEFAULT Tag<CardFront>: }",
              "ABSTRACT CLASS Owned<Anyone> { DEFAULT Owned<Owner> }",
              "CLASS CityTile { DEFAULT +CityTile<LandArea(HAS MAX 0 Neighbor<CityTile<Anyone>>)> }",
              "ABSTRACT CLASS CardFront { cost = Number; requirement = Requirement?; metric = Metric }",
              "CLASS PowerPlantSP : StandardProject { cost = 11; 1 / This.cost -> PROD[Energy] }",
              "CLASS Milestone8 : Milestone { requirement = HAS 3 ScienceTag, CityTile }",
              "CLASS Landlord : Award { metric = OwnedTile OR CityTile }",
              "CLASS Oddity { a = 12 - VenusTag; b = COUNT 3; c = COUNT Number; d = PROD[1] }",
              "CLASS Card195Effect : NextCardEffect { PlayCard:: -8 Owed }",
              "EXTEND CLASS CityTile { End: VictoryPoint; 3 -> Plant }",
              "\"A doc string with \\\"quotes\\\"\" ABSTRACT CLASS Phase { CLASS SetupPhase, EndPhase { This: Ok } }",
              "CLASS Deep { CLASS Deeper { CLASS Deepest { HAS MAX 1 This } } }",
          });
}

TEST_CASE("the types in them") {
    check("type", {
                      "Plant",
                      "TR",
                      "Tharsis_4_6",
                      "!Owner",
                      "OceanTile<>",
                      "Class<Steel>",
                      "Class<This>",
                      "Animal<Predators<Player2>, Player2>",
                      "CityTile<Player2, MarsArea(HAS MAX 0 CityTile<Anyone>)>",
                      "LandArea(HAS? Neighbor<OwnedTile>, MAX 0 Tile)",
                      "MarsArea(HAS 8 row)",
                      "!CityTile<!Owner>(HAS =1 This)",
                      "RemoteArea {}",
                      "SpecialTile<WaterArea> { HAS MAX 1 This; This: 2; -> 3 }",
                  });
}
