# Trading and building colonies where something is at its end, missing or somebody else's.

// A marker at the very beginning: Luna still has 1.
newgame BRC 2 mode=tasks colonies=Luna,Io
exec 9
fix -ColonyProduction<Luna>
trade Luna, 9
expect Player1 stock 1 0 0 0 0 0

// Two fleets go to two tiles; where a fleet is, nobody else trades in this generation.
newgame BRC 2 mode=tasks colonies=Luna,Io
exec 18
as Player2 exec 9
fix TradeFleet
trade Luna, 9
expect fails trade Luna, 9
expect fails as Player2 trade Luna, 9
trade Io, 9
expect Player1 stock 2 0 0 0 0 3

// Titan wakes by anybody's card; whoever has none for floaters trades there for nothing.
newgame BRVC 2 mode=tasks colonies=Titan,Io
exec 9
as Player2 exec Dirigibles
trade Titan, 9
expect Player1 stock 0 0 0 0 0 0
expect =1 Trade<Titan>

// Two discounts: 1 energy, or 7.
newgame BRC 2 mode=tasks colonies=Luna,Io
exec 7, Energy
fix CryoSleep, RimFreighters, TradeFleet
trade Luna, 1 Energy
trade Io, 7
expect Player1 stock 2 0 0 0 0 3

// Market Manipulation: a marker that a colony holds cannot go down, a marker at its end cannot go up.
newgame BRC 2 mode=tasks colonies=Luna,Io
exec 2, 2 ProjectCard
fix Colony<Luna>
play MarketManipulation, 1
expect fails task ColonyProduction<Io> FROM ColonyProduction<Luna>
task ColonyProduction<Luna> FROM ColonyProduction<Io>
expect =2 ColonyProduction<Luna>, =0 ColonyProduction<Io>

// An Earth tag of an event is an animal for the zoo.
newgame BRC 2 mode=tasks colonies=Luna,Io
exec 1, ProjectCard
fix MartianZoo
play MarketManipulation, 1
task ColonyProduction<Io> FROM ColonyProduction<Luna>
expect =1 Animal<MartianZoo>

// Research Colony: a second colony beside one's own, which pushes the marker.
newgame BRC 2 mode=tasks colonies=Luna,Io
exec 20, ProjectCard
fix Colony<Luna>
play ResearchColony, 20
task Colony<Luna>
expect =2 Colony<Luna>, =2 ColonyProduction<Luna>
expect Player1 prod 2 0 0 0 0 0 hand 2

// Poseidon hears a colony that a card of somebody else's brings.
newgame BRC 2 mode=tasks colonies=Luna,Io
fix Poseidon
as Player2 exec 23, ProjectCard
as Player2 play IceMoonColony, 23
as Player2 place 1_2
as Player2 task Colony<Luna>
expect Player1 prod 1 0 0 0 0 0
expect Player2 prod 2 0 0 0 0 0

// Productive Outpost: each bonus of one's colonies, and Pluto's card comes and goes.
newgame BRC 2 mode=tasks colonies=Pluto,Luna,Ceres
exec ProjectCard
fix Colony<Pluto>, Colony<Luna>
play ProductiveOutpost
expect Player1 stock 2 0 0 0 0 0 hand 0

// Colonies of others count for Molecular Printing, not for Pioneer Settlement's limit.
newgame BRC 2 mode=tasks colonies=Luna,Io,Ceres
exec 11, 2 ProjectCard
as Player2 fix Colony<Luna>, Colony<Io>, CityTile<Tharsis_3_4>
fix Colony<Luna>
play MolecularPrinting, 11
expect Player1 stock 4 0 0 0 0 0
fix Colony<Ceres>
exec 13
expect fails requirement play PioneerSettlement, 13

// Air Raid: the floater goes whoever is robbed, and as much as there is.
newgame BRC 3 mode=tasks colonies=Luna,Io
exec ProjectCard
fix TitanShuttles, Floater<TitanShuttles>
as Player3 exec 3
play AirRaid
task? 3 Megacredit<Player1 FROM Player3>
expect Player1 stock 3 0 0 0 0 0
expect Player3 stock 0 0 0 0 0 0

// Aridor: an event shows its tags only while it is played, and brings nothing new.
newgame BRC 2 mode=tasks colonies=Luna,Io
exec 2 ProjectCard
play Aridor
play Virus, 1
task? Ok
expect Player1 prod 0 0 0 0 0 0

// Community Services counts itself, and the corporation if that has no tag.
newgame BRC 2 mode=tasks colonies=Luna,Io
exec 13, ProjectCard
fix CrediCor
play CommunityServices, 13
expect Player1 prod 2 0 0 0 0 0

// A free trade needs a fleet at home.
newgame BRC 2 mode=tasks colonies=Luna,Io
fix TitanFloatingLaunchPad, Floater<TitanFloatingLaunchPad>, -TradeFleet
expect fails action TitanFloatingLaunchPad 2
