# Corporations at work.

// UNMI: only after TR has gone up in this generation, once.
newgame BR 2 mode=tasks
play UnitedNationsMarsInitiative
expect fails action UnitedNationsMarsInitiative
exec TemperatureStep
action UnitedNationsMarsInitiative
expect Player1 tr 22 stock 37 _ _ _ _ _
expect fails not-now action UnitedNationsMarsInitiative

// Tharsis Republic: production for any city on Mars, money for own ones only.
newgame BR 2 mode=tasks
play TharsisRepublic
as Player2 exec CityTile<Tharsis_3_4>
expect Player1 stock 40 _ _ _ _ _ prod 1 0 0 0 0 0
exec CityTile<Tharsis_3_6>
expect Player1 stock 43 _ _ _ _ _ prod 2 0 0 0 0 0
exec 20, ProjectCard
play GanymedeColony, 20
expect Player1 stock 46 _ _ _ _ _ prod 2 0 0 0 0 0

// Rover Construction hears every city, in space too; Immigrant City raises production with each.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard, PROD[Energy]
play RoverConstruction, 8
play ImmigrantCity, 13
place 3_4
expect Player1 prod -1 0 0 0 0 0 stock 41 _ _ _ _ _
as Player2 exec CityTile<Tharsis_7_4>
expect Player1 prod 0 0 0 0 0 0 stock 43 _ _ _ _ _

// Arctic Algae: oceans of anybody.
newgame BR 2 mode=tasks
exec 12, ProjectCard
play ArcticAlgae, 12
expect Player1 stock 0 0 0 1 0 0
as Player2 exec OceanTile<Tharsis_1_4>
expect Player1 stock 0 0 0 3 0 0
exec OceanTile<Tharsis_5_5>
expect Player1 stock _ _ _ 7 _ _

// Robotic Workforce copies a production box anew, costs included.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard, PROD[2 Energy]
play CarbonateProcessing, 6
play RoboticWorkforce, 9
expect Player1 prod 0 0 0 0 0 6
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard, PROD[Energy]
play CarbonateProcessing, 6
expect fails play RoboticWorkforce, 9
expect =1 CardFront
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard
play Mine, 4
play GeothermalPower, 11
play RoboticWorkforce, 9
task @copyProductionBox(GeothermalPower)
expect Player1 prod 0 1 0 0 4 0

// Insulation and Power Infrastructure: as many as one likes.
newgame BR 2 mode=tasks
exec 20, 9 ProjectCard, PROD[4 Heat], 5 Energy
play Insulation, 2
task PROD[3 Megacredit FROM Heat]
expect Player1 prod 3 0 0 0 0 1
play PowerInfrastructure, 4
action PowerInfrastructure
expect fails task -6 Energy
task -4 Energy
expect Player1 stock 18 0 0 0 1 0

// Nitrogen-Rich Asteroid: one plant production, or four with three plant tags.
newgame BR 2 mode=tasks
exec 62, 9 ProjectCard
play NitrogenRichAsteroid, 31
expect Player1 prod 0 0 0 1 0 0 tr 23
newgame BR 2 mode=tasks
exec 80, 9 ProjectCard
play AdaptedLichen, 9
play Greenhouses, 6
exec 7 TemperatureStep
play Grass, 11
play NitrogenRichAsteroid, 31
expect fails task PROD[3 Plant]
task PROD[4 Plant]
expect Player1 prod 0 0 0 6 0 2

// Large Convoy: plants or animals; without a card for animals there is no choice.
newgame BR 2 mode=tasks
exec 72, 9 ProjectCard
play LargeConvoy, 36
place 1_5
expect Player1 stock 36 0 0 5 0 0 hand 10 tr 21
newgame BR 2 mode=tasks
exec 80, 9 ProjectCard
play Pets, 10
play LargeConvoy, 36
place 1_5
task 4 Animal<Pets>
expect =5 Animal<Pets>

// Local Heat Trapping pays five heat first.
newgame BR 2 mode=tasks
exec 5, 9 ProjectCard, 4 Heat
expect fails play LocalHeatTrapping, 1
exec Heat
play LocalHeatTrapping, 1
expect Player1 stock 4 0 0 4 0 0

// Caretaker Contract: eight heat for a step of TR.
newgame BR 2 mode=tasks
mode raw
exec 15 TemperatureStep
mode tasks
exec 5, 9 ProjectCard, 8 Heat
play CaretakerContract, 3
action CaretakerContract
expect Player1 stock 2 0 0 0 0 0 tr 21

// Electro Catapult takes a plant or a steel; Space Elevator steel.
newgame BR 2 mode=tasks
exec 50, 9 ProjectCard, PROD[Energy], Plant, 2 Steel
play ElectroCatapult, 17
action ElectroCatapult
task -Plant
expect Player1 stock 40 2 0 0 0 0
play SpaceElevator, 27
action SpaceElevator
expect Player1 stock 18 1 0 0 0 0 prod 0 0 1 0 0 0

// Space Mirrors and Business Network cost what they say.
newgame BR 2 mode=tasks
exec 50, 9 ProjectCard
play BusinessNetwork, 4
expect Player1 prod -1 0 0 0 0 0
action BusinessNetwork
buy 1
expect Player1 stock 43 _ _ _ _ _ hand 9
