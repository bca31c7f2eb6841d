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
q
