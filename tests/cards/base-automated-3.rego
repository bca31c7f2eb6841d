# Green cards of the base game, M to Z.

// Moss: with three oceans, for a plant that one must have, a step of plant production.
newgame BR 2 mode=tasks
exec 4, ProjectCard
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>
expect fails requirement play Moss, 4
fix OceanTile<Tharsis_2_6>
expect fails dead-end play Moss, 4
exec Plant
play Moss, 4
expect change Player1 only -4, -Plant, PROD[Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 3

// Natural Preserve: at most 4 % oxygen; its tile next to no tile at all; a step of money production; a point.
newgame BR 2 mode=tasks
exec 9, ProjectCard
as Player2 fix CityTile<Tharsis_3_4>
fix OceanTile<Tharsis_5_5>
fix 5 OxygenStep
expect fails requirement play NaturalPreserve, 9
fix -OxygenStep
play NaturalPreserve, 9
expect fails narrowing place 3_5
expect fails narrowing place 6_6
place 7_4
expect NaturalPreserveTile<Tharsis_7_4>
expect Player1 stock 0 0 0 0 0 0 prod 1 0 0 0 0 0 tr 20 hand 0 cards 1 tags ScienceTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 4 oceans 1

// Nitrophilic Moss: with three oceans, for two plants that one must have, two steps of plant production.
newgame BR 2 mode=tasks
exec 8, ProjectCard
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>
expect fails requirement play NitrophilicMoss, 8
fix OceanTile<Tharsis_2_6>
exec Plant
expect fails dead-end play NitrophilicMoss, 8
exec Plant
play NitrophilicMoss, 8
expect change Player1 only -8, -2 Plant, PROD[2 Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 3

// Noctis City: a city on its reserved area, even beside another; energy production for three steps of money production.
newgame BR 2 mode=tasks
exec 18, ProjectCard
as Player2 fix CityTile<Tharsis_4_3>
expect fails dead-end play NoctisCity, 18
exec PROD[Energy]
play NoctisCity, 18
expect CityTile<Tharsis_5_3>
expect change Player1 only -18, 2 Plant, PROD[3, -Energy], -ProjectCard
expect Player1 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Noctis Farming: from -20 degrees; a step of money production, two plants; a point.
newgame BR 2 mode=tasks
exec 10, ProjectCard
fix 4 TemperatureStep
expect fails requirement play NoctisFarming, 10
fix TemperatureStep
play NoctisFarming, 10
expect change Player1 only -10, 2 Plant, PROD[1], -ProjectCard
expect Player1 cards 1 tags PlantTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -20 oxygen 0 oceans 0

// Nuclear Power: two steps of money production for three of energy.
newgame BR 2 mode=tasks
exec 10, ProjectCard
exec PROD[-4]
expect fails dead-end play NuclearPower, 10
exec PROD[4]
play NuclearPower, 10
expect change Player1 only -10, PROD[-2, 3 Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Nuclear Zone: its tile and two steps of temperature; two points lost.
newgame BR 2 mode=tasks
exec 10, ProjectCard
play NuclearZone, 10
expect fails narrowing place 1_5
place 3_4
expect NuclearZoneTile<Tharsis_3_4>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 22 hand 0 cards 1 tags EarthTag 1
expect =1 Tag
expect Player1 score cards -2
expect global temp -26 oxygen 0 oceans 0

// Open City: from 12 % oxygen; a city, two plants, energy production for four steps of money production; a point.
newgame BR 2 mode=tasks
exec 23, ProjectCard
fix 11 OxygenStep
expect fails requirement play OpenCity, 23
fix OxygenStep
expect fails dead-end play OpenCity, 23
exec PROD[Energy]
play OpenCity, 23
place 3_4
expect CityTile<Tharsis_3_4>
expect Player1 stock 0 0 0 2 0 0 prod 4 0 0 0 0 0 tr 20 hand 0 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 12 oceans 0

// Peroxide Power: a step of money production for two of energy.
newgame BR 2 mode=tasks
exec 7, ProjectCard
exec PROD[-5]
expect fails dead-end play PeroxidePower, 7
exec PROD[5]
play PeroxidePower, 7
expect change Player1 only -7, PROD[-1, 2 Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Phobos Space Haven: a city on its own area in space, a step of titanium production; three points.
newgame BR 2 mode=tasks
exec 25, ProjectCard
play PhobosSpaceHaven, 25
expect CityTile<PhobosSpaceHavenArea>, =1 CityTile
expect change Player1 only -25, PROD[Titanium], -ProjectCard
expect Player1 cards 1 tags SpaceTag 1 CityTag 1
expect =2 Tag
expect Player1 score cards 3
expect global temp -30 oxygen 0 oceans 0

// Plantation: with two science tags a greenery beside an own tile, and oxygen.
newgame BR 2 mode=tasks
exec 15, ProjectCard
fix CityTile<Tharsis_3_3>
fix ArtificialPhotosynthesis
expect fails requirement play Plantation, 15
fix RoboticWorkforce
play Plantation, 15
expect fails narrowing place 7_4
place 3_4
expect GreeneryTile<Tharsis_3_4>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 3 tags ScienceTag 2 PlantTag 1
expect =3 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 1 oceans 0
expect Player1 score greenery 1 cities 1

// Power Grid: a step of energy production for each own power tag, its own too.
newgame BR 2 mode=tasks
exec 18, ProjectCard
as Player2 fix GeothermalPower
fix PowerPlantCard, FusionPower
play PowerGrid, 18
expect change Player1 only -18, PROD[3 Energy], -ProjectCard
expect Player1 cards 3 tags PowerTag 3 BuildingTag 2 ScienceTag 1
expect =6 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Power Plant: a step of energy production.
newgame BR 2 mode=tasks
exec 4, ProjectCard
play PowerPlantCard, 4
expect change Player1 only -4, PROD[Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Protected Valley: two steps of money production; a greenery on an area for oceans, whatever lies beside; oxygen.
newgame BR 2 mode=tasks
exec 23, ProjectCard
fix CityTile<Tharsis_3_4>
play ProtectedValley, 23
expect fails narrowing place 3_3
place 1_5
expect GreeneryTile<Tharsis_1_5>
expect Player1 stock 0 0 0 0 0 0 prod 2 0 0 0 0 0 tr 21 hand 0 cards 1 tags PlantTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 1 oceans 0

// Rad-Chem Factory: a step of energy production for two steps of TR.
newgame BR 2 mode=tasks
exec 8, ProjectCard
expect fails dead-end play RadChemFactory, 8
exec PROD[Energy]
play RadChemFactory, 8
expect change Player1 only -8, PROD[-Energy], TR 2, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Soil Factory: a step of energy production for one of plants; a point.
newgame BR 2 mode=tasks
exec 9, ProjectCard
expect fails dead-end play SoilFactory, 9
exec PROD[Energy]
play SoilFactory, 9
expect change Player1 only -9, PROD[Plant, -Energy], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Solar Power: a step of energy production; a point.
newgame BR 2 mode=tasks
exec 11, ProjectCard
play SolarPower, 11
expect change Player1 only -11, PROD[Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Solar Wind Power: a step of energy production, two titanium.
newgame BR 2 mode=tasks
exec 11, ProjectCard
play SolarWindPower, 11
expect change Player1 only -11, 2 Titanium, PROD[Energy], -ProjectCard
expect Player1 cards 1 tags ScienceTag 1 SpaceTag 1 PowerTag 1
expect =3 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Soletta: seven steps of heat production.
newgame BR 2 mode=tasks
exec 35, ProjectCard
play Soletta, 35
expect change Player1 only -35, PROD[7 Heat], -ProjectCard
expect Player1 cards 1 tags SpaceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Strip Mine: two steps of energy production for two of steel, one of titanium and two of oxygen.
newgame BR 2 mode=tasks
exec 25, ProjectCard
exec PROD[1 Energy]
expect fails dead-end play StripMine, 25
exec PROD[Energy]
play StripMine, 25
expect change Player1 only -25, PROD[2 Steel, Titanium, -2 Energy], TR 2, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 2 oceans 0

// Tectonic Stress Power: with two science tags three steps of energy production; a point.
newgame BR 2 mode=tasks
exec 18, ProjectCard
fix ArtificialPhotosynthesis
expect fails requirement play TectonicStressPower, 18
fix RoboticWorkforce
play TectonicStressPower, 18
expect change Player1 only -18, PROD[3 Energy], -ProjectCard
expect Player1 cards 3 tags ScienceTag 2 PowerTag 1 BuildingTag 1
expect =4 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Trees: from -4 degrees; three steps of plant production, a plant; a point.
newgame BR 2 mode=tasks
exec 13, ProjectCard
fix 12 TemperatureStep
expect fails requirement play Trees, 13
fix TemperatureStep
play Trees, 13
expect change Player1 only -13, Plant, PROD[3 Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -4 oxygen 0 oceans 0

// Tundra Farming: from -6 degrees; a step of plant and two of money production, a plant; two points.
newgame BR 2 mode=tasks
exec 16, ProjectCard
fix 11 TemperatureStep
expect fails requirement play TundraFarming, 16
fix TemperatureStep
play TundraFarming, 16
expect change Player1 only -16, Plant, PROD[2, Plant], -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 2
expect global temp -6 oxygen 0 oceans 0

// Underground City: a city; two steps of energy production for two of steel.
newgame BR 2 mode=tasks
exec 18, ProjectCard
exec PROD[1 Energy]
expect fails dead-end play UndergroundCity, 18
exec PROD[Energy]
play UndergroundCity, 18
place 3_4
expect CityTile<Tharsis_3_4>
expect Player1 stock 0 0 0 0 0 0 prod 0 2 0 0 0 0 tr 20 hand 0 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Urbanized Area: a city between two others, and nowhere else; energy production for two steps of money production.
newgame BR 2 mode=tasks
exec 10, ProjectCard
fix CityTile<Tharsis_3_3>
exec PROD[Energy]
expect fails dead-end play UrbanizedArea, 10
as Player2 fix CityTile<Tharsis_3_5>
exec PROD[-Energy]
expect fails dead-end play UrbanizedArea, 10
exec PROD[Energy]
play UrbanizedArea, 10
expect CityTile<Tharsis_3_4>
expect change Player1 only -10, PROD[2, -Energy], -ProjectCard
expect Player1 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Wave Power: with three oceans a step of energy production; a point.
newgame BR 2 mode=tasks
exec 8, ProjectCard
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>
expect fails requirement play WavePower, 8
fix OceanTile<Tharsis_2_6>
play WavePower, 8
expect change Player1 only -8, PROD[Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 3

// Windmills: from 7 % oxygen; a step of energy production; a point.
newgame BR 2 mode=tasks
exec 6, ProjectCard
fix 6 OxygenStep
expect fails requirement play Windmills, 6
fix OxygenStep
play Windmills, 6
expect change Player1 only -6, PROD[Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 7 oceans 0

// Worms: from 4 % oxygen; a step of plant production for every two microbe tags, its own too.
newgame BR 2 mode=tasks
exec 8, ProjectCard
fix IndustrialMicrobes
fix 3 OxygenStep
expect fails requirement play Worms, 8
fix OxygenStep
play Worms, 8
expect change Player1 only -8, PROD[Plant], -ProjectCard
expect Player1 cards 2 tags MicrobeTag 2 BuildingTag 1
expect =3 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 4 oceans 0

// Worms: three microbe tags make one step, no more.
newgame BR 2 mode=tasks
exec 8, ProjectCard
fix IndustrialMicrobes, DesignedMicroorganisms
fix 3 OxygenStep
expect fails requirement play Worms, 8
fix OxygenStep
play Worms, 8
expect change Player1 only -8, PROD[Plant], -ProjectCard
expect Player1 cards 3 tags MicrobeTag 3 BuildingTag 1 ScienceTag 1
expect =5 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 4 oceans 0

// Zeppelins: from 5 % oxygen; a step of money production for each city of anybody on Mars; a point.
newgame BR 2 mode=tasks
exec 13, ProjectCard
fix CityTile<Tharsis_3_4>, CityTile<GanymedeColonyArea>
as Player2 fix CityTile<Tharsis_7_4>
fix 4 OxygenStep
expect fails requirement play Zeppelins, 13
fix OxygenStep
play Zeppelins, 13
expect change Player1 only -13, PROD[2], -ProjectCard
expect Player1 cards 1
expect =0 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 5 oceans 0
