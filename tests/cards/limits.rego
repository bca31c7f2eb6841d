# Cards where something they do has become impossible, or meets another card.

// Nuclear Zone at the highest temperature: the tile comes, no step and no TR.
newgame BR 2 mode=tasks
exec 10, ProjectCard
fix 19 TemperatureStep
play NuclearZone, 10
place 3_4
expect Player1 tr 20 score cards -2
expect global temp 8

// Deimos Down one step below the highest temperature: one step of TR.
newgame BR 2 mode=tasks
exec 31, ProjectCard
fix 18 TemperatureStep
play DeimosDown, 31
expect Player1 tr 21 stock 0 4 0 0 0 0
expect global temp 8

// Subterranean Reservoir and Towing a Comet with all oceans placed: the rest still happens.
newgame BR 2 mode=tasks
exec 34, 2 ProjectCard
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
play SubterraneanReservoir, 11
play TowingAComet, 23
expect Player1 tr 21 stock 0 0 0 2 0 0
expect global oceans 9 oxygen 1
expect =2 PlayedEvent

// Ice Asteroid with one ocean left: one is placed.
newgame BR 2 mode=tasks
exec 23, ProjectCard
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_8>
play IceAsteroid, 23
place 9_9
expect Player1 tr 21 stock 0 0 2 0 0 0
expect global oceans 9
expect =1 PlayedEvent

// Flooding with all oceans placed: nobody loses anything.
newgame BR 2 mode=tasks
exec 7, ProjectCard
as Player2 exec 10
as Player2 fix CityTile<Tharsis_2_5>
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
play Flooding, 7
expect fails task -4 M<Player2>
expect Player2 stock 10 0 0 0 0 0
expect =1 PlayedEvent

// Mangrove at the highest oxygen: the greenery comes, no step and no TR.
newgame BR 2 mode=tasks
exec 12, ProjectCard
fix 17 TemperatureStep, 14 OxygenStep
play Mangrove, 12
place 1_5
expect Player1 tr 20 score cards 1 greenery 1
expect global oxygen 14

// Strip Mine across 8 %: the temperature step of the track comes too, TR for all three.
newgame BR 2 mode=tasks
exec 25, ProjectCard, PROD[2 Energy]
fix 7 OxygenStep
play StripMine, 25
expect Player1 tr 23
expect global oxygen 9 temp -28

// Lava Flows with every volcano taken cannot be played.
newgame BR 2 mode=tasks
exec 18, ProjectCard
as Player2 fix GreeneryTile<Tharsis_2_2>, GreeneryTile<Tharsis_3_1>, GreeneryTile<Tharsis_4_1>, GreeneryTile<Tharsis_5_1>
expect fails dead-end play LavaFlows, 18
as Player2 fix -GreeneryTile<Tharsis_4_1>
play LavaFlows, 18
expect LavaFlowsTile<Tharsis_4_1>
expect Player1 stock 0 0 1 1 0 0

// Insulation needs a step of heat production at least.
newgame BR 2 mode=tasks
exec 2, ProjectCard
expect fails dead-end play Insulation, 2
exec PROD[Heat]
play Insulation, 2
task? PROD[Megacredit FROM Heat]
expect Player1 prod 1 0 0 0 0 0

// Viral Enhancers and Ecological Zone: two tags, two answers, besides its own two animals.
newgame BR 2 mode=tasks
exec 21, 2 ProjectCard
fix GreeneryTile<Tharsis_3_4>
play ViralEnhancers, 9
play EcologicalZone, 12
place 3_5
task Animal<EcologicalZone>
task Plant
expect =3 Animal<EcologicalZone>
expect Player1 stock 0 0 0 2 0 0 score cards 1

// Viral Enhancers and Decomposers hear the microbe tag of Virus, an event.
newgame BR 2 mode=tasks
exec 15, 3 ProjectCard
fix 3 OxygenStep
play Decomposers, 5
play ViralEnhancers, 9
expect =2 Microbe<Decomposers>
expect Player1 stock 1 0 0 1 0 0
play Virus, 1
task? Plant
expect =3 Microbe<Decomposers>
expect Player1 stock 0 0 0 2 0 0
task? Ok
expect Player1 stock 0 0 0 2 0 0 tags MicrobeTag 2
expect =1 PlayedEvent

// Moss may lose the plant that Viral Enhancers brings for its own tag.
newgame BR 2 mode=tasks
exec 13, 2 ProjectCard
play ViralEnhancers, 9
exec -Plant
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>
play Moss, 4
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 1 0 0

// Mars University with an empty hand: nothing to change.
newgame BR 2 mode=tasks
exec 8, ProjectCard
play MarsUniversity, 8
expect fails task -ProjectCard
expect Player1 hand 0 score cards 1

// Olympus Conference and Research: two tags, two answers.
newgame BR 2 mode=tasks
exec 21, 2 ProjectCard
play OlympusConference, 10
play Research, 11
task Science<OlympusConference>
task ProjectCard FROM Science<OlympusConference>
expect =1 Science<OlympusConference>
expect Player1 hand 3

// Optimal Aerobraking hears Technology Demonstration, a space event as well.
newgame BR 2 mode=tasks
exec 12, 2 ProjectCard
play OptimalAerobraking, 7
play TechnologyDemonstration, 5
expect Player1 stock 3 0 0 0 0 3 hand 2

// Local Heat Trapping with Helion: heat that pays for the card cannot be spent a second time.
newgame BR 2 mode=tasks
play Helion
exec -42, ProjectCard, 5 Heat
expect fails play LocalHeatTrapping, 1 Heat
exec Heat
play LocalHeatTrapping, 1 Heat
expect Player1 stock 0 0 0 4 0 0

// Robotic Workforce copies Capital's production, not its city, and Mining Rights' metal.
newgame BR 2 mode=tasks
exec 9, ProjectCard, PROD[2 Energy]
fix Capital
play RoboticWorkforce, 9
expect Player1 prod 5 0 0 0 0 0
expect =0 CityTile
newgame BR 2 mode=tasks
exec 18, 2 ProjectCard
play MiningRights, 9
place 8_9
play RoboticWorkforce, 9
expect Player1 prod 0 0 2 0 0 0 stock 0 0 1 0 0 0

// Robotic Workforce copies a corporation with a building tag, too: Mining Guild's steel production.
newgame BR 2 mode=tasks
play MiningGuild
exec ProjectCard
play RoboticWorkforce, 9
expect Player1 prod 0 2 0 0 0 0 stock 21 5 0 0 0 0

// Discounts add up: Space Station, Shuttles and Earth Office on a card with both tags.
newgame BR 2 mode=tasks
exec 24, 2 ProjectCard
fix SpaceStation, Shuttles, EarthOffice
play ImmigrationShuttles, 24
expect change Player1 only -24, PROD[5], -ProjectCard

// Steel for building cards only, titanium for space cards only; both for a card with both.
newgame BR 2 mode=tasks
exec 6, 9 Steel, 9 Titanium, 9 ProjectCard
expect fails limit play MicroMills, 2 Steel
expect fails limit play MicroMills, 1 Titanium
expect fails limit play SpaceMirrors, 2 Steel
expect fails limit play Mine, 2 Titanium
play SpaceMirrors, 1 Titanium
play Mine, 2 Steel
play SpaceElevator, 7 Steel, 4 Titanium, 1
expect Player1 stock 5 0 4 0 0 0

// Advanced Ecosystems and the other tags of one card: each tag needs one card or another, one card may bring two.
newgame BR 2 mode=tasks
exec 11, ProjectCard
fix EcologicalZone
expect fails requirement play AdvancedEcosystems, 11
fix Tardigrades
play AdvancedEcosystems, 11
expect AdvancedEcosystems

// Protected Habitats guards the stock, not the production.
newgame BR 2 mode=tasks
exec PROD[Plant]
fix ProtectedHabitats
as Player2 exec 6, ProjectCard
fix 6 OxygenStep
as Player2 play SmallAnimals, 6
expect Player1 prod 0 0 0 0 0 0

// Pets gain an animal for a city of the opponent in space as well, and Herbivores for a greenery from plants.
newgame BR 2 mode=tasks
exec 8 Plant
fix Pets, Herbivores
as Player2 exec 20, ProjectCard
as Player2 play GanymedeColony, 20
expect =1 Animal<Pets>
convert plants
place 3_4
expect =1 Animal<Herbivores>

// Search for Life and Inventors' Guild leave the hand alone when nothing is found or bought.
newgame BR 2 mode=tasks
exec 4
fix SearchForLife, InventorsGuild
action SearchForLife
task Ok
action InventorsGuild
task Ok
expect Player1 stock 3 0 0 0 0 0 hand 0

// Inventors' Guild without the money for it.
newgame BR 2 mode=tasks
exec 2
fix InventorsGuild
action InventorsGuild
expect fails buy 1
task? Ok
expect Player1 stock 2 0 0 0 0 0 hand 0

// Greenhouses without a city and Insects without a plant tag bring nothing and can be played.
newgame BR 2 mode=tasks
exec 15, 2 ProjectCard
fix 6 OxygenStep
play Insects, 9
play Greenhouses, 6
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 cards 2

// Worms alone: one microbe tag is not two.
newgame BR 2 mode=tasks
exec 8, ProjectCard
fix 4 OxygenStep
play Worms, 8
expect Player1 prod 0 0 0 0 0 0

// Asteroid Mining Consortium takes its own titanium production if nobody else has any.
newgame BR 2 mode=tasks
exec 13, ProjectCard, PROD[Titanium]
play AsteroidMiningConsortium, 13
task? PROD[-Titanium<Player1>]
expect Player1 prod 0 0 1 0 0 0

// Nitrogen-Rich Asteroid with three plant tags may still be only one step.
newgame BR 2 mode=tasks
exec 31, ProjectCard
fix AdaptedLichen, Greenhouses, Grass
play NitrogenRichAsteroid, 31
expect fails task PROD[2 Plant]
task PROD[Plant]
expect Player1 prod 0 0 0 1 0 0 tr 23

// Land Claim's owner uses the area up; the marker does not hinder others' tiles beside it.
newgame BR 2 mode=tasks
exec 1, ProjectCard
play LandClaim, 1
place 3_4
as Player2 exec CityTile
as Player2 place 3_5
as Player2 expect CityTile<Tharsis_3_5>

// A claimed area cannot be claimed again, nor one with a tile.
newgame BR 2 mode=tasks
exec 1, ProjectCard
as Player2 fix CityTile<Tharsis_7_4>
as Player2 fix LandClaimMarker<Tharsis_3_4>
play LandClaim, 1
expect fails place 3_4
expect fails place 7_4
place 3_5
expect LandClaimMarker<Tharsis_3_5>

// CEO's Favorite Project cannot be played while no own card has a resource.
newgame BR 2 mode=tasks
exec 1, ProjectCard
fix SecurityFleet, Tardigrades
as Player2 fix Fish
as Player2 exec Animal<Fish>
expect fails dead-end play CEOsFavoriteProject, 1
exec Fighter<SecurityFleet>
play CEOsFavoriteProject, 1
expect =2 Fighter<SecurityFleet>, =0 Microbe

// Each city and each greenery that a card places is heard by the cards that listen for them.
newgame BR 2 mode=tasks
exec 49, 2 ProjectCard, PROD[2 Energy]
fix ImmigrantCity, RoverConstruction, Pets, Herbivores
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>
play Capital, 26
place 3_4
expect Player1 stock 25 0 0 0 0 0 prod 6 0 0 0 0 0
expect =1 Animal<Pets>
play ProtectedValley, 23
place 9_9
expect =1 Animal<Herbivores>
expect Player1 stock 2 0 2 0 0 0 prod 8 0 0 0 0 0

// Arctic Algae hears both oceans of Ice Asteroid; Mining Guild the tile of Mining Rights.
newgame BR 2 mode=tasks
exec 23, ProjectCard
fix ArcticAlgae
play IceAsteroid, 23
place 1_5
place 9_9
expect Player1 stock 0 0 2 4 0 0
newgame BR 2 mode=tasks
play MiningGuild
exec ProjectCard
play MiningRights, 9
place 1_1
expect Player1 stock 21 7 0 0 0 0 prod 0 3 0 0 0 0

// CrediCor and Standard Technology both pay back for a city.
newgame BR 2 mode=tasks
play CrediCor
fix StandardTechnology
project City, 25
place 3_4
expect Player1 stock 39 0 0 0 0 0

// ThorGate and Space Station on a card with both tags.
newgame BR 2 mode=tasks
play ThorGate
exec ProjectCard
fix SpaceStation, VestaShipyard
play BeamFromAThoriumAsteroid, 27
expect Player1 stock 21 0 0 0 0 0 prod 0 0 0 0 4 3

// Virus cannot touch Pets: with nothing else there it is over at once.
newgame BR 2 mode=tasks
exec 1, ProjectCard
as Player2 fix Pets
as Player2 exec 2 Animal<Pets>
play Virus, 1
expect fails task -Animal<Pets<Player2>>
as Player2 expect =2 Animal<Pets>
expect =1 PlayedEvent

// Artificial Lake needs land. One area is left: there it goes.
newgame BR 2 mode=ops
exec 30, 2 ProjectCard
fix 12 TemperatureStep
as Player2 fix GreeneryTile<Tharsis_1_1>, GreeneryTile<Tharsis_1_3>
as Player2 fix GreeneryTile<Tharsis_2_1>, GreeneryTile<Tharsis_2_2>, GreeneryTile<Tharsis_2_3>, GreeneryTile<Tharsis_2_4>, GreeneryTile<Tharsis_2_5>
as Player2 fix GreeneryTile<Tharsis_3_1>, GreeneryTile<Tharsis_3_2>, GreeneryTile<Tharsis_3_3>, GreeneryTile<Tharsis_3_4>, GreeneryTile<Tharsis_3_5>, GreeneryTile<Tharsis_3_6>, GreeneryTile<Tharsis_3_7>
as Player2 fix GreeneryTile<Tharsis_4_1>, GreeneryTile<Tharsis_4_2>, GreeneryTile<Tharsis_4_3>, GreeneryTile<Tharsis_4_4>, GreeneryTile<Tharsis_4_5>, GreeneryTile<Tharsis_4_6>, GreeneryTile<Tharsis_4_7>
as Player2 fix GreeneryTile<Tharsis_5_1>, GreeneryTile<Tharsis_5_2>, GreeneryTile<Tharsis_5_7>, GreeneryTile<Tharsis_5_8>, GreeneryTile<Tharsis_5_9>
as Player2 fix GreeneryTile<Tharsis_6_2>, GreeneryTile<Tharsis_6_3>, GreeneryTile<Tharsis_6_4>, GreeneryTile<Tharsis_6_5>, GreeneryTile<Tharsis_6_6>
as Player2 fix GreeneryTile<Tharsis_7_3>, GreeneryTile<Tharsis_7_4>, GreeneryTile<Tharsis_7_5>, GreeneryTile<Tharsis_7_6>, GreeneryTile<Tharsis_7_7>, GreeneryTile<Tharsis_7_8>, GreeneryTile<Tharsis_7_9>
as Player2 fix GreeneryTile<Tharsis_8_4>, GreeneryTile<Tharsis_8_5>, GreeneryTile<Tharsis_8_6>, GreeneryTile<Tharsis_8_7>, GreeneryTile<Tharsis_8_8>, GreeneryTile<Tharsis_8_9>
as Player2 fix GreeneryTile<Tharsis_9_5>, GreeneryTile<Tharsis_9_6>, GreeneryTile<Tharsis_9_7>
play ArtificialLake, 15
expect OceanTile<Tharsis_9_8>
expect global oceans 1
expect Player1 tr 21

// No land is left, but an ocean is: not to be played.
newgame BR 2 mode=ops
exec 30, 2 ProjectCard
fix 12 TemperatureStep
as Player2 fix GreeneryTile<Tharsis_1_1>, GreeneryTile<Tharsis_1_3>
as Player2 fix GreeneryTile<Tharsis_2_1>, GreeneryTile<Tharsis_2_2>, GreeneryTile<Tharsis_2_3>, GreeneryTile<Tharsis_2_4>, GreeneryTile<Tharsis_2_5>
as Player2 fix GreeneryTile<Tharsis_3_1>, GreeneryTile<Tharsis_3_2>, GreeneryTile<Tharsis_3_3>, GreeneryTile<Tharsis_3_4>, GreeneryTile<Tharsis_3_5>, GreeneryTile<Tharsis_3_6>, GreeneryTile<Tharsis_3_7>
as Player2 fix GreeneryTile<Tharsis_4_1>, GreeneryTile<Tharsis_4_2>, GreeneryTile<Tharsis_4_3>, GreeneryTile<Tharsis_4_4>, GreeneryTile<Tharsis_4_5>, GreeneryTile<Tharsis_4_6>, GreeneryTile<Tharsis_4_7>
as Player2 fix GreeneryTile<Tharsis_5_1>, GreeneryTile<Tharsis_5_2>, GreeneryTile<Tharsis_5_7>, GreeneryTile<Tharsis_5_8>, GreeneryTile<Tharsis_5_9>
as Player2 fix GreeneryTile<Tharsis_6_2>, GreeneryTile<Tharsis_6_3>, GreeneryTile<Tharsis_6_4>, GreeneryTile<Tharsis_6_5>, GreeneryTile<Tharsis_6_6>
as Player2 fix GreeneryTile<Tharsis_7_3>, GreeneryTile<Tharsis_7_4>, GreeneryTile<Tharsis_7_5>, GreeneryTile<Tharsis_7_6>, GreeneryTile<Tharsis_7_7>, GreeneryTile<Tharsis_7_8>, GreeneryTile<Tharsis_7_9>
as Player2 fix GreeneryTile<Tharsis_8_4>, GreeneryTile<Tharsis_8_5>, GreeneryTile<Tharsis_8_6>, GreeneryTile<Tharsis_8_7>, GreeneryTile<Tharsis_8_8>, GreeneryTile<Tharsis_8_9>
as Player2 fix GreeneryTile<Tharsis_9_5>, GreeneryTile<Tharsis_9_6>, GreeneryTile<Tharsis_9_7>
as Player2 fix GreeneryTile<Tharsis_9_8>
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>
expect fails dead-end play ArtificialLake, 15
expect Player1 stock 30 0 0 0 0 0 hand 2
// The ninth ocean lies elsewhere: now nothing is to be placed, and the card is worth its point.
fix OceanTile<Tharsis_6_7>
play ArtificialLake, 15
expect global oceans 9
expect Player1 tr 20 score cards 1
