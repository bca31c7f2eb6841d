# Requirements and what loosens them.

// Global requirements, from both sides.
newgame BR 2 mode=ops
exec 60, 9 ProjectCard
expect fails requirement play Ants, 9
exec 3 OxygenStep
expect fails requirement play Ants, 9
exec OxygenStep
play Ants, 9
play ColonizerTrainingCamp, 8
exec 2 OxygenStep
play SearchForLife, 3
exec OxygenStep
undo 2
exec OxygenStep
expect fails requirement play SearchForLife, 3

// Inventrix: two steps either way, on temperature, oxygen and oceans.
newgame BR 2 mode=ops
play Inventrix
exec 9 ProjectCard, 2 OxygenStep
play Ants, 9
exec 4 OxygenStep
play ColonizerTrainingCamp, 8
exec OxygenStep
undo
exec 3 OxygenStep
expect fails requirement play SearchForLife
expect Player1 stock 28 _ _ _ _ _

// Leeway adds up: Inventrix and Adaptation Technology make four, Special Design six for one card.
newgame BR 2 mode=ops
play Inventrix
exec 100, 9 ProjectCard
play AdaptationTechnology, 12
expect fails requirement play Insects
exec 2 TemperatureStep
expect fails requirement play Grass, 11
exec TemperatureStep
play Grass, 11
expect fails requirement play Bushes, 10
play SpecialDesign, 4
expect fails requirement play Trees
exec TemperatureStep
play Bushes, 10
expect fails requirement play TundraFarming, 16

// Leeway does not touch tags or production.
newgame BR 2 mode=ops
play Inventrix
exec 20, 9 ProjectCard
expect fails requirement play AiCentral, 21
expect fails requirement play AsteroidMiningConsortium

// A card's own tags do not help its requirement.
newgame BR 2 mode=ops
exec 60, 9 ProjectCard
play PowerPlantCard, 4
expect fails requirement play FusionPower, 14
play GeothermalPower, 11
play FusionPower, 14

// Three different tags, one of each.
newgame BR 2 mode=ops
exec 60, 9 ProjectCard
play AdaptedLichen, 9
play Tardigrades, 4
expect fails requirement play AdvancedEcosystems, 11
exec PROD[Plant]
play Pets, 10
play AdvancedEcosystems, 11

// Rad-Suits: cities of anybody, in space too.
newgame BR 2 mode=ops
exec 60, 9 ProjectCard
as Player2 exec CityTile<Tharsis_3_4>
expect fails requirement play RadSuits, 6
play GanymedeColony, 20
play RadSuits, 6
expect Player1 prod 1 0 0 0 0 0
