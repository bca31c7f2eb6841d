# A complete solo game on Tharsis with Corporate Era: 14 generations, and Mars is not finished in time.
newgame BR 1

# Generation 1
task CityTile<Tharsis_3_1, SoloOpponent>
task CityTile<Tharsis_3_4, SoloOpponent>
task GreeneryTile<Tharsis_3_2, SoloOpponent>
task GreeneryTile<Tharsis_2_3, SoloOpponent>
play TharsisRepublic
buy 3
first
place Tharsis_5_8
play HiredRaiders, 1
task 2 Steel<Player1> FROM Steel<SoloOpponent>
project Greenery, 23
place Tharsis_5_9
pass
expect global gen 2 temp -30 oxygen 1 oceans 0
expect Player1 stock 28 2 0 4 0 0 prod 3 0 0 0 0 0 tr 15 hand 2 cards 1

# Generation 2
buy 3, 9
play DeepWellHeating, 9, 2 Steel
pass
expect global gen 3 temp -28 oxygen 1 oceans 0
expect Player1 stock 29 0 0 4 1 0 prod 3 0 0 0 1 0 tr 16 hand 4 cards 2

# Generation 3
buy 3, 9
play ElectroCatapult, 17
action ElectroCatapult
pass
expect global gen 4 temp -28 oxygen 1 oceans 0
expect Player1 stock 29 0 0 3 0 1 prod 3 0 0 0 0 0 tr 16 hand 6 cards 3

# Generation 4
buy 2, 6
play DevelopmentCenter, 11
action ElectroCatapult
play SpecialDesign, 4
pass
expect global gen 5 temp -28 oxygen 1 oceans 0
expect Player1 stock 34 0 0 2 0 1 prod 3 0 0 0 0 0 tr 16 hand 6 cards 4

# Generation 5
buy 1, 3
play GeothermalPower, 11
play ImmigrantCity, 13
place Tharsis_8_9
action ElectroCatapult
project PowerPlant, 11
pass
expect global gen 6 temp -28 oxygen 1 oceans 0
expect Player1 stock 25 0 1 1 2 1 prod 3 0 0 0 2 0 tr 16 hand 5 cards 6

# Generation 6
buy 2, 6
action ElectroCatapult
play Sponsors, 6
action DevelopmentCenter
play CupolaCity, 16
place Tharsis_9_5
pass
expect global gen 7 temp -28 oxygen 1 oceans 0
expect Player1 stock 33 1 1 0 1 2 prod 10 0 0 0 1 0 tr 16 hand 6 cards 8

# Generation 7
buy 3, 9
sell 1
action DevelopmentCenter
action ElectroCatapult
play DomedCrater, 24
place Tharsis_4_3
play Research, 11
pass
expect global gen 8 temp -28 oxygen 1 oceans 0
expect Player1 stock 31 0 1 4 0 2 prod 15 0 0 0 0 0 tr 16 hand 9 cards 10

# Generation 8
buy 1, 3
play MarsUniversity, 8
task -ProjectCard<Player1>
action ElectroCatapult
play NuclearZone, 10
place Tharsis_6_5
project PowerPlant, 11
pass
expect global gen 9 temp -24 oxygen 1 oceans 0
expect Player1 stock 39 0 1 4 1 3 prod 15 0 0 0 1 1 tr 18 hand 8 cards 12

# Generation 9
buy 2, 6
play SecurityFleet, 9, 1 Titanium
action DevelopmentCenter
action ElectroCatapult
play ImmigrationShuttles, 31
pass
expect global gen 10 temp -24 oxygen 1 oceans 0
expect Player1 stock 38 0 0 3 1 4 prod 20 0 0 0 1 1 tr 18 hand 9 cards 14

# Generation 10
buy 2, 6
project Greenery, 23
place Tharsis_8_4
play MiningArea, 2 Steel
action ElectroCatapult
task -Steel<Player1>
play TectonicStressPower, 16, 1 Steel
action DevelopmentCenter
pass
expect global gen 11 temp -24 oxygen 2 oceans 0
expect Player1 stock 39 1 0 3 4 5 prod 20 1 0 0 4 1 tr 19 hand 10 cards 16

# Generation 11
buy 1, 3
action DevelopmentCenter
action ElectroCatapult
task -Plant<Player1>
project Asteroid, 14
play PowerSupplyConsortium, 5
task -Production<SoloOpponent, Class<Energy>>
play AiCentral, 19, 1 Steel
task -ProjectCard<Player1>
play InventionContest, 2
task Ok
action AiCentral
pass
expect global gen 12 temp -22 oxygen 2 oceans 0
expect Player1 stock 43 1 0 2 4 9 prod 20 1 0 0 4 1 tr 20 hand 12 cards 18

# Generation 12
buy 1, 3
play MagneticFieldDome, 5
play Soletta, 35
sell 2
convert heat, 8 Heat
action DevelopmentCenter
action ElectroCatapult
task -Plant<Player1>
action AiCentral
play OlympusConference, 8, 1 Steel
task -ProjectCard<Player1>
pass
expect global gen 13 temp -20 oxygen 2 oceans 0
expect Player1 stock 43 1 0 2 2 13 prod 20 1 0 1 2 9 tr 22 hand 11 cards 21

# Generation 13
buy 1, 3
convert heat, 8 Heat
project Aquifer, 18
place Tharsis_9_9
play HeatTrappers, 4, 1 Steel
task -2 Production<SoloOpponent, Class<Heat>>
play BusinessNetwork, 4
action SecurityFleet
project Asteroid, 14
action AiCentral
action DevelopmentCenter
action ElectroCatapult
action BusinessNetwork
buy 1
play PowerPlantCard, 4
pass
expect global gen 14 temp -16 oxygen 2 oceans 1
expect Player1 stock 44 1 1 2 4 15 prod 19 1 0 1 4 9 tr 25 hand 13 cards 24

# Generation 14
buy 0
project Greenery, 23
place Tharsis_5_7
play ImportedGhg, 4, 1 Titanium
convert heat, 8 Heat
action AiCentral
project Asteroid, 14
convert heat, 8 Heat
action BusinessNetwork
buy 1
pass
expect global gen 14 temp -10 oxygen 3 oceans 1
expect Player1 stock 48 2 0 5 4 16 prod 19 1 0 1 4 10 tr 29 hand 15 cards 24
expect P1 score tr 29 milestones 0 awards 0 greenery 3 cities 4 cards 7 total 43
