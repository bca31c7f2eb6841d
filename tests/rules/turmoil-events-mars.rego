# Global events that change Mars: nobody does it, so nobody gains TR or bonuses; the first player says where.

// --- Volcanic Eruptions ---

// Two steps, without TR and without the heat production at -24 and -20 degrees; influence gives heat production.
newgame BRT 3 mode=ops
phase Solar
fix TemperatureStep, Chairman<Player2> FROM Chairman<Neutral>
as Player3 exec 2 Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<VolcanicEruptions>
expect global temp -24 oceans 0
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20
expect Player2 stock 0 0 0 0 0 0 prod 0 0 0 0 0 1 tr 20
expect Player3 stock 0 0 0 0 0 0 prod 0 0 0 0 0 2 tr 20

// At 0 degrees the first player places an ocean, whoever that is, for nobody.
newgame BRT 3 mode=ops
phase Solar
fix 14 TemperatureStep, FirstPlayer<Player2> FROM FirstPlayer<Player1>
as Engine exec EventHappens<VolcanicEruptions>
expect global temp 2 oceans 0
expect fails not-now as Player1 place 1_2
as Player2 place 1_2
expect global temp 2 oceans 1
expect Player2 stock 0 0 0 0 0 0 tr 20

// The end of the track: one step is left, then none.
newgame BRT 2 mode=ops
phase Solar
fix 18 TemperatureStep, Chairman<Player2> FROM Chairman<Neutral>
as Engine exec EventHappens<VolcanicEruptions>
expect global temp 8
expect Player1 tr 20 prod 0 0 0 0 0 0
expect Player2 tr 20 prod 0 0 0 0 0 1
as Engine exec EventHappens<VolcanicEruptions>
expect global temp 8
expect Player2 tr 20 prod 0 0 0 0 0 2

// No ocean is left to place.
newgame BRT 2 mode=ops
phase Solar
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>, 14 TemperatureStep
as Engine exec EventHappens<VolcanicEruptions>
expect global temp 2 oceans 9

// --- Snow Cover ---

// Two steps down; influence gives cards. Who raises the temperature again is paid again.
newgame BRT 3 mode=ops
phase Solar
fix 4 TemperatureStep, Chairman<Player2> FROM Chairman<Neutral>
as Player3 exec 2 Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<SnowCover>
expect global temp -26
expect Player1 tr 20 hand 0
expect Player2 tr 20 hand 1
expect Player3 tr 20 hand 2
phase Action
as Player1 exec TemperatureStep
expect global temp -24
expect Player1 tr 21 prod 0 0 0 0 0 1

// The beginning of the track: one step is there, then none.
newgame BRT 2 mode=ops
phase Solar
fix TemperatureStep
as Engine exec EventHappens<SnowCover>
expect global temp -30
as Engine exec EventHappens<SnowCover>
expect global temp -30

// A temperature that is complete stays; one step before, it goes down.
newgame BRT 2 mode=ops
phase Solar
fix 19 TemperatureStep, Chairman<Player1> FROM Chairman<Neutral>
as Engine exec EventHappens<SnowCover>
expect global temp 8
expect Player1 hand 1
fix -TemperatureStep
as Engine exec EventHappens<SnowCover>
expect global temp 2

// --- Aquifer Released by Public Council ---

// The first player says where, and gets neither TR nor what is printed there nor money for the neighbours.
newgame BRT 3 mode=ops
phase Solar
fix OceanTile<Tharsis_5_5>, FirstPlayer<Player3> FROM FirstPlayer<Player1>, Chairman<Player2> FROM Chairman<Neutral>
as Player3 exec 2 Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<AquiferReleasedByPublicCouncil>
expect fails not-now as Player1 place 5_6
expect fails not-now as Player2 place 5_6
expect fails as Player3 task Ok
as Player3 place 5_6
expect global oceans 2
expect Player1 stock 0 0 0 0 0 0 tr 20
expect Player2 stock 0 1 0 1 0 0 tr 20
expect Player3 stock 0 2 0 2 0 0 tr 20

// The last ocean, and then none.
newgame BRT 2 mode=ops
phase Solar
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, Chairman<Player2> FROM Chairman<Neutral>
as Engine exec EventHappens<AquiferReleasedByPublicCouncil>
as Player1 place 6_7
expect global oceans 9
as Engine exec EventHappens<AquiferReleasedByPublicCouncil>
expect global oceans 9
expect Player2 stock 0 2 0 2 0 0

// --- Dry Deserts ---

// The first player takes an ocean away; what lay beside it has lost a neighbour.
newgame BRT 3 mode=ops
phase Solar
fix OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, GreeneryTile<Player1, Tharsis_4_5>, FirstPlayer<Player2> FROM FirstPlayer<Player1>
expect =2 Adjacency<GreeneryTile<Player1>, OceanTile>
as Engine exec EventHappens<DryDeserts>
expect fails not-now as Player1 task -OceanTile<Tharsis_5_5>
expect fails as Player2 task Ok
expect fails as Player2 task -OceanTile<Tharsis_4_8>
as Player2 task -OceanTile<Tharsis_5_5>
expect global oceans 1
expect =0 OceanTile<Tharsis_5_5>, =1 Adjacency<GreeneryTile<Player1>, OceanTile>, =0 Neighbor<OceanTile<Tharsis_5_5>>
expect Player1 tr 20
expect Player2 tr 20
// The last one goes by itself, and then there is none.
as Engine exec EventHappens<DryDeserts>
expect global oceans 0
as Engine exec EventHappens<DryDeserts>
expect global oceans 0
// The place is free for an ocean as before.
phase Action
as Player1 exec OceanTile<Tharsis_5_5>
expect Player1 tr 21

// When all nine lie, they stay; eight do not.
newgame BRT 2 mode=ops
phase Solar
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
as Engine exec EventHappens<DryDeserts>
expect global oceans 9
fix -OceanTile<Tharsis_1_2>
as Engine exec EventHappens<DryDeserts>
as Player1 task -OceanTile<Tharsis_6_7>
expect global oceans 7

// An ocean on land can be the one that goes.
newgame BRT 2 mode=ops
phase Solar
fix OceanTile<Tharsis_5_5>, OceanTile<Tharsis_3_3>
as Engine exec EventHappens<DryDeserts>
as Player1 task -OceanTile<Tharsis_3_3>
expect =1 OceanTile<Tharsis_5_5>, =0 Tile<Tharsis_3_3>

// A standard resource for each influence, each chosen by itself, and none for who has none.
newgame BRT 3 mode=ops
phase Solar
fix Chairman<Player2> FROM Chairman<Neutral>
as Player3 exec 2 Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<DryDeserts>
expect fails not-now as Player1 task Steel
expect fails as Player2 task Ok
expect fails as Player2 task Microbe
as Player2 task Titanium
expect fails not-now as Player2 task Titanium
as Player3 task Plant
as Player3 task Heat
expect fails not-now as Player3 task Heat
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 0 0 1 0 0 0
expect Player3 stock 0 0 0 1 0 1
as Engine exec EventHappens<DryDeserts>
as Player2 task Energy
as Player3 task 1
as Player3 task 1
expect Player2 stock 0 0 1 0 1 0
expect Player3 stock 2 0 0 1 0 1
