# nobody's turn: round the table
newgame BR Ann Bob Cid
play credicor
play ecoline
buy 5
play helion
buy 3 4
pass
pass
pass
buy 0
buy 1 2 3
buy 99 1
buy 2 1
history
undo
buy 1
Ann: buy 2
buy 4
buy 1 1
history 3
history helion
history zz
history 0
project asteroid
undo turn
undo to 9
undo to 99
undo to 9
undo turn
history 4
