# names and verbs as short as they are unmistakable
? exit
newgame BR Ann Bob
pl cine
buy 3
Bob pl helion
Bob bu 2
proj asteroid
pa
Bob: proj power
re
history
Bob
play space
clear
fi 3 plant
# What the phase is for is meant: a corporation, then a prelude.
newgame BRP Ann Bob
play ecol
buy 3
play credi
buy 2
play ecol
standings
q
