# Rule questions of the promos.

// A card on Self-replicating Robots is played although the hand is empty, and no other one is.
newgame BRX 2
as Player1 play BeginnerCorporation
as Player2 play Ecoline
as Player2 buy 0
fix SelfReplicatingRobots, -9 ProjectCard
as Player1 action SelfReplicatingRobots 1
as Player1 task HostedCard<Class<Mine>> FROM ProjectCard
expect Player1 hand 0
expect fails limit as Player1 play TitaniumMine, 7
as Player1 play Mine, 2
expect Player1 stock 40 0 0 0 0 0 prod 0 1 0 0 0 0 hand 0

// In a game for one the neutral opponent's plants count for Crash Site Cleanup, but it can be sued for nothing.
newgame BRX 1 mode=tasks
exec 6, 2 ProjectCard
expect fails requirement play CrashSiteCleanup, 4
exec SmallAsteroid
task -2 Plant<SoloOpponent>
expect fails play LawSuit, 2
play CrashSiteCleanup, 4
task Titanium
expect Player1 stock 2 0 1 0 0 0

// A wild tag is one kind more for Interplanetary Trade.
newgame BRX2 2 mode=tasks
exec 27, ProjectCard
fix AppliedScience, Mine
play InterplanetaryTrade, 27
expect Player1 prod 3 0 0 0 0 0
