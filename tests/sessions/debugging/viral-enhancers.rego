# An awkward card looked at from all sides: the resource goes to that very card.
newgame BR 2 mode=tasks
exec 40, 9 ProjectCard
card Viral Enhancers
desc ViralEnhancers
play ViralEnhancers, 9
why 19
try play Tardigrades, 4
trace on
play Tardigrades, 4
trace off
put Tardigrades
ledger ViralEnhancers
