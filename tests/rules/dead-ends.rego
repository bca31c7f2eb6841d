# Hellas: cards that lower a production which is not there are refused, as on the other maps. The south pole with its
# bill must not make them look possible.

newgame BRH 2 mode=ops
exec 60, ProjectCard
expect fails dead-end play CommercialDistrict, 16
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 0 0 hand 1

newgame BRH 2 mode=ops
exec 60, ProjectCard
expect fails dead-end play CupolaCity, 16
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 0 0 hand 1

newgame BRH 2 mode=ops
exec 60, ProjectCard
expect fails dead-end play CorporateStronghold, 11
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 0 0 hand 1

newgame BRH 2 mode=ops
exec 60, ProjectCard
exec PROD[Energy]
expect fails dead-end play UndergroundCity, 18
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 1 0 hand 1

newgame BRH 2 mode=ops
exec 60, ProjectCard
expect fails dead-end play ImmigrantCity, 13
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 0 0 hand 1

newgame BRH 2 mode=ops
exec 60, ProjectCard
expect fails dead-end play NoctisCity, 18
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 0 0 hand 1

newgame BRH 2 mode=ops
exec 60, ProjectCard
expect fails dead-end play DomedCrater, 24
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 0 0 hand 1

newgame BRH 2 mode=ops
exec 60, ProjectCard
fix 12 OxygenStep
expect fails dead-end play OpenCity, 23
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 0 0 hand 1

newgame BRH 2 mode=ops
exec 60, ProjectCard
fix OceanTile<Hellas_1_1>, OceanTile<Hellas_2_1>, OceanTile<Hellas_3_1>, OceanTile<Hellas_4_1>
exec PROD[Energy]
expect fails dead-end play Capital, 26
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 1 0 hand 1

newgame BRH 2 mode=ops
exec 60, ProjectCard
as Player2 fix CityTile<Hellas_9_6>, CityTile<Hellas_9_8>
expect fails dead-end play UrbanizedArea, 10
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 0 0 hand 1

// With the energy they are played, on the south pole too: its bill is paid and its ocean placed.
newgame BRH 2 mode=ops
exec 60, ProjectCard, PROD[Energy]
play CommercialDistrict, 16
place Hellas_9_7
task? OceanTile<Hellas_1_1>
expect CommercialDistrictTile<Hellas_9_7>, OceanTile<Hellas_1_1>
expect Player1 stock 38 0 0 2 0 0 prod 4 0 0 0 0 0 tr 21

// Immigrant City at -4: its own city makes the money production legal, on Hellas as elsewhere.
newgame BRH 2 mode=ops
exec 60, ProjectCard, PROD[Energy, -4]
play ImmigrantCity, 13
place Hellas_5_5
expect Player1 prod -5 0 0 0 0 0

# What can be seen to come to nothing is refused at once, not at the last answer.

// Cultural Metropolis: neither its city nor its delegates bring energy, however many ways there are to place them.
newgame BRTS 2 mode=ops
exec 60, ProjectCard
fix 2 Delegate<Unity> FROM ReserveDelegate
expect fails dead-end play CulturalMetropolis, 20
exec PROD[Energy]
play CulturalMetropolis, 20
expect Player1 prod 3 0 0 0 0 0

// Cyberia Systems: two boxes to copy, both of which take energy that nobody has. It leaves them, and nothing to answer.
newgame BRX 2 mode=ops
exec 60, ProjectCard
fix FuelFactory, CarbonateProcessing
play CyberiaSystems, 16
expect Player1 stock 44 0 0 0 0 0 prod 0 1 0 0 0 0 hand 0
undo
// Energy for one of them: that one.
exec PROD[Energy]
play CyberiaSystems, 16
task @copyProductionBox(FuelFactory)
expect Player1 prod 1 1 1 0 0 0
undo 2

// A third card is the other, whichever comes first.
fix Mine
play CyberiaSystems, 16
task @copyProductionBox(Mine)
task @copyProductionBox(FuelFactory)
expect Player1 prod 1 2 1 0 0 0

// Project Eden: the cards to discard may come from where its tiles lie; a tile that leaves too few is refused.
newgame BR2 2 mode=ops
exec PreludeCard, 2 ProjectCard
play ProjectEden
task OceanTile<Tharsis_1_5>
task GreeneryTile<Tharsis_9_5>
expect fails dead-end task CityTile<Tharsis_9_8>
task CityTile<Tharsis_8_6>
expect Player1 hand 0

// Viron: an action is used again, and somebody has to be able to bear its cost.
newgame BRV 2 mode=ops
fix Viron, PowerInfrastructure, DevelopmentCenter
fix ActionUsedMarker<PowerInfrastructure>, ActionUsedMarker<DevelopmentCenter>
expect fails dead-end action Viron
exec Energy
action Viron
action DevelopmentCenter
expect Player1 stock 0 0 0 0 0 0 hand 1
