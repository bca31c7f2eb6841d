# Blue cards of the base game.

// Adaptation Technology: two steps either way for oxygen, temperature and oceans, for its owner only; a point.
newgame BR 2 mode=tasks
exec 12, ProjectCard
play AdaptationTechnology, 12
expect change Player1 only -12, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
exec 60, 9 ProjectCard
as Player2 exec 60, 9 ProjectCard
expect fails requirement play Lichen, 7
fix TemperatureStep
expect fails requirement as Player2 play Lichen, 7
play Lichen, 7
fix 8 OxygenStep
expect fails requirement play ColonizerTrainingCamp, 8
fix -OxygenStep
expect fails requirement as Player2 play ColonizerTrainingCamp, 8
play ColonizerTrainingCamp, 8
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>
expect fails requirement play Algae, 10
fix OceanTile<Tharsis_5_5>
expect fails requirement as Player2 play Algae, 10
play Algae, 10
fix OceanTile<Tharsis_5_6>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_6_7>
expect fails requirement play DustSeals, 2
fix -OceanTile<Tharsis_6_7>
play DustSeals, 2
expect fails requirement play FusionPower, 14

// Ants: from 4 % oxygen; its action moves a microbe from any card, anybody's; a point for two.
newgame BR 2 mode=tasks
exec 9, ProjectCard
fix 3 OxygenStep
expect fails requirement play Ants, 9
fix OxygenStep
play Ants, 9
expect change Player1 only -9, -ProjectCard
expect Player1 cards 1 tags MicrobeTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 4 oceans 0
expect fails action Ants
fix RegolithEaters
as Player2 fix NitriteReducingBacteria
exec Microbe<RegolithEaters>
as Player2 exec 2 Microbe<NitriteReducingBacteria>
action Ants
task -Microbe<NitriteReducingBacteria<Player2>>
expect =1 Microbe<Ants>, =1 Microbe<RegolithEaters>
as Player2 expect =1 Microbe<NitriteReducingBacteria>
expect Player1 score cards 0
expect fails not-now action Ants
exec -ActionUsedMarker<Ants>
action Ants
task -Microbe<RegolithEaters>
expect =2 Microbe<Ants>, =0 Microbe<RegolithEaters>
expect Player1 score cards 1

// Aquifer Pumping: an ocean for 8, in steel too.
newgame BR 2 mode=tasks
exec 18, ProjectCard
play AquiferPumping, 18
expect change Player1 only -18, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect fails limit action AquiferPumping
exec 7
expect fails limit action AquiferPumping
exec 1
action AquiferPumping, 8
place 1_5
expect Player1 stock 0 0 0 0 0 0 tr 21
expect global oceans 1
expect fails not-now action AquiferPumping
exec -ActionUsedMarker<AquiferPumping>, 3 Steel, 2 Titanium, 2
expect fails limit action AquiferPumping, 2 Titanium, 2
action AquiferPumping, 3 Steel, 2
place 6_7
expect Player1 stock 0 0 2 1 0 0 tr 22

// Arctic Algae: at most -12 degrees; a plant; two plants for each ocean, whoever places it, and for nothing else.
newgame BR 2 mode=tasks
exec 12, ProjectCard
fix 10 TemperatureStep
expect fails requirement play ArcticAlgae, 12
fix -TemperatureStep
play ArcticAlgae, 12
expect change Player1 only -12, Plant, -ProjectCard
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -12 oxygen 0 oceans 0
as Player2 exec OceanTile<Tharsis_1_4>
expect Player1 stock 0 0 0 3 0 0
exec OceanTile<Tharsis_6_7>
expect Player1 stock 0 0 0 6 0 0
exec CityTile<Tharsis_3_4>
expect Player1 stock 0 0 0 6 0 0
expect Player2 stock 0 0 0 0 0 0

// Birds: from 13 % oxygen; two steps of one player's plant production; an animal a generation, a point for each.
newgame BR 2 mode=tasks
exec 10, ProjectCard
fix 12 OxygenStep
expect fails requirement play Birds, 10
fix OxygenStep
exec PROD[Plant]
as Player2 exec PROD[Plant]
expect fails dead-end play Birds, 10
as Player2 exec PROD[Plant]
play Birds, 10
expect change Player1 only -10, -ProjectCard
expect Player1 cards 1 tags AnimalTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 13 oceans 0
expect Player2 prod 0 0 0 0 0 0
action Birds
expect =1 Animal<Birds>
expect Player1 score cards 1
expect fails not-now action Birds
exec -ActionUsedMarker<Birds>
action Birds
expect Player1 score cards 2

// Decomposers: from 3 % oxygen; a microbe for each own animal, plant or microbe tag, its own first; a point for three.
newgame BR 2 mode=tasks
exec 5, ProjectCard
fix 2 OxygenStep
expect fails requirement play Decomposers, 5
fix OxygenStep
play Decomposers, 5
expect change Player1 only -5, -ProjectCard
expect Player1 cards 1 tags MicrobeTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 3 oceans 0
expect =1 Microbe<Decomposers>
exec 60, 9 ProjectCard
as Player2 exec 60, 9 ProjectCard
as Player2 play Greenhouses, 6
play MicroMills, 3
expect =1 Microbe<Decomposers>
play AdaptedLichen, 9
expect =2 Microbe<Decomposers>
expect Player1 score cards 0
play Pets, 10
expect =3 Microbe<Decomposers>
expect Player1 score cards 1
play AdvancedEcosystems, 11
expect =6 Microbe<Decomposers>
expect Player1 score cards 5

// Ecological Zone: needs an own greenery; its tile beside any greenery; an animal for each own animal or plant tag, its own two first; a point for two.
newgame BR 2 mode=tasks
exec 12, ProjectCard
as Player2 fix GreeneryTile<Tharsis_7_5>
expect fails requirement play EcologicalZone, 12
fix GreeneryTile<Tharsis_3_4>
play EcologicalZone, 12
expect fails narrowing place 3_7
place 7_6
expect EcologicalZoneTile<Tharsis_7_6>, =2 Animal<EcologicalZone>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags AnimalTag 1 PlantTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
exec 60, 9 ProjectCard
as Player2 exec 60, 9 ProjectCard
as Player2 play Greenhouses, 6
play MicroMills, 3
play IndustrialMicrobes, 12
expect =2 Animal<EcologicalZone>
play AdaptedLichen, 9
expect =3 Animal<EcologicalZone>
expect Player1 score cards 1
play Pets, 10
expect =4 Animal<EcologicalZone>
expect Player1 score cards 2

// Equatorial Magnetizer: a step of energy production for one of TR.
newgame BR 2 mode=tasks
exec 11, ProjectCard
play EquatorialMagnetizer, 11
expect change Player1 only -11, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect fails action EquatorialMagnetizer
exec PROD[2 Energy]
action EquatorialMagnetizer
expect Player1 prod 0 0 0 0 1 0 tr 21
expect fails not-now action EquatorialMagnetizer

// Extreme-Cold Fungus: at most -10 degrees; a plant, or two microbes onto another card.
newgame BR 2 mode=tasks
exec 13, ProjectCard
fix 11 TemperatureStep
expect fails requirement play ExtremeColdFungus, 13
fix -TemperatureStep
play ExtremeColdFungus, 13
expect change Player1 only -13, -ProjectCard
expect Player1 cards 1 tags MicrobeTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -10 oxygen 0 oceans 0
action ExtremeColdFungus
expect Player1 stock 0 0 0 1 0 0
expect fails not-now action ExtremeColdFungus
exec -ActionUsedMarker<ExtremeColdFungus>
fix RegolithEaters
action ExtremeColdFungus
expect fails task Microbe<RegolithEaters>
task 2 Microbe<RegolithEaters>
expect =2 Microbe<RegolithEaters>, =2 Microbe
expect Player1 stock 0 0 0 1 0 0

// Fish: from 2 degrees; a step of anybody's plant production; an animal a generation, a point for each.
newgame BR 2 mode=tasks
exec 9, ProjectCard
fix 15 TemperatureStep
expect fails requirement play Fish, 9
fix TemperatureStep
expect fails dead-end play Fish, 9
as Player2 exec PROD[Plant]
play Fish, 9
expect change Player1 only -9, -ProjectCard
expect Player1 cards 1 tags AnimalTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp 2 oxygen 0 oceans 0
expect Player2 prod 0 0 0 0 0 0
action Fish
expect =1 Animal<Fish>
expect Player1 score cards 1
expect fails not-now action Fish
exec -ActionUsedMarker<Fish>
action Fish
expect Player1 score cards 2

// GHG Producing Bacteria: from 4 % oxygen; a microbe, or two of them for a step of temperature.
newgame BR 2 mode=tasks
exec 8, ProjectCard
fix 3 OxygenStep
expect fails requirement play GhgProducingBacteria, 8
fix OxygenStep
play GhgProducingBacteria, 8
expect change Player1 only -8, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1 MicrobeTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 4 oceans 0
expect fails action GhgProducingBacteria 2
action GhgProducingBacteria 1
expect =1 Microbe<GhgProducingBacteria>
expect fails not-now action GhgProducingBacteria 1
exec -ActionUsedMarker<GhgProducingBacteria>
expect fails action GhgProducingBacteria 2
exec Microbe<GhgProducingBacteria>
action GhgProducingBacteria 2
expect =0 Microbe
expect global temp -28 oxygen 4
expect Player1 tr 21 score cards 0

// Herbivores: from 8 % oxygen; an animal; a step of anybody's plant production; an animal for each own greenery; a point for two.
newgame BR 2 mode=tasks
exec 12, ProjectCard
fix 7 OxygenStep
expect fails requirement play Herbivores, 12
fix OxygenStep
expect fails dead-end play Herbivores, 12
as Player2 exec PROD[Plant]
play Herbivores, 12
expect change Player1 only -12, -ProjectCard
expect Player1 cards 1 tags AnimalTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 8 oceans 0
expect Player2 prod 0 0 0 0 0 0
expect =1 Animal<Herbivores>
as Player2 exec GreeneryTile<Tharsis_7_4>
exec CityTile<Tharsis_3_3>
expect =1 Animal<Herbivores>
exec GreeneryTile<Tharsis_3_4>
expect =2 Animal<Herbivores>
expect Player1 score cards 1

// Immigrant City: a city for a step of energy and two of money production; a step of money production for each city, its own first.
newgame BR 2 mode=tasks
exec 13, ProjectCard
expect fails dead-end play ImmigrantCity, 13
exec PROD[Energy]
play ImmigrantCity, 13
place 3_4
expect CityTile<Tharsis_3_4>
expect Player1 stock 0 0 0 0 0 0 prod -1 0 0 0 0 0 tr 20 hand 0 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
as Player2 exec CityTile<Tharsis_7_4>
expect Player1 prod 0 0 0 0 0 0
exec CityTile<GanymedeColonyArea>
expect Player1 prod 1 0 0 0 0 0
exec GreeneryTile<Tharsis_3_3>
expect Player1 prod 1 0 0 0 0 0

// Ironworks: four energy for a steel and a step of oxygen.
newgame BR 2 mode=tasks
exec 11, ProjectCard
play Ironworks, 11
expect change Player1 only -11, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 3 Energy
expect fails action Ironworks
exec 2 Energy
action Ironworks
expect Player1 stock 0 1 0 0 1 0 tr 21
expect global oxygen 1
exec 4 Energy
expect fails not-now action Ironworks

// Livestock: from 9 % oxygen; a step of own plant production for two of money; an animal a generation, a point for each.
newgame BR 2 mode=tasks
exec 13, ProjectCard
as Player2 exec PROD[Plant]
fix 8 OxygenStep
expect fails requirement play Livestock, 13
fix OxygenStep
expect fails dead-end play Livestock, 13
exec PROD[Plant]
play Livestock, 13
expect change Player1 only -13, PROD[2, -Plant], -ProjectCard
expect Player1 cards 1 tags AnimalTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 9 oceans 0
expect Player2 prod 0 0 0 1 0 0
action Livestock
expect =1 Animal<Livestock>
expect Player1 score cards 1
expect fails not-now action Livestock
exec -ActionUsedMarker<Livestock>
action Livestock
expect Player1 score cards 2

// Martian Rails: an energy for money, one for each city of anybody on Mars.
newgame BR 2 mode=tasks
exec 13, ProjectCard
fix CityTile<Tharsis_3_4>, CityTile<GanymedeColonyArea>
as Player2 fix CityTile<Tharsis_7_4>
play MartianRails, 13
expect change Player1 only -13, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect fails action MartianRails
exec 2 Energy
action MartianRails
expect Player1 stock 2 0 0 0 1 0
expect fails not-now action MartianRails

// Nitrite Reducing Bacteria: three microbes at once; a microbe, or three of them for a step of TR.
newgame BR 2 mode=tasks
exec 11, ProjectCard
play NitriteReducingBacteria, 11
expect change Player1 only -11, -ProjectCard
expect Player1 cards 1 tags MicrobeTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect =3 Microbe<NitriteReducingBacteria>
action NitriteReducingBacteria 2
expect =0 Microbe<NitriteReducingBacteria>
expect Player1 tr 21
expect fails not-now action NitriteReducingBacteria 1
exec -ActionUsedMarker<NitriteReducingBacteria>
action NitriteReducingBacteria 1
expect =1 Microbe<NitriteReducingBacteria>
exec -ActionUsedMarker<NitriteReducingBacteria>, Microbe<NitriteReducingBacteria>
expect fails action NitriteReducingBacteria 2
expect Player1 score cards 0

// Optimal Aerobraking: 3 money and 3 heat for each own space event, for no other event and no other space card.
newgame BR 2 mode=tasks
exec 7, ProjectCard
play OptimalAerobraking, 7
expect change Player1 only -7, -ProjectCard
expect Player1 cards 1 tags SpaceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 40, 9 ProjectCard
as Player2 exec 40, 9 ProjectCard
play ImportOfAdvancedGhg, 9
expect Player1 stock 34 0 0 0 0 3
play ReleaseOfInertGases, 14
play SolarWindPower, 11
expect Player1 stock 9 0 2 0 0 3
as Player2 play ImportedGhg, 7
expect Player1 stock 9 0 2 0 0 3
expect Player2 stock 33 0 0 0 0 3

// Ore Processor: four energy for a titanium and a step of oxygen.
newgame BR 2 mode=tasks
exec 13, ProjectCard
play OreProcessor, 13
expect change Player1 only -13, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 3 Energy
expect fails action OreProcessor
exec 2 Energy
action OreProcessor
expect Player1 stock 0 0 1 0 1 0 tr 21
expect global oxygen 1
exec 4 Energy
expect fails not-now action OreProcessor

// Pets: an animal, another for each city of anybody, which nothing takes away; a point for two.
newgame BR 2 mode=tasks
exec 10, ProjectCard
play Pets, 10
expect change Player1 only -10, -ProjectCard
expect Player1 cards 1 tags EarthTag 1 AnimalTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect =1 Animal<Pets>
as Player2 exec CityTile<Tharsis_3_4>
expect =2 Animal<Pets>
expect Player1 score cards 1
exec CityTile<GanymedeColonyArea>
expect =3 Animal<Pets>
expect Player1 score cards 1
exec GreeneryTile<Tharsis_7_4>
expect =3 Animal<Pets>
fix 11 OxygenStep, Predators
expect fails action Predators
fix -Predators
as Player2 fix Predators
expect fails as Player2 action Predators
expect =3 Animal<Pets>

// Predators: from 11 % oxygen; an animal from any card of anybody; a point for each.
newgame BR 2 mode=tasks
exec 14, ProjectCard
fix 10 OxygenStep
expect fails requirement play Predators, 14
fix OxygenStep
play Predators, 14
expect change Player1 only -14, -ProjectCard
expect Player1 cards 1 tags AnimalTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 11 oceans 0
expect fails action Predators
as Player2 fix Birds
fix Fish
exec Animal<Fish>
as Player2 exec 2 Animal<Birds>
action Predators
task -Animal<Birds<Player2>>
expect =1 Animal<Predators>, =1 Animal<Fish>
as Player2 expect =1 Animal<Birds>
expect fails not-now action Predators
expect Player1 score cards 2
exec -ActionUsedMarker<Predators>
action Predators
task -Animal<Fish>
expect =2 Animal<Predators>, =0 Animal<Fish>
expect Player1 score cards 2
expect Player2 score cards 1

// Regolith Eaters: a microbe, or two of them for a step of oxygen.
newgame BR 2 mode=tasks
exec 13, ProjectCard
play RegolithEaters, 13
expect change Player1 only -13, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1 MicrobeTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect fails action RegolithEaters 2
action RegolithEaters 1
expect =1 Microbe<RegolithEaters>
expect fails not-now action RegolithEaters 1
exec -ActionUsedMarker<RegolithEaters>
expect fails action RegolithEaters 2
exec Microbe<RegolithEaters>
action RegolithEaters 2
expect =0 Microbe
expect global temp -30 oxygen 1
expect Player1 tr 21 score cards 0

// Research Outpost: a city next to no tile at all; every card 1 cheaper.
newgame BR 2 mode=tasks
exec 18, ProjectCard
as Player2 fix CityTile<Tharsis_3_4>
fix OceanTile<Tharsis_5_5>
play ResearchOutpost, 18
expect fails narrowing place 3_5
expect fails narrowing place 6_6
place 7_4
expect CityTile<Tharsis_7_4>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags ScienceTag 1 CityTag 1 BuildingTag 1
expect =3 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 1
exec 20, 9 ProjectCard
as Player2 exec 20, 9 ProjectCard
expect fails limit play MicroMills, 3
play MicroMills, 2
play ImportOfAdvancedGhg, 8
expect Player1 stock 10 0 0 0 0 0
exec 1
project PowerPlant, 11
expect Player1 stock 0 0 0 0 0 0
as Player2 exec PROD[2 Heat]
as Player2 play HeatTrappers, 6
expect Player2 stock 14 0 0 0 0 0

// Rover Construction: 2 for each city of anybody, in space too; a point.
newgame BR 2 mode=tasks
exec 8, ProjectCard
play RoverConstruction, 8
expect change Player1 only -8, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
as Player2 exec CityTile<Tharsis_3_4>
expect Player1 stock 2 0 0 0 0 0
exec CityTile<GanymedeColonyArea>
expect Player1 stock 4 0 0 0 0 0
exec GreeneryTile<Tharsis_7_4>
expect Player1 stock 4 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0

// Search For Life: at most 6 % oxygen; 1 to look for a microbe; three points once one was found.
newgame BR 2 mode=tasks
exec 3, ProjectCard
fix 7 OxygenStep
expect fails requirement play SearchForLife, 3
fix -OxygenStep
play SearchForLife, 3
expect change Player1 only -3, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 6 oceans 0
expect fails action SearchForLife
exec 3
action SearchForLife
task Ok
expect =0 Science<SearchForLife>
expect Player1 stock 2 0 0 0 0 0 hand 0 score cards 0
expect fails not-now action SearchForLife
exec -ActionUsedMarker<SearchForLife>
action SearchForLife
task Science<SearchForLife>
expect Player1 stock 1 0 0 0 0 0 hand 0 score cards 3
exec -ActionUsedMarker<SearchForLife>
action SearchForLife
task Science<SearchForLife>
expect =2 Science<SearchForLife>
expect Player1 score cards 3

// Shuttles: from 5 % oxygen; a step of energy production for two of money; space cards 2 cheaper; a point.
newgame BR 2 mode=tasks
exec 10, ProjectCard
fix 4 OxygenStep
expect fails requirement play Shuttles, 10
fix OxygenStep
expect fails dead-end play Shuttles, 10
exec PROD[Energy]
play Shuttles, 10
expect change Player1 only -10, PROD[2, -Energy], -ProjectCard
expect Player1 cards 1 tags SpaceTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 5 oceans 0
exec 20, 9 ProjectCard
as Player2 exec 20, 9 ProjectCard
play ImportOfAdvancedGhg, 7
play SpaceMirrors, 1
play MicroMills, 3
expect Player1 stock 9 0 0 0 0 0
as Player2 play SolarWindPower, 11
expect Player2 stock 9 0 2 0 0 0

// Small Animals: from 6 % oxygen; a step of anybody's plant production; an animal a generation, a point for two.
newgame BR 2 mode=tasks
exec 6, ProjectCard
fix 5 OxygenStep
expect fails requirement play SmallAnimals, 6
fix OxygenStep
expect fails dead-end play SmallAnimals, 6
as Player2 exec PROD[Plant]
play SmallAnimals, 6
expect change Player1 only -6, -ProjectCard
expect Player1 cards 1 tags AnimalTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 6 oceans 0
expect Player2 prod 0 0 0 0 0 0
action SmallAnimals
expect =1 Animal<SmallAnimals>
expect Player1 score cards 0
expect fails not-now action SmallAnimals
exec -ActionUsedMarker<SmallAnimals>
action SmallAnimals
expect Player1 score cards 1

// Space Mirrors: 7 for a step of energy production.
newgame BR 2 mode=tasks
exec 3, ProjectCard
play SpaceMirrors, 3
expect change Player1 only -3, -ProjectCard
expect Player1 cards 1 tags PowerTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 6
expect fails limit action SpaceMirrors
exec 2
action SpaceMirrors, 7
expect change Player1 only -7, PROD[Energy]
exec 7
expect fails not-now action SpaceMirrors

// Steelworks: four energy for two steel and a step of oxygen.
newgame BR 2 mode=tasks
exec 15, ProjectCard
play Steelworks, 15
expect change Player1 only -15, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 3 Energy
expect fails action Steelworks
exec 2 Energy
action Steelworks
expect Player1 stock 0 2 0 0 1 0 tr 21
expect global oxygen 1
exec 4 Energy
expect fails not-now action Steelworks

// Symbiotic Fungus: from -14 degrees; a microbe onto another card a generation.
newgame BR 2 mode=tasks
exec 4, ProjectCard
fix 7 TemperatureStep
expect fails requirement play SymbioticFungus, 4
fix TemperatureStep
play SymbioticFungus, 4
expect change Player1 only -4, -ProjectCard
expect Player1 cards 1 tags MicrobeTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -14 oxygen 0 oceans 0
fix RegolithEaters, NitriteReducingBacteria
action SymbioticFungus
put RegolithEaters
expect =1 Microbe<RegolithEaters>, =1 Microbe
expect fails not-now action SymbioticFungus
exec -ActionUsedMarker<SymbioticFungus>
action SymbioticFungus
put NitriteReducingBacteria
expect =1 Microbe<RegolithEaters>, =1 Microbe<NitriteReducingBacteria>

// Underground Detonations: 10 for two steps of heat production.
newgame BR 2 mode=tasks
exec 6, ProjectCard
play UndergroundDetonations, 6
expect change Player1 only -6, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 9
expect fails limit action UndergroundDetonations
exec 2
action UndergroundDetonations, 10
expect change Player1 only -10, PROD[2 Heat]
exec 10
expect fails not-now action UndergroundDetonations

// Water Import From Europa: an ocean for 12, in titanium too; a point for each own Jovian tag.
newgame BR 2 mode=tasks
exec 25, ProjectCard
play WaterImportFromEuropa, 25
expect change Player1 only -25, -ProjectCard
expect Player1 cards 1 tags JovianTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
exec 11
expect fails limit action WaterImportFromEuropa
exec 1
action WaterImportFromEuropa, 12
place 1_5
expect Player1 stock 0 0 0 0 0 0 tr 21
expect global oceans 1
exec 12
expect fails not-now action WaterImportFromEuropa
exec -ActionUsedMarker<WaterImportFromEuropa>, 3 Titanium, 2 Steel
expect fails limit action WaterImportFromEuropa, 8, 2 Steel
action WaterImportFromEuropa, 3 Titanium, 3
place 6_7
expect Player1 stock 9 2 0 1 0 0 tr 22
as Player2 fix VestaShipyard
expect Player1 score cards 1
fix ColonizerTrainingCamp
expect Player1 score cards 4

// Water Splitting Plant: with two oceans; three energy for a step of oxygen.
newgame BR 2 mode=tasks
exec 12, ProjectCard
fix OceanTile<Tharsis_1_4>
expect fails requirement play WaterSplittingPlant, 12
fix OceanTile<Tharsis_1_5>
play WaterSplittingPlant, 12
expect change Player1 only -12, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 2
exec 2 Energy
expect fails action WaterSplittingPlant
exec 2 Energy
action WaterSplittingPlant
expect Player1 stock 0 0 0 0 1 0 tr 21
expect global oxygen 1
exec 3 Energy
expect fails not-now action WaterSplittingPlant
