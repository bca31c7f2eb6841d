# small slips of the hand, and what is told of them
card ants
help steel
newgame BR Ann Bob
play credicor
task ok
Bob: play ecoline
Bob: TASK OK
bogus
plnat
ants
pss
task drop
# a payment is told once
project power plant
fix 2 plants because we forgot them
fix 2 plant because we forgot them
fix 3 animal
fix 40 OxygenStep
fix 2 steel, 50 TemperatureStep
# both sides of what is moved: a rebate, a card for a card
mode ops
exec 6 ProjectCard, 99
play giant ice asteroid
task Ok
place 1_2
place 1_4
play mars university
task -ProjectCard
