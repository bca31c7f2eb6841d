# Colony tiles at the table: building, trading, what is shown of them.
newgame BRC Ellie Kevin colonies=Luna,Titan,Europa,Ceres,Pluto
as Ellie play Poseidon
buy 2
as Kevin play Polyphemos
buy 2
as Ellie first
task Colony<Luna>
trade Luna, 9
as Kevin trade Luna, 9
trade Titan, 9
trade Io, 9
trade Moon, 9
why not trade Ceres, 2 Titanium
trade Ceres
project BuildColony
tasks
task Colony<Ceres>
status
board Ellie
board Kevin
map
card Trade Envoys
card Market Manipulation
card Stormcraft Incorporated
help ColonyTile
as Ellie pass
as Kevin pass
status
