# The course of a game in mode game.

// Corporations in any order, then the first player begins.
newgame BR 3
expect phase Corporation
as Player3 play CrediCor
as Player3 buy 10
as Player1 play Ecoline
as Player1 buy 0
expect fails not-now as Player1 play Mine
as Player2 play ThorGate
expect phase Corporation
as Player2 buy 2
expect phase Action
expect turn Player1
expect Player3 stock 27 0 0 0 0 0 hand 10

// Nobody plays two corporations, nobody buys twice.
newgame BR 2
as Player1 play CrediCor
as Player1 buy 3
expect fails as Player1 play Ecoline
expect fails as Player1 buy 1
expect fails as Player2 play CrediCor
expect fails not-now as Player2 buy 1

// One or two actions a turn; the next player's move ends a turn after one.
newgame BR 2
as Player1 play CrediCor
as Player1 buy 4
as Player2 play InterplanetaryCinematics
as Player2 buy 4
as Player1 play Mine, 4
expect turn Player1
expect fails as Player2 play Mine
as Player2 play TitaniumMine, 1, 3 Steel
expect turn Player2
as Player2 sell 1
expect turn Player1
as Player1 sell 1
as Player1 end
expect turn Player2
expect fails not-now as Player1 sell 1
expect fails not-now as Player2 end
as Player2 pass
expect turn Player1
expect fails not-now as Player2 sell 1
as Player1 sell 1
as Player1 sell 1
expect turn Player1
as Player1 pass
expect phase Research
expect global gen 2
expect Player1 stock 64 1 0 0 0 0 hand 0
as Player1 buy 4
as Player2 buy 0
expect turn Player2
expect phase Action

// Who has passed is left out, whether the turn before ends by itself, by `end` or by the next player's move.
newgame BR 4
as Player1 play CrediCor
as Player1 buy 4
as Player2 play Ecoline
as Player2 buy 1
as Player3 play ThorGate
as Player3 buy 4
as Player4 play Teractor
as Player4 buy 1
as Player1 sell 1
as Player2 pass
as Player3 sell 1
as Player4 pass
expect turn Player1
as Player1 sell 1
as Player1 sell 1
expect turn Player3
as Player3 sell 1
as Player3 end
expect turn Player1
as Player1 sell 1
expect fails not-now as Player2 sell 1
as Player3 sell 1
expect turn Player3
expect fails not-now as Player4 sell 1
as Player3 sell 1
expect turn Player1
as Player1 pass
expect turn Player3
as Player3 pass
expect phase Research

// Energy turns into heat before production.
newgame BR 2
as Player1 play ThorGate
as Player1 buy 1
as Player2 play CrediCor
as Player2 buy 1
as Player1 project PowerPlant
as Player1 end
as Player2 pass
as Player1 pass
expect Player1 stock 57 0 0 0 2 0
as Player2 buy 0
as Player1 buy 0
as Player2 pass
as Player1 pass
expect Player1 stock 77 0 0 0 2 2
expect global gen 3

// Card actions come back with the next generation.
newgame BR 2
as Player1 play CrediCor
as Player1 buy 2
as Player2 play Ecoline
as Player2 buy 0
as Player1 play InventorsGuild, 9
as Player1 action InventorsGuild
as Player1 buy 1
expect Player1 stock 39 _ _ _ _ _ hand 2
as Player2 pass
expect fails not-now as Player1 action InventorsGuild
as Player1 pass
as Player1 buy 0
as Player2 buy 0
as Player2 pass
as Player1 action InventorsGuild
as Player1 buy 0
expect Player1 hand 2

// A prescribed first action comes first; an answer to its choice does it too.
newgame BR 2
as Player1 play TharsisRepublic
as Player1 buy 1
as Player2 play Inventrix
as Player2 buy 0
expect fails not-now as Player1 sell 1
as Player1 place 3_4
expect Player1 stock 40 0 0 0 0 0 prod 1 0 0 0 0 0
as Player1 end
expect fails not-now as Player2 sell 1
as Player2 first
expect Player2 hand 3
as Player2 sell 1

// Without Corporate Era everybody starts with one of each production.
newgame B 2
expect Player1 prod 1 1 1 1 1 1
expect Player2 prod 1 1 1 1 1 1
as Player1 play BeginnerCorporation
expect Player1 stock 42 _ _ _ _ _ hand 10
expect fails as Player1 buy 1

// Solo: 14 TR, neutral tiles by the engine, nothing raised by them.
newgame BR 1
expect Player1 tr 14
expect fails not-now play CrediCor
as Engine task CityTile<Tharsis_4_5, SoloOpponent>
expect fails as Engine task GreeneryTile<Tharsis_7_5, SoloOpponent>
as Engine task GreeneryTile<Tharsis_4_6, SoloOpponent>
as Engine task CityTile<Tharsis_8_6, SoloOpponent>
as Engine task GreeneryTile<Tharsis_8_5, SoloOpponent>
expect global oxygen 0
expect Player1 tr 14
play TharsisRepublic
buy 0
expect Player1 prod 2 0 0 0 0 0

// Cards needed in hand; none is played twice.
newgame BR 2
as Player1 play CrediCor
as Player1 buy 1
as Player2 play Ecoline
as Player2 buy 1
as Player1 play Mine
expect fails limit as Player1 play Sponsors
as Player1 end
expect fails as Player2 play Mine

// Ecoline converts seven plants; others need eight.
newgame BR 2 mode=tasks
play Ecoline
exec 4 Plant
convert plants
place 3_4
expect Player1 stock 36 0 0 0 0 0 tr 21
as Player2 exec 7 Plant
expect fails as Player2 convert plants
as Player2 exec Plant
as Player2 convert plants
as Player2 place 7_4

// Undo takes back whole commands, and redo repeats them.
newgame BR 2 mode=ops
exec 5 Plant
exec 3 Plant
undo
expect Player1 stock 0 0 0 5 0 0
redo
expect Player1 stock 0 0 0 8 0 0
undo 2
expect Player1 stock 0 0 0 0 0 0

// A phase may be gone through once more where phases are set by hand.
newgame BR 2 mode=ops
exec PROD[2 Plant]
phase Production
expect =2 Plant
phase Production
expect =4 Plant

// What a milestone demands is told before what it costs.
newgame BR 2 mode=ops
expect fails requirement claim Mayor
fix CityTile<Tharsis_3_2>, CityTile<Tharsis_3_4>, CityTile<Tharsis_5_2>
expect fails limit claim Mayor

// With nothing done by itself, what has come to nothing is left by saying so.
newgame BR 2 mode=ops
auto none
exec CityTile<Tharsis_4_6>
task Plant
task #1 Ok
exec Heat
expect =1 Heat
