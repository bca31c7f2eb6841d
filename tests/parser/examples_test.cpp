// The examples by which the language was first explained: each is read, and means the same when read back.
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "parser/canonical.hpp"

using rego::parser::canonical;

namespace {

void reads(std::string_view kind, std::initializer_list<std::string> texts) {
    for (const std::string& text : texts) {
        CAPTURE(text);
        const auto once = canonical(kind, text);
        REQUIRE_MESSAGE(once, once.error().message);
        const auto twice = canonical(kind, *once);
        REQUIRE_MESSAGE(twice, twice.error().message);
        CHECK(*twice == *once);
    }
}

}  // namespace

TEST_CASE("examples of types") {
    reads("type", {
                      "Player1",
                      "CityTile<Player2, MarsArea(HAS MAX 0 CityTile<Anyone>)>",
                      "Class<Foo>",
                      "Foo.class",
                      "Class<StandardResource>",
                      "StandardResource.class",
                      "Heat<Player2>",
                      "Production<Player2, Class<Heat>>",
                      "CardFront(HAS BuildingTag)",
                      "UseAction2<ElectroCatapult>",
                      "Area(HAS MAX 1 Tile)",
                      "CityTile<LandArea(HAS 2 Neighbor<CityTile<Anyone>>)>",
                      "Animal<Predators, Player2>",
                      "Animal<Predators<Player2>, Player2>",
                      "CityTile<Player2, VolcanicArea>",
                      "CityTile<Tharsis_5_5, Player1>",
                      "Steel.CLASS",
                      "Class<This>",
                      "LandArea(HAS MAX 0 Neighbor<CityTile<Anyone>>)",
                      "CardFront(HAS 20 cost)",
                      "CardFront(HAS requirement)",
                      "MarsArea(HAS 8 row)",
                      "Class<Tag>(HAS Tag<Owner>)",
                      "LandArea(HAS? Neighbor<OwnedTile>)",
                      "OwnedTile<!Owner>",
                      "OceanTile<>",
                      "UseAction<This, First>",
                      "Animal<Fish>",
                      "LandArea(HAS MAX 0 Tile)",
                      "OceanTile<WaterArea>",
                  });
}

TEST_CASE("examples of requirements and metrics") {
    reads("requirement", {
                             "MAX 4 OxygenStep",
                             "3 PlantTag",
                             "Plant, Heat, Steel",
                             "Plant OR Heat OR Steel",
                             "Plant, Heat OR Steel",
                             "=8 OxygenStep",
                             "MAX 19 This",
                             "MAX 0 VolcanicArea",
                             "9 (PlantTag OR MicrobeTag)",
                             "MAX 3 (Heat - Steel)",
                             "10 PROD[Energy OR Heat]",
                             "=1 This",
                             "3 ScienceTag",
                             "EVAL This.requirement",
                         });
    reads("metric", {
                        "3 EarthTag",
                        "Plant MAX 5",
                        "Heat MAX Steel",
                        "(CityTile OR GreeneryTile)",
                        "Heat - Steel",
                        "Megacredit - 5",
                        "12 - VenusTag",
                        "CardFront.cost",
                        "PROD[1]",
                        "TemperatureStep",
                    });
}

TEST_CASE("examples of instructions") {
    reads("instruction", {
                             "4 Plant<Player2>",
                             "-8 Heat<Player1>",
                             "3 Megacredit<Player4 FROM Player2>",
                             "3 Plant<Player1> FROM Plant<Player2>",
                             "PROD[Plant OR 3 PlantTag: 4 Plant]",
                             "PROD[Plant OR (3 PlantTag: 4 Plant)]",
                             "@copyProductionBox(CardFront(HAS BuildingTag))",
                             "PROD[Titanium / 3 EarthTag]",
                             "(=8 This: TemperatureStep) OR Ok",
                             "CityTile<VolcanicArea> OR (MAX 0 VolcanicArea: CityTile)",
                             "PROD[1]",
                             "1",
                             "VictoryPoint",
                             "Heat FROM This",
                             "X Pay<Class<Heat>> FROM Heat",
                             "CityTile THEN Marker<CityTile>",
                             "-X Energy THEN X",
                             "OceanTile BY Player2",
                             "(EVAL This.requirement: Ok)",
                             "PROD[4 Heat], SpecialTile<WaterArea> {}",
                             "45, Mandate { -> 3 ProjectCard }",
                             "CityTile<RemoteArea {}>",
                             "1 Plant",
                             "5 Megacredit",
                             "Megacredit",
                             "-3 Plant<Anyone>?",
                             "-2 Plant<Player1>",
                             "-Animal<Fish>",
                             "-2 Energy",
                             "Ok",
                             "Die",
                             "Plant / 3 EarthTag",
                             "PROD[-Energy, -2], CityTile",
                             "2 Steel<Owner FROM Anyone>? OR 3 Megacredit<Owner FROM Anyone>?",
                             "PROD[X Megacredit FROM Heat]",
                             "37, Mandate { -> 3 PreludeCard THEN -2 PreludeCard THEN PlayCard<Class<PreludeCard>> }",
                             "PlayCard<Class<ProjectCard>>",
                             "SpecialTile<LandArea(HAS 2 Steel OR Titanium)> {} THEN PROD[Steel]",
                             "PROD[Energy OR 2 Heat]",
                             "PROD[-Energy, 2], CityTile<VolcanicArea> OR (MAX 0 VolcanicArea: CityTile)",
                             "-7 M<Player2>",
                             "PlayedEvent<Class<PharmacyUnion>> FROM PharmacyUnion THEN 3 TR",
                             "ProjectCard FROM Science<OlympusConference>",
                             "8 Pay<Class<Heat>> FROM Heat",
                         });
}

TEST_CASE("examples of actions and effects") {
    reads("action", {
                        "Plant -> 7",
                        "X Microbe<This> -> 3X",
                        "X Energy -> X",
                        "-> UseAction<ActionCard(HAS ActionUsedMarker<!Viron>)>",
                        "1 / CityTile -> Plant",
                        "2 Energy -> TerraformRating",
                    });
    reads("effect",
          {
              "UseAction2<ElectroCatapult>: -Plant THEN 7",
              "This: (=8 This: TemperatureStep) OR Ok",
              "This:: -This",
              "CityTile<Anyone>: PROD[1]",
              "ProductionPhase: 1",
              "End: VictoryPoint",
              "ProductionPhase:: Heat FROM This",
              "PROD[StandardResource]: StandardResource",
              "OceanTile BY Anyone: 2 Plant",
              "ScienceTag IF 3 ScienceTag: Plant",
              "PlantTag OR AnimalTag: Plant",
              "X Owed:: Accept<Class<Megacredit>>",
              "This:: (EVAL This.requirement: Ok)",
              "PlantTag<CardFront> OR MicrobeTag<CardFront> OR AnimalTag<CardFront>: Plant OR CardResource<CardFront>",
              "-Plant OR -Animal OR -Microbe BY !Owner:: Die",
              "Tile<LandArea> BY !Owner:: Die",
              "CardFront(HAS 20 cost) OR CostPaid<StandardProject(HAS 20 cost)>: 4",
              "Owed:: Accept<Class<Heat>>",
              "Pay<Class<Heat>>:: -Owed",
          });
}

TEST_CASE("examples of class declarations") {
    reads("class", {
                       "CLASS TerraformRating {\n    ProductionPhase: 1\n    End: VictoryPoint\n}",
                       "CLASS CityTile {\n    DEFAULT +CityTile<LandArea(HAS MAX 0 Neighbor<CityTile<Anyone>>)>\n}",
                       "CLASS Energy { ProductionPhase:: Heat FROM This }",
                       "ABSTRACT CLASS Tile<Area>",
                       "ABSTRACT CLASS Area(HAS MAX 1 Tile)",
                       "ABSTRACT CLASS GlobalParameter { +This. }",
                       "EXTEND CLASS CityTile { End: VictoryPoint }",
                       "CLASS A, B { This: C }",
                   });
    reads("file", {R"("Doc string for help and desc"
ABSTRACT CLASS Name[SHORT]<Dep1, Dep2>(HAS MAX 1 This) : Super1, Super2<Narrower> {
    HAS =1 This                      // invariant of every instance (`This` allowed)
    DEFAULT Name<Owner>              // defaults for all uses, for gains (+), removals (-), triggers (trailing :)
    DEFAULT +Name<LandArea>!
    DEFAULT Name<CardFront>:
    cost = 11                        // immutable property
    price = Number
    requirement = HAS 3 ScienceTag   // kinds: Number, Requirement, Metric, each may be optional
    other = Requirement?
    OceanTile: Plant                 // effect
    OceanTile:: Plant                // immediate effect
    2 Energy -> Plant                // action
    CLASS Nested, AnotherNested { End: 1 } // nested classes extend the enclosing class
}
)"});
}
