# flags: canon tests/data/measured
# An extension of every card and area that is so: what came from where, and what it does
newgame BR 2 mode=tasks
card Comet
card Technology Demonstration
desc TechnologyDemonstration
exec 20, 2 ProjectCard
play Technology Demonstration
desc Tharsis_1_1
exec CityTile<Tharsis_1_1>
check scripts/wrong-choice.pets
