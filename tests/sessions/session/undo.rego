# undo, redo: over everything that changed something
undo
newgame BR 2 mode=ops
exec 3 Plant
count Plant
mode tasks
become P2
exec 2 Heat
undo
undo
mode
undo
mode
redo
mode
redo 2
as P2 count Heat
undo 4
as P2 count Heat
count Plant
undo 99
undo 0
undo x
# over newgame
newgame BR 3
undo
status
undo 2
status
redo
count Plant
redo
count Plant
redo
# how eagerly tasks are carried out comes back too
newgame BR 2 mode=ops
auto none
exec OceanTile<Tharsis_1_4>
auto first
undo
auto
undo 2
auto
redo 3
auto
