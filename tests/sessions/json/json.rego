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
