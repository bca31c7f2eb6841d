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
