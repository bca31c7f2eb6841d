# The maps of later boxes: which areas touch, bonuses that cost, and what is printed on an area as a signal of its own.

// Areas touch in both directions, whatever lies on them.
newgame BRU 2 mode=ops
expect Border<UtopiaPlanitia_5_5, UtopiaPlanitia_5_6>, Border<UtopiaPlanitia_5_6, UtopiaPlanitia_5_5>
expect MAX 0 Border<UtopiaPlanitia_5_5, UtopiaPlanitia_5_7>
expect =6 Border<UtopiaPlanitia_5_5, MarsArea>
expect =3 Border<UtopiaPlanitia_1_1, MarsArea>
expect =24 MarsArea(HAS MAX 5 Border)

// An energy bonus.
exec GreeneryTile<UtopiaPlanitia_2_4>
expect Player1 stock 0 0 0 0 2 0 hand 1

// What is printed may be had again, by whoever acts; oceans beside it do not pay for that.
exec OceanTile<UtopiaPlanitia_4_1>
exec 2 PrintedBonus<UtopiaPlanitia_3_7>
expect Player1 stock 0 0 4 1 2 0
as Player2 exec PrintedBonus<UtopiaPlanitia_4_1>
expect Player2 stock 0 0 0 1 0 0 hand 1

// Vastitas Borealis: the north pole costs 4 and raises the temperature.
newgame BRS 2 mode=tasks
exec 10
exec CityTile
place 5_5
expect global temp -28
expect Player1 stock 6 _ _ _ _ _ tr 21
// Who cannot pay cannot build there.
newgame BRS 2 mode=tasks
exec 3
exec CityTile
expect fails place 5_5
// Unless the temperature is at its end: then it costs nothing.
fix 19 TemperatureStep
place 5_5
expect Player1 stock 3 _ _ _ _ _ tr 20

// Delegates and colonies are for their own boxes.
newgame BRS 2 mode=tasks
exec CityTile
place 9_5
expect CityTile<VastitasBorealis_9_5>
newgame BRI 2 mode=tasks
exec CityTile
place 3_3
expect CityTile<TerraCimmeria_3_3>
expect Player1 stock 0 0 0 0 0 0

// Volcanoes: Lava Flows goes on one where there are any.
newgame BRI 2 mode=tasks
exec 18, ProjectCard
play LavaFlows, 18
expect fails place 1_2
place 6_2
expect LavaFlowsTile<TerraCimmeria_6_2>
expect Player1 stock 0 _ _ _ _ _ hand 2
