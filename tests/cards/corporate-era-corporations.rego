# The corporations of Corporate Era.

// Saturn Systems: a step of titanium production; a step of money production for each Jovian tag of anybody, its own first.
newgame BR 2 mode=tasks
play SaturnSystems
expect change Player1 only 42, PROD[1, Titanium]
expect Player1 cards 1 tags JovianTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 9 ProjectCard
as Player2 exec 60, 9 ProjectCard
play VestaShipyard, 15
expect change Player1 only -15, PROD[1, Titanium], -ProjectCard
as Player2 play CallistoPenalMines, 24
expect Player1 prod 3 0 2 0 0 0
as Player2 play Satellites, 10
expect Player1 prod 3 0 2 0 0 0

// Teractor: cards with an Earth tag 3 cheaper.
newgame BR 2 mode=tasks
play Teractor
expect change Player1 only 60
expect Player1 cards 1 tags EarthTag 1
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
