# Preludes among the promos.

// Corporate Archives: of seven cards two, and 13 money.
newgame BRX 2 mode=tasks
exec PreludeCard
play CorporateArchives
expect change Player1 only 13, 2 ProjectCard
expect Player1 cards 1 tags ScienceTag 1
expect =1 Tag, =0 PreludeCard

// Anti-desertification Techniques: 3 money, plant and steel production.
newgame BRX 2 mode=tasks
exec PreludeCard
play AntiDesertificationTechniques
expect change Player1 only 3, PROD[Steel, Plant]
expect Player1 cards 1 tags MicrobeTag 1 PlantTag 1
expect =2 Tag

// Albedo Plants: plant production, a plant, and 3 heat for each plant tag, its own among them.
newgame BRX 2 mode=tasks
exec PreludeCard, 9, ProjectCard
play AlbedoPlants
expect change Player1 only Plant, 3 Heat, PROD[Plant]
expect Player1 cards 1 tags PlantTag 1
play AdaptedLichen, 9
expect change Player1 only -9, 3 Heat, PROD[Plant], -ProjectCard
as Player2 exec AdaptedLichen
expect Player1 stock 0 0 0 1 0 6

// New Partner: a step of money, and of two preludes one is played, the other discarded.
newgame BRX 2 mode=tasks
exec PreludeCard
play NewPartner
play CorporateArchives
expect Player1 stock 13 0 0 0 0 0 prod 1 0 0 0 0 0 tr 20 hand 2 cards 2 tags ScienceTag 1
expect =0 PreludeCard

// New Partner: none of the two can be carried out; one is discarded for 15 as in the prelude phase, the other as well.
newgame BRX 2 mode=tasks
exec PreludeCard
play NewPartner
task -PreludeCard
expect Player1 stock 15 0 0 0 0 0 prod 1 0 0 0 0 0 cards 1
expect =0 PreludeCard

// Merger: of four corporations one is played, then 42 are paid.
newgame BRX 2 mode=tasks
play Factorum
exec PreludeCard
play Merger
play Recyclon
expect Player1 stock 33 0 0 0 0 0 prod 0 2 0 0 0 0 tr 20 hand 0 cards 3 tags BuildingTag 2 PowerTag 1 MicrobeTag 1
expect =1 Microbe<Recyclon>, =0 CorporationCard, =2 CorporationFront
action Factorum 1
expect Player1 prod 0 2 0 0 1 0

// Merger: not with less than 42 after the start of that corporation.
newgame BRX 2 mode=tasks
exec PreludeCard, 4
play Merger
expect fails play Factorum
play TychoMagnetics
expect Player1 stock 4 0 0 0 0 0 prod 0 0 0 0 1 0

// Merger: none of the four leaves 42 to pay; 15 instead.
newgame BRX 2 mode=tasks
exec PreludeCard, 4
play Merger
task -CorporationCard
expect Player1 stock 19 0 0 0 0 0 cards 1
expect =0 CorporationCard, =0 CorporationFront

// Double Down: what another prelude brings at once, again; not its tags, and not itself.
newgame BRX 2 mode=tasks with=DoubleDown
exec 2 PreludeCard
expect fails play DoubleDown
play CorporateArchives
play DoubleDown
expect Player1 stock 26 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 4 cards 2 tags ScienceTag 1

// Double Down: effects that answer do not come twice.
newgame BRX 2 mode=tasks with=DoubleDown
exec 3 PreludeCard
play AlbedoPlants
play AntiDesertificationTechniques
play DoubleDown
task @copyPrelude(AlbedoPlants)
expect Player1 stock 3 0 0 2 0 6 prod 0 1 0 3 0 0 cards 3

// Double Down is not in games without preludes.
newgame BRX 2 mode=tasks
exec PreludeCard
expect fails play DoubleDown

// Established Methods: 30 money, then two standard projects, which need not be the same.
newgame BRX 2 mode=tasks
exec PreludeCard
play EstablishedMethods
project PowerPlant, 11
project Asteroid, 14
expect Player1 stock 5 0 0 0 0 0 prod 0 0 0 0 1 0 tr 21 hand 0 cards 1
expect =0 Tag

// Established Methods: twice the same.
newgame BRX 2 mode=tasks
exec PreludeCard
play EstablishedMethods
project PowerPlant, 11
project PowerPlant, 11
expect Player1 stock 8 0 0 0 0 0 prod 0 0 0 0 2 0

// Established Methods: who cannot afford the second pays up to 10 instead.
newgame BRX 2 mode=tasks
exec PreludeCard
play EstablishedMethods
project City, 25
place 5_7
task -10
expect Player1 stock 0 0 0 2 0 0 prod 1 0 0 0 0 0

// Giant Solar Collector: two energy production and a step of Venus.
newgame BRPVX 2 mode=ops
exec PreludeCard
play GiantSolarCollector
expect Player1 prod 0 0 0 0 2 0 tr 21
expect global venus 2

// Strategic Base Planning: pay 3, a city and a colony.
newgame BRPCX 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
exec PreludeCard, 5
play StrategicBasePlanning, 3
task CityTile<Tharsis_4_4>
task Colony<Luna>
expect Player1 stock 2 0 0 1 0 0 prod 2 0 0 0 0 0 tags CityTag 1 BuildingTag 1 SpaceTag 1

// Head Start: 2 steel, 2 for each card in hand, and two actions at once, whatever the phase.
newgame BRPX 2
as Player1 play ThorGate
buy 5
as Player2 play TharsisRepublic
buy 3
as Player1 play HeadStart
expect Player1 stock 43 2 0 0 0 0 prod 0 0 0 0 1 0 tr 20 hand 5 cards 2
expect fails play Donation
play ElectroCatapult, 13, 2 Steel
expect Player1 stock 30 0 0 0 0 0 hand 4
project PowerPlant, 8
expect fails not-now project PowerPlant
expect phase Prelude
expect change Player1 only -8, PROD[Energy]
play Donation
expect Player1 stock 43 0 0 0 0 0

// Head Start: the second action begins when all that the first one demands is done, what a tile brings included.
newgame BRPX 2
as Player1 play CrediCor
as Player2 play Teractor
buy 3 3
as Player1 play HeadStart
play Comet
expect fails project PowerPlant
place 1_2
project PowerPlant
expect Player1 prod 0 0 0 0 1 0

newgame BRPVX 2
as Player1 play CrediCor
as Player2 play Teractor
buy 3 3
fix OlympusConference<Player1>
as Player1 play HeadStart
play Research
expect fails project PowerPlant
task ProjectCard FROM Science<OlympusConference>
project PowerPlant
expect Player1 prod 0 0 0 0 1 0

// Head Start: a first action that the corporation prescribes comes first; the second action may be left out.
newgame BRPX 2
as Player1 play TharsisRepublic
buy 0
as Player2 play ThorGate
buy 0
as Player1 play HeadStart
expect fails project PowerPlant, 11
first
place 5_7
expect Player1 stock 43 2 0 2 0 0 prod 1 0 0 0 0 0 tr 20 hand 0 cards 2
task Ok
play Donation
expect Player1 stock 64 2 0 2 0 0
expect turn Player2
