# mode, auto
mode
newgame BR 2
mode
exec Plant
mode ops
exec Plant
mode GREEN
mode yellow
auto none
exec OceanTile<Tharsis_5_5>
tasks
auto
auto safe
mode raw
exec OceanTile<Tharsis_5_4>
auto first
mode ops
auto sometimes
mode fast
mode game game
undo
mode
