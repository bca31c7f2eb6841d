# Paying: what is accepted, what it is worth, who helps.

// Steel for buildings, titanium for space, neither for the other.
newgame BR 2 mode=ops
exec 30, 10 Steel, 10 Titanium, 9 ProjectCard
play Mine, 2 Steel
play AsteroidCard, 2, 4 Titanium
expect fails limit play Sponsors, 3 Steel
expect fails limit play GeothermalPower, 4 Titanium
expect Player1 stock 28 8 8 0 0 0

// A payment covers the price and wastes less than one unit.
newgame BR 2 mode=ops
exec 20, 10 Steel, 9 ProjectCard
expect fails limit play Mine, 1 Steel
expect fails limit play Mine, 3 Steel
expect fails limit play Mine, 5
expect fails limit play Mine, 1, 2 Steel
play PowerPlantCard, 2 Steel
play FuelFactory, 1 Steel, 4
expect Player1 stock 16 7 0 0 0 0

// Three steel for five: the last unit is needed, so one is wasted.
newgame BR 2 mode=ops
exec 3 Steel, ProjectCard
play Mine, 2 Steel
expect Player1 stock 0 1 0 0 0 0

// By itself: titanium, then steel, in whole units; then money; one unit too much only where nothing else is left.
newgame BR 2 mode=ops
exec 5 Titanium, 5 Steel, 10, 5 ProjectCard, PROD[Energy]
play SpaceElevator
expect Player1 stock 8 0 0 0 0 0
newgame BR 2 mode=ops
exec 4 Steel, ProjectCard
play PowerPlantCard
expect Player1 stock 0 2 0 0 0 0
newgame BR 2 mode=ops
exec 2 Titanium, 1, ProjectCard
play SpaceMirrors
expect Player1 stock 1 0 1 0 0 0
newgame BR 2 mode=ops
exec 2 Titanium, ProjectCard
play TransNeptuneProbe
expect Player1 stock 0 0 0 0 0 0

// Advanced Alloys and PhoboLog make metal worth more, and add up.
newgame BR 2 mode=ops
exec 9, 9 Titanium, 9 Steel, 9 ProjectCard
play PhoboLog
expect Player1 stock 32 9 19 _ _ _
play AdvancedAlloys, 9
play AsteroidMining, 6 Titanium
play Mine, 1, 1 Steel
expect Player1 stock 22 8 13 _ _ _

// Discounts never go below zero.
newgame BR 2 mode=ops
exec 40, 9 ProjectCard
play EarthCatapult, 23
play EarthOffice, 0
expect Player1 stock 17 _ _ _ _ _
expect fails limit play Sabotage, 1
play Sabotage
expect Player1 stock 17 _ _ _ _ _

// Earth discounts and card discounts add up.
newgame BR 2 mode=ops
exec 9 ProjectCard
play Teractor
play EarthOffice, 0
play Sponsors, 0
expect Player1 stock 60 _ _ _ _ _ prod 2 0 0 0 0 0
play Cartel, 2
expect Player1 prod 6 0 0 0 0 0

// ThorGate: power cards and the power plant project.
newgame BR 2 mode=ops
exec 9 ProjectCard
play ThorGate
project PowerPlant
expect Player1 stock 40 _ _ _ _ _
play PowerPlantCard, 1
expect Player1 stock 39 _ _ _ _ _ prod 0 0 0 0 3 0

// Helion's heat pays for everything that money pays for: cards, projects, actions, milestones, research.
newgame BR 2 mode=ops
play Helion
exec 60 Heat, 9 ProjectCard
play Sponsors, 6 Heat
project PowerPlant, 5, 6 Heat
exec BuyCard
pay 3 Heat
exec BuyCard
pay 3
exec TerraformRating<Player1>, 14 TerraformRating
claim Terraformer, 8 Heat
expect Player1 stock 34 0 0 0 0 37
// But nobody else's does.
as Player2 exec 10 Heat, ProjectCard
expect fails limit as Player2 play Sponsors, 6 Heat

// Paying by itself, Helion spends money first and heat only for what money cannot cover.
newgame BR 2 mode=ops
play Helion
exec 20 Heat, 9 ProjectCard
play Sponsors
expect Player1 stock 36 0 0 0 0 20
exec -32
project PowerPlant
expect Player1 stock 0 0 0 0 0 13
play Mine
expect Player1 stock 0 0 0 0 0 9

// Aquifer Pumping takes steel, Water Import titanium.
newgame BR 2 mode=tasks
exec 60, 5 Steel, 5 Titanium, 9 ProjectCard
play AquiferPumping, 18
action AquiferPumping, 4 Steel
place 1_4
play WaterImportFromEuropa, 25
action WaterImportFromEuropa, 4 Titanium
place 1_5
expect global oceans 2
expect Player1 stock 19 1 1 _ _ _

// CrediCor: 4 back for anything with a printed price of 20 or more, whatever was really paid.
newgame BR 2 mode=tasks
exec 9 ProjectCard, 10 Titanium
play CrediCor
play AsteroidMining, 10 Titanium
expect Player1 stock 61 _ 0 _ _ _
project Greenery
place 3_4
expect Player1 stock 42 _ _ _ _ _
project Aquifer
place 1_4
expect Player1 stock 24 _ _ _ _ _

// Standard Technology: 3 back after paying; it cannot help to pay. Nothing for selling patents.
newgame BR 2 mode=tasks
exec 6, 3 ProjectCard
play StandardTechnology, 6
exec 10
expect fails limit project PowerPlant
exec 1
project PowerPlant
expect Player1 stock 3 _ _ _ _ _
sell 2
expect Player1 stock 5 _ _ _ _ _ hand 0

// Indentured Workers: the next card only, and only in this generation.
newgame BR 2 mode=tasks
exec 20, 9 ProjectCard
play IndenturedWorkers, 0
play Sponsors, 0
play AcquiredCompany, 10
expect Player1 stock 10 _ _ _ _ _
expect fails play IndenturedWorkers

// The last floater or microbe may be worth more than what is still owed; nothing is given back.
newgame BRPV 2 mode=tasks
exec 2 ProjectCard
fix Dirigibles, 4 Floater<Dirigibles>, Psychrophiles, 5 Microbe<Psychrophiles>
play AerialMappers, 4 Floater<Dirigibles>
play AdaptedLichen, 5 Microbe<Psychrophiles>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 1 0 0 hand 0
expect =0 Floater<Dirigibles>, =0 Microbe<Psychrophiles>
