# history, amend, insert, drop, rollback
history
newgame BR 2 mode=ops
exec 3 Plant
exec -2 Plant
exec Heat
history
amend 2 exec 5 Plant
count Plant
insert 2 exec 10 Steel
count Steel
history
# stops, changing nothing, at the first line that no longer fits
amend 3 exec Plant
history
drop 3
count Plant
drop 5
history
# undo takes back a correction
undo
history
redo
history
amend 9 exec Plant
amend x exec Plant
amend 2
amend 2 exec Plnat
insert 1 exec Plant
amend 2 undo
drop
# back to the start of the command that made an event
log
rollback 8
history
log
undo
history
rollback 99
rollback
# a question is no part of the history
amend 2 count Plant
history
undo
