# flags: json
count Plant
newgame BR Ellie Kevin mode=ops
exec 3 Plant
as Kevin exec 2 Heat
count Plant
has 3 Plant
list Plant
parse type Steel.CLASS
exec OceanTile
tasks
place 5_5
expect =3 Plant
expect Ellie stock 1 2 3 4 5 6
exec Plnt
exec 3 3
play Ants
undo
redo
history
mode
become Kevin
note hi; there
fix Steel because of this
try exec Plant
why not exec -9 Plant
# Nothing happened, so nothing is said of what would have.
why not try exec 5 Plant
why not has 5 Plant
why not count Plant
why not tasks
# What was tried before it failed.
trace on
exec CityTile<Tharsis_1_1>, -9 Plant
exec Plant
trace off
step exec 2 TemperatureStep
step
continue
map
moves
help play
state
script scripts/opening.rego
script scripts/broken.rego
exit
