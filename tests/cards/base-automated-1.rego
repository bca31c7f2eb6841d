# Green cards of the base game, A to E.

// Adapted Lichen: a step of plant production.
newgame BR 2 mode=tasks
exec 9, ProjectCard
play AdaptedLichen, 9
expect change Player1 only -9, PROD[Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Advanced Ecosystems: a plant, a microbe and an animal tag needed, none of them missing; three points.
newgame BR 2 mode=tasks
exec 11, ProjectCard
fix AdaptedLichen, Predators
expect fails requirement play AdvancedEcosystems, 11
fix IndustrialMicrobes, -AdaptedLichen
expect fails requirement play AdvancedEcosystems, 11
fix AdaptedLichen, -Predators
expect fails requirement play AdvancedEcosystems, 11
fix Predators
play AdvancedEcosystems, 11
expect change Player1 only -11, -ProjectCard
expect Player1 cards 4 tags PlantTag 2 AnimalTag 2 MicrobeTag 2 BuildingTag 1
expect =7 Tag
expect Player1 score cards 3
expect global temp -30 oxygen 0 oceans 0

// Algae: with five oceans a plant and two steps of plant production.
newgame BR 2 mode=tasks
exec 10, ProjectCard
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_5_5>
expect fails requirement play Algae, 10
fix OceanTile<Tharsis_5_4>
play Algae, 10
expect change Player1 only -10, Plant, PROD[2 Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 5

// ArchaeBacteria: at most -18 degrees; a step of plant production.
newgame BR 2 mode=tasks
exec 6, ProjectCard
fix 7 TemperatureStep
expect fails requirement play ArchaeBacteria, 6
fix -TemperatureStep
play ArchaeBacteria, 6
expect change Player1 only -6, PROD[Plant], -ProjectCard
expect Player1 cards 1 tags MicrobeTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -18 oxygen 0 oceans 0

// Artificial Lake: from -6 degrees; an ocean on land, not on water; a point.
newgame BR 2 mode=tasks
exec 15, ProjectCard
fix 11 TemperatureStep
expect fails requirement play ArtificialLake, 15
fix TemperatureStep
play ArtificialLake, 15
expect fails narrowing place 1_4
place 3_4
expect OceanTile<Tharsis_3_4>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -6 oxygen 0 oceans 1

// Artificial Photosynthesis: one of two productions: plants.
newgame BR 2 mode=tasks
exec 12, ProjectCard
play ArtificialPhotosynthesis, 12
expect fails task PROD[Energy]
task PROD[Plant]
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 1 0 0 tr 20 hand 0 cards 1 tags ScienceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Artificial Photosynthesis: one of two productions: energy.
newgame BR 2 mode=tasks
exec 12, ProjectCard
play ArtificialPhotosynthesis, 12
task PROD[2 Energy]
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 2 0 tr 20 hand 0 cards 1 tags ScienceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Asteroid Mining: two steps of titanium production, two points.
newgame BR 2 mode=tasks
exec 30, ProjectCard
play AsteroidMining, 30
expect change Player1 only -30, PROD[2 Titanium], -ProjectCard
expect Player1 cards 1 tags JovianTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 2
expect global temp -30 oxygen 0 oceans 0

// Beam From A Thorium Asteroid: with another Jovian tag three steps each of heat and energy production.
newgame BR 2 mode=tasks
exec 32, ProjectCard
expect fails requirement play BeamFromAThoriumAsteroid, 32
fix ColonizerTrainingCamp
play BeamFromAThoriumAsteroid, 32
expect change Player1 only -32, PROD[3 Energy, 3 Heat], -ProjectCard
expect Player1 cards 2 tags JovianTag 2 BuildingTag 1 SpaceTag 1 PowerTag 1
expect =5 Tag
expect Player1 score cards 3
expect global temp -30 oxygen 0 oceans 0

// Biomass Combustors: from 6 % oxygen; somebody loses a step of plant production; two steps of energy production; a point lost.
newgame BR 2 mode=tasks
exec 4, ProjectCard
fix 5 OxygenStep
expect fails requirement play BiomassCombustors, 4
fix OxygenStep
expect fails dead-end play BiomassCombustors, 4
as Player2 exec PROD[Plant]
play BiomassCombustors, 4
expect change Player1 only -4, PROD[2 Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards -1
expect global temp -30 oxygen 6 oceans 0
expect Player2 prod 0 0 0 0 0 0

// Biomass Combustors: if several have plant production the player says whose goes.
newgame BR 2 mode=tasks
exec 4, ProjectCard
fix 6 OxygenStep
exec PROD[Plant]
as Player2 exec PROD[2 Plant]
play BiomassCombustors, 4
task PROD[-Plant<Player2>]
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 1 2 0 tr 20 hand 0 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards -1
expect global temp -30 oxygen 6 oceans 0
expect Player2 prod 0 0 0 1 0 0

// Black Polar Dust: an ocean, three steps of heat production for two of money, which cannot fall below -5.
newgame BR 2 mode=tasks
exec 15, ProjectCard
exec PROD[-4]
expect fails dead-end play BlackPolarDust, 15
exec PROD[1]
play BlackPolarDust, 15
place 1_5
expect Player1 stock 0 0 0 0 0 0 prod -5 0 0 0 0 3 tr 21 hand 0 cards 1
expect =0 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 1

// Breathing Filters: from 7 % oxygen; two points.
newgame BR 2 mode=tasks
exec 11, ProjectCard
fix 6 OxygenStep
expect fails requirement play BreathingFilters, 11
fix OxygenStep
play BreathingFilters, 11
expect change Player1 only -11, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1
expect =1 Tag
expect Player1 score cards 2
expect global temp -30 oxygen 7 oceans 0

// Bushes: from -10 degrees; two plants, two steps of plant production.
newgame BR 2 mode=tasks
exec 10, ProjectCard
fix 9 TemperatureStep
expect fails requirement play Bushes, 10
fix TemperatureStep
play Bushes, 10
expect change Player1 only -10, 2 Plant, PROD[2 Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -10 oxygen 0 oceans 0

// Capital: with four oceans; a city worth a point for each ocean beside it.
newgame BR 2 mode=tasks
exec 26, ProjectCard
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>
expect fails requirement play Capital, 26
fix OceanTile<Tharsis_5_5>
exec PROD[1 Energy]
expect fails dead-end play Capital, 26
exec PROD[Energy]
play Capital, 26
place 2_5
expect CityTile<Tharsis_2_5>
expect Player1 stock 6 0 0 0 0 0 prod 5 0 0 0 0 0 tr 20 hand 0 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 3
expect global temp -30 oxygen 0 oceans 4
exec CityTile<Tharsis_4_5>
expect Player1 score cards 3 cities 0

// Carbonate Processing: energy production for three steps of heat production.
newgame BR 2 mode=tasks
exec 6, ProjectCard
expect fails dead-end play CarbonateProcessing, 6
exec PROD[Energy]
play CarbonateProcessing, 6
expect change Player1 only -6, PROD[-Energy, 3 Heat], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Cloud Seeding: with three oceans; a step of money and of anybody's heat production for two of plants.
newgame BR 2 mode=tasks
exec 11, ProjectCard
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>
expect fails requirement play CloudSeeding, 11
fix OceanTile<Tharsis_2_6>
expect fails dead-end play CloudSeeding, 11
as Player2 exec PROD[Heat]
play CloudSeeding, 11
expect change Player1 only -11, PROD[-1, 2 Plant], -ProjectCard
expect Player1 cards 1
expect =0 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 3
expect Player2 prod 0 0 0 0 0 0

// Colonizer Training Camp: at most 5 % oxygen; two points.
newgame BR 2 mode=tasks
exec 8, ProjectCard
fix 6 OxygenStep
expect fails requirement play ColonizerTrainingCamp, 8
fix -OxygenStep
play ColonizerTrainingCamp, 8
expect change Player1 only -8, -ProjectCard
expect Player1 cards 1 tags JovianTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 2
expect global temp -30 oxygen 5 oceans 0

// Cupola City: at most 9 % oxygen; a city; energy production for three steps of money production.
newgame BR 2 mode=tasks
exec 16, ProjectCard
fix 10 OxygenStep
expect fails requirement play CupolaCity, 16
fix -OxygenStep
expect fails dead-end play CupolaCity, 16
exec PROD[Energy]
play CupolaCity, 16
place 3_4
expect CityTile<Tharsis_3_4>
expect Player1 stock 0 0 0 0 0 0 prod 3 0 0 0 0 0 tr 20 hand 0 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 9 oceans 0

// Deep Well Heating: a step of energy production and of temperature.
newgame BR 2 mode=tasks
exec 13, ProjectCard
play DeepWellHeating, 13
expect change Player1 only -13, PROD[Energy], TR, -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -28 oxygen 0 oceans 0

// Designed Microorganisms: at most -14 degrees; two steps of plant production.
newgame BR 2 mode=tasks
exec 16, ProjectCard
fix 9 TemperatureStep
expect fails requirement play DesignedMicroorganisms, 16
fix -TemperatureStep
play DesignedMicroorganisms, 16
expect change Player1 only -16, PROD[2 Plant], -ProjectCard
expect Player1 cards 1 tags ScienceTag 1 MicrobeTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -14 oxygen 0 oceans 0

// Domed Crater: at most 7 % oxygen; a city, three plants, energy production for three steps of money production; a point.
newgame BR 2 mode=tasks
exec 24, ProjectCard
fix 8 OxygenStep
expect fails requirement play DomedCrater, 24
fix -OxygenStep
expect fails dead-end play DomedCrater, 24
exec PROD[Energy]
play DomedCrater, 24
place 3_4
expect CityTile<Tharsis_3_4>
expect Player1 stock 0 0 0 3 0 0 prod 3 0 0 0 0 0 tr 20 hand 0 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 7 oceans 0

// Dust Seals: at most three oceans; a point.
newgame BR 2 mode=tasks
exec 2, ProjectCard
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_5_5>
expect fails requirement play DustSeals, 2
fix -OceanTile<Tharsis_5_5>
play DustSeals, 2
expect change Player1 only -2, -ProjectCard
expect Player1 cards 1
expect =0 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 3

// Energy Saving: a step of energy production for each city of anybody, in space too.
newgame BR 2 mode=tasks
exec 15, ProjectCard
fix CityTile<Tharsis_3_4>, CityTile<GanymedeColonyArea>
as Player2 fix CityTile<Tharsis_7_4>
play EnergySaving, 15
expect change Player1 only -15, PROD[3 Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Eos Chasma National Park: from -12 degrees; an animal onto a card, three plants, two steps of money production; a point.
newgame BR 2 mode=tasks
exec 16, ProjectCard
fix Predators
fix 8 TemperatureStep
expect fails requirement play EosChasmaNationalPark, 16
fix TemperatureStep
play EosChasmaNationalPark, 16
expect change Player1 only -16, 3 Plant, PROD[2], -ProjectCard
expect Player1 cards 2 tags AnimalTag 1 PlantTag 1 BuildingTag 1
expect =3 Tag
expect Player1 score cards 2
expect global temp -12 oxygen 0 oceans 0
expect =1 Animal<Predators>

// Eos Chasma National Park: without a card for animals the rest still happens.
newgame BR 2 mode=tasks
exec 16, ProjectCard
fix 9 TemperatureStep
play EosChasmaNationalPark, 16
expect change Player1 only -16, 3 Plant, PROD[2], -ProjectCard
expect Player1 cards 1 tags PlantTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -12 oxygen 0 oceans 0
