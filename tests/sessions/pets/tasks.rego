# exec, task, task?, fix, note, phase, turn
newgame BR 2 mode=ops
exec AsteroidCard
exec 5 Plant<P2>
exec -3 Plant<Anyone>?
tasks
task -2 Plant<P2>
exec -3 Plant<Anyone>?
task -4 Plant<P2>
task 3 Heat
task? 3 Heat
task? 3 Haet
task Ok
task Ok
task? Ok
exec 2 OceanTile
task #1 OceanTile<Tharsis_5_5>
task #7 OceanTile<Tharsis_5_4>
task #x Ok
task OceanTile<Tharsis_1_1>
task drop
mode tasks
task drop
task drop
exec OceanTile, CityTile
task drop
task #1 drop
tasks
fix 3 Steel, -Plant<P2> because they had counted wrongly; see # the photo
fix
fix because no reason
fix CityTile
fix -99 Steel
note the cat sat on the board; # we put it back
note
log
mode ops
phase Production
task drop
mode tasks
task drop
phase Production
phase Foo
phase
turn
mode turns
turn
as P2 turn
