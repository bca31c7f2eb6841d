# become, as: who acts
become P1
newgame BR Ellie Kevin mode=ops
exec Plant
as Kevin exec 2 Plant
as P2 count Plant
as player1 count Plant
become kevin
count Plant
as Ellie count Plant
become
count Plant
as Engine exec TemperatureStep
as Kevni count Plant
as P3 count Plant
as
as P2
become Nobody
count Plant<Kevin>
exec Plant<kevin>
undo
# the same, shorter; and what only looks like it
Kevin: exec 3 Heat
P2: count Heat
Kevni: exec Heat
Kevin:
Plant: 2 Steel
Engine: exec TemperatureStep
history
# both have something to decide: whoever is asked hears of their own
mode tasks
Kevin: exec CityTile
P1: exec GreeneryTile
mode ops
Kevin: convert heat
P1: convert heat
