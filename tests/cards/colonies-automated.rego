# Green cards of Colonies.

// Airliners: with three floaters, two steps of money production, two floaters; a point.
newgame BRC 2 mode=tasks
exec 11, ProjectCard
fix TitanShuttles, 2 Floater<TitanShuttles>
expect fails requirement play Airliners, 11
fix Floater<TitanShuttles>
play Airliners, 11
expect change Player1 only -11, PROD[2], -ProjectCard
expect Player1 cards 2 tags JovianTag 1 SpaceTag 1
expect =5 Floater
expect Player1 score cards 2

// Community Services: a step for each card without tags, this one and the corporation too; played events are none.
newgame BRC 2 mode=tasks
exec 13, ProjectCard
fix CrediCor, TradeEnvoys, LunarMining, PlayedEvent<Class<AirRaid>>
play CommunityServices, 13
expect change Player1 only -13, PROD[3], -ProjectCard
expect =1 Tag
expect Player1 score cards 1

// Corona Extractor: with four science tags, four steps of energy production.
newgame BRC 2 mode=tasks
exec 10, ProjectCard
fix Research, InventorsGuild
expect fails requirement play CoronaExtractor, 10
fix CryoSleep
play CoronaExtractor, 10
expect change Player1 only -10, PROD[4 Energy], -ProjectCard
expect Player1 tags SpaceTag 1 PowerTag 1

// Earth Elevator: three steps of titanium production; four points.
newgame BRC 2 mode=tasks
exec 43, ProjectCard
play EarthElevator, 43
expect change Player1 only -43, PROD[3 Titanium], -ProjectCard
expect Player1 tags SpaceTag 1 EarthTag 1
expect =2 Tag
expect Player1 score cards 4

// Ecology Research: a step of plant production for each own colony, an animal, two microbes; a point.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 21, ProjectCard
fix Colony<Luna, Player1>, Colony<Ceres, Player1>, Colony<Luna, Player2>, Pets, Tardigrades
play EcologyResearch, 21
expect change Player1 only -21, PROD[2 Plant], -ProjectCard
expect Player1 tags ScienceTag 1 PlantTag 1 AnimalTag 2 MicrobeTag 2
expect =1 Animal<Pets>, =2 Microbe<Tardigrades>
expect Player1 score cards 1
newgame BRC 2 mode=tasks
exec 21, ProjectCard
play EcologyResearch, 21
expect Player1 prod 0 0 0 0 0 0

// Floater Leasing: a step of money production for three floaters.
newgame BRC 2 mode=tasks
exec 3, ProjectCard
fix TitanShuttles, 7 Floater<TitanShuttles>, AtmoCollectors<Player2>, 9 Floater<AtmoCollectors<Player2>>
play FloaterLeasing, 3
expect change Player1 only -3, PROD[2], -ProjectCard
expect =2 Tag

// Galilean Waystation: a step of money production for every Jovian tag in play; a point.
newgame BRC 2 mode=tasks
exec 15, ProjectCard
fix TitanShuttles, JovianLanterns<Player2>, NitrogenFromTitan<Player2>
play GalileanWaystation, 15
expect change Player1 only -15, PROD[3], -ProjectCard
expect Player1 tags SpaceTag 2 JovianTag 1
expect Player1 score cards 2

// Heavy Taxation: with two Earth tags, two steps of money production and 4; a point less.
newgame BRC 2 mode=tasks
exec 3, ProjectCard
fix LunarMining
expect fails requirement play HeavyTaxation, 3
fix LunarExports
play HeavyTaxation, 3
expect change Player1 only 1, PROD[2], -ProjectCard
expect Player1 tags EarthTag 3
expect Player1 score cards -1

// Ice Moon Colony: a colony and an ocean.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 23, ProjectCard
play IceMoonColony, 23
place 1_2
task Colony<Ceres>
expect Player1 stock 0 2 0 0 0 0 prod 0 1 0 0 0 0 tr 21 tags SpaceTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 1
newgame BRC 2 colonies=Luna,Ceres mode=tasks
exec 23, ProjectCard
fix Colony<Luna>, Colony<Ceres>
expect fails dead-end play IceMoonColony, 23

// Luna Governor: with three Earth tags, two steps of money production.
newgame BRC 2 mode=tasks
exec 4, ProjectCard
fix LunarMining, LunarExports
expect fails requirement play LunaGovernor, 4
fix RefugeeCamps
play LunaGovernor, 4
expect change Player1 only -4, PROD[2], -ProjectCard
expect Player1 tags EarthTag 5

// Lunar Exports: plants or money.
newgame BRC 2 mode=tasks
exec 38, 2 ProjectCard
play LunarExports, 19
task PROD[2 Plant]
expect Player1 stock 19 0 0 0 0 0 prod 0 0 0 2 0 0 tags EarthTag 1 SpaceTag 1

// Lunar Mining: a step of titanium production for two Earth tags, its own too.
newgame BRC 2 mode=tasks
exec 11, ProjectCard
fix LunarExports, RefugeeCamps, HeavyTaxation
play LunarMining, 11
expect change Player1 only -11, PROD[2 Titanium], -ProjectCard
expect Player1 tags EarthTag 4

// Mining Colony: a step of titanium production and a colony.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 20, ProjectCard
play MiningColony, 20
task Colony<Luna>
expect Player1 stock 0 0 0 0 0 0 prod 2 0 1 0 0 0 tags SpaceTag 1
expect =1 Colony

// Minority Refuge: a colony for two steps of money production, which a colony on Luna may bring first.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 5, ProjectCard, PROD[-5]
play MinorityRefuge, 5
expect fails task Colony<Io>
task Colony<Luna>
expect Player1 stock 0 0 0 0 0 0 prod -5 0 0 0 0 0
newgame BRC 2 colonies=Ceres,Io mode=tasks
exec 10, 2 ProjectCard, PROD[-4]
expect fails dead-end play MinorityRefuge, 5
exec PROD[1]
play MinorityRefuge, 5
task Colony<Io>
expect Player1 stock 5 0 0 0 0 0 prod -5 0 0 0 0 1 tags SpaceTag 1

// Molecular Printing: 1 for each city and each colony in play; a point.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 11, ProjectCard
fix CityTile<Tharsis_3_3, Player2>, CityTile<Tharsis_5_7, Player1>
fix Colony<Luna, Player1>, Colony<Ceres, Player2>, Colony<Luna, Player2>
play MolecularPrinting, 11
expect Player1 stock 5 0 0 0 0 0 tags ScienceTag 1
expect Player1 score cards 1

// Nitrogen from Titan: two steps of TR, two floaters to a Jovian card; a point.
newgame BRC 2 mode=tasks
exec 25, ProjectCard
fix AtmoCollectors, JovianLanterns
play NitrogenFromTitan, 25
expect Player1 stock 0 0 0 0 0 0 tr 22 tags JovianTag 2 SpaceTag 1
expect =2 Floater<JovianLanterns>

// Pioneer Settlement: with at most one colony; two steps of money production for a colony; two points.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 13, ProjectCard
fix Colony<Luna>, Colony<Ceres>
expect fails requirement play PioneerSettlement, 13
fix -Colony<Ceres>
play PioneerSettlement, 13
task Colony<Io>
expect Player1 stock 0 0 0 0 0 0 prod -2 0 0 0 0 1 tags SpaceTag 1
expect Player1 score cards 2

// Productive Outpost: all own colony bonuses, of two colonies on a tile twice.
newgame BRC 2 colonies=Luna,Ceres,Io,Pluto mode=tasks
exec 2 ProjectCard
fix 2 Colony<Luna>, Colony<Ceres>, Colony<Pluto>, Colony<Io, Player2>, Colony<Luna, Player2>
play ProductiveOutpost
expect Player1 stock 4 2 0 0 0 0 hand 1
expect Player2 stock 0 0 0 0 0 0
expect =0 Tag

// Quantum Communications: with four science tags, a step of money production for each colony in play; a point.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 8, ProjectCard
fix Research, InventorsGuild
expect fails requirement play QuantumCommunications, 8
fix CryoSleep, Colony<Luna, Player1>, Colony<Ceres, Player2>, Colony<Luna, Player2>
play QuantumCommunications, 8
expect change Player1 only -8, PROD[3], -ProjectCard
expect Player1 score cards 3

// Research Colony: two cards and a colony, even where there is one; both colonies give their bonus.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 20, ProjectCard
fix Colony<Luna>
play ResearchColony, 20
task Colony<Luna>
expect Player1 stock 0 0 0 0 0 0 prod 2 0 0 0 0 0 hand 2 tags SpaceTag 1 ScienceTag 1
expect =2 Colony<Luna>, =2 ColonyProduction<Luna>
exec 9
trade Luna, 9
expect Player1 stock 8 0 0 0 0 0
expect =2 ColonyProduction<Luna>

// Solar Reflectors: five steps of heat production.
newgame BRC 2 mode=tasks
exec 23, ProjectCard
play SolarReflectors, 23
expect change Player1 only -23, PROD[5 Heat], -ProjectCard
expect Player1 tags SpaceTag 1

// Space Port: with a colony; a step of energy production for four of money, a city, a fleet.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 22, ProjectCard, PROD[Energy]
expect fails requirement play SpacePort, 22
fix Colony<Luna>
play SpacePort, 22
place 3_3
expect Player1 stock 0 0 0 0 0 0 prod 4 0 0 0 0 0 tags CityTag 1 BuildingTag 1
expect =2 TradeFleet, =1 CityTile

// Space Port Colony: with a colony; another one, even there, and a fleet; a point for two colonies in play.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 27, ProjectCard
expect fails requirement play SpacePortColony, 27
fix Colony<Luna>, Colony<Io, Player2>, Colony<Luna, Player2>
play SpacePortColony, 27
task Colony<Luna>
expect Player1 stock 0 0 0 0 0 0 prod 2 0 0 0 0 0 tags SpaceTag 1
expect =2 TradeFleet, =4 Colony<Anyone>, =3 ColonyProduction<Luna>
expect Player1 score cards 2

// Urban Decomposers: with a colony and a city of one's own; a step of plant production, two microbes.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 6, ProjectCard
fix Colony<Luna>, CityTile<Tharsis_3_3, Player2>
expect fails requirement play UrbanDecomposers, 6
fix CityTile<Tharsis_5_7, Player1>, Tardigrades
play UrbanDecomposers, 6
expect change Player1 only -6, PROD[Plant], -ProjectCard
expect Player1 tags MicrobeTag 2
expect =2 Microbe<Tardigrades>
