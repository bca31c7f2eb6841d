# Where a tile may go, which cards there are, what colonies bring now.
cards bogus
cards
cards earth event
newgame BRVC Ann Bob colonies=Titan,Luna,Io,Ceres,Europa mode=ops
fix 99 M Ann, 19 cards Ann, 30 M Bob, 3 energy Ann
phase Action
cards venus playable
cards cost<3
cards jovian cost>=20
find ocean
find city
project city at 4_5
find greenery
find mining area
find bogus
colonies
trade luna
project colony, colony luna
colonies
moves
card luna
newgame BR 2
colonies
