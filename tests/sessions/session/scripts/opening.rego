# sets up a game
newgame BR 2 mode=ops
exec 3 Plant
count Plant
expect 3 Plant
exec OceanTile<Tharsis_5_5>
