# Mons Insurance: who causes a loss, who pays, and how often.

// A theft between two others: the victim has 3 of the insurer's.
newgame BRX 3 mode=tasks
play MonsInsurance
as Player2 exec 1, ProjectCard
as Player3 exec 5
as Player2 play HiredRaiders, 1
as Player2 task 3 Megacredit<Player2 FROM Player3>
expect Player1 stock 45 0 0 0 0 0
expect Player2 stock 3 0 0 0 0 0
expect Player3 stock 5 0 0 0 0 0

// The insurer's own attack: 3 to the victim, however much was lost.
newgame BRX 3 mode=tasks
play MonsInsurance
exec ProjectCard
as Player3 exec 5
play Sabotage, 1
task -5 Megacredit<Player3>
expect Player1 stock 44 0 0 0 0 0
expect Player3 stock 3 0 0 0 0 0

// Production that somebody else lowers; two steps at once are one loss.
newgame BRX 2 mode=tasks
play MonsInsurance
as Player2 exec PROD[3 Plant]
exec ProjectCard
fix 13 OxygenStep
play Birds, 10
expect Player1 stock 35 0 0 0 0 0
expect Player2 stock 3 0 0 0 0 0 prod -2 0 0 1 0 0

// Animals on cards are resources.
newgame BRX 2 mode=tasks
play MonsInsurance
as Player2 fix Fish, 2 Animal<Fish>
fix Predators
action Predators
task? -Animal<Fish>
expect Player1 stock 45 0 0 0 0 0
expect Player2 stock 3 0 0 0 0 0

// The insurer is the victim: nobody pays.
newgame BRX 2 mode=tasks
play MonsInsurance
exec 5 Plant
as Player2 exec 12, ProjectCard
as Player2 play MiningExpedition, 12
as Player2 task -2 Plant<Player1>
expect Player1 stock 48 0 0 3 0 0
expect Player2 stock 0 2 0 0 0 0

// Whoever loses something by their own doing has no victim's claim.
newgame BRX 2 mode=tasks
play MonsInsurance
as Player2 exec 12, 4 Plant, ProjectCard
as Player2 play MiningExpedition, 12
as Player2 task -2 Plant<Player2>
expect Player1 stock 48 0 0 0 0 0

// One's own plants, removed by oneself, are no crash site either.
newgame BRX 2 mode=tasks
exec 16, 4 Plant, 2 ProjectCard
play MiningExpedition, 12
task -2 Plant<Player1>
expect fails requirement play CrashSiteCleanup, 4
