# Red cards of Corporate Era.

// Bribed Committee: two steps of TR; two points lost.
newgame BR 2 mode=tasks
exec 7, ProjectCard
play BribedCommittee, 7
expect change Player1 only -7, TR 2, -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards -2
expect global temp -30 oxygen 0 oceans 0

// Business Contacts: of four cards two.
newgame BR 2 mode=tasks
exec 7, ProjectCard
play BusinessContacts, 7
expect change Player1 only -7, ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// CEO's Favorite Project: a resource onto a card that has one already.
newgame BR 2 mode=tasks
exec 1, ProjectCard
fix Tardigrades, Fish, PhysicsComplex
exec Animal<Fish>, Science<PhysicsComplex>
play CEOsFavoriteProject, 1
expect fails narrowing task Microbe<Tardigrades>
put PhysicsComplex
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 3 tags MicrobeTag 1 AnimalTag 1 ScienceTag 1 BuildingTag 1
expect =4 Tag, =1 PlayedEvent
expect Player1 score cards 5
expect global temp -30 oxygen 0 oceans 0
expect =2 Science<PhysicsComplex>, =1 Animal<Fish>, =0 Microbe

// Hired Raiders: up to two steel of one player.
newgame BR 2 mode=tasks
exec 1, ProjectCard
as Player2 exec 3 Steel, 5
play HiredRaiders, 1
expect fails task 3 Steel<Owner FROM Player2>
task 2 Steel<Owner FROM Player2>
expect Player1 stock 0 2 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect Player2 stock 5 1 0 0 0 0

// Hired Raiders: or up to 3 money.
newgame BR 2 mode=tasks
exec 1, ProjectCard
as Player2 exec 3 Steel, 5
play HiredRaiders, 1
expect fails task 4 Megacredit<Owner FROM Player2>
task 3 Megacredit<Owner FROM Player2>
expect Player1 stock 3 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect Player2 stock 2 3 0 0 0 0

// Indentured Workers: the next card is 8 cheaper, and only that; a point lost.
newgame BR 2 mode=tasks
exec ProjectCard
play IndenturedWorkers, 0
expect change Player1 only -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards -1
expect global temp -30 oxygen 0 oceans 0
exec 20, 9 ProjectCard
as Player2 exec 10, ProjectCard
as Player2 play AcquiredCompany, 10
play MoholeArea, 12
place 1_5
expect fails limit play GeothermalPower, 3
play MicroMills, 3
expect Player1 stock 5 0 0 0 0 0

// Indentured Workers: not in the next generation.
newgame BR 2
as Player1 play CrediCor
as Player1 buy 3
as Player2 play Ecoline
as Player2 buy 0
as Player1 play IndenturedWorkers, 0
as Player1 end
as Player2 pass
as Player1 pass
as Player1 buy 0
as Player2 buy 0
as Player2 pass
expect fails limit as Player1 play AcquiredCompany, 2
as Player1 play AcquiredCompany, 10
expect Player1 stock 58 0 0 0 0 0 score cards -1

// Interstellar Colony Ship: with five science tags; four points.
newgame BR 2 mode=tasks
exec 24, ProjectCard
fix ArtificialPhotosynthesis, RoboticWorkforce, InventorsGuild, DevelopmentCenter
expect fails requirement play InterstellarColonyShip, 24
fix RestrictedArea
play InterstellarColonyShip, 24
expect change Player1 only -24, -ProjectCard
expect Player1 cards 5 tags ScienceTag 5 BuildingTag 1
expect =6 Tag, =1 PlayedEvent
expect Player1 score cards 4
expect global temp -30 oxygen 0 oceans 0

// Invention Contest: of three cards one.
newgame BR 2 mode=tasks
exec 2, ProjectCard
play InventionContest, 2
expect change Player1 only -2
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Investment Loan: a step of money production for 10 money.
newgame BR 2 mode=tasks
exec 3, ProjectCard
exec PROD[-5]
expect fails dead-end play InvestmentLoan, 3
exec PROD[5]
play InvestmentLoan, 3
expect change Player1 only 7, PROD[-1], -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Land Claim: a marker on an unreserved area where only its owner may build.
newgame BR 2 mode=tasks
exec 1, ProjectCard
play LandClaim, 1
expect fails narrowing place 1_4
expect fails narrowing place 5_3
place 3_4
expect LandClaimMarker<Tharsis_3_4>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
as Player2 exec CityTile
expect fails limit as Player2 place 3_4
as Player2 place 7_4
exec CityTile
place 3_4
expect CityTile<Tharsis_3_4>

// Mineral Deposit: five steel.
newgame BR 2 mode=tasks
exec 5, ProjectCard
play MineralDeposit, 5
expect change Player1 only -5, 5 Steel, -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Sabotage: up to three titanium of one player.
newgame BR 2 mode=tasks
exec 1, ProjectCard
as Player2 exec 9, 5 Steel, 4 Titanium
play Sabotage, 1
expect fails task -4 Titanium<Player2>
task -3 Titanium<Player2>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect Player2 stock 9 5 1 0 0 0

// Sabotage: or up to four steel.
newgame BR 2 mode=tasks
exec 1, ProjectCard
as Player2 exec 9, 5 Steel, 4 Titanium
play Sabotage, 1
expect fails task -5 Steel<Player2>
task -4 Steel<Player2>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect Player2 stock 9 1 4 0 0 0

// Sabotage: or up to 7 money.
newgame BR 2 mode=tasks
exec 1, ProjectCard
as Player2 exec 9, 5 Steel, 4 Titanium
play Sabotage, 1
expect fails task -8 Megacredit<Player2>
task -7 Megacredit<Player2>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect Player2 stock 2 5 4 0 0 0

// Technology Demonstration: two cards.
newgame BR 2 mode=tasks
exec 5, ProjectCard
play TechnologyDemonstration, 5
expect change Player1 only -5, ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Virus: up to five plants of one player.
newgame BR 2 mode=tasks
exec 1, ProjectCard
as Player2 exec 6 Plant
as Player2 fix Fish
as Player2 exec 3 Animal<Fish>
play Virus, 1
expect fails as Player1 task -6 Plant<Player2>
task -5 Plant<Player2>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect Player2 stock 0 0 0 1 0 0 score cards 3

// Virus: or up to two animals.
newgame BR 2 mode=tasks
exec 1, ProjectCard
as Player2 exec 6 Plant
as Player2 fix Fish
as Player2 exec 3 Animal<Fish>
play Virus, 1
expect fails task -3 Animal<Fish<Player2>>
task -2 Animal<Fish<Player2>>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect Player2 stock 0 0 0 6 0 0 score cards 1
