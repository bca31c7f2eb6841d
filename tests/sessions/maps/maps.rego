# The maps of later boxes, as they lie on the table, and a bonus that costs.
width 80
newgame BRU Ellie Kevin mode=ops
map
newgame BRI Ellie Kevin mode=ops
map
newgame BRS Ellie Kevin mode=ops
map
exec 60
# The north pole: 4 for a step of temperature.
project Greenery
place 5_5
# Viking 2 has nothing without Turmoil.
project City
place 4_8
map
desc VastitasBorealis_5_5
# There is no such map yet.
newgame BRA 2
