# The corporations of Corporate Era.

// Saturn Systems: a step of titanium production; a step of money production for each Jovian tag of anybody, its own first.
newgame BR 2 mode=tasks
play SaturnSystems
expect Player1 stock 42 0 0 0 0 0 prod 1 0 1 0 0 0 tr 20 hand 0 cards 1 tags JovianTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 9 ProjectCard
as Player2 exec 60, 9 ProjectCard
play VestaShipyard, 15
expect Player1 stock 27 0 0 0 0 0 prod 2 0 2 0 0 0
as Player2 play CallistoPenalMines, 24
expect Player1 prod 3 0 2 0 0 0
as Player2 play Satellites, 10
expect Player1 prod 3 0 2 0 0 0

// Teractor: cards with an Earth tag 3 cheaper.
newgame BR 2 mode=tasks
play Teractor
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags EarthTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 9 ProjectCard
as Player2 exec 60, 9 ProjectCard
expect fails limit play Sponsors, 6
play Sponsors, 3
play ImportOfAdvancedGhg, 6
play BribedCommittee, 4
play MicroMills, 3
expect Player1 stock 44 0 0 0 0 0
as Player2 play AcquiredCompany, 10
