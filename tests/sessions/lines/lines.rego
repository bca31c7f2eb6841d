# How lines are read
newgame BR 2 mode=ops; exec 3 Plant // a comment; count Heat
count Plant # another; count Heat
# a whole line; count Heat
// so is this
COUNT plant
exec 2 \
    Heat
count heat; count Plant
# a line without a verb is PETS
2 Steel
count S
-Steel
PROD[2 Energy]
count PROD[E]
plant<p2>
count P<P2>
OceanTile
OceanTile<Tharsis_5_5>
Ok
# typos are never guessed at
cuont Plant
plya Ants
Plnt
3 Plnt
exec 3 plnt
frobnicate
frobnicate the game
exec
exec 3 3
exec PROD[3 Plant
count CityTile<
has 2
count plant
has plant
has 2 plant, max 3 heat
has 2 plant, MAX 3 heat
exec plant / steel
count plant<anyone> - heat
list plant
