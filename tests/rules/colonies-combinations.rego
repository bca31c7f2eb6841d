# Colonies together with cards of other boxes: what a judge is asked.

// --- Building ---

// Three colonies of one player on one tile: where a card allows it. Then the tile is full for everybody.
newgame BRC 2 mode=ops colonies=Luna,Io,Ceres
phase Action
fix 73, 2 ProjectCard
project BuildColony
task Colony<Luna>
play ResearchColony, 20
task Colony<Luna>
play SpacePortColony, 27
task Colony<Luna>
expect =3 Colony<Luna>, =3 ColonyProduction<Luna>, =2 TradeFleet
expect Player1 prod 6 0 0 0 0 0 stock 9 0 0 0 0 0
trade Luna, 9
// 7 at the third step, and three bonuses of 2; the marker has nowhere to go.
expect Player1 stock 13 0 0 0 0 0
expect =3 ColonyProduction<Luna>
as Player2 exec 17
as Player2 project BuildColony
expect fails limit as Player2 task Colony<Luna>
as Player2 task Colony<Io>

// No place is left for a second colony of one's own: only cards that say so can be played.
newgame BRC 2 mode=ops colonies=Luna,Io
phase Action
fix 3 Colony<Luna, Player2>, Colony<Io>, 40, 2 ProjectCard
expect fails project BuildColony
expect fails play MiningColony, 20
play ResearchColony, 20
expect =2 Colony<Io>

// All oceans lie: a colony on Europa is a colony without an ocean.
newgame BRC 2 colonies=Europa,Ceres,Triton mode=ops
phase Action
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
fix 17
project BuildColony
task Colony<Europa>
expect =1 Colony<Europa>
expect Player1 stock 0 0 0 0 0 0 tr 20

// Poseidon gains by its own colony as by any other, Colony Trade Hub by anybody's.
newgame BRPC2 2 mode=ops colonies=Luna,Io,Ceres
phase Action
fix Poseidon<Player2>, ColonyTradeHub<Player1>, 34 Megacredit<Player2>
as Player2 project BuildColony
as Player2 task Colony<Luna>
expect Player2 prod 3 0 0 0 0 0
expect Player1 stock 2 0 0 0 0 0

// A prelude that raises every track: to the end of it, and not where a tile sleeps; copied, it does so once more.
newgame BRPC2 2 mode=ops colonies=Luna,Titan,Ceres
phase Prelude
fix 4 ColonyProduction<Luna>
play EarlyColonization
task Colony<Ceres>
expect =6 ColonyProduction<Luna>, =3 ColonyProduction<Ceres>, =0 ColonyProduction<Titan>
newgame BRPCX2 2 mode=ops colonies=Luna,Io,Ceres
phase Prelude
play EarlyColonization
task Colony<Luna>
play DoubleDown
task Colony<Io>
expect Player1 stock 0 0 0 0 6 0
expect =5 ColonyProduction<Luna>

// A city, a colony and a bill.
newgame BRPCX 2 mode=ops colonies=Luna,Titan,Ceres
phase Prelude
fix 3
play StrategicBasePlanning
place 3_3
task Colony<Luna>
expect Player1 stock 0 0 0 0 0 0 prod 2 0 0 0 0 0
// Without a card to discard the old colony cannot be had.
newgame BRPC2 2 mode=ops colonies=Luna,Titan,Ceres
phase Prelude
expect fails play OldMiningColony

// --- Tiles that sleep ---

// Corporations wake them; whoever has no card for what they deal in may build and trade there for nothing.
newgame BRPVCX 3 colonies=Luna,Enceladus,Miranda,Titan,Io
as Player1 play Arklight
buy 0
as Player2 play StormcraftIncorporated
buy 0
as Player3 play Recyclon
buy 0
expect Miranda, Titan, Enceladus
newgame BRC 2 colonies=Titan,Ceres,Triton mode=ops
phase Action
fix 26, TitanShuttles<Player2>
exec Titan FROM SleepingTile<Class<Titan>>
project BuildColony
task Colony<Titan>
expect =1 Colony<Titan>, =0 Floater
trade Titan, 9
expect =0 Floater<Anyone>, =1 ColonyProduction<Titan>
// A card with the tags but without such resources wakes nothing.
newgame BRC 2 colonies=Luna,Enceladus,Miranda mode=ops
phase Action
fix 21, ProjectCard, Colony<Luna>
play EcologyResearch, 21
expect Player1 prod 0 0 0 1 0 0
expect =2 SleepingTile

// Alone, Aridor may bring back the tile that was taken out.
newgame BRC 1 colonies=Luna,Titan,Ceres,Io
as Engine task CityTile<Tharsis_2_3, SoloOpponent>
as Engine task GreeneryTile<Tharsis_3_3, SoloOpponent>
as Engine task CityTile<Tharsis_7_4, SoloOpponent>
as Engine task GreeneryTile<Tharsis_7_5, SoloOpponent>
play Aridor
task -Io
buy 0
expect fails not-now trade Luna, 9
first
task Io
expect =3 ColonyTile, =1 SleepingTile
// A wild tag is no new kind.
newgame BRPC 2 mode=ops colonies=Luna,Io,Ceres
phase Action
fix Aridor, 4, ProjectCard
play ResearchCoordination, 4
expect Player1 prod 0 0 0 0 0 0

// --- Trading ---

// Everything that moves the marker first, and what a trade brings besides, also when it is free.
newgame BRPVC2 2 mode=ops worldgov=off colonies=Luna,Io,Ceres
phase Action
fix VenusTradeHub, L1TradeTerminal, TradeEnvoys, TitanFloatingLaunchPad, Floater<TitanFloatingLaunchPad>
action TitanFloatingLaunchPad 2
task Trade<Luna> FROM TradeFleet
task 2 ColonyProduction<Luna>
task ColonyProduction<Luna>
expect Player1 stock 13 0 0 0 0 0
expect =0 ColonyProduction<Luna>, =0 TradeFleet

// The free trade once more by Viron, with another fleet and another tile.
newgame BRPVC 2 mode=ops colonies=Luna,Io,Ceres,Triton worldgov=off
phase Action
fix Viron, TitanFloatingLaunchPad, 3 Floater<TitanFloatingLaunchPad>, TradeFleet
action TitanFloatingLaunchPad 2
task Trade<Luna> FROM TradeFleet
action Viron
task UseAction<TitanFloatingLaunchPad, Second>
expect fails task Trade<Luna> FROM TradeFleet
task Trade<Triton> FROM TradeFleet
expect =1 Floater, =0 TradeFleet, =1 Titanium

// Without a fleet at home there is no free trade either.
newgame BRPVC 2 mode=ops colonies=Luna,Io,Ceres,Triton worldgov=off
phase Action
fix TitanFloatingLaunchPad, 3 Floater<TitanFloatingLaunchPad>, -TradeFleet
expect fails action TitanFloatingLaunchPad 2

// Bonuses of all colonies at once, Pluto's twice: a card comes, and one goes.
newgame BRC 2 colonies=Pluto,Luna,Triton mode=ops
phase Action
fix ProjectCard, 2 Colony<Pluto>, Colony<Luna>, Colony<Triton>
play ProductiveOutpost, 0
expect Player1 hand 0 stock 2 0 1 0 0 0
// At somebody else's trade the same, with whatever is in the hand.
newgame BRC 2 colonies=Pluto,Luna,Triton mode=ops
phase Action
fix 9, Colony<Pluto, Player2>, 3 ProjectCard<Player2>
trade Pluto, 9
expect Player1 hand 1
expect Player2 hand 3

// Markers change places: not of one tile with itself, and not beyond the end of a track.
newgame BRC 2 colonies=Luna,Ceres,Triton mode=ops
phase Action
fix 10, 3 ProjectCard, 5 ColonyProduction<Luna>
play MarketManipulation, 1
expect fails task ColonyProduction<Ceres> FROM ColonyProduction<Ceres>
expect fails task ColonyProduction<Luna> FROM ColonyProduction<Ceres>
task ColonyProduction<Triton> FROM ColonyProduction<Luna>
expect =2 ColonyProduction<Triton>, =5 ColonyProduction<Luna>

// --- Floaters and heat ---

// Whoever pays heat with floaters may waste less than one unit of what is paid with.
newgame BRCX 2 mode=ops colonies=Luna,Io,Ceres
phase Action
fix StormcraftIncorporated, 6 Floater<StormcraftIncorporated>, 7 Heat, Meltworks, CaretakerContract
expect fails limit convert heat, 7 Heat, 1 Floater<StormcraftIncorporated>
convert heat, 6 Heat, 1 Floater<StormcraftIncorporated>
expect Player1 stock 0 0 0 0 0 1 tr 21
action Meltworks, 3 Floater<StormcraftIncorporated>
expect Player1 stock 0 3 0 0 0 1
fix 3 Floater<StormcraftIncorporated>
action CaretakerContract, 4 Floater<StormcraftIncorporated>
expect Player1 stock 0 3 0 0 0 1 tr 22
expect =1 Floater

// Four at most, however many floaters; a choice of three things.
newgame BRC 2 colonies=Luna,Titan,Ceres mode=ops
phase Action
fix JupiterFloatingStation, 6 Floater<JupiterFloatingStation>, AtmoCollectors, 2 Floater<AtmoCollectors>
action JupiterFloatingStation 2
expect Player1 stock 4 0 0 0 0 0
action AtmoCollectors 2
task 4 Heat
expect Player1 stock 4 0 0 0 0 4

// Alone: the neutral opponent has money to be stolen, but no Venus tag.
newgame BRVC 1 colonies=Luna,Titan,Ceres mode=ops
phase Action
fix 2 ProjectCard, Dirigibles, Floater<Dirigibles>, 11
play AirRaid
task 5 Megacredit<Player1 FROM SoloOpponent>
expect Player1 stock 16 0 0 0 0 0
play CometForVenus, 11
expect Player1 stock 5 0 0 0 0 0 tr 15

// Jovian tags of everybody, and one's own wild ones.
newgame BRPVC 2 mode=ops worldgov=off colonies=Luna,Io,Ceres
phase Action
fix ResearchCoordination<Player1>, ResearchNetwork<Player2>, TitanShuttles<Player2>, 15, ProjectCard
play GalileanWaystation, 15
expect Player1 prod 2 0 0 0 0 0

// --- First actions, and whose turn it is ---

// A colony's bonus is chosen by its owner before the turn goes on.
newgame BRVC 2 colonies=Titan,Ceres,Triton,Luna,Io worldgov=off
as Player1 play Celestic
buy 0
as Player2 play StormcraftIncorporated
buy 0
first
fix LocalShading<Player2>, Colony<Titan, Player2>, 3 ColonyProduction<Titan>
as Player1 trade Titan, 9
expect fails as Player2 trade Luna, 9
as Player2 put LocalShading
expect =1 ColonyProduction<Titan>
as Player2 trade Luna, 9
// A first action that was passed over comes first in the next generation.
newgame BRC 2 colonies=Titan,Luna,Io,Ceres,Triton
as Player1 play Poseidon
buy 0
as Player2 play CrediCor
buy 0
as Player1 pass
as Player2 pass
as Player1 buy 0
as Player2 buy 0
as Player2 pass
expect fails not-now as Player1 trade Luna, 9
as Player1 first
task Colony<Io>
expect =2 ColonyProduction<Io>
expect Player1 prod 1 0 0 0 0 1

// --- Prices ---

// Dearer and cheaper cards for one player: 3 again.
newgame BRPCTX 2 colonies=Luna,Io,Ceres,Triton mode=ops
phase Action
fix Polyphemos, TerraLabsResearch, InventorsGuild, 5
action InventorsGuild
buy 1
expect Player1 stock 2 0 0 0 0 0 hand 1
// At -5 the colony on Luna has to come first.
newgame BRC 2 mode=ops colonies=Luna,Io
phase Action
fix PROD[-5], 13, ProjectCard
play PioneerSettlement, 13
expect fails task Colony<Io>
task Colony<Luna>
expect Player1 prod -5 0 0 0 0 0
