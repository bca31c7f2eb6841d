# Awkward questions about cards of the base game and Corporate Era: two or three cards at once, limits, nothing to choose.

// Robotic Workforce copies a box as it is now: no city comes along, so Immigrant City's box is too much at -4.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard, PROD[3 Energy]
play ImmigrantCity, 13
place 3_4
exec PROD[-3]
expect Player1 prod -4 0 0 0 2 0
expect fails dead-end play RoboticWorkforce, 9

// Counted anew: Medical Lab with three building tags.
newgame BR 2 mode=tasks
exec 9, ProjectCard
fix MedicalLab, Mine, TitaniumMine
play RoboticWorkforce, 9
task @copyProductionBox(MedicalLab)
expect Player1 prod 1 0 0 0 0 0

// With a victim of its own: Heat Trappers needs somebody with two heat production.
newgame BR 3 mode=tasks
exec 9, ProjectCard
fix HeatTrappers
expect fails dead-end play RoboticWorkforce, 9
as Player2 exec PROD[2 Heat]
as Player3 exec PROD[2 Heat]
play RoboticWorkforce, 9
task PROD[-2 Heat<Player3>]
expect Player1 prod 0 0 0 0 1 0
expect Player2 prod 0 0 0 0 0 2
expect Player3 prod 0 0 0 0 0 0

// Of corporations and preludes, too; nothing but the box.
newgame BRP 2 mode=tasks
exec 27, 3 ProjectCard, PROD[2 Energy]
fix MiningGuild
play RoboticWorkforce, 9
expect Player1 prod 0 1 0 0 2 0
newgame BRP 2 mode=tasks
exec 9, ProjectCard
fix MoholeExcavation
play RoboticWorkforce, 9
expect Player1 stock 0 0 0 0 0 0 prod 0 1 0 0 0 2
newgame BR 2 mode=tasks
exec 9, ProjectCard, PROD[2 Energy]
fix StripMine
play RoboticWorkforce, 9
expect Player1 prod 0 2 1 0 0 0
expect global oxygen 0

// Where Mining Rights lies on both metals, a copy repeats what was chosen.
newgame BRU 2 mode=tasks
exec 18, 2 ProjectCard
play MiningRights, 9
place 8_8
task PROD[Titanium]
expect Player1 stock 9 1 1 0 0 0 prod 0 0 1 0 0 0
play RoboticWorkforce, 9
expect Player1 prod 0 0 2 0 0 0

// The plant that Moss costs may be the one that Viral Enhancers brings for it.
newgame BR 2 mode=tasks
exec 12, Plant, 2 ProjectCard
fix ViralEnhancers, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_5>, -Plant
play Moss, 4
expect Player1 stock 8 0 0 0 0 0 prod 0 0 0 1 0 0
expect fails play NitrophilicMoss, 8
exec Plant
play NitrophilicMoss, 8
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 3 0 0

// Special Design is for the next card, whether that needs it or not, and for this generation.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard
fix 2 OxygenStep
play SpecialDesign, 4
play Sponsors, 6
expect fails requirement play Ants, 9
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard
fix 2 OxygenStep
play SpecialDesign, 4
exec Generation
expect fails requirement play Ants, 9
// Indentured Workers is such a next card.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard
fix 2 OxygenStep
play SpecialDesign, 4
play IndenturedWorkers, 0
expect fails requirement play Ants, 1

// Land Claim: not where oceans or Noctis City go. Nobody else puts an Artificial Lake there. A marker is no tile to build beside.
newgame BR 2 mode=tasks
exec 1, ProjectCard
play LandClaim, 1
expect fails place 1_4
expect fails place 5_3
place 3_4
as Player2 exec 15, ProjectCard
fix 12 TemperatureStep
as Player2 play ArtificialLake, 15
expect fails as Player2 place 3_4
as Player2 place 3_5
exec GreeneryTile
place 7_4
expect =1 LandClaimMarker

// Arctic Algae hears each ocean, those of the world government as well.
newgame BRV 2 mode=tasks
fix ArcticAlgae
as Player2 exec 23, ProjectCard
as Player2 play IceAsteroid, 23
as Player2 place 1_4
as Player2 place 1_5
expect Player1 stock 0 0 0 4 0 0
exec OceanTile<Tharsis_5_5> BY Engine
expect Player1 stock 0 0 0 6 0 0

// With an empty hand Mars University has nothing to ask.
newgame BR 2 mode=tasks
exec 8, ProjectCard
play MarsUniversity, 8
expect Player1 hand 0
expect fails task Ok

// A look at a card needs no money, only buying it does.
newgame BR 2 mode=tasks
fix BusinessNetwork
action BusinessNetwork
expect Player1 hand 0
expect =1 ActionUsedMarker

// Titanium worth six; steel and titanium together; neither for a standard project.
newgame BRX 2 mode=tasks
exec ProjectCard, 5 Titanium
fix PhoboLog, MercurianAlloys, AdvancedAlloys
play AsteroidMining, 5 Titanium
newgame BR 2 mode=tasks
exec 12 Steel, Titanium, ProjectCard
play SpaceElevator, 12 Steel, 1 Titanium
expect Player1 stock 0 0 0 0 0 0
exec 20 Steel, 20 Titanium
expect fails limit project City, 13 Steel
expect fails limit project City

// Four discounts of two on a card that costs six; three on any card.
newgame BR 2 mode=tasks
exec ProjectCard
fix Shuttles, SpaceStation, QuantumExtractor, MassConverter
play TransNeptuneProbe
newgame BR 2 mode=tasks
exec 1, ProjectCard
fix AntiGravityTechnology, EarthCatapult, ResearchOutpost
play Sponsors, 1
expect Player1 stock 0 0 0 0 0 0

// CrediCor and Standard Technology both pay back for a city.
newgame BR 2 mode=tasks
exec 25
fix CrediCor, StandardTechnology
project City
place 3_4
expect Player1 stock 7 0 0 0 0 0

// No metal left on land: Mining Rights cannot be played. An ocean is nobody's tile for Mining Area.
newgame BR 2 mode=tasks
exec 9, ProjectCard
fix CityTile<Tharsis_1_1>, GreeneryTile<Tharsis_2_2>, GreeneryTile<Tharsis_3_7>, GreeneryTile<Tharsis_4_1>
fix GreeneryTile<Tharsis_8_4>, GreeneryTile<Tharsis_8_9>, GreeneryTile<Tharsis_9_5>, GreeneryTile<Tharsis_9_6>
expect fails dead-end play MiningRights, 9
newgame BR 2 mode=tasks
exec 4, ProjectCard
fix OceanTile<Tharsis_1_2>
expect fails dead-end play MiningArea, 4
fix GreeneryTile<Tharsis_2_1>
play MiningArea, 4
place 1_1
expect Player1 stock 2 2 0 0 0 0 prod 0 1 0 0 0 0

// Predators may eat from themselves, but never from Pets, not even from one's own; those may still be given more.
newgame BR 2 mode=tasks
fix Predators, Animal<Predators>
action Predators
expect =1 Animal<Predators>
newgame BR 2 mode=tasks
exec 1, ProjectCard
fix Pets, 3 Animal<Pets>, Predators
expect fails action Predators
play CEOsFavoriteProject, 1
expect =4 Animal<Pets>

// Protected Habitats: plants and animals are safe from Virus, plant production is not safe from anything.
newgame BR 2 mode=tasks
exec 5, 2 ProjectCard
fix 6 OxygenStep
as Player2 exec 5 Plant, PROD[Plant]
as Player2 fix ProtectedHabitats, Fish, 3 Animal<Fish>
play Virus, 1
expect =1 PlayedEvent
play BiomassCombustors, 4
expect Player2 stock 0 0 0 5 0 0 prod 0 0 0 0 0 0

// What an action costs must be there.
newgame BR 2 mode=tasks
fix SearchForLife, ElectroCatapult, EquatorialMagnetizer
expect fails limit action SearchForLife
expect fails action ElectroCatapult
expect fails action EquatorialMagnetizer

// Cloud Seeding takes one's own heat production if nobody else has any, and cannot be played if nobody has.
newgame BR 2 mode=tasks
exec 11, ProjectCard
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_5>
expect fails dead-end play CloudSeeding, 11
exec PROD[Heat]
play CloudSeeding, 11
expect Player1 prod -1 0 0 2 0 0

// Money production never goes below -5, and then the rating pays for it.
newgame BR 2 mode=tasks
exec 20, 2 ProjectCard, PROD[-4]
expect fails dead-end play NuclearPower, 10
expect fails dead-end play LunarBeam, 13
play PeroxidePower, 7
expect Player1 prod -5 0 0 0 2 0
mode ops
exec -13
phase Production
expect Player1 stock 15 0 0 0 2 0
