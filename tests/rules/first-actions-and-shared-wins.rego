# A prescribed first action comes before any other action, not before passing. Equal points and equal money share the win.

// (flow.rego) Who passes keeps the first action for the next generation, where it still comes first.
newgame BR 2
as Player1 play TharsisRepublic
as Player1 buy 1
as Player2 play Inventrix
as Player2 buy 0
expect fails not-now as Player1 sell 1
as Player1 pass
expect fails not-now as Player2 sell 1
as Player2 pass
expect phase Research
expect global gen 2
as Player1 buy 0
as Player2 buy 0
expect turn Player2
expect fails not-now as Player2 sell 1
as Player2 first
expect Player2 hand 3
as Player2 sell 1
expect turn Player1
expect fails not-now as Player1 sell 1
as Player1 place 3_4
expect CityTile<Tharsis_3_4, Player1>
as Player1 sell 1
expect turn Player2

// (goals.rego) Equal points, equal money: all of them have won.
newgame BR 3 mode=ops
exec 5
as Player2 exec 5
as Player3 exec 4
phase End
expect winner Player1
expect winner Player2
expect fails expect winner Player3
expect fails expect winner nobody

// All three.
newgame BR 3 mode=ops
phase End
expect winner Player1
expect winner Player2
expect winner Player3

// Before the end nobody has.
newgame BR 2 mode=ops
expect winner nobody
expect fails expect winner Player1

// Vitor, when the others have funded three awards already: none is left, and the first action brings nothing.
newgame BRP 4
as Player1 play CrediCor
as Player1 buy 0
as Player2 play ThorGate
as Player2 buy 0
as Player3 play Teractor
as Player3 buy 0
as Player4 play Vitor
as Player4 buy 0
fix 30 Megacredit<Player2>
as Player1 play Donation
as Player1 play Loan
as Player2 play SupplyDrop
as Player2 play MetalsCompany
as Player3 play Biolab
as Player3 play Mohole
as Player4 play MoholeExcavation
as Player4 play Biofuels
as Player1 fund Banker
as Player1 end
as Player2 fund Miner
as Player2 fund Thermalist
as Player3 project PowerPlant
as Player3 end
as Player4 first
as Player4 project PowerPlant
expect =3 Award<Anyone>

// An answer to nothing while the first action is awaited is refused in words.
newgame BRX 2
as Player1 play PolderTECHDutch
as Player2 play InterplanetaryCinematics
buy 0 4
expect fails narrowing task Ok
expect fails narrowing as Player1 task 2 Plant
