# who did what stays as it was; what would be different is said
newgame BR Ann Bob
play teractor
buy 5
as Bob play ecoline
as Bob buy 5
play sponsors
play mine
play archaebacteria
play power plant
history
drop 7
undo
insert 6 sell 1
amend 2 play credicor
amend 2 anyway play credicor
history
drop 6 anyway now
drop 8 anyway
