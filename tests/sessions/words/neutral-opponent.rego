# A game for one: the neutral opponent is called by a word, in answers as in what is told
newgame BR 1 mode=ops
phase Action
fix 40, 2 ProjectCard, 5 Plant, Predators, Fish, Animal<Fish>, PROD[2 Heat]
action Predators
task -1 animal neutral
play AsteroidCard
task -3 plants neutral
play Heat Trappers
task -2 heat production neutral
fix Ants, Decomposers, Microbe<Decomposers>
action Ants from neutral
