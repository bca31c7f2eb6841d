# A complete game for two on Tharsis with Corporate Era: 16 generations, checkpoints after each, the score at the end.
# Saturn Systems (Player1) against PhoboLog (Player2).
newgame BR 2

# Generation 1
play SaturnSystems
buy 2
as Player2 play PhoboLog
buy 5
project Asteroid, 14
pass
play Sabotage, 1
task Ok
pass
expect global gen 2 temp -28 oxygen 0 oceans 0
expect Player1 stock 44 0 1 0 0 0 prod 1 0 1 0 0 0 tr 21 hand 2 cards 1
expect Player2 stock 27 0 10 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 4 cards 1

# Generation 2
as Player2 buy 2, 6
buy 3, 9
play SubterraneanReservoir, 11
place Tharsis_5_4
play PeroxidePower, 7
play LargeConvoy, 33, 1 Titanium
place Tharsis_5_6
pass
pass
expect global gen 3 temp -28 oxygen 0 oceans 2
expect Player1 stock 25 0 1 7 0 0 prod 1 0 1 0 0 0 tr 22 hand 6 cards 1
expect Player2 stock 23 0 10 2 2 0 prod -1 0 0 0 2 0 tr 21 hand 4 cards 2

# Generation 3
buy 1, 3
buy 3, 9
play InventorsGuild, 9
play MiningRights, 9
place Tharsis_9_6
play WaterSplittingPlant, 12
end
action InventorsGuild
buy 1
sell 3
pass
pass
expect global gen 4 temp -28 oxygen 0 oceans 2
expect Player1 stock 27 3 2 7 0 0 prod 1 1 1 0 0 0 tr 22 hand 3 cards 3
expect Player2 stock 22 0 10 2 2 2 prod -1 0 0 0 2 0 tr 21 hand 6 cards 3

# Generation 4
as Player2 buy 2, 6
buy 2, 6
play FuelFactory, 6
pass
play SpaceElevator, 15, 3 Steel, 2 Titanium
action InventorsGuild
buy 1
pass
expect global gen 5 temp -28 oxygen 0 oceans 2
expect Player1 stock 26 1 2 7 0 0 prod 1 1 2 0 0 0 tr 22 hand 5 cards 4
expect Player2 stock 31 0 11 2 1 4 prod 0 0 1 0 1 0 tr 21 hand 7 cards 4

# Generation 5
buy 2, 6
buy 3, 9
play Comet, 15, 2 Titanium
place Tharsis_2_6
task -3 Plant<Player1>
play LandClaim, 1
place Tharsis_4_3
play BlackPolarDust, 15
place Tharsis_6_7
end
action InventorsGuild
buy 1
action SpaceElevator
pass
pass
expect global gen 6 temp -26 oxygen 0 oceans 4
expect Player1 stock 31 1 2 4 0 0 prod 1 1 2 0 0 0 tr 24 hand 8 cards 4
expect Player2 stock 29 0 12 3 1 8 prod -2 0 1 0 1 3 tr 22 hand 9 cards 5

# Generation 6
as Player2 buy 2, 6
buy 2, 6
play SoilFactory, 9
play SolarPower, 11
play MoholeArea, 20
place Tharsis_5_5
action SpaceElevator
convert heat, 8 Heat
pass
play AsteroidMiningConsortium, 13
task -Production<Player2, Class<Titanium>>
action InventorsGuild
buy 0
pass
expect global gen 7 temp -24 oxygen 0 oceans 4
expect Player1 stock 27 1 5 6 0 4 prod 2 1 3 0 0 4 tr 24 hand 8 cards 6
expect Player2 stock 24 0 12 4 1 5 prod -2 0 0 1 1 4 tr 23 hand 9 cards 7

# Generation 7
buy 4, 12
buy 0
action InventorsGuild
buy 1
play RoboticWorkforce, 9
task @copyProductionBox(MiningRights<Player1>)
pass
play SolarWindPower, 2, 3 Titanium
action SpaceElevator
play Moss, 4
pass
expect global gen 8 temp -24 oxygen 0 oceans 4
expect Player1 stock 28 2 7 6 1 8 prod 2 2 3 1 1 4 tr 24 hand 10 cards 9
expect Player2 stock 45 0 12 5 1 10 prod -2 0 0 1 1 4 tr 23 hand 9 cards 7

# Generation 8
as Player2 buy 3, 9
buy 1, 3
project Aquifer, 18
place Tharsis_4_8
convert heat, 8 Heat
convert heat, 8 Heat
play TropicalResort, 9, 2 Steel
project Asteroid, 14
sell 3
action InventorsGuild
buy 1
end
play TransNeptuneProbe, 2, 1 Titanium
pass
play BeamFromAThoriumAsteroid, 11, 7 Titanium
pass
expect global gen 9 temp -18 oxygen 0 oceans 5
expect Player1 stock 33 2 3 7 4 7 prod 6 2 3 1 4 6 tr 25 hand 10 cards 11
expect Player2 stock 29 0 11 8 1 7 prod -2 0 0 1 1 4 tr 26 hand 8 cards 8

# Generation 9
buy 1, 3
buy 0
project Aquifer, 18
place Tharsis_6_9
convert plants
place Tharsis_4_4
convert plants
place Tharsis_5_7
play OreProcessor, 13
action SpaceElevator
sell 3
play Lichen, 7
pass
play Greenhouses, 6
play MagneticFieldDome, 3, 1 Steel
pass
expect global gen 10 temp -18 oxygen 2 oceans 6
expect Player1 stock 47 2 6 3 2 17 prod 6 2 3 2 2 6 tr 28 hand 6 cards 13
expect Player2 stock 38 0 11 4 1 12 prod -2 0 0 2 1 4 tr 27 hand 6 cards 10

# Generation 10
as Player2 buy 3, 9
buy 1, 3
convert heat, 8 Heat
play MedicalLab, 13
convert heat, 8 Heat
play RoverConstruction, 6, 1 Steel
project Asteroid, 14
pass
play IoMiningIndustries, 23, 6 Titanium
project Asteroid, 14
action InventorsGuild
buy 0
convert heat, 8 Heat
action SpaceElevator
pass
expect global gen 11 temp -8 oxygen 2 oceans 6
expect Player1 stock 46 2 5 5 2 9 prod 9 2 5 2 2 6 tr 31 hand 5 cards 15
expect Player2 stock 32 0 11 6 1 9 prod 1 0 0 2 1 4 tr 29 hand 8 cards 11

# Generation 11
buy 3, 9
buy 3, 9
action InventorsGuild
buy 1
project Asteroid, 14
project Asteroid, 14
play SecurityFleet, 3 Titanium
convert heat, 8 Heat
action SpaceElevator
convert heat, 8 Heat
place Tharsis_6_8
play Bushes, 10
project Asteroid, 14
project PowerPlant, 11
convert plants
place Tharsis_4_6
action SecurityFleet
pass
play IceCapMelting, 5
place Tharsis_1_2
pass
expect global gen 12 temp 2 oxygen 3 oceans 8
expect Player1 stock 43 3 10 7 3 9 prod 9 2 5 2 3 6 tr 34 hand 9 cards 15
expect Player2 stock 35 2 7 6 1 6 prod 1 0 0 4 1 4 tr 34 hand 8 cards 13

# Generation 12
as Player2 buy 1, 3
buy 3, 9
play GeothermalPower, 7, 2 Steel
claim Builder, 8
action SpaceElevator
fund Thermalist, 8
project Asteroid, 14
action SecurityFleet
convert heat, 8 Heat
project Aquifer, 18
place Tharsis_1_5
play CaretakerContract, 3
pass
claim Terraformer, 8
play MediaGroup, 6
action InventorsGuild
buy 0
pass
expect global gen 13 temp 6 oxygen 3 oceans 9
expect Player1 stock 46 4 15 9 3 10 prod 9 2 5 2 3 6 tr 36 hand 11 cards 16
expect Player2 stock 36 0 6 10 3 11 prod 1 0 0 4 3 4 tr 35 hand 7 cards 15

# Generation 13
buy 0
buy 3, 9
convert heat, 8 Heat
convert plants
place Tharsis_3_3
action WaterSplittingPlant
play TectonicStressPower, 18
project Greenery, 23
place Tharsis_2_2
project City, 25
place Tharsis_1_1
play Flooding, 7
play TechnologyDemonstration, 1, 1 Titanium
action SpaceElevator
claim Gardener, 8
play CEOsFavoriteProject, 1
action SecurityFleet
play OlympusConference, 5 Steel
action InventorsGuild
buy 0
action CaretakerContract
convert plants
place Tharsis_5_8
sell 3
play Windmills, 4, 1 Steel
play MineralDeposit, 5
end
pass
pass
expect global gen 14 temp 8 oxygen 7 oceans 9
expect Player1 stock 49 2 20 3 4 11 prod 10 2 5 2 4 6 tr 39 hand 6 cards 18
expect Player2 stock 40 5 4 8 6 7 prod 1 0 0 4 6 4 tr 38 hand 7 cards 16

# Generation 14
as Player2 buy 3, 9
buy 4, 12
sell 2
play RestrictedArea, 11
place Tharsis_4_7
fund Scientist, 14
play MicroMills, 3
project Greenery, 23
place Tharsis_5_9
play VestaShipyard, 3, 3 Titanium
action InventorsGuild
buy 1
project PowerPlant, 11
play HeatTrappers, 3 Steel
task -2 Production<Player1, Class<Heat>>
play LocalHeatTrapping, 1
sell 3
action SpaceElevator
action SecurityFleet
action WaterSplittingPlant
play Livestock, 13
action Livestock
convert plants
place Tharsis_4_5
play MiningArea, 2 Steel
pass
convert plants
place Tharsis_3_4
action RestrictedArea, 2
pass
expect global gen 15 temp 8 oxygen 11 oceans 9
expect Player1 stock 53 3 25 4 5 20 prod 13 2 5 1 5 5 tr 39 hand 6 cards 20
expect Player2 stock 48 2 1 5 7 9 prod 1 1 1 4 7 4 tr 42 hand 4 cards 20

# Generation 15
buy 3, 9
buy 3, 9
project City, 25
place Tharsis_2_3
project Aquifer, 18
action RestrictedArea, 2
project City, 25
place Tharsis_7_9
play Mine, 2, 1 Steel
action Livestock
action CaretakerContract
project PowerPlant, 11
action InventorsGuild
buy 1
play PhobosSpaceHaven, 1, 8 Titanium
action WaterSplittingPlant
action OreProcessor
action SpaceElevator
play GhgProducingBacteria, 8
task ProjectCard<Player1> FROM Science<OlympusConference<Player1>>
play BuildingIndustries, 2, 2 Steel
action SecurityFleet
action GhgProducingBacteria 1
pass
play EnergyTapping, 3
task -Production<Player1, Class<Energy>>
pass
expect global gen 16 temp 8 oxygen 13 oceans 9
expect Player1 stock 53 4 23 5 4 30 prod 14 3 6 1 4 5 tr 39 hand 8 cards 23
expect Player2 stock 47 3 2 9 8 5 prod 2 3 1 4 8 4 tr 45 hand 6 cards 22

# Generation 16
as Player2 buy 2, 6
buy 2, 6
convert plants
place Tharsis_7_8
play GanymedeColony, 12, 2 Titanium
project PowerPlant, 11
play Predators, 14
fund Landlord, 20
project PowerPlant, 11
play BusinessContacts, 7
project PowerPlant, 11
action RestrictedArea, 2
action WaterSplittingPlant
play Decomposers, 5
action InventorsGuild
buy 1
action OreProcessor
action SecurityFleet
play WaterImportFromEuropa, 1, 8 Titanium
action Livestock
pass
action Predators
action GhgProducingBacteria 1
action SpaceElevator
play DevelopmentCenter, 5, 3 Steel
action WaterImportFromEuropa, 4 Titanium
sell 1
action DevelopmentCenter
pass
expect global gen 16 temp 8 oxygen 14 oceans 9
expect Player1 stock 56 3 17 6 6 38 prod 16 3 6 1 6 5 tr 39 hand 8 cards 27
expect Player2 stock 48 6 1 6 9 10 prod 2 3 1 4 9 4 tr 46 hand 8 cards 23
expect P1 score tr 39 milestones 10 awards 10 greenery 3 cities 4 cards 27 total 93
expect P2 score tr 46 milestones 5 awards 5 greenery 7 cities 1 cards 12 total 76
expect winner Player1
