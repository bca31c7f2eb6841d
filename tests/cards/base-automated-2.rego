# Green cards of the base game, F to M.

// Farming: from 4 degrees; two steps each of money and plant production, two plants; two points.
newgame BR 2 mode=tasks
exec 16, ProjectCard
fix 16 TemperatureStep
expect fails requirement play Farming, 16
fix TemperatureStep
play Farming, 16
expect change Player1 only -16, 2 Plant, PROD[2, 2 Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 2
expect global temp 4 oxygen 0 oceans 0

// Food Factory: a step of plant production for four of money; a point.
newgame BR 2 mode=tasks
exec 12, ProjectCard
expect fails dead-end play FoodFactory, 12
exec PROD[Plant]
play FoodFactory, 12
expect change Player1 only -12, PROD[4, -Plant], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Fusion Power: with two power tags, not counting its own, three steps of energy production.
newgame BR 2 mode=tasks
exec 14, ProjectCard
fix PowerPlantCard
expect fails requirement play FusionPower, 14
fix GeothermalPower
play FusionPower, 14
expect change Player1 only -14, PROD[3 Energy], -ProjectCard
expect Player1 cards 3 tags PowerTag 3 BuildingTag 3 ScienceTag 1
expect =7 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Fueled Generators: a step of money production, not below -5, for one of energy.
newgame BR 2 mode=tasks
exec 1, ProjectCard
exec PROD[-5]
expect fails dead-end play FueledGenerators, 1
exec PROD[1]
play FueledGenerators, 1
expect change Player1 only -1, PROD[-1, Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Ganymede Colony: a city on its own area in space; a point for each Jovian tag.
newgame BR 2 mode=tasks
exec 20, ProjectCard
play GanymedeColony, 20
expect CityTile<GanymedeColonyArea>, =1 CityTile
expect change Player1 only -20, -ProjectCard
expect Player1 cards 1 tags JovianTag 1 SpaceTag 1 CityTag 1
expect =3 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
fix ColonizerTrainingCamp
expect Player1 score cards 4 cities 0
as Player2 fix VestaShipyard
expect Player1 score cards 4

// Geothermal Power: two steps of energy production.
newgame BR 2 mode=tasks
exec 11, ProjectCard
play GeothermalPower, 11
expect change Player1 only -11, PROD[2 Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// GHG Factories: a step of energy production for four of heat.
newgame BR 2 mode=tasks
exec 11, ProjectCard
expect fails dead-end play GhgFactories, 11
exec PROD[Energy]
play GhgFactories, 11
expect change Player1 only -11, PROD[-Energy, 4 Heat], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Giant Space Mirror: three steps of energy production.
newgame BR 2 mode=tasks
exec 17, ProjectCard
play GiantSpaceMirror, 17
expect change Player1 only -17, PROD[3 Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Grass: from -16 degrees; a step of plant production, three plants.
newgame BR 2 mode=tasks
exec 11, ProjectCard
fix 6 TemperatureStep
expect fails requirement play Grass, 11
fix TemperatureStep
play Grass, 11
expect change Player1 only -11, 3 Plant, PROD[Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -16 oxygen 0 oceans 0

// Great Dam: with four oceans two steps of energy production; a point.
newgame BR 2 mode=tasks
exec 12, ProjectCard
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>
expect fails requirement play GreatDam, 12
fix OceanTile<Tharsis_5_5>
play GreatDam, 12
expect change Player1 only -12, PROD[2 Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 4

// Greenhouses: a plant for each city of anybody, in space too.
newgame BR 2 mode=tasks
exec 6, ProjectCard
fix CityTile<Tharsis_3_4>, CityTile<PhobosSpaceHavenArea>
as Player2 fix CityTile<Tharsis_7_4>
play Greenhouses, 6
expect change Player1 only -6, 3 Plant, -ProjectCard
expect Player1 cards 1 tags PlantTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Heather: from -14 degrees; a step of plant production, a plant.
newgame BR 2 mode=tasks
exec 6, ProjectCard
fix 7 TemperatureStep
expect fails requirement play Heather, 6
fix TemperatureStep
play Heather, 6
expect change Player1 only -6, Plant, PROD[Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -14 oxygen 0 oceans 0

// Heat Trappers: two steps of anybody's heat production, both of one player's, for one of energy; a point lost.
newgame BR 2 mode=tasks
exec 6, ProjectCard
exec PROD[Heat]
as Player2 exec PROD[Heat]
expect fails dead-end play HeatTrappers, 6
as Player2 exec PROD[Heat]
play HeatTrappers, 6
expect change Player1 only -6, PROD[Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards -1
expect global temp -30 oxygen 0 oceans 0
expect Player2 prod 0 0 0 0 0 0

// Immigration Shuttles: five steps of money production; a point for every third city in play.
newgame BR 2 mode=tasks
exec 31, ProjectCard
play ImmigrationShuttles, 31
expect change Player1 only -31, PROD[5], -ProjectCard
expect Player1 cards 1 tags EarthTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
fix CityTile<Tharsis_3_4>, CityTile<GanymedeColonyArea>
expect Player1 score cards 0
as Player2 fix CityTile<Tharsis_7_4>
expect Player1 score cards 1
as Player2 fix CityTile<Tharsis_7_6>, CityTile<Tharsis_3_6>
expect Player1 score cards 1
as Player2 fix CityTile<PhobosSpaceHavenArea>
expect Player1 score cards 2

// Industrial Microbes: a step each of energy and steel production.
newgame BR 2 mode=tasks
exec 12, ProjectCard
play IndustrialMicrobes, 12
expect change Player1 only -12, PROD[Steel, Energy], -ProjectCard
expect Player1 cards 1 tags MicrobeTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Insects: from 6 % oxygen; a step of plant production for each plant tag, no others.
newgame BR 2 mode=tasks
exec 9, ProjectCard
as Player2 fix Heather
fix AdaptedLichen, Greenhouses, IndustrialMicrobes
fix 5 OxygenStep
expect fails requirement play Insects, 9
fix OxygenStep
play Insects, 9
expect change Player1 only -9, PROD[2 Plant], -ProjectCard
expect Player1 cards 4 tags PlantTag 2 BuildingTag 2 MicrobeTag 2
expect =6 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 6 oceans 0

// Insulation: as many steps of heat production as one likes become money production.
newgame BR 2 mode=tasks
exec 2, ProjectCard
exec PROD[3 Heat]
play Insulation, 2
expect fails task PROD[4 Megacredit FROM Heat]
task PROD[2 Megacredit FROM Heat]
expect Player1 stock 0 0 0 0 0 0 prod 2 0 0 0 0 1 tr 20 hand 0 cards 1
expect =0 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Kelp Farming: with six oceans two steps of money and three of plant production, two plants; a point.
newgame BR 2 mode=tasks
exec 17, ProjectCard
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_4>
expect fails requirement play KelpFarming, 17
fix OceanTile<Tharsis_5_6>
play KelpFarming, 17
expect change Player1 only -17, 2 Plant, PROD[2, 3 Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 6

// Lake Marineris: from 0 degrees; two oceans; two points.
newgame BR 2 mode=tasks
exec 18, ProjectCard
fix 14 TemperatureStep
expect fails requirement play LakeMarineris, 18
fix TemperatureStep
play LakeMarineris, 18
place 1_5
place 6_7
expect Player1 stock 0 0 0 1 0 0 prod 0 0 0 0 0 0 tr 22 hand 0 cards 1
expect =0 Tag
expect Player1 score cards 2
expect global temp 0 oxygen 0 oceans 2

// Lichen: from -24 degrees; a step of plant production.
newgame BR 2 mode=tasks
exec 7, ProjectCard
fix 2 TemperatureStep
expect fails requirement play Lichen, 7
fix TemperatureStep
play Lichen, 7
expect change Player1 only -7, PROD[Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -24 oxygen 0 oceans 0

// Lunar Beam: two steps of money production for two each of heat and energy.
newgame BR 2 mode=tasks
exec 13, ProjectCard
exec PROD[-4]
expect fails dead-end play LunarBeam, 13
exec PROD[4]
play LunarBeam, 13
expect change Player1 only -13, PROD[-2, 2 Energy, 2 Heat], -ProjectCard
expect Player1 cards 1 tags EarthTag 1 PowerTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Magnetic Field Dome: two steps of energy production for one of plants and a step of TR.
newgame BR 2 mode=tasks
exec 5, ProjectCard
exec PROD[1 Energy]
expect fails dead-end play MagneticFieldDome, 5
exec PROD[Energy]
play MagneticFieldDome, 5
expect change Player1 only -5, PROD[Plant, -2 Energy], TR, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Magnetic Field Generators: four steps of energy production for two of plants and three steps of TR.
newgame BR 2 mode=tasks
exec 20, ProjectCard
exec PROD[3 Energy]
expect fails dead-end play MagneticFieldGenerators, 20
exec PROD[Energy]
play MagneticFieldGenerators, 20
expect change Player1 only -20, PROD[2 Plant, -4 Energy], TR 3, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Mangrove: from 4 degrees; a greenery on an area for oceans, whatever lies beside; oxygen; a point.
newgame BR 2 mode=tasks
exec 12, ProjectCard
fix CityTile<Tharsis_3_4>
fix 16 TemperatureStep
expect fails requirement play Mangrove, 12
fix TemperatureStep
play Mangrove, 12
expect fails narrowing place 3_3
place 1_5
expect GreeneryTile<Tharsis_1_5>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp 4 oxygen 1 oceans 0
expect Player1 score greenery 1

// Methane From Titan: from 2 % oxygen; two steps each of heat and plant production; two points.
newgame BR 2 mode=tasks
exec 28, ProjectCard
fix 1 OxygenStep
expect fails requirement play MethaneFromTitan, 28
fix OxygenStep
play MethaneFromTitan, 28
expect change Player1 only -28, PROD[2 Plant, 2 Heat], -ProjectCard
expect Player1 cards 1 tags JovianTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 2
expect global temp -30 oxygen 2 oceans 0

// Micro-Mills: a step of heat production.
newgame BR 2 mode=tasks
exec 3, ProjectCard
play MicroMills, 3
expect change Player1 only -3, PROD[Heat], -ProjectCard
expect Player1 cards 1
expect =0 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Mining Rights: on steel: a step of steel production.
newgame BR 2 mode=tasks
exec 9, ProjectCard
play MiningRights, 9
expect fails narrowing place 3_4
expect fails narrowing place 1_2
place 3_7
expect MiningRightsTile<Tharsis_3_7>
expect Player1 stock 0 1 0 0 0 0 prod 0 1 0 0 0 0 tr 20 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Mining Rights: on titanium: a step of titanium production.
newgame BR 2 mode=tasks
exec 9, ProjectCard
play MiningRights, 9
place 8_9
expect MiningRightsTile<Tharsis_8_9>
expect Player1 stock 0 0 1 0 0 0 prod 0 0 1 0 0 0 tr 20 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Mohole Area: four steps of heat production, its tile on an area for oceans.
newgame BR 2 mode=tasks
exec 20, ProjectCard
play MoholeArea, 20
expect fails narrowing place 3_4
place 1_5
expect MoholeAreaTile<Tharsis_1_5>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 4 tr 20 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
