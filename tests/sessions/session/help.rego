# help: all verbs on a screen, one verb, a class, a card
help
help play
help EXPECT
help task?
help Plant
newgame BR 2
help Ants
help inventors' guild
help CityTile
help plya
help Plnt
reload
exit now
exit
count Plant
