# The tracks: who gets TR, bonus steps, and what happens at the end of a track.

// A step of temperature is a step of TR for the one who took it, and for nobody else.
newgame BR 2 mode=ops
as Player2 exec TemperatureStep
expect Player1 tr 20
expect Player2 tr 21
expect global temp -28

// Heat production at -24 and at -20, for the one who takes that very step.
newgame BR 2 mode=ops
exec 2 TemperatureStep
as Player2 exec TemperatureStep
expect global temp -24
expect Player1 prod 0 0 0 0 0 0
expect Player2 prod 0 0 0 0 0 1
as Player2 exec TemperatureStep
exec TemperatureStep
expect global temp -20
expect Player1 prod 0 0 0 0 0 1

// Three steps at once pass over the bonus as well.
newgame BR 2 mode=ops
exec 5 TemperatureStep
expect Player1 prod 0 0 0 0 0 2 tr 25

// At 0 degrees an ocean is placed, which is TR again.
newgame BR 2 mode=ops
exec 14 TemperatureStep
expect Player1 tr 34
exec TemperatureStep
place 1_4
expect global temp 0 oceans 1
expect Player1 tr 36

// At 8 % oxygen the temperature goes up, and that can give the next bonus.
newgame BR 2 mode=ops
exec 2 TemperatureStep
exec 8 OxygenStep
expect global temp -24 oxygen 8
expect Player1 tr 31 prod 0 0 0 0 0 1

// Nothing beyond the end of a track, and no TR for it.
newgame BR 2 mode=ops
exec 14 OxygenStep
expect Player1 tr 35
exec OxygenStep
expect global oxygen 14
expect Player1 tr 35

// Two steps asked for, one possible: one TR.
newgame BR 2 mode=ops
mode raw
exec 18 TemperatureStep
mode ops
exec 2 TemperatureStep
expect Player1 tr 21
expect global temp 8

// The tenth ocean does not exist; the card is still playable.
newgame BR 2 mode=ops
mode raw
exec OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
exec OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>
mode ops
exec 23
play IceAsteroid, 23
place 6_7
expect global oceans 9
expect Player1 tr 21
expect =1 PlayedEvent

// A greenery raises oxygen, a greenery on the ninth-to-last step too; at 14 % it is just a tile.
newgame BR 2 mode=ops
mode raw
exec 14 OxygenStep
mode ops
exec GreeneryTile<Tharsis_3_4>
expect Player1 tr 20
expect GreeneryTile

// A greenery after the last production is a tile and nothing more: neither oxygen nor TR.
newgame BR 2 mode=ops
exec 16 Plant
convert plants
place 3_4
expect global oxygen 1
expect Player1 tr 21
phase FinalGreenery
convert plants
place 3_3
expect =2 GreeneryTile
expect global oxygen 1
expect Player1 tr 21 score greenery 2

// Several oceans come one by one, each with a place of its own; beyond the ninth there is nothing to place.
newgame BR 2 mode=ops
exec 3 OceanTile
place 1_2
place 1_4
place 1_5
expect global oceans 3
expect Player1 tr 23
auto first
exec 7 OceanTile
expect global oceans 9
expect Player1 tr 29

// Whoever makes the change, inside PROD it is production that changes.
newgame BR 2 mode=ops
exec PROD[Plant BY Player2]
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 1 0 0
