# The corporations of Venus Next.

// Aphrodite: a step of plant production; 2 for each step of Venus, whoever takes it.
newgame BRV 2 mode=tasks
play Aphrodite
expect change Player1 only 47, PROD[Plant]
expect Player1 cards 1 tags PlantTag 1 VenusTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0 venus 0
exec VenusStep
expect Player1 stock 49 0 0 0 0 0 tr 21
as Player2 exec 3 VenusStep
expect Player1 stock 55 0 0 0 0 0 tr 21
expect Player2 stock 0 0 0 0 0 0 tr 23 hand 1
as Engine exec VenusStep
expect Player1 stock 57 0 0 0 0 0 tr 21
exec TemperatureStep, OxygenStep
expect Player1 stock 57 0 0 0 0 0 tr 23

// Celestic: two cards as the first action; a floater a generation onto any card; a point for three of its own.
newgame BRV 2
as Player1 play Celestic
expect change Player1 only 42
expect Player1 tags VenusTag 1
buy 3
as Player2 play BeginnerCorporation
expect fails not-now as Player1 action Celestic
as Player1 first
expect Player1 stock 33 0 0 0 0 0 hand 5
action Celestic
expect =1 Floater<Celestic<Player1>>
expect Player1 score cards 0
as Player2 pass
expect fails not-now action Celestic
fix LocalShading<Player1>, LocalShading<Player2>, Floater<Celestic<Player1>>
pass
task OxygenStep
as Player1 buy 0
as Player2 buy 0
pass
action Celestic
put LocalShading
expect =2 Floater<Celestic<Player1>>, =1 Floater<LocalShading<Player1>>, =0 Floater<LocalShading<Player2>>
pass
task OxygenStep
as Player1 buy 0
as Player2 buy 0
action Celestic
put Celestic
expect Player1 score cards 1

// Morning Star Inc.: three cards as the first action; two steps of slack on Venus and on nothing else.
newgame BRV 2
as Player1 play MorningStarInc
expect change Player1 only 50
expect Player1 tags VenusTag 1
buy 5
as Player2 play BeginnerCorporation
as Player1 first
expect Player1 stock 35 0 0 0 0 0 hand 8
expect fails requirement play IshtarMining, 5
fix VenusStep
expect fails requirement play IshtarMining, 5
fix VenusStep
play IshtarMining, 5
expect change Player1 only -5, PROD[Titanium], -ProjectCard
as Player2 pass
fix 6 VenusStep
expect fails requirement play SpinInducingAsteroid, 16
fix -VenusStep
fix OxygenStep
expect fails requirement play Decomposers, 5
play SpinInducingAsteroid, 16
expect global temp -30 oxygen 1 oceans 0 venus 18
expect Player1 stock 14 0 0 0 0 0 tr 23

// Viron: an action that has been used may be used once more; not Viron's own, and not one that has not been used.
newgame BRV 2 mode=ops
play Viron
expect change Player1 only 48
expect Player1 cards 1 tags MicrobeTag 1
expect =1 Tag
expect Player1 score cards 0
expect fails dead-end action Viron
exec 9 ProjectCard
play LocalShading, 4
play Tardigrades, 4
expect fails dead-end action Viron
action LocalShading 1
expect =1 Floater<LocalShading>
action Viron
task UseAction<LocalShading, Second>
expect =0 Floater<LocalShading>, =2 ActionUsedMarker, =0 Microbe
expect Player1 stock 40 0 0 0 0 0 prod 1 0 0 0 0 0
expect fails not-now action Viron
expect fails not-now action LocalShading 1

// Viron pays again for what costs something, and with two such cards chooses.
newgame BRV 2 mode=ops
play Viron
exec 9 ProjectCard
fix ForcedPrecipitation, Tardigrades
action ForcedPrecipitation 1
action Tardigrades
action Viron
task UseAction<ForcedPrecipitation, First>
expect Player1 stock 44 0 0 0 0 0
expect =2 Floater<ForcedPrecipitation>, =1 Microbe<Tardigrades>

// Manutech: a step of steel production; each step of production is also a gain, its own first.
newgame BRV 2 mode=tasks
play Manutech
expect change Player1 only 35, Steel, PROD[Steel]
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
exec 9 ProjectCard, 9 Steel
play IndustrialMicrobes, 6 Steel
expect change Player1 only -5 Steel, Energy, PROD[Steel, Energy], -ProjectCard
play Sponsors, 6
expect change Player1 only -4, PROD[2], -ProjectCard
// Steps that become others are steps, too; steps that are lost cost nothing.
exec PROD[3 Heat]
play Insulation, 2
task PROD[3 Megacredit FROM Heat]
expect Player1 stock 32 5 0 0 1 3 prod 5 2 0 0 1 0
play CarbonateProcessing, 3 Steel
expect change Player1 only -3 Steel, 3 Heat, PROD[-Energy, 3 Heat], -ProjectCard
as Player2 exec PROD[2 Steel]
expect Player1 stock 32 2 0 0 1 6
