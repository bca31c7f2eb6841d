# Questions are answered by number, by words, by a part of them, or by no; the same answers go into the line of a move.
newgame BRVC Ann Bob colonies=Titan,Luna,Ceres,Pluto,Io mode=ops
fix 120 M Ann, 19 cards Ann, 9 titanium Ann, 9 energy Ann, TradeFleet, Tardigrades, Decomposers, Stratopolis
phase Action
play dirigibles
# an area: listed, not listed, by row and column
project aquifer
2
project aquifer
54
project city
5 9
project aquifer, 18 at 5_5
# by name, and only by the part that tells
exec 2 Microbe
decomp
# what could be several asks
exec 2 Microbe
d
play air raid
tar
# what may be declined
play comet
1
-3 plants bob
0
# an answer behind a trade, behind its payment, too
trade titan, 3 energy on stratopolis
tasks
# a question that is open repeats itself
project aquifer
project city
3
# a number of cards, and a game that goes on in turns
newgame BR Ann Bob
play credicor
3
play ecoline
11
0
# what is paid, exchanged or only happens is listed in words; to leave it alone is `no`, and nothing else
newgame BRX Ann Bob mode=ops
fix StJosephOfCupertinoMission, 5
as Bob fix CityTile<Tharsis_3_4>, 2, ProjectCard
action st joseph
bob: 1
fix NeptunianPowerConsultants, 9
exec OceanTile<Tharsis_5_4>
no
fix Supercapacitors, 3 Energy
phase Production
2
# an action of two is listed by its number
newgame BRV Ann Bob mode=ops
phase Action
fix Viron, ExtractorBalloons, 2 Floater<ExtractorBalloons>, Birds
action Birds
action ExtractorBalloons 1
action Viron
2
