# a whole move in one line
newgame BR Ann Bob
play tharsis republic
play ecoline
buy 10 5
first at 5_7
fix 99 M€, 9 steel, 9 titanium
fix 5 plants Ann, 4 plants Bob
play comet at 5_4, -1 plant Bob
Bob: fix 90 M€
Bob: project city at 3_5
Bob: project aquifer at 5_5
play water import from europa, 2t 19 at 5_6
play water import from europa, 2t 19, at 5_6
try play mine, 1s
play mine, 1s 1
play mine, 1s 2, at 4_4
play mine, 1s 2, -1 plant Bob
play mine, 1s 2
Bob: play decomposers
fix 4 OxygenStep
Bob: play decomposers
Bob: play tardigrades
Bob: fix 3 microbes on tardigrades
play ants
action ants from tardigrades
Bob: convert plants at 3_4
Bob: fix 8 plants
Bob: convert plants at 3_4
play local heat trapping, 4 plant
fix 5 heat
play local heat trapping, 4 plant
history 3
