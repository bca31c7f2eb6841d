# Green promo cards.

// Snow Algae: from two oceans on, plant and heat production.
newgame BRX 2 mode=tasks
exec 12, ProjectCard
fix OceanTile<Tharsis_1_2>
expect fails requirement play SnowAlgae, 12
fix OceanTile<Tharsis_1_4>
play SnowAlgae, 12
expect change Player1 only -12, PROD[Plant, Heat], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 2

// Dusk Laser Mining: two science tags, energy production for titanium production, four titanium.
newgame BRX 2 mode=tasks
exec 8, ProjectCard, PROD[Energy]
fix MarsUniversity
expect fails requirement play DuskLaserMining, 8
fix OlympusConference
play DuskLaserMining, 8
expect change Player1 only -8, 4 Titanium, PROD[Titanium, -Energy], -ProjectCard
expect Player1 cards 3 tags SpaceTag 1 ScienceTag 2
expect global temp -30 oxygen 0 oceans 0

// Dusk Laser Mining: not without energy production.
newgame BRX 2 mode=tasks
exec 8, ProjectCard
fix Research
expect fails play DuskLaserMining, 8

// Interplanetary Trade: a step for each kind of tag, its own among them, each counted once; events do not count.
newgame BRX 2 mode=tasks
exec 27, ProjectCard
fix Research, OlympusConference, Fish, PlayedEvent<Class<Virus>>
play InterplanetaryTrade, 27
expect change Player1 only -27, PROD[5], -ProjectCard
expect Player1 cards 4 tags SpaceTag 1 ScienceTag 3 EarthTag 1 BuildingTag 1 AnimalTag 1
expect Player1 score cards 3

// Interplanetary Trade: nothing but itself.
newgame BRX 2 mode=tasks
exec 27, ProjectCard
as Player2 fix Research
play InterplanetaryTrade, 27
expect Player1 prod 1 0 0 0 0 0

// Stanford Torus: a city off Mars, which touches nothing and counts as a city.
newgame BRX 2 mode=tasks
exec 12, ProjectCard
play StanfordTorus, 12
expect change Player1 only -12, -ProjectCard
expect Player1 cards 1 tags SpaceTag 1 CityTag 1
expect =1 CityTile<StanfordTorusArea>, =0 CityTile<MarsArea>, =2 Tag
expect Player1 score cards 2 cities 0

// Field-Capped City: two steps of money, one of energy, three plants, a city with its bonus.
newgame BRX 2 mode=tasks
exec 29, ProjectCard
play FieldCappedCity, 29
place 5_8
expect Player1 stock 0 0 0 5 0 0 prod 2 0 0 0 1 0 tr 20 hand 0 cards 1 tags CityTag 1 BuildingTag 1 PowerTag 1
expect =1 CityTile<Tharsis_5_8>, =3 Tag
expect Player1 score cards 0

// Magnetic Shield: three power tags, four steps of TR.
newgame BRX 2 mode=tasks
exec 24, ProjectCard
fix PowerPlantCard, PeroxidePower
expect fails requirement play MagneticShield, 24
fix SolarPower
play MagneticShield, 24
expect change Player1 only -24, TR 4, -ProjectCard
expect Player1 cards 4 tags PowerTag 3 SpaceTag 1
expect global temp -30 oxygen 0 oceans 0

// Jovian Embassy: a step of TR and a point.
newgame BRX 2 mode=tasks
exec 14, ProjectCard
play JovianEmbassy, 14
expect change Player1 only -14, TR, -ProjectCard
expect Player1 cards 1 tags JovianTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 1

// Potatoes: two plants lost, two steps of money; not with one plant.
newgame BRX 2 mode=tasks
exec 2, ProjectCard, Plant
expect fails play Potatoes, 2
exec 2 Plant
play Potatoes, 2
expect change Player1 only -2, -2 Plant, PROD[2], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag

// Great Dam, the promo printing: from four oceans on, energy, and a tile beside an ocean.
newgame BRX 2 mode=tasks
exec 15, ProjectCard
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>
expect fails requirement play GreatDamPromo, 15
fix OceanTile<Tharsis_9_9>
play GreatDamPromo, 15
expect fails place 5_7
place 8_9
expect Player1 stock 2 0 1 0 0 0 prod 0 0 0 0 2 0 tr 20 hand 0 cards 1 tags PowerTag 1 BuildingTag 1
expect =1 GreatDamPromoTile<Tharsis_8_9>, =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 4

// The three cards of the base game that are printed anew are out, and still in where the promos are not.
newgame BRX 2 mode=tasks
exec 100, 3 ProjectCard, PROD[4 Energy]
expect fails exec DeimosDown
expect fails exec GreatDam
expect fails exec MagneticFieldGenerators
newgame BR 2 mode=tasks
exec 100, 3 ProjectCard, PROD[4 Energy]
expect fails play MagneticFieldGeneratorsPromo, 22
play MagneticFieldGenerators, 20
expect Player1 tr 23 prod 0 0 0 2 0 0

// Magnetic Field Generators, the promo printing: energy for plants and TR, and a tile.
newgame BRX 2 mode=tasks
exec 22, ProjectCard, PROD[3 Energy]
expect fails play MagneticFieldGeneratorsPromo, 22
exec PROD[Energy]
play MagneticFieldGeneratorsPromo, 22
expect fails place 1_2
place 2_1
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 2 0 0 tr 23 hand 0 cards 1 tags BuildingTag 1
expect =1 SpecialTile<Tharsis_2_1>, =1 Tag
expect Player1 score cards 0

// Bactoviral Research: a card, and a microbe for each science tag, its own among them, all onto one card.
newgame BRX 2 mode=tasks
exec 10, ProjectCard
fix Research, Tardigrades, Ants
play BactoviralResearch, 10
put Ants
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 1 cards 4 tags MicrobeTag 3 ScienceTag 3
expect =3 Microbe<Ants>, =0 Microbe<Tardigrades>
expect Player1 score cards 2

// Bactoviral Research: no card for microbes, no microbes.
newgame BRX 2 mode=tasks
exec 10, ProjectCard
play BactoviralResearch, 10
expect Player1 stock 0 0 0 0 0 0 hand 1 cards 1
expect =0 Microbe

// Outdoor Sports: a city of anybody's beside an ocean; two steps of money.
newgame BRX 2 mode=tasks
exec 8, ProjectCard
as Player2 fix CityTile<Tharsis_2_3>
fix OceanTile<Tharsis_1_4>
expect fails requirement play OutdoorSports, 8
fix OceanTile<Tharsis_1_2>
play OutdoorSports, 8
expect change Player1 only -8, PROD[2], -ProjectCard
expect Player1 cards 1
expect =0 Tag
expect Player1 score cards 1

// 16 Psyche: titanium production and titanium.
newgame BRX 2 mode=tasks
exec 31, ProjectCard
play Psyche16, 31
expect change Player1 only -31, 3 Titanium, PROD[2 Titanium], -ProjectCard
expect Player1 cards 1 tags SpaceTag 1
expect =1 Tag
expect Player1 score cards 2

// Robot Pollinators: from 4 % on, plant production and a plant for each plant tag.
newgame BRX 2 mode=tasks
exec 9, ProjectCard
fix 3 OxygenStep, Potatoes, AdaptedLichen, Fish
expect fails requirement play RobotPollinators, 9
fix OxygenStep
play RobotPollinators, 9
expect change Player1 only -9, 2 Plant, PROD[Plant], -ProjectCard
expect Player1 cards 4
expect =3 Tag
expect global temp -30 oxygen 4 oceans 0

// Aqueduct Systems: a city of one's own beside an ocean; three cards.
newgame BRX 2 mode=tasks
exec 9, ProjectCard
fix OceanTile<Tharsis_1_2>
as Player2 fix CityTile<Tharsis_2_3>
expect fails requirement play AqueductSystems, 9
fix CityTile<Tharsis_1_1>
play AqueductSystems, 9
expect change Player1 only -9, 2 ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect Player1 score cards 1

// Supermarkets: two cities of anybody's; two steps of money.
newgame BRX 2 mode=tasks
exec 9, ProjectCard
fix CityTile<Tharsis_1_1>
expect fails requirement play Supermarkets, 9
as Player2 fix CityTile<Tharsis_5_7>
play Supermarkets, 9
expect change Player1 only -9, PROD[2], -ProjectCard
expect Player1 cards 1
expect =0 Tag
expect Player1 score cards 1

// Public Baths: from six oceans on, 6 money.
newgame BRX 2 mode=tasks
exec 6, ProjectCard
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
expect fails requirement play PublicBaths, 6
fix OceanTile<Tharsis_9_9>
play PublicBaths, 6
expect change Player1 only -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect Player1 score cards 1

// City Parks: three cities of one's own; two plants and two points.
newgame BRX 2 mode=tasks
exec 7, ProjectCard
fix CityTile<Tharsis_1_1>, CityTile<Tharsis_5_7>
as Player2 fix CityTile<Tharsis_3_3>
expect fails requirement play CityParks, 7
fix CityTile<Tharsis_9_5>
play CityParks, 7
expect change Player1 only -7, 2 Plant, -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect Player1 score cards 2

// Casinos: a city of one's own; energy production for four steps of money.
newgame BRX 2 mode=tasks
exec 5, ProjectCard, PROD[Energy]
as Player2 fix CityTile<Tharsis_3_3>
expect fails requirement play Casinos, 5
fix CityTile<Tharsis_1_1>
play Casinos, 5
expect change Player1 only -5, PROD[4, -Energy], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect Player1 score cards 0

// Static Harvesting: three oceans at most; energy, and money for each building tag.
newgame BRX 2 mode=tasks
exec 5, ProjectCard
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_9_9>, Mine, TitaniumMine
as Player2 fix BuildingIndustries
expect fails requirement play StaticHarvesting, 5
fix -OceanTile<Tharsis_9_9>
play StaticHarvesting, 5
expect change Player1 only -3, PROD[Energy], -ProjectCard
expect Player1 cards 3 tags PowerTag 1 BuildingTag 2

// Sterling Vents: two steps of heat become two of energy.
newgame BRX 2 mode=tasks
exec 5, ProjectCard, PROD[Heat]
expect fails play SterlingVents, 5
exec PROD[2 Heat]
play SterlingVents, 5
expect change Player1 only -5, PROD[2 Energy, -2 Heat], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect Player1 score cards 1

// Hermetic Order of Mars: 4 % at most; money production, and 1 for each empty area beside own tiles, each counted once.
newgame BRX 2 mode=tasks
exec 10, ProjectCard
fix CityTile<Tharsis_1_1>, GreeneryTile<Tharsis_2_1>, OceanTile<Tharsis_1_2>, 5 OxygenStep
as Player2 fix GreeneryTile<Tharsis_9_5>
expect fails requirement play HermeticOrderOfMars, 10
fix -OxygenStep
// Beside 1_1 and 2_1 lie 1_2 (an ocean), 2_2, 3_1 and 3_2.
play HermeticOrderOfMars, 10
expect change Player1 only -7, PROD[2], -ProjectCard
expect Player1 cards 1
expect =0 Tag

// Kaguya Tech: a greenery of one's own becomes a city, wherever it is, with the bonuses of its area; the oxygen stays.
newgame BRX 2 mode=tasks
exec 10, ProjectCard
expect fails play KaguyaTech, 10
fix GreeneryTile<Tharsis_1_1>, CityTile<Tharsis_2_2>, OceanTile<Tharsis_1_2>, OxygenStep, GreeneryTile<Tharsis_5_8>
as Player2 fix GreeneryTile<Tharsis_9_5>
play KaguyaTech, 10
expect fails task CityTile<Tharsis_9_5> FROM GreeneryTile<Tharsis_9_5, Player2>
task CityTile<Tharsis_1_1> FROM GreeneryTile<Tharsis_1_1>
expect Player1 stock 2 2 0 0 0 0 prod 2 0 0 0 0 0 tr 20 hand 1 cards 1 tags CityTag 1 PlantTag 1
expect =1 CityTile<Tharsis_1_1>, =1 GreeneryTile, =2 CityTile
expect global temp -30 oxygen 1 oceans 1

// Astra Mechanica: up to two played events back into the hand; none that placed a tile, no corporation.
newgame BRX 2 mode=tasks
exec 7, ProjectCard
fix PlayedEvent<Class<DeimosDownPromo>>, PlayedEvent<Class<Sabotage>>, PlayedEvent<Class<Virus>>, PlayedEvent<Class<PharmacyUnion>>
play AstraMechanica, 7
expect fails task ProjectCard FROM PlayedEvent<Class<DeimosDownPromo>>
expect fails task ProjectCard FROM PlayedEvent<Class<PharmacyUnion>>
task ProjectCard FROM PlayedEvent<Class<Virus>>
task ProjectCard FROM PlayedEvent<Class<Sabotage>>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 2 cards 1 tags ScienceTag 1
expect =2 PlayedEvent
exec 1
play Virus, 1
expect =3 PlayedEvent

// Cyberia Systems: steel production, and the boxes of two different cards with a building tag.
newgame BRX 2 mode=tasks
exec 16, ProjectCard
fix Mine, TitaniumMine, BuildingIndustries, Sponsors
play CyberiaSystems, 16
expect fails task @copyProductionBox(Sponsors)
task @copyProductionBox(Mine)
expect fails task @copyProductionBox(Mine)
expect fails task @copyProductionBox(BuildingIndustries)
task @copyProductionBox(TitaniumMine)
expect Player1 stock 0 0 0 0 0 0 prod 0 2 1 0 0 0 tr 20 hand 0 cards 5
expect =0 Copied, =4 Tag

// Cyberia Systems: one card, one box; none, and there is still the steel. A box that is too much is none.
newgame BRX 2 mode=tasks
exec 16, ProjectCard
fix Mine
play CyberiaSystems, 16
expect Player1 prod 0 2 0 0 0 0
newgame BRX 2 mode=tasks
exec 16, ProjectCard
fix Sponsors, CarbonateProcessing
play CyberiaSystems, 16
expect Player1 prod 0 1 0 0 0 0
newgame BRX 2 mode=tasks
exec 16, ProjectCard
fix Mine, CarbonateProcessing
play CyberiaSystems, 16
expect fails task @copyProductionBox(CarbonateProcessing)
task @copyProductionBox(Mine)
expect Player1 prod 0 2 0 0 0 0
expect =0 Copied

// New Holland: with four cities on Mars; a city on top of an ocean, away from cities. The ocean goes on counting.
newgame BRX 2 mode=tasks
exec 20, ProjectCard
fix CityTile<Tharsis_1_1>, CityTile<Tharsis_9_5>, CityTile<Tharsis_9_8>, CityTile<GanymedeColonyArea>
fix OceanTile<Tharsis_1_2>
expect fails requirement play NewHolland, 20
as Player2 fix CityTile<Tharsis_6_3>
// None but beside a city.
expect fails dead-end play NewHolland, 20
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, GreeneryTile<Tharsis_4_4>, OceanTile<Tharsis_4_8>
play NewHolland, 20
expect fails place 1_2
expect fails place 5_6
place 5_5
// 2 for the ocean at 5_4, nothing for what the ocean covers.
expect Player1 stock 2 0 0 0 0 0 prod 3 0 0 0 0 0 tr 20 hand 0 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag, =1 CityTile<Tharsis_5_5>, =1 OceanTile<Tharsis_5_5>, =5 CityTile
expect global temp -30 oxygen 0 oceans 4
// There is room for no third tile, and the city counts for those beside it.
expect fails limit exec GreeneryTile<Tharsis_5_5>
expect =0 Tharsis_5_6(HAS MAX 0 Neighbor<CityTile<Anyone>>)
expect Player1 score cities 1
// The ocean below still pays who builds beside it.
as Player2 exec GreeneryTile<Tharsis_6_6>
expect Player2 stock 2 0 0 1 0 0
expect Player1 score cities 2
