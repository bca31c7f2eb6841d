# Of whom something is taken is said by a name: as much as may be, or so much.
newgame BRVC Ann Bob Cid colonies=Titan,Luna,Io,Ceres,Europa mode=ops
fix 99 M Ann, 19 cards Ann, 5 plants Bob, 2 plants Cid, 30 M Bob, 9 titanium Ann
phase Action
play comet 54 bob
play big asteroid, bob
play asteroid, -2 cid
undo
play asteroid
bob
place 5_5
ann
# nothing is to be taken of that player
play deimos down at 3_5, ann
play mine, bob
play air raid
place 5_4
play dirigibles
exec Floater
play air raid, bob
