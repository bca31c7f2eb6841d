# Taking from others.

// Up to so many, from one player, or none.
newgame BR 2 mode=tasks
exec 80, 9 ProjectCard
as Player2 exec 5 Plant
play AsteroidCard, 14
expect fails task -4 Plant<Player2>
task -2 Plant<Player2>
expect Player2 stock 0 0 0 3 0 0
play BigAsteroid, 27
task Ok
expect Player2 stock 0 0 0 3 0 0
expect =2 PlayedEvent

// Nobody has plants: nothing to choose, the event is over.
newgame BR 2 mode=tasks
exec 80, 9 ProjectCard
play AsteroidCard, 14
expect =1 PlayedEvent
expect fails task Ok

// Never from two players at once.
newgame BR 3 mode=tasks
exec 80, 9 ProjectCard
as Player2 exec 2 Plant
as Player3 exec 2 Plant
play DeimosDown, 31
expect fails task -3 Plant<Player2>
expect fails task -4 Plant<Anyone>
task -2 Plant<Player3>
expect Player2 stock 0 0 0 2 0 0
expect Player3 stock 0 0 0 0 0 0

// Sabotage: one of three kinds; Hired Raiders moves what it takes.
newgame BR 2 mode=tasks
exec 10, 9 ProjectCard
as Player2 exec 5 Titanium, 2 Steel, 5
play Sabotage, 1
task -3 Titanium<Player2>
play HiredRaiders, 1
task 2 Steel<Owner FROM Player2>
expect Player2 stock 5 0 2 0 0 0
expect Player1 stock 8 2 0 0 0 0

// Lowering money production stops at -5.
newgame BR 2 mode=tasks
exec 10, 9 ProjectCard, PROD[Energy]
as Player2 exec PROD[-4]
expect fails as Player2 exec PROD[-2]
play Hackers, 3
expect Player2 prod -4 0 0 0 0 0
expect Player1 prod 0 0 0 0 0 0
// (its own production was the only one that could go down by two, and then up again)

// At -4 money production Immigrant City can still be played: its own city brings the step that is missing.
newgame BR 2 mode=tasks
exec 13, ProjectCard, PROD[Energy], PROD[-4]
play ImmigrantCity, 13
place 3_4
expect Player1 prod -5 0 0 0 0 0
// At -5 it cannot.
newgame BR 2 mode=tasks
exec 13, ProjectCard, PROD[Energy], PROD[-5]
expect fails play ImmigrantCity, 13
expect Player1 stock 13 _ _ _ _ _ hand 1

// Energy that is not there cannot be spent: no such card is half played.
newgame BR 2 mode=tasks
exec 20, ProjectCard
expect fails dead-end play CorporateStronghold, 11
expect fails dead-end play CarbonateProcessing, 6
expect Player1 stock 20 _ _ _ _ _ hand 1
expect =0 CityTile, =0 CardFront

// Energy Tapping may take from oneself if nobody else has any.
newgame BR 2 mode=tasks
exec 6, 2 ProjectCard
play EnergyTapping, 3
expect Player1 prod 0 0 0 0 0 0

// Flooding: money from the owner of one tile beside the new ocean.
newgame BR 2 mode=tasks
exec 7, ProjectCard
as Player2 exec 10
as Player2 exec CityTile<Tharsis_1_3>
play Flooding, 7
place 1_4
expect fails task -5 M<Player2>
task -4 M<Player2>
expect Player2 stock 6 _ _ _ _ _
expect Player1 score cards -1

// Asteroid Mining Consortium needs own titanium production, and takes a step of anybody's.
newgame BR 2 mode=tasks
exec 20, 2 ProjectCard, PROD[Titanium]
as Player2 exec PROD[2 Titanium]
play AsteroidMiningConsortium, 13
task PROD[-Titanium<Player2>]
expect Player1 prod 0 0 2 0 0 0
expect Player2 prod 0 0 1 0 0 0

// In solo the neutral opponent always has something to lose.
newgame BR 1 mode=tasks
exec 80, 9 ProjectCard
play BigAsteroid, 27
task -4 Plant<SoloOpponent>
play EnergyTapping, 3
task? PROD[-Energy<SoloOpponent>]
expect Player1 prod 0 0 0 0 1 0
play HiredRaiders, 1
task 3 Megacredit<Player1> FROM Megacredit<SoloOpponent>
expect Player1 stock 52 _ 4 _ _ _

// Virus: none at all, although there would be plants.
newgame BR 2 mode=tasks
exec 1, ProjectCard
as Player2 exec 6 Plant
play Virus, 1
task Ok
expect Player2 stock 0 0 0 6 0 0

// Impactor Swarm: two plants, not three.
newgame BRC 2 mode=tasks
exec 11, ProjectCard
fix BeginnerCorporation, 2 JovianTag<BeginnerCorporation>
as Player2 exec 6 Plant
play ImpactorSwarm, 11
expect fails task -3 Plant<Player2>
task -2 Plant<Player2>
expect Player1 stock 0 0 0 0 0 12
expect Player2 stock 0 0 0 4 0 0

// Twice in a generation from the same player: that it has happened is noted once.
newgame BRX 2 mode=tasks
exec 80, 9 ProjectCard
as Player2 exec 6 Plant
play AsteroidCard, 14
task -2 Plant<Player2>
play BigAsteroid, 27
task -2 Plant<Player2>
expect Player2 stock 0 0 0 2 0 0
expect =1 PlantsRemoved<Player2>
