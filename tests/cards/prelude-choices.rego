# Preludes that charge, place tiles or have a card played.

// Aquifer Turbines: ocean and energy production, 3 to pay, for which the area may already help.
newgame BRP 2 mode=tasks
exec 3
play AquiferTurbines
place 1_4
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 2 0 tr 21 hand 1 cards 1 tags PowerTag 1
expect global temp -30 oxygen 0 oceans 1
newgame BRP 2 mode=tasks
fix OceanTile<Tharsis_1_4>
exec 1
play AquiferTurbines
expect fails limit place 4_8
place 1_5
expect Player1 stock 0 _ _ _ _ _ tr 21

// Heat pays for it too, where it is money: here what the south of Hellas brings.
newgame BRPH 2 mode=tasks
play Helion
play AquiferTurbines
expect Player1 stock 42 0 0 0 0 0
place Hellas_5_7, 3 Heat
expect change Player1 only TR

// Business Empire: six steps of money production for 6.
newgame BRP 2 mode=tasks
exec 5
expect fails limit play BusinessEmpire
exec 1
play BusinessEmpire, 6
expect change Player1 only -6, PROD[6]
expect Player1 cards 1 tags EarthTag 1

// Early Settlement: plant production and a city.
newgame BRP 2 mode=tasks
play EarlySettlement
place 3_4
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 1 0 0 tags BuildingTag 1 CityTag 1
expect =1 CityTile

// Eccentric Sponsor: 25 off the one card that it has played.
newgame BRP 2 mode=tasks
exec 13, 3 ProjectCard
play EccentricSponsor
expect fails limit play EarthCatapult, 1
play AsteroidMining, 5
expect Player1 stock 8 0 0 0 0 0 prod 0 0 2 0 0 0 hand 2
expect fails limit play Mine, 3
play Mine, 4
expect Player1 stock 4 0 0 0 0 0

// Ecology Experts: the global requirements of one card do not count, whether too low or too high; others do.
newgame BRP 2 mode=tasks
exec 60, 5 ProjectCard
fix 10 OxygenStep
play EcologyExperts
expect Player1 prod 0 0 0 1 0 0 tags PlantTag 1 MicrobeTag 1
expect fails requirement play GeneRepair
play KelpFarming
expect Player1 stock 43 0 0 2 0 0 prod 2 0 0 4 0 0
expect fails requirement play Bushes
newgame BRP 2 mode=tasks
exec 60, 5 ProjectCard
fix 10 OxygenStep
play EcologyExperts
play ColonizerTrainingCamp, 8
expect Player1 stock 52 0 0 0 0 0 hand 4

// Experimental Forest: a greenery with its oxygen, two cards.
newgame BRP 2 mode=tasks
play ExperimentalForest
place 3_4
expect Player1 stock 0 0 0 0 0 0 tr 21 hand 2 cards 1 tags PlantTag 1
expect global temp -30 oxygen 1 oceans 0

// Galilean Mining: two steps of titanium production for 5.
newgame BRP 2 mode=tasks
exec 4
expect fails limit play GalileanMining
exec 1
play GalileanMining
expect change Player1 only -5, PROD[2 Titanium]
expect Player1 tags JovianTag 1

// Great Aquifer: two oceans, one after the other; with one area left, one.
newgame BRP 2 mode=tasks
play GreatAquifer
place 1_2
place 1_5
expect Player1 stock 0 2 0 0 0 0 tr 22
expect global temp -30 oxygen 0 oceans 2
newgame BRP 2 mode=tasks
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>
play GreatAquifer
place 6_9
expect Player1 tr 21
expect =0 OceanTile<Tharsis_6_8>

// Huge Asteroid: three steps of temperature, with what lies on the way, for 5.
newgame BRP 2 mode=tasks
exec 4
expect fails limit play HugeAsteroid
exec 2
play HugeAsteroid
expect change Player1 only -5, PROD[Heat], TR 3
expect global temp -24 oxygen 0 oceans 0

// Polar Industries: two steps of heat production and an ocean.
newgame BRP 2 mode=tasks
play PolarIndustries
place 1_4
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 2 tr 21 hand 1 tags BuildingTag 1

// Self-Sufficient Settlement: money production and a city.
newgame BRP 2 mode=tasks
play SelfSufficientSettlement
place 3_4
expect Player1 prod 2 0 0 0 0 0 tags BuildingTag 1 CityTag 1
expect =1 CityTile

// A money production that cannot go down far enough is in the way of the whole card.
newgame BRP 2 mode=tasks
exec PROD[-4]
expect fails dead-end play Loan
play BiosphereSupport
expect Player1 prod -5 0 0 2 0 0
