# Blue cards of Corporate Era.

// Advanced Alloys: steel and titanium worth one more, its owner's only.
newgame BR 2 mode=tasks
exec 9, ProjectCard
play AdvancedAlloys, 9
expect change Player1 only -9, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 5 Steel, 5 Titanium, 9 ProjectCard, 1
as Player2 exec 5 Steel, 5 Titanium, 9 ProjectCard, 6
play Mine, 1 Steel, 1
play GeothermalPower, 4 Steel
expect Player1 stock 0 0 5 0 0 0
play SecurityFleet, 3 Titanium
expect Player1 stock 0 0 2 0 0 0
expect fails limit as Player2 play TitaniumMine, 2 Steel, 1
as Player2 play TitaniumMine, 2 Steel, 3
expect fails limit as Player2 play VestaShipyard, 4 Titanium
as Player2 play VestaShipyard, 5 Titanium
expect Player2 stock 3 3 0 0 0 0

// AI Central: with three science tags, for a step of energy production; two cards a generation; a point.
newgame BR 2 mode=tasks
exec 21, ProjectCard
fix ArtificialPhotosynthesis, RoboticWorkforce
expect fails requirement play AiCentral, 21
fix InventorsGuild
expect fails dead-end play AiCentral, 21
exec PROD[Energy]
play AiCentral, 21
expect change Player1 only -21, PROD[-Energy], -ProjectCard
expect Player1 cards 4 tags ScienceTag 4 BuildingTag 1
expect =5 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
action AiCentral
expect Player1 hand 2 stock 0 0 0 0 0 0
expect fails not-now action AiCentral

// Anti-Gravity Technology: with seven science tags; every card 2 cheaper; three points.
newgame BR 2 mode=tasks
exec 14, ProjectCard
fix ArtificialPhotosynthesis, RoboticWorkforce, InventorsGuild, DevelopmentCenter, RestrictedArea, PhysicsComplex
expect fails requirement play AntiGravityTechnology, 14
fix StandardTechnology
play AntiGravityTechnology, 14
expect change Player1 only -14, -ProjectCard
expect Player1 cards 8 tags ScienceTag 8 BuildingTag 2
expect =10 Tag
expect Player1 score cards 3
expect global temp -30 oxygen 0 oceans 0
exec 40, 9 ProjectCard
as Player2 exec 40, 9 ProjectCard

expect fails limit play MicroMills, 3
play MicroMills, 1
play ImportOfAdvancedGhg, 7
expect Player1 stock 32 0 0 0 0 0
as Player2 play Sponsors, 6

// Business Network: a step of money production lost; a card a generation for 3, or not.
newgame BR 2 mode=tasks
exec 4, ProjectCard
exec PROD[-5]
expect fails dead-end play BusinessNetwork, 4
exec PROD[5]
play BusinessNetwork, 4
expect change Player1 only -4, PROD[-1], -ProjectCard
expect Player1 cards 1 tags EarthTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 4
action BusinessNetwork
buy 1
expect Player1 stock 1 0 0 0 0 0 hand 1
expect fails not-now action BusinessNetwork
exec -ActionUsedMarker<BusinessNetwork>
action BusinessNetwork
buy 0
expect Player1 stock 1 0 0 0 0 0 hand 1

// Caretaker Contract: from 0 degrees; eight heat for a step of TR.
newgame BR 2 mode=tasks
exec 3, ProjectCard
fix 14 TemperatureStep
expect fails requirement play CaretakerContract, 3
fix TemperatureStep
play CaretakerContract, 3
expect change Player1 only -3, -ProjectCard
expect Player1 cards 1
expect =0 Tag
expect Player1 score cards 0
expect global temp 0 oxygen 0 oceans 0
exec 7 Heat
expect fails action CaretakerContract
exec 2 Heat
action CaretakerContract
expect Player1 stock 0 0 0 0 0 1 tr 21
exec 8 Heat
expect fails not-now action CaretakerContract

// Development Center: an energy for a card.
newgame BR 2 mode=tasks
exec 11, ProjectCard
play DevelopmentCenter, 11
expect change Player1 only -11, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect fails action DevelopmentCenter
exec 2 Energy
action DevelopmentCenter
expect Player1 stock 0 0 0 0 1 0 hand 1
expect fails not-now action DevelopmentCenter

// Earth Catapult: every card 2 cheaper; two points.
newgame BR 2 mode=tasks
exec 23, ProjectCard
play EarthCatapult, 23
expect change Player1 only -23, -ProjectCard
expect Player1 cards 1 tags EarthTag 1
expect =1 Tag
expect Player1 score cards 2
expect global temp -30 oxygen 0 oceans 0
exec 40, 9 ProjectCard
as Player2 exec 40, 9 ProjectCard

expect fails limit play MicroMills, 3
play MicroMills, 1
play Sponsors, 4
play EarthOffice, 0
expect Player1 stock 35 0 0 0 0 0
as Player2 play AcquiredCompany, 10

// Earth Office: cards with an Earth tag 3 cheaper.
newgame BR 2 mode=tasks
exec 1, ProjectCard
play EarthOffice, 1
expect change Player1 only -1, -ProjectCard
expect Player1 cards 1 tags EarthTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 40, 9 ProjectCard
as Player2 exec 40, 9 ProjectCard

expect fails limit play Sponsors, 6
play Sponsors, 3
play ImportOfAdvancedGhg, 6
play MicroMills, 3
expect Player1 stock 28 0 0 0 0 0
as Player2 play AcquiredCompany, 10

// Electro Catapult: at most 8 % oxygen, for a step of energy production; a plant or a steel for 7; a point.
newgame BR 2 mode=tasks
exec 17, ProjectCard
fix 9 OxygenStep
expect fails requirement play ElectroCatapult, 17
fix -OxygenStep
expect fails dead-end play ElectroCatapult, 17
exec PROD[Energy]
play ElectroCatapult, 17
expect change Player1 only -17, PROD[-Energy], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 8 oceans 0
expect fails action ElectroCatapult
exec Plant, Steel
action ElectroCatapult
task -Plant
expect Player1 stock 7 1 0 0 0 0
expect fails not-now action ElectroCatapult
exec -ActionUsedMarker<ElectroCatapult>, Plant
action ElectroCatapult
task -Steel
expect Player1 stock 14 0 0 1 0 0

// Industrial Center: its tile beside anybody's city; 7 for a step of steel production.
newgame BR 2 mode=tasks
exec 4, ProjectCard
expect fails dead-end play IndustrialCenter, 4
as Player2 fix CityTile<Tharsis_3_4>
play IndustrialCenter, 4
expect fails narrowing place 7_4
place 3_5
expect IndustrialCenterTile<Tharsis_3_5>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 6
expect fails limit action IndustrialCenter
exec 2
action IndustrialCenter, 7
expect change Player1 only -7, PROD[Steel]
exec 7
expect fails not-now action IndustrialCenter

// Inventors' Guild: a card a generation for 3, or not.
newgame BR 2 mode=tasks
exec 9, ProjectCard
play InventorsGuild, 9
expect change Player1 only -9, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 4
action InventorsGuild
buy 1
expect Player1 stock 1 0 0 0 0 0 hand 1
expect fails not-now action InventorsGuild
exec -ActionUsedMarker<InventorsGuild>
action InventorsGuild
buy 0
expect Player1 stock 1 0 0 0 0 0 hand 1

// Mars University: for each own science tag, its own first, a card may be changed for another; a point.
newgame BR 2 mode=tasks
exec 8, ProjectCard, ProjectCard
play MarsUniversity, 8
task -ProjectCard
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 1 cards 1 tags ScienceTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
exec 40, 3 ProjectCard
as Player2 exec 11, ProjectCard
as Player2 play Research, 11
expect fails task -ProjectCard
play MicroMills, 3
expect fails task -ProjectCard
play InventorsGuild, 9
task -ProjectCard
expect Player1 stock 28 0 0 0 0 0 hand 2
play TechnologyDemonstration, 5
task -ProjectCard
expect Player1 hand 3
fix Mine
play RoboticWorkforce, 9
task Ok
expect Player1 hand 2 prod _ 1 _ _ _ _

// Mass Converter: with five science tags six steps of energy production; space cards 2 cheaper.
newgame BR 2 mode=tasks
exec 8, ProjectCard
fix ArtificialPhotosynthesis, RoboticWorkforce, InventorsGuild, DevelopmentCenter
expect fails requirement play MassConverter, 8
fix RestrictedArea
play MassConverter, 8
expect change Player1 only -8, PROD[6 Energy], -ProjectCard
expect Player1 cards 6 tags ScienceTag 6 BuildingTag 1 PowerTag 1
expect =8 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 40, 9 ProjectCard
as Player2 exec 40, 9 ProjectCard

expect fails limit play Satellites, 10
play Satellites, 8
play ImportOfAdvancedGhg, 7
play MicroMills, 3
expect Player1 stock 22 0 0 0 0 0
as Player2 play SpaceMirrors, 3

// Media Group: 3 for each own event.
newgame BR 2 mode=tasks
exec 6, ProjectCard
play MediaGroup, 6
expect change Player1 only -6, -ProjectCard
expect Player1 cards 1 tags EarthTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 20, 9 ProjectCard
as Player2 exec 20, 9 ProjectCard
play MineralDeposit, 5
expect Player1 stock 18 5 0 0 0 0
play MicroMills, 3
as Player2 play ReleaseOfInertGases, 14
expect Player1 stock 15 5 0 0 0 0
expect Player2 stock 6 0 0 0 0 0

// Olympus Conference: for each own science tag, its own first, a science resource, or one of them for a card; a point.
newgame BR 2 mode=tasks
exec 10, ProjectCard
play OlympusConference, 10
expect change Player1 only -10, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1 EarthTag 1 BuildingTag 1
expect =3 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
expect =1 Science<OlympusConference>
exec 40, 3 ProjectCard
as Player2 exec 11, ProjectCard
as Player2 play Research, 11
play MicroMills, 3
expect =1 Science<OlympusConference>
play InventorsGuild, 9
task Science<OlympusConference>
expect =2 Science<OlympusConference>
expect Player1 hand 1
play InventionContest, 2
task ProjectCard FROM Science<OlympusConference>
expect =1 Science<OlympusConference>
expect Player1 hand 2 score cards 1

// Physics Complex: six energy for a science resource; two points for each.
newgame BR 2 mode=tasks
exec 12, ProjectCard
play PhysicsComplex, 12
expect change Player1 only -12, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 5 Energy
expect fails action PhysicsComplex
exec 8 Energy
action PhysicsComplex
expect =1 Science<PhysicsComplex>
expect Player1 stock 0 0 0 0 7 0 score cards 2
expect fails not-now action PhysicsComplex
exec -ActionUsedMarker<PhysicsComplex>
action PhysicsComplex
expect Player1 stock 0 0 0 0 1 0 score cards 4

// Power Infrastructure: as much energy as one likes for money.
newgame BR 2 mode=tasks
exec 4, ProjectCard
play PowerInfrastructure, 4
expect change Player1 only -4, -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 5 Energy
action PowerInfrastructure
expect fails task -6 Energy
task -3 Energy
expect Player1 stock 3 0 0 0 2 0
expect fails not-now action PowerInfrastructure

// Protected Habitats: others take no plants, animals or microbes; its owner may use them.
newgame BR 2 mode=tasks
exec 5, ProjectCard, 9 Plant
fix Fish, RegolithEaters
play ProtectedHabitats, 5
expect change Player1 only -5, -ProjectCard
expect Player1 cards 3 tags AnimalTag 1 ScienceTag 1 MicrobeTag 1
expect =3 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 2 Animal<Fish>, 2 Microbe<RegolithEaters>
as Player2 exec 40, 9 ProjectCard
as Player2 play AsteroidCard, 14
expect fails as Player2 task -Plant<Player1>
as Player2 task? Ok
as Player2 play Virus, 1
expect fails as Player2 task -Animal<Fish<Player1>>
expect fails as Player2 task -Plant<Player1>
as Player2 task? Ok
as Player2 fix Ants, Predators
expect fails as Player2 action Ants
expect fails as Player2 action Predators
expect Player1 stock 0 0 0 9 0 0
expect =2 Animal<Fish>, =2 Microbe<RegolithEaters>
action RegolithEaters 2
expect =0 Microbe
convert plants
place 3_4
expect Player1 stock 0 0 0 1 0 0

// Quantum Extractor: with four science tags four steps of energy production; space cards 2 cheaper.
newgame BR 2 mode=tasks
exec 13, ProjectCard
fix ArtificialPhotosynthesis, RoboticWorkforce, InventorsGuild
expect fails requirement play QuantumExtractor, 13
fix DevelopmentCenter
play QuantumExtractor, 13
expect change Player1 only -13, PROD[4 Energy], -ProjectCard
expect Player1 cards 5 tags ScienceTag 5 BuildingTag 1 PowerTag 1
expect =7 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 40, 9 ProjectCard
as Player2 exec 40, 9 ProjectCard

expect fails limit play Satellites, 10
play Satellites, 8
play ImportOfAdvancedGhg, 7
play MicroMills, 3
expect Player1 stock 22 0 0 0 0 0
as Player2 play SpaceMirrors, 3

// Restricted Area: its tile; 2 for a card.
newgame BR 2 mode=tasks
exec 11, ProjectCard
play RestrictedArea, 11
expect fails narrowing place 1_5
place 3_4
expect RestrictedAreaTile<Tharsis_3_4>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags ScienceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 1
expect fails limit action RestrictedArea
exec 2
action RestrictedArea, 2
expect Player1 stock 1 0 0 0 0 0 hand 1
exec 2
expect fails not-now action RestrictedArea

// Security Fleet: a titanium for a fighter; a point for each.
newgame BR 2 mode=tasks
exec 12, ProjectCard
play SecurityFleet, 12
expect change Player1 only -12, -ProjectCard
expect Player1 cards 1 tags SpaceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect fails action SecurityFleet
exec 3 Titanium
action SecurityFleet
expect =1 Fighter<SecurityFleet>
expect Player1 stock 0 0 2 0 0 0 score cards 1
expect fails not-now action SecurityFleet
exec -ActionUsedMarker<SecurityFleet>
action SecurityFleet
expect Player1 stock 0 0 1 0 0 0 score cards 2

// Space Elevator: a step of titanium production; a steel for 5; two points.
newgame BR 2 mode=tasks
exec 27, ProjectCard
play SpaceElevator, 27
expect change Player1 only -27, PROD[Titanium], -ProjectCard
expect Player1 cards 1 tags SpaceTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 2
expect global temp -30 oxygen 0 oceans 0
expect fails action SpaceElevator
exec 2 Steel
action SpaceElevator
expect Player1 stock 5 1 0 0 0 0
expect fails not-now action SpaceElevator

// Space Station: space cards 2 cheaper; a point.
newgame BR 2 mode=tasks
exec 10, ProjectCard
play SpaceStation, 10
expect change Player1 only -10, -ProjectCard
expect Player1 cards 1 tags SpaceTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
exec 40, 9 ProjectCard
as Player2 exec 40, 9 ProjectCard

expect fails limit play Satellites, 10
play Satellites, 8
play ImportOfAdvancedGhg, 7
play MicroMills, 3
expect Player1 stock 22 0 0 0 0 0
as Player2 play SpaceMirrors, 3

// Standard Technology: 3 back for each own standard project, not for selling patents.
newgame BR 2 mode=tasks
exec 6, ProjectCard
play StandardTechnology, 6
expect change Player1 only -6, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 43, 2 ProjectCard
as Player2 exec 11
project PowerPlant, 11
expect Player1 stock 35 0 0 0 0 0
project Aquifer, 18
place 1_5
expect Player1 stock 20 0 0 0 0 0
project Asteroid, 14
expect Player1 stock 9 0 0 0 0 0
sell 2
expect Player1 stock 11 0 0 0 0 0
as Player2 project PowerPlant, 11
expect Player1 stock 11 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0
exec 37
project Greenery, 23
place 3_4
expect Player1 stock 28 0 0 0 0 0
project City, 25
place 7_4
expect Player1 stock 6 0 0 0 0 0

// Tardigrades: a microbe a generation; a point for four.
newgame BR 2 mode=tasks
exec 4, ProjectCard
play Tardigrades, 4
expect change Player1 only -4, -ProjectCard
expect Player1 cards 1 tags MicrobeTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
action Tardigrades
expect =1 Microbe<Tardigrades>
expect fails not-now action Tardigrades
exec 2 Microbe<Tardigrades>
expect Player1 score cards 0
exec -ActionUsedMarker<Tardigrades>
action Tardigrades
expect Player1 score cards 1

// Viral Enhancers: for each own plant, microbe or animal tag, its own first, a plant or a resource onto that very card.
newgame BR 2 mode=tasks
exec 9, ProjectCard
fix RegolithEaters
play ViralEnhancers, 9
expect change Player1 only -9, Plant, -ProjectCard
expect Player1 cards 2 tags ScienceTag 2 MicrobeTag 2
expect =4 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 60, 9 ProjectCard
as Player2 exec 20, 9 ProjectCard
as Player2 play Greenhouses, 6
play MicroMills, 3
expect Player1 stock 57 0 0 1 0 0
play AdaptedLichen, 9
expect Player1 stock 48 0 0 2 0 0
play Tardigrades, 4
expect fails task Microbe<RegolithEaters>
task Microbe<Tardigrades>
expect Player1 stock 44 0 0 2 0 0
expect =1 Microbe<Tardigrades>, =1 Microbe
play Pets, 10
task Plant
expect Player1 stock 34 0 0 3 0 0
expect =1 Animal<Pets>
