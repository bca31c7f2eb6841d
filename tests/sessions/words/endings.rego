# flags: typed
# What is called out when something comes to its end: a parameter, the last generation, the game.
newgame BR Ann Bob
play credicor
play ecoline
buy 0 0
fix 18 TemperatureStep, 14 OxygenStep
Ann: project asteroid
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>
fix OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>
fix 90
project aquifer at 6_7
Bob: fund banker
pass
pass
score
# Equal points: money decides.
newgame BR Ann Bob Cid mode=ops
exec 5
Bob: exec 7
phase End
# Nothing decides.
newgame BR Ann Bob mode=ops
phase End
# Alone, and too slow.
newgame BR Ann mode=ops
exec 14 Generation
phase End
words pets
score
