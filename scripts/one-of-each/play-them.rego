# One of each, written as data: rego --canon scripts/one-of-each scripts/one-of-each/play-them.rego

// A corporation and a prelude.
newgame BRP 2 mode=tasks
play Tidal Works
expect Player1 stock 40 0 0 0 0 0 prod 0 0 0 0 2 0
play First Harbour
task? OceanTile<Tharsis_1_2>
expect 3 Steel, OceanTile, 42

// A standard project.
newgame BR 2 mode=ops
exec 12
project Drilling
expect Player1 stock 0 0 0 0 0 1 prod 0 0 0 0 0 1

// A milestone, an award, and the measure that both count.
newgame BR 2 milestones=Shipwright awards=Smelter mode=ops
exec 30, 4 Steel, Titanium
expect =5 Hull
expect fails requirement claim Shipwright
exec Titanium
claim Shipwright
expect Player1 score milestones 5
fund Smelter
exec -14.
expect award Smelter 6 0

// A colony tile.
newgame BRC 2 colonies=Phoebe,Luna,Ceres,Io,Triton mode=ops
exec 9, 17
project BuildColony
task? Colony<Phoebe>
expect Player1 prod 0 0 0 0 0 1
trade Phoebe, 9
expect 2 Heat

// A global event.
newgame BRT 2 events=MildWinter,Election
expect ComingEvent<MildWinter>

// A map.
newgame BRQ 2 mode=ops
expect =13 MarsArea, =5 WaterArea
exec GreeneryTile<Strait_1_1>
expect Plant
