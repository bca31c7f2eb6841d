# Blue cards of Colonies.

// Atmo Collectors: two floaters on any card; a floater here, or one for 2 titanium, 3 energy or 4 heat.
newgame BRC 2 mode=tasks
exec 15, ProjectCard
play AtmoCollectors, 15
expect Player1 stock 0 0 0 0 0 0 hand 0 cards 1
expect =0 Tag
expect =2 Floater<AtmoCollectors>
action AtmoCollectors 2
task 2 Titanium
expect Player1 stock 0 0 2 0 0 0
fix -ActionUsedMarker<AtmoCollectors>
action AtmoCollectors 1
expect =2 Floater<AtmoCollectors>
fix -ActionUsedMarker<AtmoCollectors>
action AtmoCollectors 2
task 3 Energy
fix -ActionUsedMarker<AtmoCollectors>
action AtmoCollectors 2
task 4 Heat
expect Player1 stock 0 0 2 0 3 4
fix -ActionUsedMarker<AtmoCollectors>
expect fails limit action AtmoCollectors 2
newgame BRC 2 mode=tasks
exec 15, ProjectCard
fix TitanShuttles
play AtmoCollectors, 15
put TitanShuttles
expect =2 Floater<TitanShuttles>

// Cryo-Sleep and Rim Freighters: a unit less each for a trade.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 14, 2 ProjectCard
play CryoSleep, 10
play RimFreighters, 4
expect Player1 stock 0 0 0 0 0 0 cards 2 tags ScienceTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 1
exec 7, Energy, Titanium
fix 2 TradeFleet
expect fails limit trade Luna, 9
trade Luna, 7
trade Ceres, 1 Energy
trade Io, 1 Titanium
expect Player1 stock 2 2 0 0 0 3
as Player2 exec 8
expect fails limit as Player2 trade Luna, 8

// Floater Technology: a floater to any card, for it holds none.
newgame BRC 2 mode=tasks
exec 7, ProjectCard
play FloaterTechnology, 7
expect Player1 stock 0 0 0 0 0 0 tags ScienceTag 1
action FloaterTechnology
expect =0 Floater
fix TitanShuttles, JovianLanterns, -ActionUsedMarker<FloaterTechnology>
action FloaterTechnology
put JovianLanterns
expect =1 Floater<JovianLanterns>

// Jovian Lanterns: with a Jovian tag, a step of TR, two floaters on any card; a titanium for two floaters; a point for two.
newgame BRC 2 mode=tasks
exec 20, ProjectCard
expect fails requirement play JovianLanterns, 20
fix CallistoPenalMines
play JovianLanterns, 20
expect Player1 stock 0 0 0 0 0 0 tr 21 tags JovianTag 2
expect =2 Floater<JovianLanterns>
expect fails limit action JovianLanterns
exec Titanium
action JovianLanterns
expect Player1 stock 0 0 0 0 0 0
expect =4 Floater<JovianLanterns>
expect Player1 score cards 4

// Jupiter Floating Station: with three science tags; a floater to a Jovian card, or 1 for each floater here, 4 at most.
newgame BRC 2 mode=tasks
exec 9, ProjectCard
fix Research
expect fails requirement play JupiterFloatingStation, 9
fix InventorsGuild
play JupiterFloatingStation, 9
expect Player1 stock 0 0 0 0 0 0 tags JovianTag 1 ScienceTag 3
fix AtmoCollectors
action JupiterFloatingStation 1
expect =1 Floater<JupiterFloatingStation>
fix -ActionUsedMarker<JupiterFloatingStation>
action JupiterFloatingStation 2
expect Player1 stock 1 0 0 0 0 0
exec 5 Floater<JupiterFloatingStation>
fix -ActionUsedMarker<JupiterFloatingStation>
action JupiterFloatingStation 2
expect Player1 stock 5 0 0 0 0 0
expect =6 Floater<JupiterFloatingStation>
expect Player1 score cards 2

// Martian Zoo: with two cities in play; an animal for each Earth tag; 1 for each animal.
newgame BRC 2 mode=tasks
exec 12, ProjectCard
fix CityTile<Tharsis_3_3, Player2>
expect fails requirement play MartianZoo, 12
fix CityTile<Tharsis_5_7, Player1>
play MartianZoo, 12
expect Player1 stock 0 0 0 0 0 0 tags AnimalTag 1 BuildingTag 1
exec 20, 5 ProjectCard
play LunarMining, 11
expect =1 Animal<MartianZoo>
as Player2 exec 11, ProjectCard
as Player2 play Sponsors, 6
expect =1 Animal<MartianZoo>
exec 2 Animal<MartianZoo>
action MartianZoo
expect Player1 stock 12 0 0 0 0 0
expect Player1 score cards 1

// Red Spot Observatory: with three science tags, two cards; a floater here, or one for a card; two points.
newgame BRC 2 mode=tasks
exec 17, ProjectCard
fix Research
expect fails requirement play RedSpotObservatory, 17
fix InventorsGuild
play RedSpotObservatory, 17
expect Player1 stock 0 0 0 0 0 0 hand 2 tags JovianTag 1 ScienceTag 4
expect fails limit action RedSpotObservatory 2
action RedSpotObservatory
expect =1 Floater<RedSpotObservatory>
fix -ActionUsedMarker<RedSpotObservatory>
action RedSpotObservatory 2
expect Player1 hand 3
expect Player1 score cards 3

// Refugee Camps: a step of money production for a camp, down to -5; a point for each.
newgame BRC 2 mode=tasks
exec 10, ProjectCard
play RefugeeCamps, 10
expect Player1 stock 0 0 0 0 0 0 tags EarthTag 1
exec PROD[-4]
action RefugeeCamps
expect Player1 prod -5 0 0 0 0 0
expect =1 Camp<RefugeeCamps>
fix -ActionUsedMarker<RefugeeCamps>
expect fails limit action RefugeeCamps
expect Player1 score cards 1

// Sky Docks: with two Earth tags, a fleet; every card 1 cheaper; two points.
newgame BRC 2 mode=tasks
exec 20, 5 ProjectCard
fix LunarMining
expect fails requirement play SkyDocks, 18
fix LunarExports
play SkyDocks, 18
expect =2 TradeFleet
expect Player1 stock 2 0 0 0 0 0 tags SpaceTag 2 EarthTag 3
play FloaterPrototypes, 1
expect Player1 stock 1 0 0 0 0 0
expect Player1 score cards 2

// Spin-off Department: two steps of money production; a card whenever a card of 20 or more is played.
newgame BRC 2 mode=tasks
exec 60, 5 ProjectCard
play SpinOffDepartment, 10
expect change Player1 only -10, PROD[2], -ProjectCard
expect Player1 tags BuildingTag 1
play LunarExports, 19
task PROD[5]
expect Player1 hand 3 prod 7 0 0 0 0 0
exec 4 Titanium
play SolarReflectors, 4 Titanium, 11
expect Player1 hand 3 stock 20 0 0 0 0 0

// Sub-zero Salt Fish: from -6 degrees on, a step of anybody's plant production; an animal; a point for two.
newgame BRC 2 mode=tasks
exec 5, ProjectCard
fix 11 TemperatureStep
expect fails requirement play SubZeroSaltFish, 5
fix TemperatureStep
expect fails dead-end play SubZeroSaltFish, 5
as Player2 exec PROD[Plant]
play SubZeroSaltFish, 5
expect Player1 stock 0 0 0 0 0 0 tags AnimalTag 1
expect Player2 prod 0 0 0 0 0 0
action SubZeroSaltFish
exec Animal<SubZeroSaltFish>
expect Player1 score cards 1

// Titan Air-scrapping: a titanium for two floaters, two floaters for a step of TR; two points.
newgame BRC 2 mode=tasks
exec 21, ProjectCard, Titanium
play TitanAirScrapping, 21
expect Player1 stock 0 0 1 0 0 0 tags JovianTag 1
action TitanAirScrapping 1
expect =2 Floater<TitanAirScrapping>
fix -ActionUsedMarker<TitanAirScrapping>
action TitanAirScrapping 2
expect =0 Floater
expect Player1 tr 21 stock 0 0 0 0 0 0
fix -ActionUsedMarker<TitanAirScrapping>
expect fails limit action TitanAirScrapping 2
expect Player1 score cards 2

// Titan Floating Launch-pad: two floaters to a Jovian card; one more a generation, or one from here for a free trade.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 18, ProjectCard
fix AtmoCollectors
play TitanFloatingLaunchPad, 18
expect Player1 stock 0 0 0 0 0 0 tags JovianTag 1
expect =2 Floater<TitanFloatingLaunchPad>
action TitanFloatingLaunchPad 2
expect fails limit trade Titan
trade Luna
expect Player1 stock 2 0 0 0 0 0
expect =1 Floater<TitanFloatingLaunchPad>, =0 TradeFleet, =0 ColonyProduction<Luna>
fix -ActionUsedMarker<TitanFloatingLaunchPad>
expect fails dead-end action TitanFloatingLaunchPad 2
action TitanFloatingLaunchPad 1
expect =2 Floater<TitanFloatingLaunchPad>
expect Player1 score cards 1

// Titan Shuttles: two floaters to a Jovian card, or any number from here for as much titanium.
newgame BRC 2 mode=tasks
exec 23, ProjectCard
fix JovianLanterns
play TitanShuttles, 23
expect Player1 stock 0 0 0 0 0 0 tags JovianTag 2 SpaceTag 1
action TitanShuttles 1
put TitanShuttles
expect =2 Floater<TitanShuttles>
exec 3 Floater<TitanShuttles>
fix -ActionUsedMarker<TitanShuttles>
action TitanShuttles 2
task -4 Floater<TitanShuttles>
expect Player1 stock 0 0 4 0 0 0
expect =1 Floater<TitanShuttles>

// Trade Envoys, and Trading Colony, which also places a colony.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 24, 2 ProjectCard
play TradeEnvoys, 6
play TradingColony, 18
task Colony<Io>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 1 cards 2 tags SpaceTag 1
expect =1 Tag
exec 9
trade Io, 9
task ColonyProduction<Io>
task Ok
expect Player1 stock 0 0 0 0 0 6
expect =1 ColonyProduction<Io>

// Warp Drive: with five science tags; space cards 4 cheaper; two points.
newgame BRC 2 mode=tasks
exec 14, ProjectCard
fix Research, InventorsGuild, CryoSleep
expect fails requirement play WarpDrive, 14
fix MolecularPrinting
play WarpDrive, 14
expect Player1 stock 0 0 0 0 0 0 tags ScienceTag 6
exec 19, 2 ProjectCard
play SolarReflectors, 19
expect Player1 stock 0 0 0 0 0 0
