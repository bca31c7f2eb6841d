# Green cards of Venus Next.

// Atalanta Planitia Lab: with three science tags, two cards; two points.
newgame BRV 2 mode=tasks
exec 10, ProjectCard
fix RoboticWorkforce, ArtificialPhotosynthesis
expect fails requirement play AtalantaPlanitiaLab, 10
fix InventorsGuild
play AtalantaPlanitiaLab, 10
expect change Player1 only -10, ProjectCard
expect Player1 cards 4 tags VenusTag 1 ScienceTag 4
expect =5 Tag
expect Player1 score cards 2
expect global temp -30 oxygen 0 oceans 0 venus 0

// Atmoscoop: with three science tags, two steps of the temperature or of Venus, two floaters onto any card; a point.
newgame BRV 2 mode=tasks
exec 22, ProjectCard
fix RoboticWorkforce, ArtificialPhotosynthesis, DeuteriumExport, LocalShading
expect fails requirement play Atmoscoop, 22
fix InventorsGuild
play Atmoscoop, 22
task 2 VenusStep
put LocalShading
expect =2 Floater<LocalShading>, =2 Floater
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 22 hand 0 cards 6 tags JovianTag 1 SpaceTag 2
expect =9 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0 venus 4

// Atmoscoop, warmer, and without a card for the floaters.
newgame BRV 2 mode=tasks
exec 22, ProjectCard
fix RoboticWorkforce, ArtificialPhotosynthesis, InventorsGuild
play Atmoscoop, 22
task 2 TemperatureStep
expect Player1 tr 22
expect =0 Floater
expect global temp -26 oxygen 0 oceans 0 venus 0

// Corroder Suits: two steps of money production, a resource onto a Venus card.
newgame BRV 2 mode=tasks
exec 16, 2 ProjectCard
fix Tardigrades
play CorroderSuits, 8
expect =0 CardResource
expect change Player1 only -8, PROD[2], -ProjectCard
expect Player1 cards 2 tags VenusTag 1
expect =2 Tag
expect Player1 score cards 0

newgame BRV 2 mode=tasks
exec 8, ProjectCard
fix Tardigrades, LocalShading, VenusianInsects
play CorroderSuits, 8
expect fails narrowing put Tardigrades
put VenusianInsects
expect =1 Microbe<VenusianInsects>, =1 CardResource

// Dawn City: with four science tags, for a step of energy production one of titanium and a city on its area; three points.
newgame BRV 2 mode=tasks
exec 15, ProjectCard, PROD[Energy]
fix RoboticWorkforce, ArtificialPhotosynthesis, InventorsGuild
expect fails requirement play DawnCity, 15
fix PhysicsComplex
play DawnCity, 15
expect change Player1 only -15, PROD[Titanium, -Energy], -ProjectCard
expect Player1 cards 5 tags CityTag 1 SpaceTag 1
expect =1 CityTile<DawnCityArea>, =1 CityTile
expect Player1 score cards 3 cities 0

// Freyja Biodomes: from 10 %; two microbes or two animals onto a Venus card; energy for money; two points.
newgame BRV 2 mode=tasks
exec 14, ProjectCard
fix 4 VenusStep
expect fails requirement play FreyjaBiodomes, 14
fix VenusStep
expect fails dead-end play FreyjaBiodomes, 14
exec PROD[Energy]
// Tardigrades are no Venus card: then it does without.
fix Tardigrades
fix VenusianInsects, VenusianAnimals
play FreyjaBiodomes, 14
expect fails narrowing task 2 Microbe<Tardigrades>
task 2 Animal<VenusianAnimals>
expect =2 Animal<VenusianAnimals>, =2 CardResource
expect Player1 stock 0 0 0 0 0 0 prod 2 0 0 0 0 0 tr 20 hand 0 cards 4 tags PlantTag 1 VenusTag 3
expect Player1 score cards 4

newgame BRV 2 mode=tasks
exec 14, ProjectCard, PROD[Energy]
fix 5 VenusStep, Tardigrades
play FreyjaBiodomes, 14
expect =0 CardResource
expect change Player1 only -14, PROD[2, -Energy], -ProjectCard

newgame BRV 2 mode=tasks
exec 14, ProjectCard, PROD[Energy]
fix 5 VenusStep, Tardigrades, Thermophiles, LocalShading
play FreyjaBiodomes, 14
expect =2 Microbe<Thermophiles>, =2 CardResource

// Giant Solar Shade: three steps of Venus; as many as are left.
newgame BRV 2 mode=tasks
exec 27, ProjectCard
play GiantSolarShade, 27
expect change Player1 only -27, TR 3, -ProjectCard
expect Player1 cards 1 tags SpaceTag 1 VenusTag 1
expect =2 Tag
expect global temp -30 oxygen 0 oceans 0 venus 6

newgame BRV 2 mode=tasks
exec 27, ProjectCard
fix 14 VenusStep
play GiantSolarShade, 27
expect Player1 tr 21
expect global temp -30 oxygen 0 oceans 0 venus 30

// Gyropolis: for two steps of energy production a city, and money production for each Venus and Earth tag.
newgame BRV 2 mode=tasks
exec 20, ProjectCard, PROD[Energy]
fix SisterPlanetSupport, VenusGovernor, Sponsors<Player2>
expect fails dead-end play Gyropolis, 20
exec PROD[Energy]
play Gyropolis, 20
place 3_3
expect Player1 stock 0 0 0 0 0 0 prod 4 0 0 0 0 0 tr 20 hand 0 cards 3 tags CityTag 1 BuildingTag 1
expect =1 CityTile<Tharsis_3_3>
expect Player1 score cards 0

// Io Sulphur Research: a card, or three with three Venus tags; two points.
newgame BRV 2 mode=tasks
exec 17, ProjectCard
fix VenusGovernor
play IoSulphurResearch, 17
expect change Player1 only -17
expect Player1 cards 2 tags ScienceTag 1 JovianTag 1
expect =4 Tag
expect Player1 score cards 2

newgame BRV 2 mode=tasks
exec 17, ProjectCard
fix VenusGovernor, LocalShading
play IoSulphurResearch, 17
expect Player1 hand 3

newgame BRV 2 mode=tasks
exec 17, ProjectCard
fix VenusGovernor, LocalShading, AerialMappers, Dirigibles, Thermophiles
play IoSulphurResearch, 17
expect Player1 hand 3

// Ishtar Mining: from 8 %, a step of titanium production.
newgame BRV 2 mode=tasks
exec 5, ProjectCard
fix 3 VenusStep
expect fails requirement play IshtarMining, 5
fix VenusStep
play IshtarMining, 5
expect change Player1 only -5, PROD[Titanium], -ProjectCard
expect Player1 cards 1 tags VenusTag 1
expect =1 Tag
expect Player1 score cards 0

// Luna Metropolis: money production for each Earth tag, its own included; a city on its area; two points.
newgame BRV 2 mode=tasks
exec 21, ProjectCard
fix Sponsors, AcquiredCompany<Player2>
play LunaMetropolis, 21
expect change Player1 only -21, PROD[2], -ProjectCard
expect Player1 cards 2 tags CityTag 1 SpaceTag 1 EarthTag 2
expect =1 CityTile<LunaMetropolisArea>, =1 CityTile
expect Player1 score cards 2 cities 0

// Luxury Foods, Mining Quota, Omnicourt and Solarnet: with a Venus, an Earth and a Jovian tag.
newgame BRV 2 mode=tasks
exec 31, 4 ProjectCard
fix SisterPlanetSupport
expect fails requirement play LuxuryFoods, 8
expect fails requirement play MiningQuota, 5
expect fails requirement play Omnicourt, 11
expect fails requirement play Solarnet, 7
fix CallistoPenalMines
play LuxuryFoods, 8
expect Player1 stock 23 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 3 score cards 4
expect =4 Tag
play MiningQuota, 5
expect Player1 stock 18 0 0 0 0 0 prod 0 2 0 0 0 0 tr 20 hand 2 tags BuildingTag 1 score cards 4
play Omnicourt, 11
expect change Player1 only -11, TR 2, -ProjectCard
expect Player1 tags BuildingTag 2 score cards 4
play Solarnet, 7
expect Player1 stock 0 0 0 0 0 0 prod 0 2 0 0 0 0 tr 22 hand 2 score cards 5
expect =6 Tag
expect global temp -30 oxygen 0 oceans 0 venus 0

newgame BRV 2 mode=tasks
exec 8, ProjectCard
fix CallistoPenalMines, Sponsors
expect fails requirement play LuxuryFoods, 8
fix LocalShading<Player2>
expect fails requirement play LuxuryFoods, 8

// Neutralizer Factory: from 10 %, a step of Venus.
newgame BRV 2 mode=tasks
exec 7, ProjectCard
fix 4 VenusStep
expect fails requirement play NeutralizerFactory, 7
fix VenusStep
play NeutralizerFactory, 7
expect change Player1 only -7, TR, -ProjectCard
expect Player1 cards 1 tags VenusTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0 venus 12

// Orbital Reflectors: two steps of Venus, two of heat production.
newgame BRV 2 mode=tasks
exec 26, ProjectCard
play OrbitalReflectors, 26
expect change Player1 only -26, PROD[2 Heat], TR 2, -ProjectCard
expect Player1 cards 1 tags VenusTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0 venus 4

// Sister Planet Support: with a Venus and an Earth tag, its own not counted; three steps of money production.
newgame BRV 2 mode=tasks
exec 7, ProjectCard
expect fails requirement play SisterPlanetSupport, 7
fix LocalShading
expect fails requirement play SisterPlanetSupport, 7
fix Sponsors
play SisterPlanetSupport, 7
expect change Player1 only -7, PROD[3], -ProjectCard
expect Player1 cards 3 tags VenusTag 2 EarthTag 2
expect =4 Tag
expect Player1 score cards 0

// Sponsored Academies: a card of the hand for three others, and one for each of the others; a point.
newgame BRV 3 mode=tasks
exec 9, ProjectCard
expect fails dead-end play SponsoredAcademies, 9
exec ProjectCard
play SponsoredAcademies, 9
expect change Player1 only -9, ProjectCard
expect Player1 cards 1 tags EarthTag 1 ScienceTag 1
expect =2 Tag
expect Player1 score cards 1
expect Player2 hand 1
expect Player3 hand 1

// Sponsored Academies alone.
newgame BRV 1 mode=tasks
exec 9, 2 ProjectCard
play SponsoredAcademies, 9
expect Player1 hand 3

// Sulphur Exports: a step of Venus; money production for each Venus tag, its own included.
newgame BRV 2 mode=tasks
exec 21, ProjectCard
fix VenusGovernor, LocalShading<Player2>
play SulphurExports, 21
expect change Player1 only -21, PROD[3], TR, -ProjectCard
expect Player1 cards 2 tags VenusTag 3 SpaceTag 1
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0 venus 2

// Terraforming Contract: with 25 TR, four steps of money production.
newgame BRV 2 mode=tasks
exec 8, ProjectCard, 4 TerraformRating
expect fails requirement play TerraformingContract, 8
exec TerraformRating
play TerraformingContract, 8
expect change Player1 only -8, PROD[4], -ProjectCard
expect Player1 cards 1 tags EarthTag 1
expect =1 Tag

// Venus Governor: with two Venus tags, two steps of money production.
newgame BRV 2 mode=tasks
exec 4, ProjectCard
fix LocalShading
expect fails requirement play VenusGovernor, 4
fix AerialMappers
play VenusGovernor, 4
expect change Player1 only -4, PROD[2], -ProjectCard
expect Player1 cards 3 tags VenusTag 4
expect =4 Tag

// Venus Soils: a step of Venus, one of plant production, two microbes onto any card.
newgame BRV 2 mode=tasks
exec 20, ProjectCard
fix Tardigrades, VenusianInsects
play VenusSoils, 20
put Tardigrades
expect =2 Microbe<Tardigrades>, =2 CardResource
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 1 0 0 tr 21 hand 0 cards 3 tags VenusTag 2 PlantTag 1
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0 venus 2

// Venusian Plants: from 16 %, a step of Venus, a microbe or an animal onto a Venus card; a point.
newgame BRV 2 mode=tasks
exec 13, ProjectCard
fix 7 VenusStep, Tardigrades, VenusianInsects, StratosphericBirds
expect fails requirement play VenusianPlants, 13
fix VenusStep
play VenusianPlants, 13
task Microbe<VenusianInsects>
expect =1 Microbe<VenusianInsects>, =1 CardResource
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 4 tags VenusTag 3 PlantTag 1
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0 venus 18

newgame BRV 2 mode=tasks
exec 13, ProjectCard
fix 8 VenusStep, Tardigrades, StratosphericBirds
play VenusianPlants, 13
expect =1 Animal<StratosphericBirds>, =1 CardResource

newgame BRV 2 mode=tasks
exec 13, ProjectCard
fix 8 VenusStep, Tardigrades
play VenusianPlants, 13
expect =0 CardResource
