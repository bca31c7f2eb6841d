# rules=: house rules and fan cards for one game
newgame BR 2 mode=ops
exec OceanTile<Tharsis_1_5>
newgame BR 2 mode=ops rules=scripts/wetter
exec OceanTile<Tharsis_1_5>
status
newgame BR 2 mode=ops rules=scripts/wetter@0123456789ab
newgame BR 2 mode=ops
exec OceanTile<Tharsis_1_5>
undo 2
exec OceanTile<Tharsis_1_5>
newgame BR 2 rules=
newgame BR 2 rules=scripts/nowhere
newgame BR 2 rules=../../data/measured
newgame BR 2 rules=scripts/broken
newgame BR 2 rules=-wetter
