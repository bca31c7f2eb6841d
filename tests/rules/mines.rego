# A mine on an area that prints both metals: the one that was chosen is the one that a copy of the box repeats.

newgame BRUX 2 mode=ops
exec 60, 4 ProjectCard
play MiningRights
place 8_8
task PROD[Titanium]
expect Player1 prod 0 0 1 0 0 0
play RoboticWorkforce
expect Player1 prod 0 0 2 0 0 0
// Beside an own tile, and the other way round.
newgame BRUX 2 mode=ops
exec 60, 4 ProjectCard
fix GreeneryTile<UtopiaPlanitia_8_7>
play MiningArea
place 8_8
task PROD[Steel]
play RoboticWorkforce
expect Player1 prod 0 2 0 0 0 0
// Where there is one metal nobody is asked, and Mining Guild's own steel chooses nothing.
newgame BRIX 2 mode=ops
exec 60, 4 ProjectCard
fix MiningGuild
play MiningRights
place 6_4
task PROD[Titanium]
expect Player1 prod 0 1 1 0 0 0
play RoboticWorkforce
task @copyProductionBox(MiningRights)
expect Player1 prod 0 1 2 0 0 0
newgame BRX 2 mode=ops
exec 60, 4 ProjectCard
play MiningRights
place 3_7
play RoboticWorkforce
expect Player1 prod 0 2 0 0 0 0
