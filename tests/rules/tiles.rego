# Where tiles may go, and what placing them brings.

// Placement bonuses go to whoever places; oceans beside it are worth 2 each.
newgame BR 2 mode=ops
exec OceanTile<Tharsis_1_4>
expect Player1 hand 1 stock 0 0 0 0 0 0
as Player2 exec CityTile<Tharsis_1_3>
expect Player2 stock 2 0 0 0 0 0

// An ocean beside two oceans brings 4.
newgame BR 2 mode=ops
exec OceanTile<Tharsis_1_4>, OceanTile<Tharsis_2_6>
expect Player1 stock 0 _ _ _ _ _
exec OceanTile<Tharsis_1_5>
expect Player1 stock 4 _ _ _ _ _

// Cities keep their distance, whoever owns them.
newgame BR 2 mode=ops
as Player2 exec CityTile<Tharsis_3_4>
mode tasks
exec CityTile
expect fails place 3_5
expect fails place 2_3
place 3_6
expect CityTile<Tharsis_3_6>

// A greenery goes next to an own tile if there is such a place …
newgame BR 2 mode=ops
exec CityTile<Tharsis_3_4>
mode tasks
exec GreeneryTile
expect fails place 7_4
place 3_3
// … and anywhere if there is none.
as Player2 exec GreeneryTile
as Player2 place 7_4
as Player2 expect GreeneryTile<Tharsis_7_4>

// Oceans only on water; nothing else there.
newgame BR 2 mode=tasks
exec OceanTile
expect fails place 3_4
place 1_4
exec CityTile
expect fails place 1_2
place 3_4

// One tile an area.
newgame BR 2 mode=ops
exec CityTile<Tharsis_3_4>
expect fails limit as Player2 exec CityTile<Tharsis_3_4>
as Player2 expect =0 CityTile

// Noctis City is a place for its card only.
newgame BR 2 mode=tasks
exec CityTile
expect fails place 5_3
place 3_4
exec 18, PROD[1], PROD[Energy], ProjectCard
play NoctisCity, 18
expect CityTile<Tharsis_5_3>
expect Player1 stock _ _ _ 2 _ _

// On a map without it, Noctis City goes where a city goes.
newgame BRH 2 mode=tasks
exec 18, PROD[1], PROD[Energy]
play NoctisCity, 18
place 5_5
expect CityTile<Hellas_5_5>

// Hellas: a tile on the south pole costs 6 and brings an ocean.
newgame BRH 2 mode=tasks
exec 10
exec CityTile
place 9_7
expect Player1 stock 4 _ _ _ _ _
place 5_6
expect global oceans 1
// Who cannot pay cannot build there.
newgame BRH 2 mode=tasks
exec 5
exec CityTile
expect fails place 9_7

// Urbanized Area needs two cities beside it; Research Outpost no tile at all.
newgame BR 2 mode=tasks
exec CityTile<Tharsis_3_3>
as Player2 exec CityTile<Tharsis_3_5>
exec 28, PROD[2 Energy], 2 ProjectCard
play UrbanizedArea, 10
expect CityTile<Tharsis_3_4>
play ResearchOutpost, 18
expect fails place 4_4
place 8_5
expect CityTile<Tharsis_8_5>

// Ganymede and Phobos are in space: no neighbours, no distance to keep.
newgame BR 2 mode=tasks
exec CityTile<Tharsis_3_3>
exec 45, 2 ProjectCard
play GanymedeColony, 20
play PhobosSpaceHaven, 25
expect =3 CityTile
expect =1 CityTile<MarsArea>

// Artificial Lake: an ocean on land, and it counts as one.
newgame BR 2 mode=tasks
mode raw
exec 12 TemperatureStep
mode tasks
exec 15
play ArtificialLake, 15
expect fails place 1_4
place 3_4
expect global oceans 1
expect Player1 tr 21

// Mangrove: a greenery on water, next to nothing of one's own.
newgame BR 2 mode=tasks
mode raw
exec 17 TemperatureStep
exec CityTile<Tharsis_3_4>
mode tasks
exec 12
play Mangrove, 12
place 1_4
expect global oxygen 1 oceans 0
expect Player1 hand 1

// Mohole Area lies on water but is no ocean.
newgame BR 2 mode=tasks
exec 20
play MoholeArea, 20
place 1_4
expect global oceans 0
expect Player1 prod 0 0 0 0 0 4 hand 1

// Lava Flows on a volcano; where the map has none, on any land.
newgame BR 2 mode=tasks
exec 18
play LavaFlows, 18
expect fails place 3_4
place 3_1
expect global temp -26
newgame BRH 2 mode=tasks
exec 18
play LavaFlows, 18
place 3_4
expect LavaFlowsTile<Hellas_3_4>

// Land Claim keeps others away; the owner may build there.
newgame BR 2 mode=tasks
exec 1
play LandClaim, 1
place 3_4
expect LandClaimMarker<Tharsis_3_4>
as Player2 exec CityTile
expect fails as Player2 place 3_4
as Player2 place 6_6
exec GreeneryTile
place 3_4
expect GreeneryTile<Tharsis_3_4>
// The claim has served its purpose and is gone.
expect =0 LandClaimMarker<Anyone>

// Commercial District scores cities beside it, anybody's.
newgame BR 2 mode=tasks
exec 16, PROD[Energy]
play CommercialDistrict, 16
place 3_4
as Player2 exec CityTile<Tharsis_3_3>
exec CityTile<Tharsis_3_5>
expect Player1 score cards 2

// Capital scores oceans beside it, besides being a city.
newgame BR 2 mode=tasks
mode raw
exec OceanTile<Tharsis_1_4>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_5_5>
mode tasks
exec 26, PROD[2 Energy]
play Capital, 26
place 2_5
exec GreeneryTile<Tharsis_3_5>
expect Player1 score cards 3 cities 1 greenery 1

// Cities score greeneries of anybody.
newgame BR 2 mode=ops
exec CityTile<Tharsis_3_4>
as Player2 exec GreeneryTile<Tharsis_3_3>
as Player2 exec GreeneryTile<Tharsis_3_5>
expect Player1 score cities 2
expect Player2 score greenery 2 cities 0

// Mining Rights: steel and titanium by the printed bonus; an area with neither will not do.
newgame BR 2 mode=tasks
exec 9
play MiningRights, 9
expect fails place 3_4
place 1_1
expect Player1 stock 0 2 0 0 0 0 prod 0 1 0 0 0 0
newgame BR 2 mode=tasks
exec 9
play MiningRights, 9
place 4_1
expect Player1 prod 0 0 1 0 0 0

// Mining Guild: production for each own tile on metal, oceans too.
newgame BR 2 mode=tasks
play MiningGuild
expect Player1 prod 0 1 0 0 0 0
exec OceanTile<Tharsis_1_2>
expect Player1 prod 0 2 0 0 0 0
as Player2 exec CityTile<Tharsis_1_1>
expect Player1 prod 0 2 0 0 0 0
exec CityTile<Tharsis_3_4>
expect Player1 prod 0 2 0 0 0 0

// Ecological Zone needs an own greenery to play, but may lie next to anybody's.
newgame BR 2 mode=tasks
as Player2 exec GreeneryTile<Tharsis_7_5>
exec 12
expect fails requirement play EcologicalZone, 12
exec GreeneryTile<Tharsis_3_4>
play EcologicalZone, 12
place 7_6
expect Animal<EcologicalZone>, =2 Animal

// Hellas: the pole is all that is free beside an own tile. Whoever cannot pay for it puts a greenery anywhere.
newgame BRH 2 mode=tasks
fix CityTile<Hellas_9_6>, 16 Plant
as Player2 fix GreeneryTile<Hellas_9_5>, GreeneryTile<Hellas_8_5>, GreeneryTile<Hellas_8_6>
convert plants
expect fails place 9_7
place 3_4
expect GreeneryTile<Hellas_3_4, Player1>
// Now there is room beside that one.
convert plants
expect fails place 1_1
place 3_3
expect =2 GreeneryTile, =0 Plant

// Whoever can pay for the pole has to.
newgame BRH 2 mode=tasks
fix CityTile<Hellas_9_6>, 8 Plant, 6
as Player2 fix GreeneryTile<Hellas_9_5>, GreeneryTile<Hellas_8_5>, GreeneryTile<Hellas_8_6>
convert plants
expect GreeneryTile<Hellas_9_7, Player1>, =0 Megacredit
place 1_1
expect OceanTile<Hellas_1_1>

// With heat, too, if that is money.
newgame BRH 2 mode=tasks
play Helion
exec -42
fix CityTile<Hellas_9_6>, 8 Plant, 6 Heat
as Player2 fix GreeneryTile<Hellas_9_5>, GreeneryTile<Hellas_8_5>, GreeneryTile<Hellas_8_6>
convert plants
expect GreeneryTile<Hellas_9_7, Player1>, =0 Heat

// What is left after the project does not pay for the pole.
newgame BRH 2 mode=ops
fix CityTile<Hellas_9_6>, 28
as Player2 fix GreeneryTile<Hellas_9_5>, GreeneryTile<Hellas_8_5>, GreeneryTile<Hellas_8_6>
project Greenery
place 3_4
expect =5 Megacredit, GreeneryTile<Hellas_3_4, Player1>
