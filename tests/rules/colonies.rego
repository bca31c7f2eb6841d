# Colony tiles: building, trading, markers, fleets, sleep, and what happens between generations.

// Named tiles are in play; three of the eleven sleep until somebody has a card for what they deal in.
newgame BRC 2 colonies=Luna,Titan,Enceladus,Miranda mode=ops
expect =1 ColonyTile
expect =3 SleepingTile
expect =1 ColonyProduction<Luna>
expect =0 ColonyProduction<Titan>
exec 50, 9 ProjectCard
play Tardigrades, 4
expect Enceladus, =1 ColonyProduction<Enceladus>, =2 SleepingTile
as Player2 exec 50, 9 ProjectCard
as Player2 play Pets, 10
expect Miranda, =1 SleepingTile<Class<Titan>>
as Player2 play TitanShuttles, 23
expect Titan, =0 SleepingTile, =4 ColonyTile

// Without names all eleven are there. Unknown ones are refused.
newgame BRC 2
expect =8 ColonyTile, =3 SleepingTile, =2 TradeFleet<Anyone>
expect fails unknown-name newgame BRC 2 colonies=Moon

// A colony for 17: the bonus at once, one a player and tile, three a tile; the marker makes way.
newgame BRC 4 colonies=Luna,Ceres,Triton mode=ops
exec 100
as Player2 exec 100
as Player3 exec 100
as Player4 exec 100
expect fails limit project BuildColony, 16
project BuildColony, 17
task Colony<Luna>
expect Player1 stock 83 0 0 0 0 0 prod 2 0 0 0 0 0
expect =1 Colony, =1 ColonyProduction<Luna>
project BuildColony
expect fails narrowing task Colony<Luna>
task Colony<Triton>
expect Player1 stock 66 0 3 0 0 0
as Player2 project BuildColony
as Player2 task Colony<Luna>
expect =2 ColonyProduction<Luna>, =3 Colony<Anyone>
as Player3 project BuildColony
as Player3 task Colony<Luna>
expect =3 ColonyProduction<Luna>
as Player4 project BuildColony
expect fails limit as Player4 task Colony<Luna>
as Player4 task Colony<Ceres>
expect Player4 prod 0 1 0 0 0 0

// A trade: what the marker shows, then every colony's bonus, then the marker goes down as far as colonies let it.
newgame BRC 3 colonies=Luna,Ceres,Triton mode=ops
exec 20, 3 Energy, 3 Titanium
fix Colony<Luna, Player1>, Colony<Luna, Player2>, 3 ColonyProduction<Luna>
expect =4 ColonyProduction<Luna>
trade Luna, 9
expect Player1 stock 23 0 3 0 3 0
expect Player2 stock 2 0 0 0 0 0
expect Player3 stock 0 0 0 0 0 0
expect =2 ColonyProduction<Luna>, =0 TradeFleet, =1 Trade<Luna>
expect fails limit trade Ceres, 9
fix TradeFleet
expect fails limit trade Luna, 9
as Player2 exec 9
expect fails limit as Player2 trade Luna, 9
trade Ceres, 3 Energy
expect Player1 stock 23 2 3 0 0 0
expect =0 ColonyProduction<Ceres>
fix TradeFleet
trade Triton, 3 Titanium
expect Player1 stock 23 2 1 0 0 0

// What is said must be enough and not too much, and of one kind. Not said: energy, then titanium, then money.
newgame BRC 2 colonies=Luna,Ceres,Triton mode=ops
exec 20, 4 Energy, 4 Titanium
fix 2 TradeFleet
expect fails limit trade Luna, 2 Energy
expect fails limit trade Luna, 4 Energy
expect fails limit trade Luna, 3 Steel
expect fails limit trade Luna, 2 Energy, 1 Titanium
expect fails limit trade Luna, 8
expect Player1 stock 20 0 4 0 4 0
trade Luna
expect Player1 stock 22 0 4 0 1 0
trade Ceres
expect Player1 stock 22 2 1 0 1 0
trade Triton
expect Player1 stock 13 2 2 0 1 0

// Helion's heat is money here too.
newgame BRC 2 colonies=Luna,Ceres,Triton mode=ops
play Helion
exec -36, 5 Heat
trade Luna, 6, 3 Heat
expect Player1 stock 2 0 0 0 0 2

// Discounts are one unit each, of whatever is paid with.
newgame BRC 2 colonies=Luna,Ceres,Triton mode=ops
exec 20, 4 Energy, 4 Titanium
fix CryoSleep, 2 TradeFleet
trade Luna, 2 Energy
expect Player1 stock 22 0 4 0 2 0
fix RimFreighters
trade Ceres, 1 Titanium
expect fails limit trade Triton, 8
trade Triton, 7
expect Player1 stock 15 2 4 0 2 0

// First the markers, by those who may: the income follows the raised track.
newgame BRC 2 colonies=Luna,Europa,Titan mode=ops
exec 30
fix TradeEnvoys, TradingColony, 2 TradeFleet
trade Luna, 9
task ColonyProduction<Luna>
task ColonyProduction<Luna>
expect Player1 stock 28 0 0 0 0 0
expect =0 ColonyProduction<Luna>
trade Europa, 9
task Ok
task Ok
expect Player1 stock 19 0 0 0 0 0 prod 1 0 0 0 0 0
expect =0 ColonyProduction<Europa>

// Nothing to raise at the end of a track.
newgame BRC 2 colonies=Luna,Europa,Titan mode=ops
exec 9
fix TradeEnvoys, 5 ColonyProduction<Luna>
trade Luna, 9
expect Player1 stock 17 0 0 0 0 0

// Each tile's build bonus, income and colony bonus.
newgame BRC 2 mode=ops
exec 40
fix 10 TradeFleet, Tardigrades, Pets, TitanShuttles
exec Titan FROM SleepingTile<Class<Titan>>, Miranda FROM SleepingTile<Class<Miranda>>
exec Enceladus FROM SleepingTile<Class<Enceladus>>
exec Colony<Callisto>
expect Player1 prod 0 0 0 0 1 0
exec Trade<Callisto> FROM TradeFleet
expect Player1 stock 40 0 0 0 5 0
exec Colony<Ceres>
exec Trade<Ceres> FROM TradeFleet
expect Player1 stock 40 4 0 0 5 0 prod 0 1 0 0 1 0
exec Colony<Enceladus>
exec Trade<Enceladus> FROM TradeFleet
expect =5 Microbe<Tardigrades>
exec Colony<Europa>
place 1_4
exec Trade<Europa> FROM TradeFleet
expect Player1 stock 41 4 0 0 5 0 prod 1 1 0 0 1 0 hand 1
exec Colony<Ganymede>
exec Trade<Ganymede> FROM TradeFleet
expect Player1 stock 41 4 0 2 5 0 prod 1 1 0 1 1 0
exec Colony<Io>
exec Trade<Io> FROM TradeFleet
expect Player1 stock 41 4 0 2 5 5 prod 1 1 0 1 1 1
exec Colony<Luna>
exec Trade<Luna> FROM TradeFleet
expect Player1 stock 45 4 0 2 5 5 prod 3 1 0 1 1 1
exec Colony<Miranda>
exec Trade<Miranda> FROM TradeFleet
expect =2 Animal<Pets>
expect Player1 hand 2
exec Colony<Pluto>
exec Trade<Pluto> FROM TradeFleet
expect Player1 hand 5
exec Colony<Titan>
exec Trade<Titan> FROM TradeFleet
expect =5 Floater<TitanShuttles>
exec Colony<Triton>
exec Trade<Triton> FROM TradeFleet
expect Player1 stock 45 4 5 2 5 5

// The last values of the tracks.
newgame BRC 2 mode=ops
fix 10 TradeFleet, Tardigrades, Pets, TitanShuttles
exec Titan FROM SleepingTile<Class<Titan>>, Miranda FROM SleepingTile<Class<Miranda>>
exec Enceladus FROM SleepingTile<Class<Enceladus>>
exec EACH ColonyTile: 9 ColonyProduction<ColonyTile>
expect =66 ColonyProduction
exec Trade<Callisto> FROM TradeFleet
exec Trade<Ceres> FROM TradeFleet
exec Trade<Enceladus> FROM TradeFleet
exec Trade<Europa> FROM TradeFleet
exec Trade<Ganymede> FROM TradeFleet
exec Trade<Io> FROM TradeFleet
exec Trade<Luna> FROM TradeFleet
exec Trade<Miranda> FROM TradeFleet
exec Trade<Pluto> FROM TradeFleet
exec Trade<Titan> FROM TradeFleet
exec Trade<Triton> FROM TradeFleet
expect Player1 stock 17 10 5 6 13 13 prod 0 0 0 1 0 0 hand 4
expect =5 Microbe, =3 Animal, =4 Floater
expect =0 ColonyProduction

// A colony of another player's brings them something to choose before the marker goes back.
newgame BRC 2 colonies=Titan,Luna,Ceres mode=ops
exec 9
fix TitanShuttles<Player2>, JovianLanterns<Player2>, TitanAirScrapping<Player1>
exec Titan FROM SleepingTile<Class<Titan>>
fix Colony<Titan, Player2>, 2 ColonyProduction<Titan>
trade Titan, 9
expect =2 Floater<TitanAirScrapping>
expect =3 ColonyProduction<Titan>
as Player2 put TitanShuttles
expect =1 ColonyProduction<Titan>
expect =1 Floater<Player2, TitanShuttles<Player2>>

// Between generations: markers of all tiles that are awake go up, to six at most; fleets come home.
newgame BRC 2 colonies=Luna,Titan,Ceres
as Player1 play CrediCor
buy 0
as Player2 play Ecoline
buy 0
as Player1 trade Luna, 9
pass
as Player2 trade Ceres, 9
fix 6 ColonyProduction<Ceres>
as Player2 pass
expect global gen 2
expect phase Research
expect =1 ColonyProduction<Luna>, =6 ColonyProduction<Ceres>, =0 Trade<Anyone>
expect =2 TradeFleet<Anyone>, =1 SleepingTile
as Player1 buy 0
as Player2 buy 0
as Player2 trade Luna
expect =0 ColonyProduction<Luna>

// None of it after the last generation.
newgame BRC 2 colonies=Luna,Ceres,Io
as Player1 play CrediCor
buy 0
as Player2 play Ecoline
buy 0
fix 19 TemperatureStep, 14 OxygenStep
mode ops
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
mode game
as Player1 pass
as Player2 pass
expect phase End
expect =1 ColonyProduction<Luna>

// Alone: two steps of money production less, and of four tiles one goes when the corporation is played.
newgame BRC 1 colonies=Luna,Titan,Ceres,Io
expect Player1 prod -2 0 0 0 0 0
as Engine task CityTile<Tharsis_2_3, SoloOpponent>
as Engine task GreeneryTile<Tharsis_3_3, SoloOpponent>
as Engine task CityTile<Tharsis_7_4, SoloOpponent>
as Engine task GreeneryTile<Tharsis_7_5, SoloOpponent>
expect =4 (ColonyTile OR SleepingTile)
play CrediCor
task -Io
buy 0
expect Luna, Ceres, =0 Io, =1 SleepingTile
trade Ceres, 9
expect Player1 stock 48 2 0 0 0 0

// Or the one that sleeps.
newgame BRC 1 colonies=Luna,Titan,Ceres,Io
as Engine task CityTile<Tharsis_2_3, SoloOpponent>
as Engine task GreeneryTile<Tharsis_3_3, SoloOpponent>
as Engine task CityTile<Tharsis_7_4, SoloOpponent>
as Engine task GreeneryTile<Tharsis_7_5, SoloOpponent>
play CrediCor
task -SleepingTile<Class<Titan>>
buy 0
expect =3 ColonyTile, =0 SleepingTile

// The neutral opponent's cards wake nothing.
newgame BRC 1 colonies=Miranda,Enceladus,Luna
expect =2 SleepingTile

// The solar phase by hand: markers move up and fleets come home, each time.
newgame BRC 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
exec Trade<Luna> FROM TradeFleet
expect =0 ColonyProduction<Luna>, =1 ColonyProduction<Io>, =0 TradeFleet
phase Solar
expect =1 ColonyProduction<Luna>, =2 ColonyProduction<Io>, =1 TradeFleet
phase Action
phase Solar
expect =2 ColonyProduction<Luna>, =3 ColonyProduction<Io>

// With Venus Next they wait for the world government.
newgame BRVC 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
phase Solar
expect =1 ColonyProduction<Luna>
task VenusStep
expect =2 ColonyProduction<Luna>
expect global venus 2

// Curiosity on Terra Cimmeria: whoever places a tile there pays 5 and gets a colony.
newgame BRCI 2 colonies=Luna,Io,Ceres,Callisto,Ganymede
play Helion
buy 0
as Player2 play ThorGate
buy 0
fix 8 Plant<Player1>, 8 Plant<Player2>, -38 Megacredit<Player1>
convert plants
// 4 are not enough.
expect fails place 3_3
fix 6 Megacredit<Player1>
place 3_3
task Colony<Io>
expect Player1 stock 5 0 0 0 0 0 prod 0 0 0 0 0 4 tr 21
expect =1 Colony<Io>
// Where no tile is open for a colony the price is paid all the same.
newgame BRCI 2 mode=ops colonies=Luna,Io,Ceres
phase Action
fix 5, 8 Plant, Colony<Luna>, Colony<Io>, 3 Colony<Ceres, Player2>
convert plants
place 3_3
expect Player1 stock 0 0 0 0 0 0 tr 21
expect =2 Colony
// Without Colonies it is an area like any other.
newgame BRI 2 mode=ops
exec GreeneryTile<TerraCimmeria_3_3>
expect Player1 stock 0 0 0 0 0 0 tr 21

// Aridor, joined later: kinds of tags that are in play already are not new, whatever comes of them.
newgame BRPCX 2 mode=tasks
fix Mine, SolarPower
play Aridor
expect Player1 prod 0 0 0 0 0 0
exec 40, 3 ProjectCard
play TitaniumMine, 7
expect Player1 prod 0 0 1 0 0 0
play EarthOffice, 1
expect Player1 prod 1 0 1 0 0 0
play Cartel, 5
expect Player1 prod 3 0 1 0 0 0

// Every tile is in play: Aridor's first action brings nothing, and is done.
newgame BRC 2
as Player1 play Aridor
as Player1 buy 0
as Player2 play CrediCor
as Player2 buy 0
as Player1 first
as Player1 project PowerPlant
expect Player1 stock 29 0 0 0 0 0

// One tile is missing: it must be that one.
newgame BRC 2 colonies=Callisto,Ceres,Enceladus,Europa,Ganymede,Io,Luna,Miranda,Pluto,Titan
as Player1 play Aridor
as Player1 buy 0
as Player2 play CrediCor
as Player2 buy 0
as Player1 first
expect Triton

// Two colonies on Titan: a floater twice, each onto a card of one's choice.
newgame BRVC 2 mode=tasks colonies=Luna,Io,Titan worldgov=off
exec ProjectCard, 11
play AerialMappers, 11
fix Dirigibles, 2 Colony<Titan>, 9, 2 ColonyProduction<Titan>
trade Titan, 9
put Dirigibles
put AerialMappers
put Dirigibles
expect =1 Floater<AerialMappers>
