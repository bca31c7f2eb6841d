# newgame: options, players, keys, and what is refused
newgame BR 2
status
newgame brh Ellie Kevin
status
newgame B 3 mode=ops
status
newgame R 1
status
newgame BR 2 milestones=Builder,mayor awards=Banker
moves
# wrong usage
newgame
newgame BR
newgame 2
newgame BRQ 2
newgame BRA 2
newgame BRHE 2
newgame BR 0
newgame BR 6
newgame BR 2 3
newgame BR 2 Ann
newgame BR Ann 2
newgame BR Ann ann
newgame BR Ants Kevin
newgame BR tr Kevin
newgame BR P1 Kevin
newgame BR stock Kevin
newgame BR a b c d e f
newgame BR 2 mode=fast
newgame BR 2 colour=red
newgame BR 2 worldgov=maybe
newgame BR 2 worldgov=on
newgame BR 2 worldgov=off
newgame BR 2 colonies=Luna,Io
newgame BR 2 events=Election,Riots
newgame BR 2 venus=alternative
newgame BR 2 solo=tr63
newgame BR 2 milestones=Bilder
newgame BR 2 with=Antz
# the game that was there still is
status
