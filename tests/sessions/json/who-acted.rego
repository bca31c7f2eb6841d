# flags: json
newgame BR Ann Bob
play credicor
buy 5
as Bob play ecoline
buy 0
play mine
play sponsors
pass
