# A tile that must lie on metal, and the production of that very metal.
newgame BR 2 mode=tasks
exec 20, 2 ProjectCard
desc MiningRights
play MiningRights, 9
why not place 3_4
try place 4_1
place 1_1
ledger MiningRights
ledger
