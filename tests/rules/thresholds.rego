# Rules that turn on a number, tried right at it and right beside it.

// Spin-off Department: a card that costs exactly 20 will do, one for 19 will not.
newgame BRC 2 mode=ops
exec 39, 2 ProjectCard
exec SpinOffDepartment
play LunarExports, 19
task PROD[5]
expect Player1 stock 20 0 0 0 0 0 hand 1
play GanymedeColony, 20
expect Player1 stock 0 0 0 0 0 0 hand 1

// The world government goes on as long as a single parameter is not complete, however far that is from its end; once the
// last one has taken its last step it rests.
newgame BV 2 mode=ops
fix 3 TemperatureStep, 14 OxygenStep, 15 VenusStep
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
exec GovernmentStep
expect global temp -22 oxygen 14 oceans 9 venus 30
expect Player1 tr 20
fix 14 TemperatureStep
exec GovernmentStep
exec GovernmentStep
expect global temp 8 oxygen 14 oceans 9 venus 30

newgame BV 2 mode=ops
fix 19 TemperatureStep, 3 OxygenStep, 15 VenusStep
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
exec GovernmentStep
expect global temp 8 oxygen 4 oceans 9 venus 30
expect Player1 tr 20
fix 9 OxygenStep
exec GovernmentStep
exec GovernmentStep
expect global temp 8 oxygen 14 oceans 9 venus 30

newgame BV 2 mode=ops
fix 19 TemperatureStep, 14 OxygenStep, 3 VenusStep
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
exec GovernmentStep
expect global temp 8 oxygen 14 oceans 9 venus 8
expect Player1 tr 20
fix 10 VenusStep
exec GovernmentStep
exec GovernmentStep
expect global temp 8 oxygen 14 oceans 9 venus 30

newgame BV 2 mode=ops
fix 19 TemperatureStep, 14 OxygenStep, 15 VenusStep
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
exec GovernmentStep
place 6_7
expect global temp 8 oxygen 14 oceans 6 venus 30
expect Player1 tr 20

// An area is built over once and no more.
newgame BRX 2 mode=ops
fix OceanTile<Tharsis_1_2>
exec Covered<Tharsis_1_2>
expect fails limit exec Covered<Tharsis_1_2>

// Passing: once in a generation, also where turns are not watched.
newgame BR 2 mode=ops
phase Action
pass
expect fails limit pass
