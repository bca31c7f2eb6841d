# Robotic Workforce copies a production box, so it offers only cards that have one, and is not to be played for nothing.
# (Belongs into tests/cards/limits.rego.)

// Building cards without a box: Mars University, Martian Rails, Interplanetary Cinematics. Nothing to copy.
newgame BR 2 mode=ops
exec 60, 9 ProjectCard
play InterplanetaryCinematics
play MarsUniversity, 8
task? Ok
play MartianRails, 13
expect fails dead-end play RoboticWorkforce, 9
expect Player1 stock 69 20 0 0 0 0 hand 7

// One card with a box among them: it is the one.
play Mine, 4
play RoboticWorkforce, 9
task? Ok
expect Player1 prod 0 2 0 0 0 0

// Two with a box: a choice, and the others are none of it.
newgame BR 2 mode=ops
exec 60, 9 ProjectCard
play MarsUniversity, 8
task? Ok
play Mine, 4
play TitaniumMine, 7
play RoboticWorkforce, 9
task? Ok
expect fails narrowing task @copyProductionBox(MarsUniversity)
task @copyProductionBox(TitaniumMine)
expect Player1 prod 0 1 2 0 0 0

// A box behind a tile counts as well: the metal under Mining Rights.
newgame BR 2 mode=ops
exec 60, 9 ProjectCard
play MarsUniversity, 8
task? Ok
play MiningRights, 9
place Tharsis_3_7
play RoboticWorkforce, 9
task? Ok
expect Player1 prod 0 2 0 0 0 0

// A wild tag is a building tag, too: the box of Research Network may be copied.
newgame BRPX 2 mode=tasks
exec 9, ProjectCard
fix ResearchNetwork, ResearchCoordination
play RoboticWorkforce, 9
expect Player1 prod 1 0 0 0 0 0
// Cyberia Systems copies it besides a building's.
exec 16, ProjectCard
fix TitaniumMine
play CyberiaSystems, 16
task @copyProductionBox(TitaniumMine)
expect Player1 prod 2 1 1 0 0 0

// A box that cannot be afforded is not offered: with one other there is nothing to ask.
newgame BR 2 mode=ops
fix Capital, Mine, 20, ProjectCard
play RoboticWorkforce, 9
expect Player1 prod 0 1 0 0 0 0
task @copyProductionBox(Mine)
expect fails task @copyProductionBox(Capital)
newgame BR 2 mode=ops
fix Capital, Mine, 20, ProjectCard, PROD[2 Energy]
play RoboticWorkforce, 9
task @copyProductionBox(Capital)
expect Player1 prod 5 0 0 0 0 0
