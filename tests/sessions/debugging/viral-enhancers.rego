# A card that answers to tags, with a choice that depends on the card the tag is on.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard
card Viral Enhancers
desc ViralEnhancers
why not as P2 play ViralEnhancers, 9
play ViralEnhancers, 9
why 19
try play Tardigrades, 4
# Which tag will be heard, and which not: a building tag, and another player's microbe.
desc MicrobeTag<ViralEnhancers>
trace on
play Tardigrades, 4
as P2 exec Tardigrades
trace off
why not put Ants
put Tardigrades
log 2
why 31
step play Adapted Lichen, 9
step
step
continue
ledger ViralEnhancers
