# Rule questions of Venus Next.

// --- The track ---

// Each step raises the TR; 8 % gives a card, 16 % a further TR, 30 % is the end.
newgame BRV 2 mode=tasks
exec 3 VenusStep
expect Player1 tr 23 hand 0
exec VenusStep
expect Player1 tr 24 hand 1
exec 4 VenusStep
expect Player1 tr 29 hand 1
exec 7 VenusStep
expect Player1 tr 36 hand 1
expect global venus 30
exec VenusStep
expect Player1 tr 36
expect fails limit exec VenusStep!
expect =15 VenusStep

// In steps, whoever they are: the bonus belongs to who reaches it.
newgame BRV 2 mode=tasks
exec 3 VenusStep
as Player2 exec 5 VenusStep
expect Player2 tr 26 hand 1
expect Player1 tr 23 hand 0

// --- Air scrapping ---

// 15, for one step; more than once in a turn; CrediCor gets nothing back, Standard Technology does.
newgame BRV 2
as Player1 play CrediCor
buy 4
as Player2 play Teractor
buy 0
fix StandardTechnology<Player1>
as Player1 project AirScrapping, 15
expect Player1 stock 33 0 0 0 0 0 tr 21
project AirScrapping
expect Player1 stock 21 0 0 0 0 0 tr 22
expect global temp -30 oxygen 0 oceans 0 venus 4

// --- Slack ---

// Inventrix, Adaptation Technology and Special Design go for Venus, too, and add up.
newgame BRV 2 mode=tasks
play Inventrix
exec 9 ProjectCard
fix VenusStep
expect fails requirement play IshtarMining, 5
fix VenusStep
play IshtarMining, 5
fix AdaptationTechnology
exec -2 VenusStep
expect fails requirement play VenusMagnetizer, 7
fix 2 CardLeeway<Class<VenusStep>, AdaptationTechnology>
expect fails requirement play VenusMagnetizer, 7
exec VenusStep
play VenusMagnetizer, 7
play SpecialDesign, 4
expect fails requirement play VenusianAnimals, 15
exec 2 VenusStep
play VenusianAnimals, 15
expect fails requirement play VenusianPlants, 13

newgame BRV 2 mode=tasks
exec 60, 9 ProjectCard
play AdaptationTechnology, 12
fix 9 VenusStep
play RotatorImpacts, 6
expect fails requirement play SpinInducingAsteroid, 16
play SpecialDesign, 4
play SpinInducingAsteroid, 16
expect global venus 22

// --- Hoverlord and Venuphile ---

newgame BRV 3
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
as Player3 play PhoboLog
buy 0
fix LocalShading<Player1>, 6 Floater<LocalShading<Player1>>, Celestic<Player2>, 4 Floater<Celestic<Player2>>
expect fails requirement as Player1 claim Hoverlord
fix Floater<LocalShading<Player1>>
as Player1 claim Hoverlord
expect Player1 stock 34 0 0 0 0 0 score milestones 5
fund Venuphile
expect award Venuphile 1 1 0
expect Player1 score awards 5
expect Player2 score awards 5

// --- World government ---

// The first player of the generation, after production; nobody gains a thing, and no area gives anything.
newgame BRV 2
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
as Player1 pass
as Player2 pass
expect phase Solar
expect global gen 1
expect Player1 stock 62 0 0 0 0 0 tr 20
expect fails not-now as Player2 task OxygenStep
expect fails as Player1 project AirScrapping
expect fails narrowing as Player1 task Ok
as Player1 task OceanTile<Tharsis_4_8>
expect phase Research
expect global gen 2 temp -30 oxygen 0 oceans 1 venus 0
expect Player1 stock 62 0 0 0 0 0 tr 20
expect Player2 stock 80 0 0 0 0 0 tr 20
as Player1 buy 0
as Player2 buy 0
fix OceanTile<Tharsis_5_5>, 3 VenusStep
as Player2 pass
as Player1 pass
expect fails not-now as Player1 task VenusStep
expect fails narrowing as Player2 task 2 VenusStep
// No card at 8 %.
as Player2 task VenusStep
expect Player1 tr 20 hand 10
expect Player2 tr 20 hand 0
expect global gen 3 venus 8
as Player1 buy 0
as Player2 buy 0
fix 2 TemperatureStep
as Player1 pass
as Player2 pass
// Nobody's heat production.
task TemperatureStep
expect Player1 tr 20 prod 0 0 0 0 0 0
expect global gen 4 temp -24
as Player1 buy 0
as Player2 buy 0
as Player2 pass
as Player1 pass
// No money for the neighbours of an ocean either.
place 5_6
expect Player1 stock 122 0 0 0 0 0 tr 20
expect Player2 stock 140 0 0 0 0 0 tr 20
expect global gen 5 oceans 3

// What a card says of a step or an ocean of anybody happens all the same.
newgame BRV 2
as Player1 play Aphrodite
buy 0
as Player2 play Teractor
buy 0
fix ArcticAlgae<Player2>
as Player1 pass
as Player2 pass
task VenusStep
expect Player1 stock 69 0 0 1 0 0 tr 20
as Player1 buy 0
as Player2 buy 0
as Player2 pass
as Player1 pass
place 1_5
expect Player1 stock 89 0 0 2 0 0 tr 20
expect Player2 stock 100 0 0 2 0 0 tr 20 hand 0

// Chained steps happen: oxygen 8 %, then 0 degrees, then an ocean, whose area the first player chooses.
newgame BRV 2
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
fix 7 OxygenStep, 14 TemperatureStep
as Player1 pass
as Player2 pass
as Player1 task OxygenStep
expect phase Solar
expect global gen 1 temp 0 oxygen 8 oceans 0 venus 0
expect fails as Player2 place 1_4
as Player1 place 1_4
expect global gen 2 temp 0 oxygen 8 oceans 1 venus 0
expect Player1 stock 62 0 0 0 0 0 tr 20 hand 10
expect Player2 stock 80 0 0 0 0 0 tr 20 hand 0

// What is complete is not offered; where one way is left, it happens by itself.
newgame BRV 2
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
fix 13 OxygenStep, 18 TemperatureStep, 15 VenusStep
as Player1 pass
as Player2 pass
expect fails limit task VenusStep
task TemperatureStep
expect global gen 2 temp 8 oxygen 13 oceans 0 venus 30
expect Player1 tr 20

// None after the last generation; Venus need not be complete, nor can it be raised any more.
newgame BRV 2
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
fix 14 OxygenStep, 19 TemperatureStep
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
as Player1 pass
as Player2 pass
expect phase End
expect global gen 1 venus 0

// By the world government's own hand Mars is complete: the next generation is the last.
newgame BRV 2
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
fix 13 OxygenStep, 19 TemperatureStep
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
as Player1 pass
as Player2 pass
task OxygenStep
expect global gen 2 oxygen 14
as Player1 buy 0
as Player2 buy 0
as Player2 pass
as Player1 pass
expect phase End

// Without it.
newgame BRV 2 worldgov=off
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
as Player1 pass
as Player2 pass
expect phase Research
expect global gen 2 temp -30 oxygen 0 oceans 0 venus 0

newgame BRV 2 worldgov=on
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
as Player1 pass
as Player2 pass
expect phase Solar

// --- Alone ---

// World government, too; the goal is not reached without Venus.
newgame BRV 1
as Engine task CityTile<Tharsis_4_5, SoloOpponent>
as Engine task GreeneryTile<Tharsis_4_6, SoloOpponent>
as Engine task CityTile<Tharsis_8_6, SoloOpponent>
as Engine task GreeneryTile<Tharsis_8_5, SoloOpponent>
play BeginnerCorporation
pass
task TemperatureStep
expect global gen 2 temp -28
expect Player1 tr 14
buy 0
fix 12 Generation, 14 OxygenStep, 18 TemperatureStep, 14 VenusStep
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
pass
expect phase End
expect fails expect winner Player1
undo
project AirScrapping
pass
expect phase End
expect winner Player1

// Mars complete, generations left: the government goes on with Venus, and rests when that is complete, too.
newgame BRV 1
as Engine task CityTile<Tharsis_4_5, SoloOpponent>
as Engine task GreeneryTile<Tharsis_4_6, SoloOpponent>
as Engine task CityTile<Tharsis_8_6, SoloOpponent>
as Engine task GreeneryTile<Tharsis_8_5, SoloOpponent>
play BeginnerCorporation
fix 14 OxygenStep, 19 TemperatureStep
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
pass
expect phase Research
expect global gen 2 venus 2
fix 14 VenusStep
buy 0
pass
expect global gen 3 venus 30

// By rating, Venus does not matter.
newgame BRV 1 solo=tr63
as Engine task CityTile<Tharsis_4_5, SoloOpponent>
as Engine task GreeneryTile<Tharsis_4_6, SoloOpponent>
as Engine task CityTile<Tharsis_8_6, SoloOpponent>
as Engine task GreeneryTile<Tharsis_8_5, SoloOpponent>
play BeginnerCorporation
fix 13 Generation, 49 TerraformRating
pass
expect phase End
expect winner Player1

// --- The alternative board ---

// From 18 % on a standard resource for each step, at 30 % one more of any kind; air scrapping cheaper by Venus tags.
newgame BRV 2 venus=alternative mode=tasks
fix 8 VenusStep, LocalShading
exec VenusStep
task Titanium
expect Player1 stock 0 0 1 0 0 0 tr 21
exec 2 VenusStep
task Plant
task Heat
expect Player1 stock 0 0 1 1 0 1 tr 23
fix 3 VenusStep
exec VenusStep
task Floater<LocalShading>
task Steel
expect Player1 stock 0 1 1 1 0 1 tr 24
expect =1 Floater<LocalShading>

newgame BRV 2 venus=alternative mode=ops
exec 24
fix LocalShading
project AirScrapping, 14
expect Player1 stock 10 0 0 0 0 0 tr 21
fix VenusGovernor, AerialMappers, DeuteriumExport, Dirigibles
project AirScrapping, 10
expect Player1 stock 0 0 0 0 0 0 tr 22

// The world government's steps give nothing there either.
newgame BRV 2 venus=alternative
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
fix 8 VenusStep
as Player1 pass
as Player2 pass
task VenusStep
expect Player1 stock 62 0 0 0 0 0 tr 20
expect global gen 2 venus 18
