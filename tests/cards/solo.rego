# Cards that take from others in a solo game: the neutral opponent always has it.

// Decreasing anybody's production: no own production is needed, none is lost.
newgame BR 1 mode=tasks
exec 80, 20 ProjectCard, PROD[Energy]
fix 13 OxygenStep, 16 TemperatureStep, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>
play BiomassCombustors, 4
task? PROD[-Plant<SoloOpponent>]
expect Player1 prod 0 0 0 0 3 0
play CloudSeeding, 11
task? PROD[-Heat<SoloOpponent>]
expect Player1 prod -1 0 0 2 3 0
play HeatTrappers, 6
task? PROD[-2 Heat<SoloOpponent>]
expect Player1 prod -1 0 0 2 4 0
play Fish, 9
task? PROD[-Plant<SoloOpponent>]
play Birds, 10
task? PROD[-2 Plant<SoloOpponent>]
play Herbivores, 12
task? PROD[-Plant<SoloOpponent>]
play SmallAnimals, 6
task? PROD[-Plant<SoloOpponent>]
expect Player1 stock 22 0 0 0 0 0 prod -1 0 0 2 4 0
play Hackers, 3
task? PROD[-2 Megacredit<SoloOpponent>]
expect Player1 prod 1 0 0 2 3 0
expect =1 Animal<Herbivores>, =1 Animal

// The requirement of an own production stays.
newgame BR 1 mode=tasks
exec 80, 20 ProjectCard
expect fails requirement play AsteroidMiningConsortium, 13
expect fails requirement play GreatEscarpmentConsortium, 6
exec PROD[Titanium], PROD[Steel]
play AsteroidMiningConsortium, 13
task? PROD[-Titanium<SoloOpponent>]
play GreatEscarpmentConsortium, 6
task? PROD[-Steel<SoloOpponent>]
expect Player1 prod 0 2 2 0 0 0
fix PowerPlantCard, GeothermalPower
play PowerSupplyConsortium, 5
task? PROD[-Energy<SoloOpponent>]
expect Player1 prod 0 2 2 0 1 0

// Removing plants and metal: believed, nothing own is lost.
newgame BR 1 mode=tasks
exec 200, 20 ProjectCard, 3 Plant
play AsteroidCard, 14
task -3 Plant<SoloOpponent>
play MiningExpedition, 12
task -2 Plant<SoloOpponent>
play DeimosDown, 31
task -8 Plant<SoloOpponent>
play Sabotage, 1
task -7 Megacredit<SoloOpponent>
play Virus, 1
task -5 Plant<SoloOpponent>
expect Player1 stock 141 6 2 3 0 0
expect =5 PlayedEvent

// Hired Raiders: two steel.
newgame BR 1 mode=tasks
exec 1, ProjectCard
play HiredRaiders, 1
task 2 Steel<Owner FROM SoloOpponent>
expect Player1 stock 0 2 0 0 0 0

// The neutral cities count as cities in play, and make Tharsis Republic's production.
newgame BR 1
as Engine task CityTile<Tharsis_4_5, SoloOpponent>
as Engine task GreeneryTile<Tharsis_4_6, SoloOpponent>
as Engine task CityTile<Tharsis_8_6, SoloOpponent>
as Engine task GreeneryTile<Tharsis_8_5, SoloOpponent>
play TharsisRepublic
expect Player1 stock 40 0 0 0 0 0 prod 2 0 0 0 0 0
buy 3
place 3_3
expect Player1 stock 34 0 0 0 0 0 prod 3 0 0 0 0 0
play RadSuits, 6
play Greenhouses, 6
expect Player1 stock 22 0 0 3 0 0 prod 4 0 0 0 0 0 score cards 1

// Ants and Predators need no victim: the neutral opponent has microbes and animals, though nobody else has.
newgame BR 1 mode=ops
exec 60, 9 ProjectCard
fix 11 OxygenStep
play Ants, 9
action Ants
expect =1 Microbe<Ants>
play Predators, 14
action Predators
expect =1 Animal<Predators>
expect =2 CardResource

// Own microbes stay where they are …
newgame BR 1 mode=ops
exec 60, 9 ProjectCard
fix 11 OxygenStep
play Tardigrades, 4
action Tardigrades
play Ants, 9
action Ants
task -Microbe<SoloOpponent>
expect =1 Microbe<Ants>, =1 Microbe<Tardigrades>

// … unless their card is named.
newgame BR 1 mode=ops
exec 60, 9 ProjectCard
fix 11 OxygenStep
play Tardigrades, 4
action Tardigrades
play Ants, 9
action Ants
task -Microbe<Tardigrades>
expect =1 Microbe<Ants>, =0 Microbe<Tardigrades>

// A virus finds animals with the neutral opponent as well.
newgame BR 1 mode=ops
exec 1, ProjectCard
play Virus, 1
task -2 Animal<SoloOpponent>
expect =0 CardResource
