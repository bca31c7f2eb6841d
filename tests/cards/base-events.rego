# Red cards of the base game.

// Aerobraked Ammonia Asteroid: three steps of heat and one of plant production; two microbes onto one card.
newgame BR 2 mode=tasks
exec 26, ProjectCard
fix RegolithEaters, NitriteReducingBacteria
play AerobrakedAmmoniaAsteroid, 26
put RegolithEaters
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 1 0 3 tr 20 hand 0 cards 2 tags ScienceTag 1 MicrobeTag 2
expect =3 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect =2 Microbe<RegolithEaters>, =2 Microbe

// Aerobraked Ammonia Asteroid: without a card for microbes the rest still happens.
newgame BR 2 mode=tasks
exec 26, ProjectCard
play AerobrakedAmmoniaAsteroid, 26
expect change Player1 only -26, PROD[Plant, 3 Heat], -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Asteroid: a step of temperature, two titanium, up to three plants of one player.
newgame BR 2 mode=tasks
exec 14, ProjectCard
as Player2 exec 5 Plant
play AsteroidCard, 14
expect fails task -4 Plant<Player2>
task -3 Plant<Player2>
expect Player1 stock 0 0 2 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -28 oxygen 0 oceans 0
expect Player2 stock 0 0 0 2 0 0

// Big Asteroid: two steps of temperature, four titanium, up to four plants of one player.
newgame BR 2 mode=tasks
exec 27, ProjectCard
as Player2 exec 6 Plant
play BigAsteroid, 27
expect fails task -5 Plant<Player2>
task -4 Plant<Player2>
expect Player1 stock 0 0 4 0 0 0 prod 0 0 0 0 0 0 tr 22 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -26 oxygen 0 oceans 0
expect Player2 stock 0 0 0 2 0 0

// Comet: a step of temperature, an ocean, up to three plants of one player.
newgame BR 2 mode=tasks
exec 21, ProjectCard
as Player2 exec 5 Plant
play Comet, 21
place 1_5
expect fails task -4 Plant<Player2>
task -3 Plant<Player2>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 22 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -28 oxygen 0 oceans 1
expect Player2 stock 0 0 0 2 0 0

// Convoy From Europa: an ocean and a card.
newgame BR 2 mode=tasks
exec 15, ProjectCard
play ConvoyFromEuropa, 15
place 1_5
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 1

// Deimos Down: three steps of temperature (with the heat production on the track), four steel, up to eight plants of one player.
newgame BR 2 mode=tasks
exec 31, ProjectCard
as Player2 exec 9 Plant
play DeimosDown, 31
expect fails task -9 Plant<Player2>
task -8 Plant<Player2>
expect Player1 stock 0 4 0 0 0 0 prod 0 0 0 0 0 1 tr 23 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -24 oxygen 0 oceans 0
expect Player2 stock 0 0 0 1 0 0

// Flooding: an ocean; 4 money of the owner of one tile beside it, if wanted; a point lost.
newgame BR 3 mode=tasks
exec 7, ProjectCard
as Player2 exec 10
as Player3 exec 10
as Player2 fix CityTile<Tharsis_2_5>
as Player3 fix CityTile<Tharsis_7_4>
play Flooding, 7
place 1_5
expect fails task -4 M<Player3>
expect fails task -5 M<Player2>
task -4 M<Player2>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards -1
expect global temp -30 oxygen 0 oceans 1
expect Player2 stock 6 0 0 0 0 0
expect Player3 stock 10 0 0 0 0 0

// Flooding: nothing beside the ocean, nothing to take.
newgame BR 2 mode=tasks
exec 7, ProjectCard
as Player2 exec 10
as Player2 fix CityTile<Tharsis_7_4>
play Flooding, 7
place 1_5
expect fails task -4 M<Player2>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards -1
expect global temp -30 oxygen 0 oceans 1
expect Player2 stock 10 0 0 0 0 0

// Giant Ice Asteroid: two steps of temperature, two oceans, up to six plants of one player.
newgame BR 2 mode=tasks
exec 36, ProjectCard
as Player2 exec 7 Plant
play GiantIceAsteroid, 36
place 1_5
place 6_7
expect fails task -7 Plant<Player2>
task -6 Plant<Player2>
expect Player1 stock 0 0 0 1 0 0 prod 0 0 0 0 0 0 tr 24 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -26 oxygen 0 oceans 2
expect Player2 stock 0 0 0 1 0 0

// Ice Asteroid: two oceans.
newgame BR 2 mode=tasks
exec 23, ProjectCard
play IceAsteroid, 23
place 1_5
place 6_7
expect Player1 stock 0 0 0 1 0 0 prod 0 0 0 0 0 0 tr 22 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 2

// Ice Cap Melting: from 2 degrees; an ocean.
newgame BR 2 mode=tasks
exec 5, ProjectCard
fix 15 TemperatureStep
expect fails requirement play IceCapMelting, 5
fix TemperatureStep
play IceCapMelting, 5
place 1_5
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp 2 oxygen 0 oceans 1

// Imported GHG: a step of heat production, three heat.
newgame BR 2 mode=tasks
exec 7, ProjectCard
play ImportedGhg, 7
expect change Player1 only -7, 3 Heat, PROD[Heat], -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Imported Hydrogen: an ocean, and three plants.
newgame BR 2 mode=tasks
exec 16, ProjectCard
fix RegolithEaters, Fish
play ImportedHydrogen, 16
place 1_5
task 3 Plant
expect Player1 stock 0 0 0 3 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 2 tags ScienceTag 1 MicrobeTag 1 AnimalTag 1
expect =3 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 1

// Imported Hydrogen: an ocean, and three microbes onto a card.
newgame BR 2 mode=tasks
exec 16, ProjectCard
fix RegolithEaters, Fish
play ImportedHydrogen, 16
place 1_5
task 3 Microbe<RegolithEaters>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 2 tags ScienceTag 1 MicrobeTag 1 AnimalTag 1
expect =3 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 1
expect =3 Microbe<RegolithEaters>, =0 Animal

// Imported Hydrogen: an ocean, and two animals onto a card.
newgame BR 2 mode=tasks
exec 16, ProjectCard
fix RegolithEaters, Fish
play ImportedHydrogen, 16
place 1_5
expect fails task 3 Animal<Fish>
task 2 Animal<Fish>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 2 tags ScienceTag 1 MicrobeTag 1 AnimalTag 1
expect =3 Tag, =1 PlayedEvent
expect Player1 score cards 2
expect global temp -30 oxygen 0 oceans 1
expect =0 Microbe, =2 Animal<Fish>

// Imported Nitrogen: a step of TR, four plants, three microbes and two animals, each kind onto a card.
newgame BR 2 mode=tasks
exec 23, ProjectCard
fix RegolithEaters, NitriteReducingBacteria, Fish
play ImportedNitrogen, 23
put RegolithEaters
expect Player1 stock 0 0 0 4 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 3 tags ScienceTag 1 MicrobeTag 2 AnimalTag 1
expect =4 Tag, =1 PlayedEvent
expect Player1 score cards 2
expect global temp -30 oxygen 0 oceans 0
expect =3 Microbe<RegolithEaters>, =3 Microbe, =2 Animal<Fish>

// Import of Advanced GHG: two steps of heat production.
newgame BR 2 mode=tasks
exec 9, ProjectCard
play ImportOfAdvancedGhg, 9
expect change Player1 only -9, PROD[2 Heat], -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Large Convoy: an ocean, two cards, five plants; two points.
newgame BR 2 mode=tasks
exec 36, ProjectCard
fix Fish
play LargeConvoy, 36
place 1_5
task 5 Plant
expect Player1 stock 0 0 0 5 0 0 prod 0 0 0 0 0 0 tr 21 hand 2 cards 1 tags AnimalTag 1
expect =1 Tag, =1 PlayedEvent
expect Player1 score cards 2
expect global temp -30 oxygen 0 oceans 1

// Large Convoy: or four animals onto a card.
newgame BR 2 mode=tasks
exec 36, ProjectCard
fix Fish
play LargeConvoy, 36
place 1_5
expect fails task 3 Animal<Fish>
task 4 Animal<Fish>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 2 cards 1 tags AnimalTag 1
expect =1 Tag, =1 PlayedEvent
expect Player1 score cards 6
expect global temp -30 oxygen 0 oceans 1

// Lava Flows: two steps of temperature, its tile on one of the four volcanoes.
newgame BR 2 mode=tasks
exec 18, ProjectCard
play LavaFlows, 18
expect fails narrowing place 3_4
expect fails narrowing place 5_2
place 2_2
expect LavaFlowsTile<Tharsis_2_2>
expect Player1 stock 0 1 0 0 0 0 prod 0 0 0 0 0 0 tr 22 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -26 oxygen 0 oceans 0

// Local Heat Trapping: five heat for four plants.
newgame BR 2 mode=tasks
exec 1, ProjectCard
fix Fish
exec 4 Heat
expect fails limit play LocalHeatTrapping, 1
exec 2 Heat
play LocalHeatTrapping, 1
task 4 Plant
expect Player1 stock 0 0 0 4 0 1 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags AnimalTag 1
expect =1 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Local Heat Trapping: or for two animals onto a card.
newgame BR 2 mode=tasks
exec 1, ProjectCard
fix Fish
exec 5 Heat
play LocalHeatTrapping, 1
task 2 Animal<Fish>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags AnimalTag 1
expect =1 Tag, =1 PlayedEvent
expect Player1 score cards 2
expect global temp -30 oxygen 0 oceans 0

// Mining Expedition: a step of oxygen, two steel, two plants of one player.
newgame BR 2 mode=tasks
exec 12, ProjectCard
as Player2 exec 3 Plant
play MiningExpedition, 12
expect fails task -3 Plant<Player2>
task -2 Plant<Player2>
expect Player1 stock 0 2 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 1 oceans 0
expect Player2 stock 0 0 0 1 0 0

// Nitrogen-Rich Asteroid: two steps of TR, one of temperature, and one of plant production.
newgame BR 2 mode=tasks
exec 31, ProjectCard
fix AdaptedLichen, Greenhouses
play NitrogenRichAsteroid, 31
expect change Player1 only -31, PROD[Plant], TR 3, -ProjectCard
expect Player1 cards 2 tags PlantTag 2 BuildingTag 1
expect =3 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -28 oxygen 0 oceans 0

// Nitrogen-Rich Asteroid: with three plant tags four of plant production.
newgame BR 2 mode=tasks
exec 31, ProjectCard
fix AdaptedLichen, Greenhouses, Grass
play NitrogenRichAsteroid, 31
task PROD[4 Plant]
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 4 0 0 tr 23 hand 0 cards 3 tags PlantTag 3 BuildingTag 1
expect =4 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -28 oxygen 0 oceans 0

// Permafrost Extraction: from -8 degrees; an ocean.
newgame BR 2 mode=tasks
exec 8, ProjectCard
fix 10 TemperatureStep
expect fails requirement play PermafrostExtraction, 8
fix TemperatureStep
play PermafrostExtraction, 8
place 1_5
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -8 oxygen 0 oceans 1

// Release of Inert Gases: two steps of TR.
newgame BR 2 mode=tasks
exec 14, ProjectCard
play ReleaseOfInertGases, 14
expect change Player1 only -14, TR 2, -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Special Design: two steps either way for the next card in this generation, and only for that.
newgame BR 2 mode=tasks
exec 4, ProjectCard
play SpecialDesign, 4
expect change Player1 only -4, -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 60, 9 ProjectCard
expect fails requirement play Lichen, 7
fix TemperatureStep
play Lichen, 7
expect fails requirement play NoctisFarming, 10
fix 2 TemperatureStep
expect fails requirement play NoctisFarming, 10

// Special Design: another card in between uses it up; upper limits move too.
newgame BR 2 mode=tasks
exec 4, ProjectCard
play SpecialDesign, 4
expect change Player1 only -4, -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 60, 9 ProjectCard
fix 8 OxygenStep
expect fails requirement play ColonizerTrainingCamp, 8
fix -OxygenStep
play MicroMills, 3
expect fails requirement play ColonizerTrainingCamp, 8

// Special Design: upper limits move by two steps.
newgame BR 2 mode=tasks
exec 4, ProjectCard
play SpecialDesign, 4
expect change Player1 only -4, -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 8, ProjectCard
fix 8 OxygenStep
expect fails requirement play ColonizerTrainingCamp, 8
fix -OxygenStep
play ColonizerTrainingCamp, 8

// Special Design: not in the next generation.
newgame BR 2
as Player1 play CrediCor
as Player1 buy 3
as Player2 play Ecoline
as Player2 buy 0
fix TemperatureStep
as Player1 play SpecialDesign, 4
as Player1 end
as Player2 pass
as Player1 pass
as Player1 buy 0
as Player2 buy 0
as Player2 pass
expect fails requirement as Player1 play Lichen, 7
fix 2 TemperatureStep
as Player1 play Lichen, 7
expect Player1 stock 57 0 0 0 0 0 hand 1

// Subterranean Reservoir: an ocean.
newgame BR 2 mode=tasks
exec 11, ProjectCard
play SubterraneanReservoir, 11
place 1_5
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 1

// Towing A Comet: two plants, a step of oxygen, an ocean.
newgame BR 2 mode=tasks
exec 23, ProjectCard
play TowingAComet, 23
place 1_5
expect Player1 stock 0 0 0 2 0 0 prod 0 0 0 0 0 0 tr 22 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -30 oxygen 1 oceans 1
