# Awkward questions about milestones, awards, ties and the odd areas of the maps.

// A wild tag makes a pair for Worms; alone they are one microbe tag.
newgame BRP 2 mode=tasks
exec 16, 2 ProjectCard
fix 4 OxygenStep
play Worms, 8
expect Player1 prod 0 0 0 0 0 0
newgame BRP 2 mode=tasks
exec 8, ProjectCard
fix ResearchCoordination, 4 OxygenStep
play Worms, 8
expect Player1 prod 0 0 0 1 0 0

// Two wild tags are two more kinds for Diversifier, one a fourth tag for Ecologist.
newgame BRPH 2 mode=tasks
exec 8
fix ResearchCoordination, FusionPower, AdvancedEcosystems
expect fails requirement claim Diversifier
fix ResearchNetwork
claim Diversifier
newgame BRPE 2 mode=tasks
exec 8
fix AdvancedEcosystems
expect fails requirement claim Ecologist
fix ResearchCoordination
claim Ecologist

// Three milestones a game, each for one player.
newgame BR 2 mode=tasks
exec 60, 15 TerraformRating
fix GreeneryTile<Tharsis_3_4>, GreeneryTile<Tharsis_3_5>, GreeneryTile<Tharsis_3_6>, CityTile<Tharsis_7_3>, CityTile<Tharsis_7_5>, CityTile<Tharsis_7_7>
claim Gardener
claim Mayor
as Player2 exec 60, 16 ProjectCard
as Player2 fix GreeneryTile<Tharsis_9_5>, GreeneryTile<Tharsis_9_6>, GreeneryTile<Tharsis_9_7>
expect fails as Player2 claim Gardener
as Player2 claim Planner
expect fails limit claim Terraformer

// Awards for 8, 14 and 20, whoever funds; no fourth.
newgame BR 2 mode=tasks
exec 88
fund Banker
expect fails fund Banker
as Player2 exec 14
as Player2 fund Miner
expect Player2 stock 0 0 0 0 0 0
fund Thermalist
expect Player1 stock 60 0 0 0 0 0
expect fails limit fund Landlord

// Ties: both first, nobody second. Both second. Nobody has any: all first.
newgame BR 3 mode=ops
exec 22, 3 Heat, PROD[-1]
as Player2 exec 3 Heat, PROD[-3]
as Player3 exec 2 Heat, PROD[-2]
fund Thermalist
expect Player1 score awards 5
expect Player2 score awards 5
expect Player3 score awards 0
// Less than nothing can be most.
fund Banker
expect award Banker -1 -3 -2
expect Player1 score awards 10
expect Player3 score awards 2
newgame BR 3 mode=ops
exec 8, 3 Heat
as Player2 exec Heat
as Player3 exec Heat
fund Thermalist
expect Player2 score awards 2
expect Player3 score awards 2
newgame BR 3 mode=ops
exec 8
fund Scientist
expect Player1 score awards 5
expect Player3 score awards 5
// Two players: no second place.
newgame BR 2 mode=ops
exec 8, 3 Heat
as Player2 exec 2 Heat
fund Thermalist
expect Player2 score awards 0

// Landlord: cities in space count; oceans and markers do not.
newgame BR 2 mode=ops
fix OceanTile<Tharsis_1_2>, GanymedeColony, CityTile<GanymedeColonyArea>, LandClaimMarker<Tharsis_3_4>
expect award Landlord 1 0

// The south pole with all oceans placed costs nothing; heat pays for Helion; a marker there costs nothing either.
newgame BRH 2 mode=tasks
mode raw
exec OceanTile<Hellas_1_1>, OceanTile<Hellas_2_1>, OceanTile<Hellas_3_1>, OceanTile<Hellas_4_1>, OceanTile<Hellas_5_6>, OceanTile<Hellas_5_7>, OceanTile<Hellas_5_8>, OceanTile<Hellas_4_6>, OceanTile<Hellas_4_7>
mode tasks
exec CityTile
place 9_7
expect CityTile<Hellas_9_7>
newgame BRH 2 mode=tasks
exec 6 Heat
fix Helion
exec CityTile
place 9_7
place 5_6
expect Player1 stock 0 0 0 0 0 0 hand 1
newgame BRH 2 mode=tasks
exec 1, ProjectCard
play LandClaim, 1
place 9_7
expect Player1 stock 0 0 0 0 0 0
expect global oceans 0

// The north pole: four for a step of temperature, and no tile for whoever has less.
newgame BRS 2 mode=tasks
exec 4
exec CityTile
place 5_5
expect Player1 stock 0 0 0 0 0 0 tr 21
expect global temp -28
newgame BRS 2 mode=tasks
exec 3
exec CityTile
expect fails place 5_5

// Olympus Mons has three cards; the rover is worth nothing without colonies.
newgame BRE 2 mode=tasks
exec CityTile<Elysium_3_7>
expect Player1 hand 3
newgame BRI 2 mode=tasks
exec CityTile<TerraCimmeria_3_3>
expect Player1 stock 0 0 0 0 0 0
