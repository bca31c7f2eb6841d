# A tile that must lie on metal, and the production of that very metal.
newgame BR 2 mode=tasks
exec 20, 2 ProjectCard
card Mining Rights
desc MiningRights
why not play MiningRights, 20
play MiningRights, 9
why not place 3_4
try place 4_1
# One event at a time: the tile first, what lies on the area and the production later.
step place 4_1
list MiningRightsTile
step
step
count Titanium
cancel
list MiningRightsTile
trace on
place 1_1
trace off
# Down to the production of steel: the command, the tile, the stage after it.
log 8
why 25
desc MiningRightsTile<Tharsis_2_2>
ledger MiningRights
ledger
