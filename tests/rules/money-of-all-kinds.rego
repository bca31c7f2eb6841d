# What pays for what, when several things could: one resource is never spent twice, and none where it is not taken.

// The floaters of Stormcraft are two heat each: for a contract, for a trap (and one is wasted), for the conversion.
newgame BRC 2 mode=tasks colonies=Luna,Io
fix StormcraftIncorporated, 4 Floater<StormcraftIncorporated>, CaretakerContract
action CaretakerContract, 4 Floater<StormcraftIncorporated>
expect Player1 tr 21
expect =0 Floater
newgame BRC 2 mode=tasks colonies=Luna,Io
exec 1, ProjectCard
fix StormcraftIncorporated, 4 Floater<StormcraftIncorporated>
play LocalHeatTrapping, 1, 3 Floater<StormcraftIncorporated>
expect Player1 stock 0 0 0 4 0 0
expect =1 Floater
newgame BRC 2 mode=tasks colonies=Luna,Io
exec 3 Heat
fix StormcraftIncorporated, 3 Floater<StormcraftIncorporated>
convert heat, 2 Heat, 3 Floater<StormcraftIncorporated>
expect Player1 stock 0 0 0 0 0 1 tr 21

// Helion: heat that pays for the card is not there for what the card takes.
newgame BR 2 mode=tasks
exec 5 Heat, ProjectCard
fix Helion
expect fails play LocalHeatTrapping, 1 Heat
exec Heat
play LocalHeatTrapping, 1 Heat
expect Player1 stock 0 0 0 4 0 0

// Spire: its science pays, though others have science as well.
newgame BRP2 2 mode=tasks
exec 12
fix Spire, 5 Science<Spire>, PhysicsComplex, 4 Science<PhysicsComplex>
project Aquifer, 12, 3 Science
place 1_2
expect =2 Science<Spire>, =4 Science<PhysicsComplex>

// Stratospheric Birds: the last floater cannot both pay and be removed.
newgame BRV 2 mode=tasks
exec 9, ProjectCard
fix Dirigibles, Floater<Dirigibles>, 6 VenusStep
expect fails play StratosphericBirds, 9, 1 Floater<Dirigibles>
exec 3
play StratosphericBirds, 12
expect =0 Floater

// Psychrophiles pay for Potatoes, whose plants must be there besides.
newgame BRPX 2 mode=tasks
exec ProjectCard, Plant
fix Psychrophiles, Microbe<Psychrophiles>
expect fails play Potatoes, 1 Microbe<Psychrophiles>
exec Plant
play Potatoes, 1 Microbe<Psychrophiles>
expect Player1 stock 0 0 0 0 0 0 prod 2 0 0 0 0 0

// Carbon Nanosystems: graphene for cards with a city tag, not for the project of that name.
newgame BRX 2 mode=tasks
exec 25, ProjectCard, PROD[Energy]
fix CarbonNanosystems, 5 Graphene<CarbonNanosystems>
expect fails project City, 5, 5 Graphene<CarbonNanosystems>
play CupolaCity, 4 Graphene<CarbonNanosystems>
place 3_4
expect =1 Graphene
expect Player1 stock 25 0 0 0 0 0

// Martian Lumber Corp: plants, steel and money together for a building.
newgame BRX 2 mode=tasks
exec 7, ProjectCard, 2 Plant, Steel
fix MartianLumberCorp
play Steelworks, 2 Plant, 1 Steel, 7
expect Player1 stock 0 0 0 0 0 0

// All that raises titanium makes it 7; all that raises steel makes it 4.
newgame BRTX 2 mode=tasks events=Riots,Diversity
phase Action
exec 5, ProjectCard, Titanium, UnityPolicy FROM GreensPolicy
fix PhoboLog, AdvancedAlloys, MercurianAlloys
play TollStation, 1 Titanium, 5
expect Player1 stock 0 0 0 0 0 0
newgame BRX 2 mode=tasks
exec ProjectCard, Steel
fix RegoPlastics, AdvancedAlloys
play Mine, 1 Steel
expect Player1 stock 0 0 0 0 0 0

// An action that takes titanium, at the end of its track as well.
newgame BRV 2 mode=tasks
exec 2 Titanium
fix RotatorImpacts, 15 VenusStep
action RotatorImpacts 1, 2 Titanium
exec -ActionUsedMarker<RotatorImpacts>
action RotatorImpacts 2
expect Player1 stock 0 0 0 0 0 0 tr 20

// Cards cost 5, 3 or 1 where they are bought; what is drawn costs nothing.
newgame BRCT 3 mode=tasks colonies=Luna,Io events=Riots,Diversity
exec 5, Energy
fix BusinessNetwork, DevelopmentCenter, Polyphemos
action BusinessNetwork
buy 1
action DevelopmentCenter
expect Player1 stock 0 0 0 0 0 0 hand 2
as Player2 exec 1
as Player2 fix InventorsGuild, TerraLabsResearch
as Player2 action InventorsGuild
as Player2 buy 1
expect Player2 stock 0 0 0 0 0 0 hand 1

// Established Methods: a colony and an ocean; Helion's heat for what money does not cover.
newgame BRPCX 2 mode=tasks colonies=Luna,Io
exec 8, PreludeCard
play EstablishedMethods
task UseAction<BuildColonySP, First>
task Colony<Luna>
task UseAction<AquiferSP, First>
place 1_2
expect Player1 stock 3 2 0 0 0 0
newgame BRPX 2 mode=tasks
exec 6 Heat, PreludeCard
fix Helion
play EstablishedMethods
task UseAction<CitySP, First>
place 3_4
task UseAction<PowerPlantSP, First>
expect Player1 stock 0 0 0 0 0 0
