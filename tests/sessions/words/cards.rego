# Cards with choices, in mode ops
newgame BR 2 mode=ops
exec 50, 3 Titanium, 5 Steel, 4 Plant<P2>
play AsteroidCard
task -2 Plant<P2>
# payments must cover what is owed, and waste less than one unit
play Comet, 12, 3 Titanium
play Comet, 14, 2 Titanium
play Comet, 18, 2 Titanium
play Comet, 15, 2 Titanium
place 1_1
place 5_5
task Ok
play "Inventors' Guild"
action inventors guild
buy 2
buy 1
action InventorsGuild
exec 30
play Ants
exec 4 OxygenStep
play Ants
play Ants
play Decomposers
action Ants
put? Ants
place? 5_7
exec Microbe
put Ants
exec Microbe
put AsteroidCard
put decomp
put decomp
action Ants
board
play TharsisRepublic
first
place 4_6
first
play Viral
play Merc
play Regolith, 5, 3 Steel
action RegolithEaters
action RegolithEaters 1
